import { downtimes } from '../../src/insights/downtime.ts';
import { fieldDays, type FieldDays } from '../../src/insights/field-days.ts';
import type { WellRecord } from '../../src/insights/field-record.ts';
import { forgottenAfterDays } from '../../src/insights/limits.ts';
import { productPeriods, rateVariables } from '../../src/insights/main-product.ts';
import { hoursOnStream, type DailySeries } from '../../src/insights/normalized-rate.ts';
import { rateLife } from '../../src/insights/rate-exceptions.ts';
import type { LossEnd } from '../../src/vocabulary.ts';
import { hourMs, type FieldClock } from '../../src/production-day.ts';
import { changesKnown } from './replay.ts';

/** A loss as one morning showed it. */
interface MorningLoss {
  readonly kind: 'rate' | 'downtime';
  readonly since: number;
  readonly state: 'open' | 'standing';
  /** What was expected of the well on its newest day, and what it lacked of that, Sm3/d of what it is for. */
  readonly expected: number;
  readonly lost: number;
}

/** What was known of a well on a morning on which nothing had been decided. */
interface LossMorning {
  /** The production day that was over. */
  readonly day: number;
  /** Oil of that day; null without a report. */
  readonly oil: number | null;
  readonly losses: readonly MorningLoss[];
  /** First days of the losses of rate that had ended, and by what. */
  readonly ended: readonly { readonly since: number; readonly by: LossEnd }[];
}

/** The production rows of a well, without planned work. */
function seriesOf(well: WellRecord, days: FieldDays): DailySeries {
  const produces = (_: number, i: number): boolean => well.injects[i] !== 1;
  const day = well.day.filter(produces);
  const start = Float64Array.from(day, days.startOf);
  const calendarHours = start.map((from, i) => (days.startOf(day[i]! + 1) - from) / hourMs);
  const [oil, gas, water, hours] = [well.oil, well.gas, well.water, well.hours].map((column) =>
    column.filter(produces),
  ) as [Float64Array, Float64Array, Float64Array, Float64Array];
  return {
    product: productPeriods({ day, oil, gas }, []).at(-1)!.product,
    day,
    start,
    calendarHours,
    hours: hours.map((value, i) => hoursOnStream(value, calendarHours[i]!, [oil[i]!, gas[i]!, water[i]!])),
    oil,
    gas,
    water,
    suspect: well.suspect.filter(produces),
    gasShared: well.gasShared.filter(produces),
    plannedWork: new Uint8Array(day.length),
  };
}

/**
 * The losses of a well after each day of a span, from what was known then, while no user decides.
 * @param well its rows; signals of its pump are not needed
 */
export function* lossMornings(
  well: WellRecord,
  clock: FieldClock,
  { from, to, everyDays = 1 }: { from: number; to: number; everyDays?: number },
): Generator<LossMorning> {
  const days = fieldDays({ clock, wells: [well] }, new Date(0));
  const series = seriesOf(well, days);
  for (let today = from; today <= to; today += everyDays)
    yield lossMorning(well.id, series, well.pump, days, today);
}

function lossMorning(
  wellId: string,
  series: DailySeries,
  pump: WellRecord['pump'],
  days: FieldDays,
  today: number,
): LossMorning {
  const end = series.day.findLastIndex((day) => day <= today) + 1;
  const { product, ...columns } = series;
  const known: DailySeries = {
    ...(Object.fromEntries(
      Object.entries(columns).map(([name, column]) => [name, column.subarray(0, end)]),
    ) as typeof columns),
    product,
  };
  const steps = changesKnown({ wellId, series, pump, days }, today)
    .filter(({ variable, provisional }) => variable === rateVariables[product] && !provisional)
    .sort((a, b) => a.day - b.day);
  const last = known.day.at(-1) ?? -Infinity;
  const isForgotten = today - last >= forgottenAfterDays;
  const { losses } = rateLife(known, steps, { acceptedDays: [], postponements: [], isForgotten });
  const oil = last === today ? known.oil.at(-1)! : null;
  const rate = end === 0 ? 0 : (known[product][end - 1]! * 24) / known.calendarHours[end - 1]!;
  const going = losses.flatMap((loss): MorningLoss[] => {
    const newest = loss.days.at(-1);
    if (loss.end !== null || newest === undefined) return [];
    const { expected, standing } = newest;
    return [
      {
        kind: 'rate',
        since: loss.day,
        state: loss.standingFrom === null ? 'open' : 'standing',
        expected,
        lost: standing ?? Math.max(0, expected - rate),
      },
    ];
  });
  const down = downtimes(known).at(-1);
  const isDown = down !== undefined && down.lastDay === last && !isForgotten;
  return {
    day: today,
    oil,
    losses: [
      ...going,
      ...(isDown
        ? [
            {
              kind: 'downtime' as const,
              since: down.day,
              state: 'open' as const,
              expected: down.baseline,
              lost: Math.max(0, down.baseline - rate),
            },
          ]
        : []),
    ],
    ended: losses.flatMap(({ day, end: by }) => (by === null ? [] : [{ since: day, by }])),
  };
}
