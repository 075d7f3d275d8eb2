import type { ColumnPlan } from './columns.ts';
import { headerKey, headerText } from './headers.ts';
import type { CellFormat } from './cells.ts';
import type { Mapping } from './mapping-file.ts';
import { parseNumber } from './numbers.ts';
import { refuse, type FileRecord, type RecordSource } from './records.ts';
import { unitKey } from './units.ts';

/** Headers that count the days of a row, as {@link headerKey} has them. */
const countOfDays =
  /^(no|number|numberof)?(producing|production|prod|on|onstream|onprod|operating|active)?days(on|onprod|onproduction|onstream|online|produced|producing|inmonth)?$|^(dias|jours)(de|en)?(produccion|production|marcha|marche)?$/;
const monthly = /monthly|permonth|mensual|mensuel/;
/** More than the 25 hours of the longest day. */
const oneDay = 1.05;
const maxDaysOfMonth = 31;

/** Finds in a table of daily rows that its rows are months. */
export class MonthlyRows {
  readonly #counts: readonly { readonly index: number; readonly header: string }[];
  readonly #saysMonthly: boolean;
  readonly #days = new Set<string>();
  #isAtEdge = { first: true, last: true };
  #counted = { any: 0, several: 0, most: 0 };
  #several: { readonly header: string; readonly line: number } | undefined;

  constructor({ headers, columns }: ColumnPlan, { ignore = [] }: Mapping) {
    const isIgnored = (header: string) => ignore.some((name) => headerText(name) === header);
    const used = new Map(columns.map((column) => [column.index, column]));
    this.#counts = headers.flatMap((header, index) => {
      const column = used.get(index);
      const isDays = column
        ? /^d(ays)?$/.test(unitKey(column.unit ?? ''))
        : countOfDays.test(headerKey(header));
      return isDays && !isIgnored(header) ? [{ index, header }] : [];
    });
    this.#saysMonthly = headers.some((header) => !isIgnored(header) && monthly.test(headerKey(header)));
  }

  /** @param time what the record says of its day, ISO 8601; undefined where that is none */
  see(record: FileRecord, time: string | undefined, { decimal }: CellFormat): void {
    if ('problem' in record || time === undefined) return;
    const day = time.slice(0, 10);
    if (this.#days.size < 2) this.#days.add(day);
    this.#isAtEdge.first &&= day.endsWith('-01');
    this.#isAtEdge.last &&= isLastOfMonth(day);
    for (const { index, header } of this.#counts) {
      const count = parseNumber(record.cells[index] ?? '', decimal);
      if (count == null || count <= 0) continue;
      this.#counted.any += 1;
      this.#counted.most = Math.max(this.#counted.most, count);
      if (count <= oneDay) continue;
      this.#counted.several += 1;
      this.#several ??= { header, line: record.line };
    }
  }

  /** @throws ImportError where rows stand for more than a day */
  refuseIn(source: Pick<RecordSource, 'name'>, headerLine: number): void {
    if (this.#days.size === 0) return;
    const isAtEdge = this.#isAtEdge.first || this.#isAtEdge.last;
    const { any, several, most } = this.#counted;
    if ((isAtEdge || this.#days.size === 1) && several * 2 > any && most <= maxDaysOfMonth && this.#several) {
      const { header, line } = this.#several;
      refuse(
        source,
        line,
        `the rows are monthly data, "${header}" counts the days of each: use --kind months. If it says something else, leave ` +
          `it out with --ignore "${header}".`,
      );
    }
    if (isAtEdge && (this.#days.size > 1 || this.#saysMonthly))
      refuse(source, headerLine, 'the rows are monthly data: use --kind months, or give daily rows.');
  }
}

function isLastOfMonth(day: string): boolean {
  const [year = 0, month = 0, date] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate() === date;
}
