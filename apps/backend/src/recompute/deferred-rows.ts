import type { CopyRow } from '../database/bulk.ts';
import type { DeferredDay } from '../insights/deferred-production.ts';
import { ruleVersions } from '../insights/rule-versions.ts';
import type { WellInsights } from '../insights/well-insights.ts';
import { isoDay } from '../production-day.ts';
import { products, type LossKind, type PotentialMethod, type Product } from '../vocabulary.ts';

/** A well's products of one day; undefined where a product has no potential. */
type ProductDays = Record<Product, DeferredDay | undefined>;

/** Deferred production of one well by one method. */
export interface WellDeferral {
  well: WellInsights;
  method: PotentialMethod;
  deferred: Record<Product, DeferredDay[]>;
}

/** A row for every day on which any product of the well had a potential, ascending. */
export function* deferredRows({
  well: { wellId, series },
  method,
  deferred,
}: WellDeferral): Generator<CopyRow<'deferred_production'>> {
  for (const [, { oil, gas, water }] of byDay(series.day, deferred)) {
    const { day, hoursLost } = (oil ?? gas ?? water)!;
    yield {
      well_id: wellId,
      method,
      day: isoDay(day),
      version: ruleVersions.potential,
      hours_lost: hoursLost,
      quality: 'estimated',
      oil_potential: oil?.potential ?? null,
      oil_actual: oil?.actual ?? null,
      oil_planned: oil?.planned ?? null,
      gas_potential: gas?.potential ?? null,
      gas_actual: gas?.actual ?? null,
      gas_planned: gas?.planned ?? null,
      water_potential: water?.potential ?? null,
      water_actual: water?.actual ?? null,
      water_planned: water?.planned ?? null,
    };
  }
}

/** A row for every reason and kind of a well's day; the event of the largest part stands for the sum. */
export function* lossRows({
  well: { wellId, series },
  method,
  deferred,
}: WellDeferral): Generator<CopyRow<'deferred_loss'>> {
  for (const [i, together] of byDay(series.day, deferred)) {
    const day = isoDay(series.day[i]!);
    for (const { reasonCode, kind, eventId, hours, oil, gas, water } of lossesOf(together))
      yield {
        well_id: wellId,
        method,
        day,
        version: ruleVersions.deferral,
        reason_code: reasonCode,
        kind,
        event_id: eventId,
        hours,
        oil,
        gas,
        water,
      };
  }
}

function* byDay(
  days: Int32Array,
  deferred: WellDeferral['deferred'],
): Generator<[index: number, together: ProductDays]> {
  const next = { oil: 0, gas: 0, water: 0 };
  for (let i = 0; i < days.length; i++) {
    const take = (product: Product): DeferredDay | undefined =>
      deferred[product][next[product]]?.day === days[i] ? deferred[product][next[product]++] : undefined;
    const together = { oil: take('oil'), gas: take('gas'), water: take('water') };
    if (together.oil ?? together.gas ?? together.water) yield [i, together];
  }
}

interface LossSum extends Record<Product, number> {
  reasonCode: string;
  kind: LossKind;
  eventId: string | null;
  hours: number;
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
        sum = { reasonCode, kind, eventId, hours: 0, oil: 0, gas: 0, water: 0 };
        sums.push(sum);
      }
      sum[product] += loss.deferred;
      hours.set(sum, (hours.get(sum) ?? 0) + loss.hours);
    }
    for (const [sum, lost] of hours) sum.hours = Math.max(sum.hours, lost);
  }
  return sums;
}
