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
/** What lasting steps change a well's rate by until its plan is made anew (fraction of what it was planned by). */
const replannedStep = 0.15;

/**
 * The monthly plans of a field and its wells. A year's plan is frozen as the year begins, by what the wells gave then,
 * their decline and the shutdowns that were known; a well that begins later has none before the next year. After lasting steps
 * that make its plan a wrong one, the well's is made anew from the next month on.
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
  { field, seed, lastDay }: FieldScenario,
  { scenario: { plan, levels } }: WellRecord,
  shutdowns: readonly (readonly [number, number])[],
  yearFrozen: number,
  from: number,
  to: number,
): PlanRow[] {
  if (plan.startDay > yearFrozen || plan.suspendedDay <= yearFrozen) return [];
  const random = new Random(`${seed}/${plan.id}/plan/${yearOf(yearFrozen)}`);
  const frozen = plannedOn({ plan, levels }, yearFrozen, Math.min(from, lastDay + 1));
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

/**
 * The day by which a well's plan of a month is made: the year's, or the first of the last month by which steps had changed the well lastingly.
 * @param until first day of the month, or today where that is before it
 */
function plannedOn(
  { plan, levels }: Pick<WellRecord['scenario'], 'plan' | 'levels'>,
  yearFrozen: number,
  until: number,
): number {
  const rateBy = (day: number) => {
    const { oil, waterInjected } = plannedRates(plan, levels, day, until);
    return oil ?? waterInjected!;
  };
  let frozen = yearFrozen;
  for (let month = 2; month <= 12; month++) {
    const first = firstOf(yearOf(yearFrozen), month);
    if (first <= frozen || first > until) continue;
    if (Math.abs(rateBy(first) / rateBy(frozen) - 1) > replannedStep) frozen = first;
  }
  return frozen;
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
    frozen_at: wells.map(({ frozen_at: at }) => at!).reduce((last, at) => (at > last ? at : last)),
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
