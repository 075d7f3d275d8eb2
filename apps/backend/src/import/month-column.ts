import type { ColumnDefinition } from './columns.ts';
import { headerKey } from './headers.ts';
import { words } from './spellings.ts';

/** The month that a row stands for. */
export const monthColumn: ColumnDefinition = {
  name: 'month',
  holds: 'monthOrDay',
  required: true,
  spellings: words(`
    month yearmonth yyyymm productionmonth productionmonthenddate monthenddate prodmonth reportmonth reportingmonth period productiondate proddate date
    productiondatetime productionperiodenddate periodend monthend mes periodo fecha data mois periode`),
};

const quarterly = /quarter|trimest|semest|halfyear|^annual|^yearly|^anual|^annuel/;

/** What is wrong with a table of which a column says that its rows stand for more than a month; undefined where none does. */
export function quarterOf(headers: readonly string[]): string | undefined {
  const found = headers.find(
    (header) => quarterly.test(headerKey(header)) && !/semestre$/.test(headerKey(header)),
  );
  return found === undefined
    ? undefined
    : `column "${found}" says that a row stands for a quarter or a longer time, which is kept neither as months nor as days: export months`;
}
