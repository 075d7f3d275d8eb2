import type { CopyValue } from '../database/bulk.ts';
import { isoDay } from '../production-day.ts';
import type { DeferredDay } from './deferred-production.ts';
import type { WellInsights } from './well-insights.ts';

const products = ['oil', 'gas', 'water'] as const;

/** Columns of `deferred_production` in the order of {@link deferredRows}. */
export const deferredColumns = [
  'well_id',
  'day',
  'hours_lost',
  'method',
  'quality',
  ...products.flatMap((product) => [`${product}_potential`, `${product}_actual`, `${product}_planned`]),
] as const;

/** Columns of `deferred_loss` in the order of {@link lossRows}. */
export const lossColumns = [
  'well_id',
  'day',
  'reason_code',
  'kind',
  'event_id',
  'hours',
  ...products,
] as const;

/** A well's products of one day; absent where a product has no potential. */
type ProductDays = Record<(typeof products)[number], DeferredDay | undefined>;

/** A row for every day on which any product of the well had a potential, ascending. */
export function* deferredRows(wells: readonly WellInsights[]): Generator<CopyValue[]> {
  for (const { wellId, series, deferred } of wells) {
    for (const [i, together] of byDay(series.day, deferred)) {
      const known = (together.oil ?? together.gas ?? together.water)!;
      const row: CopyValue[] = [
        wellId,
        isoDay(known.day),
        known.hoursLost,
        'trailingMedian',
        series.suspect[i] === 1 ? 'suspect' : 'estimated',
      ];
      for (const product of products) {
        const day = together[product];
        row.push(day?.potential, day?.actual, day?.planned);
      }
      yield row;
    }
  }
}

/** A row for every reason and kind of a well's day; the event of the largest part stands for the sum. */
export function* lossRows(wells: readonly WellInsights[]): Generator<CopyValue[]> {
  for (const { wellId, series, deferred } of wells) {
    for (const [, together] of byDay(series.day, deferred)) {
      for (const loss of lossesOf(together)) {
        yield [
          wellId,
          isoDay(loss.day),
          loss.reasonCode,
          loss.kind,
          loss.eventId,
          loss.hours,
          loss.oil,
          loss.gas,
          loss.water,
        ];
      }
    }
  }
}

function* byDay(
  days: Int32Array,
  deferred: WellInsights['deferred'],
): Generator<[index: number, together: ProductDays]> {
  const next = { oil: 0, gas: 0, water: 0 };
  for (let i = 0; i < days.length; i++) {
    const take = (product: (typeof products)[number]): DeferredDay | undefined =>
      deferred[product][next[product]]?.day === days[i] ? deferred[product][next[product]++] : undefined;
    const together = { oil: take('oil'), gas: take('gas'), water: take('water') };
    if (together.oil ?? together.gas ?? together.water) yield [i, together];
  }
}

interface LossSum {
  day: number;
  reasonCode: string;
  kind: string;
  eventId: string | null;
  hours: number;
  oil: number;
  gas: number;
  water: number;
}

/** Losses of all products by reason and kind. The time is the same for every product and counted once. */
function lossesOf(together: ProductDays): LossSum[] {
  const sums: LossSum[] = [];
  for (const product of products) {
    const day = together[product];
    if (day === undefined) continue;
    const hours = new Map<LossSum, number>();
    for (const loss of day.losses) {
      let sum = sums.find(({ reasonCode, kind }) => reasonCode === loss.reasonCode && kind === loss.kind);
      if (sum === undefined) {
        const { reasonCode, kind, eventId } = loss;
        sum = { day: day.day, reasonCode, kind, eventId, hours: 0, oil: 0, gas: 0, water: 0 };
        sums.push(sum);
      }
      sum[product] += loss.deferred;
      hours.set(sum, (hours.get(sum) ?? 0) + loss.hours);
    }
    for (const [sum, lost] of hours) sum.hours = Math.max(sum.hours, lost);
  }
  return sums;
}
