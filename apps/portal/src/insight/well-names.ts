import type { Message } from '../i18n/message.ts';
import { maxNamedWells } from '../limits.ts';
import type { Formats } from './use-formats.ts';

interface OfPlace {
  readonly well: { readonly name: string; readonly fieldName: string };
  readonly silence?: { readonly wells: readonly unknown[] } | null;
}

type Words = Pick<Formats, 't'>;

const silentField = ({ well, silence }: OfPlace) =>
  silence && { field: well.fieldName, count: silence.wells.length };

/** What a row is of: its well, or its field and how many wells of that are silent. */
export function placeName(row: OfPlace, { t }: Words): string {
  const silent = silentField(row);
  return silent ? t('insight.silentField', silent) : row.well.name;
}

/** {@link placeName} as a value of a message. */
export function placeValue(row: OfPlace): string | Message {
  const silent = silentField(row);
  return silent ? { key: 'portal:insight.silentField', values: silent } : row.well.name;
}

/** The first row of each place, and of how many more places than a text names there are rows. */
export function rowsOfPlaces<Row extends OfPlace>(
  rows: readonly Row[],
  words: Words,
): { named: [name: string, row: Row][]; others: number } {
  const first = new Map<string, Row>();
  for (const row of rows) {
    const name = placeName(row, words);
    if (!first.has(name)) first.set(name, row);
  }
  return {
    named: [...first].slice(0, maxNamedWells),
    others: Math.max(0, first.size - maxNamedWells),
  };
}

/** The wells of some rows, each named once; of very many, the first ones and how many others there are. */
export function wellNames(rows: readonly OfPlace[], words: Words): string {
  const { named, others } = rowsOfPlaces(rows, words);
  const names = named.map(([name]) => name).join(', ');
  return others > 0 ? `${names} ${words.t('insight.otherWells', { count: others })}` : names;
}
