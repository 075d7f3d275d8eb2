import type { FieldDays } from '../../src/insights/field-days.ts';
import type { WellRecord } from '../../src/insights/field-record.ts';
import { staleAfterDays } from '../../src/insights/limits.ts';
import { productPeriods } from '../../src/insights/main-product.ts';
import type { DailySeries } from '../../src/insights/normalized-rate.ts';
import { wellChanges, type WellChange } from '../../src/insights/well-changes.ts';
import { dayMs } from '../../src/production-day.ts';
import type { Finding } from './score-findings.ts';

/** What a well's mornings showed. */
export interface ReplayedWell {
  /** Every change that was shown on any morning, once, confirmed or not. */
  shown: Finding[];
  /** Those of them that were confirmed at some time, reported when they were. */
  confirmed: Finding[];
}

/** A change as long as mornings go on showing it. */
interface Episode {
  first: Finding;
  /** The same change as later mornings showed it. */
  days: number[];
  confirmed: Finding | undefined;
}

export interface ReplayedRecord {
  wellId: string;
  series: DailySeries;
  pump: WellRecord['pump'];
  days: FieldDays;
}

/** Days of hourly signals that are kept. */
export const keptSignalDays = 60;
/** Changes of one direction this close together are one (days). */
const sameWithinDays = 7;

/**
 * Detects changes anew after each day of a span, from what was known then, and follows what is shown from one morning
 * to the next. Changes that began before the span are left out.
 */
export function replay(
  well: ReplayedRecord,
  { from, to, everyDays = 1 }: { from: number; to: number; everyDays?: number },
): ReplayedWell {
  const episodes: Episode[] = [];
  for (let today = from; today <= to; today += everyDays) {
    for (const change of changesKnown(well, today)) {
      if (change.day < from) continue;
      follow(
        episodes,
        {
          wellId: well.wellId,
          variable: change.variable,
          day: change.day,
          reportedDay: today,
          rises: change.meanAfter > change.meanBefore,
        },
        !change.provisional,
      );
    }
  }
  return {
    shown: episodes.map(({ first }) => first),
    confirmed: episodes.flatMap(({ confirmed }) => confirmed ?? []),
  };
}

function follow(episodes: Episode[], finding: Finding, isConfirmed: boolean): void {
  const known = episodes.find(
    ({ first, days }) =>
      first.rises === finding.rises && days.some((day) => Math.abs(day - finding.day) <= sameWithinDays),
  );
  if (known === undefined) {
    episodes.push({ first: finding, days: [finding.day], confirmed: isConfirmed ? finding : undefined });
    return;
  }
  if (!known.days.includes(finding.day)) known.days.push(finding.day);
  if (isConfirmed) known.confirmed ??= finding;
}

/** The changes of a well by what was known after a day. */
export function changesKnown({ series, pump, days }: ReplayedRecord, today: number): WellChange[] {
  const end = upperBound(series.day, today);
  const { product, ...columns } = series;
  const known = {
    ...(Object.fromEntries(
      Object.entries(columns).map(([name, column]) => [name, column.subarray(0, end)]),
    ) as typeof columns),
    product,
  };
  const tomorrow = days.startOf(today + 1);
  const hours = [
    upperBound(pump.at, tomorrow - keptSignalDays * dayMs - 1),
    upperBound(pump.at, tomorrow - 1),
  ];
  const signals = Object.fromEntries(
    Object.entries(pump).map(([name, column]) => [name, column.subarray(...hours)]),
  ) as typeof pump;
  return wellChanges(
    { pump: signals },
    { series: known, periods: productPeriods(known, []) },
    [],
    { ...days, isStale: (lastDay) => today - lastDay >= staleAfterDays },
    'medium',
  );
}

/** How many of ascending values are up to a limit. */
function upperBound(values: ArrayLike<number>, limit: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle]! <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
