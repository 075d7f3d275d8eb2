import type { DataMeta } from '@cnx/api';
import type { AbsentState, DataColumn } from '@cnx/ui';
import type { Atom } from 'jotai';
import type { ComponentType } from 'react';
import type { InsightArea } from '../addresses.ts';
import type { TextKey } from '../i18n/message.ts';
import type { DayWindow } from '../state/shared-data.atoms.ts';
import type { Attention, AttentionItem } from './attention.ts';
import type { FailureKey, InsightView, PagedRows } from './insight-view.ts';
import type { KeyFigure } from './key-figure.ts';
import type { Formats } from './use-formats.ts';

/**
 * An insight area as data: what it fetches, what it comes to, and what its card and its rows show. `Body` is what the
 * card shows, `Figure` what the key figure is computed from, `Row` one of all rows. The
 * heading of the top rows is the text `table` of the area.
 */
export interface InsightDefinition<Body, Figure, Row> {
  readonly area: InsightArea;
  /** The text in place of data that could not be fetched. */
  readonly failure: FailureKey;
  /** How many of twelve columns the card takes on a wide page. */
  readonly span: 4 | 5 | 7 | 8 | 12;
  /** Whether the data may lie anywhere, as plans do; else it must lie in the current window. @default false */
  readonly anyTime?: boolean;
  readonly card: CardDefinition<Body>;
  /** Its tile above the cards, where it says what no other tile does. */
  readonly keyFigure?: KeyFigureDefinition<Figure>;
  readonly rows: RowsDefinition<Row>;
}

/** The card of an area. */
export interface CardDefinition<Body> {
  readonly viewAtom: Atom<InsightView<Body>>;
  /** What the data comes to, in a sentence or two. */
  readonly takeaway: (body: Body, formats: Formats) => string;
  /** What of the data asks for attention. @default nothing */
  readonly attention?: (body: Body, formats: Formats) => readonly AttentionItem[];
  /** How far the data can be trusted, for the quiet line below. */
  readonly source?: (body: Body, formats: Formats) => string | undefined;
  /** Whether some of the data is missing, so that the source is a warning. @default false */
  readonly incomplete?: (body: Body) => boolean;
  /** What the card's data can be chosen by, beside the filters. */
  readonly Actions?: ComponentType;
  /** Height of the chart in px, for the skeleton. @default 240 */
  readonly chartHeight?: number;
  /** Why nothing is known, where that is so: then nothing is drawn, and the sentence says why. @default null */
  readonly absence?: (body: Body) => AbsentState | null;
  /** Whether there is anything to draw; else the sentence stands alone. */
  readonly charted: (body: Body) => boolean;
  /** Chart and top rows. */
  readonly Content: ComponentType<CardContentProps<Body>>;
}

/** What the content of a card is given. */
export interface CardContentProps<Body> {
  readonly body: Body;
  /** Whether the card shows the numbers of its chart instead. */
  readonly asTable: boolean;
  /** Address of the area with all its rows. */
  readonly allHref: string;
}

/** The key figure of an area. */
export interface KeyFigureDefinition<Figure> {
  /** What it is. */
  readonly label: Extract<TextKey, `portal:${InsightArea}.figure`>;
  readonly viewAtom: Atom<InsightView<Figure>>;
  /** Computes it, or says why it is not known. */
  readonly compute: (body: Figure, meta: DataMeta, window: DayWindow | null) => KeyFigure | AbsentState;
}

/** All rows of an area. */
export interface RowsDefinition<Row> {
  readonly resultAtom: Atom<PagedRows<Row>>;
  readonly columns: (formats: Formats) => readonly DataColumn<Row>[];
  readonly rowId: (row: Row) => string;
  /** What the rows can be chosen by, beside the filters. */
  readonly Actions?: ComponentType;
  /** Why there is no row, where that is not because nothing was found. */
  readonly absenceAtom?: Atom<AbsentState | null>;
  /** What the rows are of, where that is not "shown of total rows". */
  readonly extent?: (counts: { shown: string; total: string }, formats: Formats) => string;
}

/** What every card knows of the dashboard around it. */
export interface InsightFrame {
  /** The current window; null while it is not known. */
  readonly window: DayWindow | null;
  /** When the data that the page speaks of was current, ISO 8601 with offset; null while it is not known. */
  readonly asOf: string | null;
  /** Whether any of the seven filters is set. */
  readonly filtered: boolean;
  /** Address of the area with all its rows, filters kept; of the dashboard for a card that is no area. */
  readonly allHref: string;
  readonly onWindow: (window: DayWindow) => void;
  readonly onClearFilters: () => void;
}

/** An area as the dashboard composes it; see `insightOf`. */
export interface Insight extends Pick<InsightDefinition<unknown, unknown, unknown>, 'area' | 'span'> {
  /** What the key figure shows; null where the area has none. */
  readonly figureAtom: Atom<unknown> | null;
  /** What of it asks for attention; null where it never says so. */
  readonly attention: Attention | null;
  /** What the card alone shows. */
  readonly cardViewAtom: Atom<InsightView<unknown>>;
  /** All rows. */
  readonly rowsAtom: Atom<unknown>;
  /** Null where the area has none. */
  readonly KeyFigure: ComponentType | null;
  readonly Card: ComponentType;
  readonly Rows: ComponentType;
}
