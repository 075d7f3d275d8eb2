import type { CopyRow } from '../database/bulk.ts';
import { dayNumber, hourMs, isoDay } from '../production-day.ts';
import { moment, rounded } from './copy-values.ts';
import { dayCalendar, startOf, type DayCalendar } from './day-calendar.ts';
import type { FieldScenario } from './field-scenario.ts';
import { downHours, downTimes, turnarounds } from './outages.ts';
import { Random } from './random.ts';
import { plannedRates, type WellRecord } from './well-record.ts';

type PlanRow = CopyRow<'production_plan'>;
type Rates = Pick<PlanRow, 'oil' | 'gas' | 'water' | 'water_injected'>;

/** Share that planners take off for what breaks, and how far a well's plan is off (standard deviation, fraction). */
const expectedLoss = 0.05;
const wellError = 0.05;

/**
 * The monthly plans of a field and its wells. A year's plan is frozen as the year begins, by what the wells gave then,
 * their decline and the shutdowns that were known; a well that begins later has none before the next year.
 */
export function monthlyPlans(scenario: FieldScenario, records: readonly WellRecord[]): PlanRow[] {
  const { field, seed, calendar, lastDay } = scenario;
  // Known for the whole year, however far the field's own scenario reaches.
  const shutdowns = downTimes(turnarounds(field, seed, calendar.firstDay, firstOf(yearOf(lastDay) + 1, 1)));
  const rows: PlanRow[] = [];
  for (let year = yearOf(calendar.firstDay); year <= yearOf(lastDay); year++) {
    const frozen = Math.max(calendar.firstDay, firstOf(year, 1));
    for (let month = 1; month <= 12; month++) {
      const [from, to] = [firstOf(year, month), firstOf(year, month + 1)];
      if (to <= frozen) continue;
      const wells = records.flatMap((record) => planWell(scenario, record, shutdowns, frozen, from, to));
      if (wells.length > 0) rows.push(...wells, sumOf(wells));
    }
  }
  return rows;
}

function planWell(
  { field, seed }: FieldScenario,
  { scenario: { plan, levels } }: WellRecord,
  shutdowns: readonly (readonly [number, number])[],
  frozen: number,
  from: number,
  to: number,
): PlanRow[] {
  if (plan.startDay > frozen || plan.suspendedDay <= frozen) return [];
  const random = new Random(`${seed}/${plan.id}/plan/${yearOf(frozen)}`);
  const calendar = dayCalendar(field.clock, from, to);
  const share = (1 - expectedLoss) * (1 - downShare(shutdowns, calendar, from, to));
  const factor = share * Math.exp(wellError * random.normal());
  const rates = plannedRates(plan, levels, frozen, (from + to) / 2);
  const planned = (rate: number | null) => (rate === null ? null : rounded(rate * factor, 1));
  return [
    {
      field_id: field.id,
      well_id: plan.id,
      month: isoDay(from),
      oil: planned(rates.oil),
      gas: planned(rates.gas),
      water: planned(rates.water),
      water_injected: planned(rates.waterInjected),
      frozen_at: moment(startOf(dayCalendar(field.clock, frozen, frozen), frozen)),
    },
  ];
}

/** Share of a month that is lost to shutdowns. */
function downShare(
  known: readonly (readonly [number, number])[],
  calendar: DayCalendar,
  from: number,
  to: number,
): number {
  const [begin, end] = [startOf(calendar, from), startOf(calendar, to)];
  return (downHours(known, begin, end) * hourMs) / (end - begin);
}

/** The field's plan of a month: the sum of its wells'. */
function sumOf(wells: readonly PlanRow[]): PlanRow {
  const sum = (of: keyof Rates) => {
    const known = wells.flatMap((well) => well[of] ?? []);
    return known.length === 0
      ? null
      : rounded(
          known.reduce((total, rate) => total + rate, 0),
          1,
        );
  };
  return {
    ...wells[0]!,
    well_id: null,
    oil: sum('oil'),
    gas: sum('gas'),
    water: sum('water'),
    water_injected: sum('water_injected'),
  };
}

function yearOf(day: number): number {
  return Number(isoDay(day).slice(0, 4));
}

/** First day of a month; the thirteenth is the next year's first. */
function firstOf(year: number, month: number): number {
  const [y, m] = month > 12 ? [year + 1, 1] : [year, month];
  return dayNumber(`${y}-${String(m).padStart(2, '0')}-01`);
}
