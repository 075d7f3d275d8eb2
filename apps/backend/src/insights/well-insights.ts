import { hourMs } from '../production-day.ts';
import type { ChangeDetector, PotentialMethod, Product, Sensitivity } from '../vocabulary.ts';
import { watchVariable, type DetectedChange } from './change-points.ts';
import type { ChangeVariable } from './change-variables.ts';
import { decliningPotential } from './declining-potential.ts';
import { deferredProduction, type DeferredDay } from './deferred-production.ts';
import { downtimes, type Downtime } from './downtime.ts';
import type { FieldDays } from './field-days.ts';
import type { FieldWork, WellRecord } from './field-record.ts';
import { frozenSpans } from './frozen-span.ts';
import { gasBreakthroughs, type GasBreakthrough } from './gas-breakthrough.ts';
import { gasEpisodes, type GasEpisode } from './gas-interference.ts';
import { alarmsApart, explainingEvents, mergeChanges, type DatedEvent } from './merge-changes.ts';
import { gasOilRatio, normalizedRates, waterCut, type DailySeries } from './normalized-rate.ts';
import { productionDrops, type ProductionDrop } from './production-drop.ts';
import { trailingMedianPotential, type Potential } from './potential.ts';
import { pumpDays } from './pump-days.ts';
import { median } from './robust-statistics.ts';
import type { LossCause } from './loss-split.ts';
import { explanations, lossCauses, loweringEvents, plannedDays } from './well-causes.ts';

/** A change of a well with what explains it and what it costs. */
export interface WellChange extends DetectedChange {
  detector: ChangeDetector;
  events: DatedEvent[];
  /** Fall of the oil rate over the change (Sm3/d); 0 for a rise. */
  oilLoss: number;
}

/** Everything that is computed for a well. */
export interface WellInsights {
  wellId: string;
  series: DailySeries;
  changes: WellChange[];
  potentials: Record<PotentialMethod, Record<Product, Potential>>;
  /** What held the well back. */
  causes: LossCause[];
  drops: ProductionDrop[];
  downtimes: Downtime[];
  gasEpisodes: GasEpisode[];
  gasBreakthroughs: GasBreakthrough[];
}

/** Valid days either side of a change over which its oil is compared. */
const effectDays = 30;

/** All insights of one well, of its production rows only: what a well injects is no production that it defers. */
export function wellInsights(
  well: WellRecord,
  work: FieldWork,
  days: FieldDays,
  sensitivity: Sensitivity,
): WellInsights {
  const causes = lossCauses(well.id, work);
  const series = dailySeries(well, plannedDays(causes, days.dayOf), days);
  const lowering = loweringEvents(well.id, work.events, days.dayOf);
  const drops = productionDrops(series, lowering, well.acceptedDays);
  const down = downtimes(series);
  const frozen = frozenSpans([...drops, ...down], well.acceptedDays);
  return {
    wellId: well.id,
    series,
    changes:
      series.day.length === 0 && well.day.length > 0
        ? []
        : wellChanges(well, series, explanations(well.id, work.events, days.dayOf), days, sensitivity),
    potentials: {
      trailingMedian: ofProducts((product) => trailingMedianPotential(series, product)),
      declining: ofProducts((product) => decliningPotential(series, product, frozen)),
    },
    causes,
    drops,
    downtimes: down,
    gasEpisodes: gasEpisodes(well.pump, well.stageType ?? 'mixed'),
    gasBreakthroughs: gasBreakthroughs(series),
  };
}

/** Deferred production of a well by one method. It is large: keep no well's longer than needed. */
export function deferralOf(
  { series, potentials, causes }: WellInsights,
  method: PotentialMethod,
): Record<Product, DeferredDay[]> {
  return ofProducts((product) => deferredProduction(series, product, potentials[method][product], causes));
}

function ofProducts<T>(of: (product: Product) => T): Record<Product, T> {
  return { oil: of('oil'), gas: of('gas'), water: of('water') };
}

/** The production rows of a well as the rules read them. */
function dailySeries(
  well: WellRecord,
  isPlanned: (day: number) => boolean,
  { startOf }: FieldDays,
): DailySeries {
  const produces = (_: number, i: number): boolean => well.injects[i] !== 1;
  const day = well.day.filter(produces);
  const start = Float64Array.from(day, startOf);
  const end = Float64Array.from(day, (number) => startOf(number + 1));
  return {
    day,
    start,
    calendarHours: start.map((from, i) => (end[i]! - from) / hourMs),
    hours: well.hours.filter(produces),
    oil: well.oil.filter(produces),
    gas: well.gas.filter(produces),
    water: well.water.filter(produces),
    suspect: well.suspect.filter(produces),
    plannedWork: Uint8Array.from(day, (number) => (isPlanned(number) ? 1 : 0)),
  };
}

function wellChanges(
  well: WellRecord,
  series: DailySeries,
  events: readonly DatedEvent[],
  { dayOf, isStale }: FieldDays,
  sensitivity: Sensitivity,
): WellChange[] {
  const watches = watchedVariables(well, series, dayOf).map(({ variable, day, value }) => ({
    ...watchVariable(variable, day, value, sensitivity),
    isStale: isStale(day.at(-1) ?? -Infinity),
  }));
  const oil = normalizedRates(series, 'oil');
  const certain = mergeChanges(watches.flatMap(({ changes }) => changes));
  const alarms = alarmsApart(
    watches.flatMap((watch) => (watch.alarm === undefined || watch.isStale ? [] : [watch.alarm])),
    certain,
  );
  const complete = (change: DetectedChange, detector: WellChange['detector']): WellChange => ({
    ...change,
    detector,
    events: nearestOfEach(explainingEvents(change, events)),
    oilLoss: oilLoss(series.day, oil, change.day),
  });
  return [
    ...certain.map((change) => complete(change, 'pelt')),
    ...alarms.map((alarm) => complete(alarm, 'cusum')),
  ];
}

function watchedVariables(
  well: WellRecord,
  series: DailySeries,
  dayOf: FieldDays['dayOf'],
): { variable: ChangeVariable; day: Int32Array; value: Float64Array }[] {
  const { day } = series;
  const oilRate = normalizedRates(series, 'oil');
  const waterRate = normalizedRates(series, 'water');
  const gasRate = normalizedRates(series, 'gas');
  const pump = pumpDays(well.pump, dayOf);
  const signal = (variable: keyof Omit<typeof pump, 'day'>) => ({
    variable,
    day: pump.day,
    value: pump[variable],
  });
  return [
    { variable: 'oilRate', day, value: oilRate },
    { variable: 'liquidRate', day, value: oilRate.map((rate, i) => rate + waterRate[i]!) },
    { variable: 'waterCut', day, value: oilRate.map((rate, i) => waterCut(rate, waterRate[i]!)) },
    { variable: 'gor', day, value: oilRate.map((rate, i) => gasOilRatio(rate, gasRate[i]!)) },
    signal('intakePressure'),
    signal('dischargePressure'),
    signal('motorCurrent'),
    signal('motorTemperature'),
    signal('frequency'),
  ];
}

/** An outage is dated at both ends; a change is linked to the nearer one. */
function nearestOfEach(events: readonly DatedEvent[]): DatedEvent[] {
  const known = new Set<string>();
  return events.filter(({ id }) => !known.has(id) && known.add(id));
}

function oilLoss(day: Int32Array, oil: Float64Array, changeDay: number): number {
  const at = day.findIndex((candidate) => candidate >= changeDay);
  if (at < 0) return 0;
  const valid = (values: Float64Array): number[] => [...values].filter(Number.isFinite);
  const before = median(valid(oil.subarray(0, at)).slice(-effectDays));
  const after = median(valid(oil.subarray(at)).slice(0, effectDays));
  return Math.max(0, before - after) || 0;
}
