// What asks for attention, of all areas in one order.
import { byUrgency } from '@cnx/api/urgency';
import { atom, type Atom } from 'jotai';
import type { TextKey } from '../i18n/message.ts';
import { dataCondition, mapView, type InsightView, type RequiredWindow } from './insight-view.ts';
import type { Formats } from './use-formats.ts';

/** What something that asks for attention means, the gravest first. */
export const attentionTones = ['critical', 'warning', 'info'] as const;

/** Something that asks for attention. */
export interface AttentionItem {
  /** Unique within its area. */
  readonly id: string;
  readonly tone: (typeof attentionTones)[number];
  /** The state that it is in, in a word or two: `Off track`. */
  readonly state: string;
  /** What it is, with its names. */
  readonly text: string;
  /** How much, with its unit. */
  readonly amount?: string;
  /** Oil and oil equivalent of gas at stake, Sm3/d, whichever its sign; null where none is known. */
  readonly oil: number | null;
  /** The address of its own rows, with the filters of another's query. @default where all rows of its area are */
  readonly href?: (search: string) => string;
}

/** An area that says what of it asks for attention, from the answer that it shows. */
export interface AttentionSource<Body> {
  readonly name: Extract<TextKey, `portal:${string}`>;
  readonly viewAtom: Atom<InsightView<Body>>;
  /** Where its rows are. */
  readonly hrefAtom: Atom<string>;
  /** The days that its data must lie in. */
  readonly windowAtom: Atom<RequiredWindow>;
  readonly items: (body: Body, formats: Formats) => readonly AttentionItem[];
}

/** An {@link AttentionSource} whatever its answer is. */
export interface Attention extends Pick<AttentionSource<unknown>, 'name' | 'hrefAtom'> {
  /** Null where it has no data in the window. */
  readonly itemsAtom: Atom<InsightView<((formats: Formats) => readonly AttentionItem[]) | null>>;
}

/** Ties a source to what it reads. Data outside of the window says nothing about it. */
export function attentionOf<Body>(source: AttentionSource<Body>): Attention {
  const { name, hrefAtom, viewAtom, windowAtom, items } = source;
  const itemsAtom = atom((get) => {
    const window = get(windowAtom);
    return mapView(get(viewAtom), (body, meta) => {
      const { kind } = dataCondition(meta, window);
      return kind === 'none' || kind === 'outside' ? null : (formats: Formats) => items(body, formats);
    });
  });
  return { name, hrefAtom, itemsAtom };
}

/** The gravest first; of one tone what has most at stake, and the order given where that is equal or unknown: as the bell and mails have it. */
export function rankAttention<Item extends Pick<AttentionItem, 'tone' | 'oil'>>(
  items: readonly Item[],
): Item[] {
  return byUrgency(items, ({ tone, oil }) => ({ grade: attentionTones.indexOf(tone), loss: oil }));
}
