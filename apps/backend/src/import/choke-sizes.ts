import type { ColumnPlan, MappedColumn } from './columns.ts';
import { unitKey } from './units.ts';

const isSize = ({ definition, unit }: MappedColumn) =>
  definition.holds === 'opening' && unitKey(unit ?? '').startsWith('64ths');
const isOfOneInch = (column: MappedColumn) => isSize(column) && unitKey(column.unit ?? '') === '64ths';

/** What becomes of sizes of chokes, in words. */
export function chokeNotes({ columns }: Pick<ColumnPlan, 'columns'>): string[] {
  return columns
    .filter(isSize)
    .map(
      (column) =>
        `"${column.header}" is kept in percent of a choke of ${isOfOneInch(column) ? 'one inch, 64/64' : 'two inches, 128/64'}`,
    );
}

/** Sees the sizes of chokes of a file, of which none is above that of an open one. */
export class ChokeSizes {
  readonly #column: MappedColumn | undefined;
  #largest = 0;

  constructor({ columns }: Pick<ColumnPlan, 'columns'>) {
    this.#column = columns.find(isOfOneInch);
  }

  /** @param choke in percent of one inch */
  see(choke: number | null | undefined): void {
    this.#largest = Math.max(this.#largest, choke ?? 0);
  }

  /** What is asked where a choke opens by more than one inch; undefined where none does. */
  problem(): string | undefined {
    if (!this.#column || this.#largest <= 100) return undefined;
    const { header } = this.#column;
    const size = Number(((this.#largest * 64) / 100).toPrecision(6));
    return `${header} reaches ${size}/64 of an inch, and 64/64 is kept as 100 %: use --unit "${header}=64ths of 2 in" if these chokes open by two inches, or leave the column out with --ignore "${header}"`;
  }
}
