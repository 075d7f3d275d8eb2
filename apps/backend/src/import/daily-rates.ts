import type { ColumnPlan } from './columns.ts';
import { headerKey } from './headers.ts';
import { isPerDay } from './units.ts';

type Numbers = Readonly<Partial<Record<string, number | null>>>;

/** A header that calls what it holds a volume: the unit per day says then of which time it is. */
const volumeHeader = /vol|alloc|cal(endar)?day/;

/** Columns that hold rates of the hours on stream and not volumes. */
export const rateColumns = ({ columns, rates }: Pick<ColumnPlan, 'columns' | 'rates'>) =>
  columns.filter(
    ({ definition, unit, header }) =>
      definition.mayBeRate &&
      isPerDay(unit) &&
      rates !== 'calendar' &&
      !(rates === undefined && volumeHeader.test(headerKey(header))),
  );

/** Names of the columns that hold rates and not volumes: `BOPD`, `Oil (Sm3/d)`. */
export function rateNames(plan: ColumnPlan): ReadonlySet<string> {
  return new Set(rateColumns(plan).map(({ definition }) => definition.name));
}

/**
 * The numbers of a row with the volume that each rate comes to in the hours on stream.
 * @param numbers By the names of their columns; a row of no hours, or of a whole day, keeps its rates as the volumes of the day.
 */
export function withVolumes(numbers: Numbers, rates: ReadonlySet<string>): Numbers {
  const { hours: given, downtime } = numbers;
  const hours = given ?? (downtime == null ? null : 24 - downtime);
  if (rates.size === 0 || hours == null || hours < 0 || hours >= 24) return numbers;
  const volume = (value: number) => (value * hours) / 24;
  return Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [
      name,
      value != null && rates.has(name) ? volume(value) : value,
    ]),
  );
}

/** What becomes of rates, in words; undefined where the table has none, or no hours. */
export function rateNote(plan: ColumnPlan): string | undefined {
  const headers = rateColumns(plan).map(({ header }) => `"${header}"`);
  const hasHours = plan.columns.some(({ definition: { name } }) => name === 'hours' || name === 'downtime');
  return headers.length > 0 && hasHours
    ? `rates of the hours on stream, whose volume is rate × hours ÷ 24 (--rates calendar takes them as volumes of the day): ${headers.join(', ')}`
    : undefined;
}
