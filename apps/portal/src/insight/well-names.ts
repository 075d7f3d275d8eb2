import { maxNamedWells } from '../limits.ts';
import type { Formats } from './use-formats.ts';

interface OfWell {
  readonly well: { readonly name: string };
}

/** The first row of each well, and of how many more wells than a text names there are rows. */
export function rowsOfWells<Row extends OfWell>(rows: readonly Row[]): { named: Row[]; others: number } {
  const first = new Map<string, Row>();
  for (const row of rows) if (!first.has(row.well.name)) first.set(row.well.name, row);
  return {
    named: [...first.values()].slice(0, maxNamedWells),
    others: Math.max(0, first.size - maxNamedWells),
  };
}

/** The wells of some rows, each named once; of very many, the first ones and how many others there are. */
export function wellNames(rows: readonly OfWell[], { t }: Pick<Formats, 't'>): string {
  const { named, others } = rowsOfWells(rows);
  const wells = named.map(({ well }) => well.name).join(', ');
  return others > 0 ? `${wells} ${t('insight.otherWells', { count: others })}` : wells;
}
