import type { CopyRow } from '../database/bulk.ts';
import type { TrackedMeans } from '../database/tables/esp.ts';
import { dayMs, isoDay } from '../production-day.ts';
import type { Confounder } from '../vocabulary.ts';
import { figure, moment } from './copy-values.ts';
import type { FrequencyChange } from './frequency-log.ts';
import { operatingPoint } from './pump.ts';
import type { WellDay } from './well-record.ts';
import type { WellPlan } from './well-plan.ts';
import type { WellScenario } from './well-scenario.ts';

type TrackedRow = CopyRow<'tracked_frequency_change'>;

/** Days of the means before and after, days left out while the well settles, and how long changes are kept. */
const baselineDays = 7;
const afterDays = 14;
const settlingDays = 2;
const keptDays = 180;
/** Changes of the oil rate that are too small to call a gain or loss (fraction of the rate). */
const neutralShare = 0.01;

/** Rows of what came of the executed changes of a well over the days after them. */
export function trackedRows(
  scenario: WellScenario,
  days: readonly WellDay[],
  changes: readonly FrequencyChange[],
): TrackedRow[] {
  const first = days[0]?.day ?? 0;
  const last = days.at(-1)?.day ?? 0;
  return changes.flatMap((change) => {
    const day = change.event?.firstDay;
    if (day === undefined || day > last || day < last - keptDays || day - baselineDays < first) return [];
    return [track(scenario, days, change, day)];
  });
}

function track(
  scenario: WellScenario,
  days: readonly WellDay[],
  change: FrequencyChange,
  day: number,
): TrackedRow {
  const first = days[0]!.day;
  const baseline = days.slice(day - baselineDays - first, day - first);
  const settled = day + settlingDays;
  const following = days.slice(settled - first, settled + afterDays - first);
  const before = meansOf(scenario.plan, baseline);
  const after = meansOf(scenario.plan, following);
  const confounders = confoundersOf(scenario, change, day - baselineDays, settled + afterDays);
  const gained = before.oil === null || after.oil === null ? null : after.oil - before.oil;
  const expected = change.expectedOil ?? 0;
  const attainment = gained === null || Math.abs(expected) < 1e-6 ? null : (100 * gained) / expected;
  return {
    change_id: change.row.id,
    baseline_days: baseline.length,
    after_days: following.length,
    stabilised_at: following.length > 0 ? moment(change.at + settlingDays * dayMs) : null,
    before_means: roundedMeans(before),
    after_means: roundedMeans(after),
    attainment_pct: figure(attainment, 1),
    confounders: JSON.stringify(confounders),
    verdict: verdictOf(gained, before.oil, following.length, confounders.length > 0),
    next_review: following.length === afterDays ? null : isoDay(settled + afterDays),
  };
}

function roundedMeans(means: TrackedMeans): string {
  return JSON.stringify(means, (_, value) =>
    typeof value === 'number' ? figure(value, 3) : (value as unknown),
  );
}

function verdictOf(
  gained: number | null,
  oil: number | null,
  days: number,
  isConfounded: boolean,
): TrackedRow['verdict'] {
  if (days < baselineDays) return 'stabilising';
  if (gained === null || oil === null || isConfounded) return 'inconclusive';
  if (Math.abs(gained) < neutralShare * oil) return 'neutral';
  return gained > 0 ? 'gain' : 'loss';
}

function confoundersOf(
  { levels, outages }: WellScenario,
  change: FrequencyChange,
  from: number,
  to: number,
): Confounder[] {
  const others = levels.filter(
    (event) => event !== change.event && event.firstDay >= from && event.firstDay < to,
  );
  const found: Confounder[] = [];
  if (others.some(({ kind }) => kind === 'chokeStep')) found.push('choke');
  if (others.some(({ kind }) => kind !== 'chokeStep')) found.push('otherChange');
  const long = outages.filter((outage) => outage.to - outage.from > dayMs);
  if (long.some((outage) => outage.from < to * dayMs && outage.to > from * dayMs)) found.push('shutIn');
  return found;
}

function meansOf(plan: WellPlan, days: readonly WellDay[]): TrackedMeans {
  const flowing = days.filter(({ hours, fault }) => hours >= 12 && fault !== 'noRow');
  const mean = (value: (day: WellDay) => number): number | null =>
    flowing.length === 0 ? null : flowing.reduce((sum, day) => sum + value(day), 0) / flowing.length;
  const point = (day: WellDay) => operatingPoint(plan.pump!.design, day.liquidRate, day.frequency);
  return {
    liquid: mean((day) => day.liquidRate),
    oil: mean((day) => day.liquidRate * (1 - day.waterCut / 100)),
    waterCut: mean((day) => day.waterCut),
    gor: mean((day) => day.gor),
    intakePressure: mean((day) => day.flowingPressure),
    motorCurrent: mean((day) => point(day).current),
    motorTemperature: mean((day) => plan.temperature + 14 + 42 * point(day).load),
    specificEnergy: mean((day) => (24 * day.power) / day.liquidRate),
  };
}
