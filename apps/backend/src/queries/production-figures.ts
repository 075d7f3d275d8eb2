import type { components } from '@cnx/api/schema';
import {
  dayCounts,
  daySums,
  deferredSums,
  type DayCount,
  type DaySum,
  type DeferredSum,
} from '../database/month-sums.ts';
import { efficiencyPct } from '../insights/efficiency.ts';
import type { Product } from '../vocabulary.ts';
import { decimal, integer, nullable, type Column } from './analytic-query.ts';

/** Sums of days of one or more wells; null where nothing was reported. */
export type ProductionSums = Readonly<Record<DayCount, number> & Record<DaySum | DeferredSum, number | null>>;

const nullableSums = [...daySums, ...deferredSums];

/** {@link ProductionSums} as columns of a statement. */
export const sumColumns = Object.fromEntries([
  ...dayCounts.map((name) => [name, integer]),
  ...nullableSums.map((name) => [name, nullable(decimal)]),
]) as Record<DayCount, Column<number>> & Record<DaySum | DeferredSum, Column<number | null>>;

/** The sums of all; what none knows stays unknown. Undefined without any. */
export function summed(rows: Iterable<ProductionSums>): ProductionSums | undefined {
  let total: { -readonly [Name in keyof ProductionSums]: ProductionSums[Name] } | undefined;
  for (const row of rows) {
    if (total === undefined) {
      total = { ...row };
      continue;
    }
    for (const name of dayCounts) total[name] += row[name];
    for (const name of nullableSums) {
      const value = row[name];
      if (value !== null) total[name] = (total[name] ?? 0) + value;
    }
  }
  return total;
}

/**
 * A ratio of two sums; null where the whole is not above zero, or corrections leave less than nothing of the part: what adjustments of
 * other months make of a month can be no ratio any more.
 */
const share = (part: number | null, whole: number | null, scale: number) =>
  part === null || part < 0 || whole === null || whole <= 0 ? null : (scale * part) / whole;

/** What sums come to, for the wells that are in them and the product that is judged. */
export function figuresOf(
  sums: ProductionSums,
  wells: number,
  product: Product,
): components['schemas']['ProductionFigures'] {
  const potential = sums[`${product}_potential`];
  const deferred = sums[`${product}_deferred`];
  const calendar = sums.day_hours === null ? null : sums.day_hours - (sums.suspended_hours ?? 0);
  const liquid = sums.cut_oil === null ? null : sums.cut_oil + (sums.cut_water ?? 0);
  const isCut = sums.cut_oil !== null && sums.cut_oil >= 0;
  const allLiquid = sums.oil === null && sums.water === null ? null : (sums.oil ?? 0) + (sums.water ?? 0);
  return {
    wells,
    wellDays: sums.days,
    daysWithoutHours: sums.days_without_hours,
    suspectDays: sums.suspect_days,
    oil: sums.oil,
    gas: sums.gas,
    water: sums.water,
    injection: sums.water_injected,
    waterCutPct: isCut ? share(sums.cut_water, liquid, 100) : null,
    waterCutLiquidPct: share(liquid, allLiquid, 100),
    gor: share(sums.gor_gas, sums.gor_oil, 1),
    gorOilPct: share(sums.gor_oil, sums.oil, 100),
    gorGasPct: share(sums.gor_gas, sums.gas, 100),
    hours: sums.hours,
    calendarHours: calendar,
    uptimePct: share(sums.hours, calendar, 100),
    potential,
    deferred,
    abovePotential: sums[`${product}_above_potential`],
    efficiencyPct: potential === null ? null : efficiencyPct(potential, deferred ?? 0),
  };
}
