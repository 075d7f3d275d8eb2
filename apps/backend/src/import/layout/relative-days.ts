import { headerKey } from '../headers.ts';
import { cellText, type Cell } from '../records.ts';
import { step, type Arranged, type Grid } from './grid.ts';

const dayMs = 86_400_000;
const counted =
  /^(day|days|dayno|daynumber|t|time|timedays|timeday|elapseddays|elapsedday|daysonproduction|producingday|dia|dias|jour|jours)$/;

/** The date of a numbered day. */
export interface DayZero {
  readonly number: number;
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

/** Turns days that are counted from the first one into dates. @param zero what the caller says of them */
export function dateRelativeDays(
  grid: Grid,
  sample: readonly (readonly Cell[])[],
  zero: DayZero | undefined,
): Arranged {
  const index = grid.headers.findIndex((header) => counted.test(headerKey(header)));
  const hasDate = grid.headers.some((header) =>
    /date|fecha|^data$|year|month|quarter|trimest|^(ano|mes|mois|annee)$/.test(headerKey(header)),
  );
  if (index < 0 || hasDate) return { grid };
  const numbers = sample.flatMap((cells) => {
    const text = cellText(cells[index]);
    return text === '' ? [] : [/^\d{1,5}(\.0+)?$/.test(text) ? Number(text) : NaN];
  });
  if (numbers.length < 2 || numbers.some(Number.isNaN) || Math.min(...numbers) > 1) return { grid };
  const header = grid.headers[index] ?? '';
  if (!zero) {
    const first = Math.min(...numbers);
    return {
      grid,
      hint: `column "${header}" counts days from ${first}: say the date of that day with --start ${first}=YYYY-MM-DD`,
    };
  }
  const start = Date.parse(`${zero.date}T00:00:00Z`) - zero.number * dayMs;
  return {
    grid: step(
      grid,
      grid.headers.with(index, 'Date'),
      `days are counted in column "${header}", and day ${zero.number} is ${zero.date}`,
      (cells) => {
        const text = cellText(cells[index]);
        if (!/^\d{1,5}(\.0+)?$/.test(text)) return [cells];
        return [cells.with(index, new Date(start + Number(text) * dayMs).toISOString().slice(0, 10))];
      },
    ),
  };
}
