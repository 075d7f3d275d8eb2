import type { DataMeta, WellLabel } from '@cnx/api';
import type { AbsentState, DataColumn, DataSort } from '@cnx/ui';
import type { Atom } from 'jotai';
import type { ComponentType } from 'react';
import type { InsightArea, ListName, RowChoice } from '../addresses.ts';
import type { TextKey } from '../i18n/message.ts';
import type { AreaChoices } from '../state/address-faults.ts';
import type { LevelBelow } from '../state/area-choice.atoms.ts';
import type { DayWindow } from '../state/shared-data.atoms.ts';
import type { Attention, AttentionItem } from './attention.ts';
import type { ListColumn } from './columns.ts';
import type { Compared } from './compared.ts';
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
  /** The days that its page speaks of, where they are not the current window. */
  readonly daysAtom?: Atom<DayWindow | null>;
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
  readonly Actions?: ComponentType<{ large: boolean }>;
  /** Height of the chart in px, for the skeleton. @default 240 */
  readonly chartHeight?: number;
  /** Why nothing is known, where that is so: then nothing is drawn, and the sentence says why. @default null */
  readonly absence?: (body: Body) => AbsentState | null;
  /** Whether there is anything to draw; else the sentence stands alone. */
  readonly charted: (body: Body) => boolean;
  /** What proves the sentence: the chart, and the figures beside it. */
  readonly Evidence: ComponentType<EvidenceProps<Body>>;
  /** The rows that ask most for attention. */
  readonly Top: ComponentType<{ readonly body: Body }>;
}

/** What the evidence of an area is given. */
export interface EvidenceProps<Body> {
  readonly body: Body;
  /** Whether it shows the numbers of its chart instead. */
  readonly asTable: boolean;
  /** Whether it has the width of the area's own page, and room for more. */
  readonly large: boolean;
  /** Address of the area with all its rows. */
  readonly allHref: string;
}

/** The key figure of an area. */
export interface KeyFigureDefinition<Figure> {
  /** What it is. */
  readonly label: Extract<TextKey, `portal:${InsightArea}.figure`>;
  readonly viewAtom: Atom<InsightView<Figure>>;
  /** What it is computed from in the compared window. @default it is compared with the window before, as the data says */
  readonly comparedAtom?: Atom<Compared<Figure> | null>;
  /** Computes it, or says why it is not known. */
  readonly compute: (body: Figure, meta: DataMeta, window: DayWindow | null) => KeyFigure | AbsentState;
}

/** What the rows of a list, or the groups that they stand in, are, as they are counted: a text of `list.counted`. */
export type RowsNoun =
  | 'dailyValues'
  | 'days'
  | 'changes'
  | 'opportunities'
  | 'advice'
  | 'activities'
  | 'events'
  | 'businessUnit'
  | 'area'
  | 'field'
  | 'well';

/** What the rows of a list are, where that depends on what was asked for. */
export type RowsNounOf<Row> = (rows: readonly Row[]) => RowsNoun;

/** A well by its name. */
export type NamedWell = Pick<WellLabel, 'id' | 'name'>;

/** All rows of an area. */
export interface RowsDefinition<Row> {
  /** What they are. */
  readonly noun: RowsNoun | RowsNounOf<Row>;
  readonly resultAtom: Atom<PagedRows<Row>>;
  /** The columns of these rows: what is equal in all of them, as their year, need not stand in each. */
  readonly columns: (
    formats: Formats,
    rows: readonly Row[],
    window: DayWindow | null,
  ) => readonly ListColumn<Row>[];
  readonly rowId: (row: Row) => string;
  /** The well that the first column of a row names: its name leads to it. @default none */
  readonly wellOf?: (row: Row) => NamedWell | null;
  /** Orders rows by what is at stake; those that are equal by `sort` stay in this order. @default as they came */
  readonly order?: (rows: readonly Row[]) => readonly Row[];
  /** The column that the rows are sorted by at first. @default none: {@link order} alone */
  readonly sort?: DataSort;
  /**
   * The same where it depends on the data or on a choice; a phone shows that column's figure too. @default null: `sort`
   */
  readonly sortAtom?: Atom<DataSort | null>;
  /** What names the total row, where its figures are not sums. @default so many rows */
  readonly totalText?: (formats: Formats) => string;
  /** Id of the column by which rows stand in groups at first. @default none */
  readonly group?: string;
  /** Ids of the columns that are hidden at first: the column chooser shows them. @default none */
  readonly hidden?: readonly string[];
  /** What these groups are, and what the rows are in them: `8 fields`, `29 days`. */
  readonly grouped?: {
    readonly groups: (rows: readonly Row[]) => RowsNoun;
    readonly rows: RowsNoun;
  };
  /** Ids of the columns that a phone shows: the figure, then the facts below the name. */
  readonly lineColumns: readonly string[] | ((columns: readonly ListColumn<Row>[]) => readonly string[]);
  /** Parts of the rows that can be shown alone; the page begins with the first. @default all rows are shown */
  readonly parts?: RowsParts<Row>;
  /** What the rows can sum up, as `level` of the address names it. @default nothing else */
  readonly levels?: readonly string[];
  readonly details: RowDetails<Row> | RowPanelDetails;
  /** The way down from what a row sums up; null where there is nothing below. @default no row has one */
  readonly below?: (row: Row, formats: Formats) => EntityBelow | null;
  /** What the rows can be chosen by, beside the filters. */
  readonly Actions?: ComponentType;
  /** What `Actions` opens over the page: it stays open while the list around them comes, or takes another form. @default nothing */
  readonly Dialogs?: ComponentType;
  /** What can be done with the ticked rows, beside taking them away; `onDone` clears the ticks. @default nothing */
  readonly TickedActions?: ComponentType<TickedActionsProps<Row>>;
  /** Why nothing was found, and the way to what there is. @default other parts, days and filters are named */
  readonly Empty?: ComponentType<{ readonly frame: InsightFrame }>;
  /** A rule by which the rows are marked, below them. @default none */
  readonly Note?: ComponentType;
  /** Why there is no row, where that is not because nothing was found. */
  readonly absenceAtom?: Atom<AbsentState | null>;
  /** Names the total of these rows, where it is not that of all of them. @default "Total of 27 changes" */
  readonly totalName?: (rows: readonly Row[], formats: Formats) => string;
  /** What the rows are of, where the server names the best ones alone. @default "shown of total" */
  readonly extent?: (counts: { shown: string; total: string }, formats: Formats) => string;
}

/** What a row sums up, and how it is called: in short, and in full. */
export interface EntityBelow extends LevelBelow {
  /** `Wells` */
  readonly name: string;
  /** `Wells of Venture` */
  readonly label: string;
}

/** What a list is of, and what its rows say. */
export type ListDefinition<Row> = Pick<
  InsightDefinition<never, never, Row>,
  'failure' | 'anyTime' | 'daysAtom' | 'rows'
> & { readonly area: ListName };

/** Some of an area's rows. */
export interface RowsPart<Row> {
  /** As the address names it. */
  readonly id: string;
  readonly label: string;
  readonly rows: readonly Row[];
  /** Why there are no rows, where that says more than that there are none. */
  readonly none?: string;
}

/** The parts of rows: what addresses name them by, and what each has. */
export interface RowsParts<Row> {
  readonly ids: readonly string[];
  readonly of: (rows: readonly Row[], formats: Formats, window: DayWindow | null) => readonly RowsPart<Row>[];
}

/**
 * Makes parts of rows.
 * @param ids in the order in which they are offered
 */
export function rowsParts<Row, Id extends string>(
  ids: readonly Id[],
  of: (
    rows: readonly Row[],
    formats: Formats,
    window: DayWindow | null,
  ) => Readonly<Record<Id, Omit<RowsPart<Row>, 'id'>>>,
): RowsParts<Row> {
  return {
    ids,
    of: (...given) => {
      const parts = of(...given);
      return ids.map((id) => ({ id, ...parts[id] }));
    },
  };
}

/** What a row's own panel shows, beside all of its columns. */
export interface RowDetails<Row> {
  /** What the row is about, in words. */
  readonly about: (row: Row, formats: Formats) => string;
  /** What the table has no column for. */
  readonly facts: (formats: Formats) => readonly DataColumn<Row>[];
  /** What proves the row: a chart, a list. */
  readonly Evidence?: ComponentType<{ readonly row: Row }>;
  /** Why the list may lack the row that an address names. @default that it is not in the list */
  readonly missing?: (formats: Formats) => { readonly title: string; readonly text: string };
}

/** Props of the panel of an open row. */
export interface RowPanelProps {
  readonly id: string;
  /** Opens the next row, if there is one. */
  readonly onNext: () => void;
}

/** Details that stand in a panel beside the list, instead of over it. They find out themselves what they show. */
export interface RowPanelDetails {
  /** The parameter of the address that names the open one. */
  readonly choice: RowChoice;
  /** Names the panel, where the list has no row of the id. */
  readonly name: (formats: Formats) => string;
  /** What the panel shows of the event, row or thing with this id, its name included. */
  readonly Panel: ComponentType<RowPanelProps>;
}

/** Props of `TickedActions`. */
export interface TickedActionsProps<Row> {
  readonly rows: readonly Row[];
  /** Called when something was done with them. */
  readonly onDone: () => void;
}

/** What every card knows of the dashboard around it. */
export interface InsightFrame {
  /** The current window; null while it is not known. */
  readonly window: DayWindow | null;
  /** When the data that the page speaks of was current, ISO 8601 with offset; null where it says none, undefined until it is known. */
  readonly asOf: string | null | undefined;
  /** Whether any of the seven filters is set. */
  readonly filtered: boolean;
  /** Address of the area with all its rows, filters kept; of the dashboard for a card that is no area. */
  readonly allHref: string;
  readonly onWindow: (window: DayWindow) => void;
  readonly onClearFilters: () => void;
}

/** An area as the dashboard composes it; see `insightOf`. */
export interface Insight extends Pick<
  InsightDefinition<unknown, unknown, unknown>,
  'area' | 'span' | 'daysAtom'
> {
  /** What the key figure shows; null where the area has none. */
  readonly figureAtom: Atom<unknown> | null;
  /** What of it asks for attention; null where it never says so. */
  readonly attention: Attention | null;
  /** What the card alone shows. */
  readonly cardViewAtom: Atom<InsightView<unknown>>;
  /** All rows. */
  readonly rowsAtom: Atom<unknown>;
  /** What an address can choose of them. */
  readonly choices: AreaChoices;
  /** Null where the area has none. */
  readonly KeyFigure: ComponentType | null;
  readonly Card: ComponentType;
  /** Its own page: what it comes to, and all rows. */
  readonly Page: ComponentType;
}
