import type { ListColumn } from '../columns.ts';
import type { RowsDefinition, RowsNoun, RowsNounOf } from '../insight-definition.ts';
import type { Formats } from '../use-formats.ts';

type Words = Pick<Formats, 't' | 'quantities'>;

/** What rows are. */
export function nounOf<Row>(noun: RowsNoun | RowsNounOf<Row>, rows: readonly Row[]): RowsNoun {
  return typeof noun === 'function' ? noun(rows) : noun;
}

/** So many of what the rows of a list are: `29 days`. */
export function countedText(noun: RowsNoun, count: number, { t }: Pick<Words, 't'>): string {
  return t(`list.counted.${noun}`, { count });
}

/** In how many groups rows stand: how much they differ in a column. */
export function groupCount<Row>({ value }: Pick<ListColumn<Row>, 'value'>, rows: readonly Row[]): number {
  return new Set(rows.map(value)).size;
}

/** How much of a list is shown. */
export interface Extent {
  readonly shown: number;
  readonly total: number;
  /** The groups that the rows stand in; null where these are not counted. */
  readonly groups: { readonly noun: RowsNoun; readonly count: number } | null;
  /** Whether the server names the best rows alone, and all of these are shown. */
  readonly best: boolean;
}

/** What a list says it shows: `8 fields`, `27 changes`, `100 of 235 daily values`. */
export function extentText<Row>(
  list: Pick<RowsDefinition<Row>, 'extent'> & { readonly noun: RowsNoun },
  { shown, total, groups, best }: Extent,
  formats: Formats,
): string {
  const { t, quantities } = formats;
  if (groups) return countedText(groups.noun, groups.count, formats);
  const counts = { shown: quantities.count(shown), total: quantities.count(total) };
  if (best && list.extent) return list.extent(counts, formats);
  const rows = countedText(list.noun, total, formats);
  return shown === total ? rows : t('list.of', { shown: counts.shown, rows });
}
