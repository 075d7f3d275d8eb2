import { headerKey } from '../headers.ts';
import { monthNumber } from '../dates.ts';
import { cellText, type Cell } from '../records.ts';
import { step, type Grid } from './grid.ts';

const parts = {
  year: /^(production|prod|reporting)?(year|yr|yyyy|ano|anio|annee)(produccion|production|de?production)?$/,
  month: /^(production|prod|reporting)?(month|mo|mm|mes|mois)(number|no)?$/,
  day: /^(day|dd|dia|jour|dayofmonth)$/,
} as const;

/** Makes one column of the year, the month and, where there is one, the day in columns of their own. */
export function joinDateParts(grid: Grid, sample: readonly (readonly Cell[])[]): Grid {
  const keys = grid.headers.map(headerKey);
  const at = (part: keyof typeof parts) => keys.findIndex((key) => parts[part].test(key));
  const [year, month, day] = [at('year'), at('month'), at('day')];
  if (year < 0 || month < 0) return grid;
  const rows = sample.map((cells) => joined(cells, year, month, day));
  const filled = rows.filter((text) => text !== '');
  // A month that says its year itself, or a day that is a whole date, is no part.
  if (filled.length === 0 || filled.some((text) => text === undefined)) return grid;
  const taken = new Set([year, month, ...(day < 0 ? [] : [day])]);
  const kept = grid.headers.map((_, index) => index).filter((index) => !taken.has(index));
  const name = day < 0 ? 'Month' : 'Date';
  const names = [year, month, ...(day < 0 ? [] : [day])].map((index) => `"${grid.headers[index]}"`);
  return step(
    grid,
    [name, ...kept.map((index) => grid.headers[index] ?? '')],
    `the ${day < 0 ? 'month' : 'date'} is made of the columns ${names.join(', ')}`,
    (cells) => [
      [
        joined(cells, year, month, day) ?? unjoined(cells, year, month, day),
        ...kept.map((index) => cells[index] ?? ''),
      ],
    ],
  );
}

/** `2026-01-05` or `2026-01`; empty where no part is there, undefined where they are no date. */
function joined(cells: readonly Cell[], year: number, month: number, day: number): string | undefined {
  const [y, m, d] = [year, month, day].map((index) => cellText(cells[index]));
  if (y === '' && m === '') return '';
  const number = monthNumber(m ?? '');
  if (!/^(19|20)\d{2}(\.0+)?$/.test(y ?? '') || number === undefined) return undefined;
  const head = `${y?.slice(0, 4)}-${String(number).padStart(2, '0')}`;
  if (day < 0) return head;
  return /^\d{1,2}(\.0+)?$/.test(d ?? '')
    ? `${head}-${String(Math.trunc(Number(d))).padStart(2, '0')}`
    : undefined;
}

function unjoined(cells: readonly Cell[], ...indices: readonly number[]): string {
  return indices
    .filter((index) => index >= 0)
    .map((index) => cellText(cells[index]))
    .join(' ');
}
