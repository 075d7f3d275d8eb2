import type { ChangeDetector, Sensitivity } from '../vocabulary.ts';
import { watchVariable, type DetectedChange } from './change-points.ts';
import type { ChangeVariable } from './change-variables.ts';
import type { FieldDays } from './field-days.ts';
import type { WellRecord } from './field-record.ts';
import { alarmsApart, explainingEvents, mergeChanges, type DatedEvent } from './merge-changes.ts';
import { levelWindowDays } from './limits.ts';
import { gasOilRatio, normalizedRates, waterCut, type DailySeries } from './normalized-rate.ts';
import { pumpDays } from './pump-days.ts';
import { mean } from './robust-statistics.ts';

/** A change of a well with what explains it and what it costs. */
export interface WellChange extends DetectedChange {
  detector: ChangeDetector;
  /** It is an alarm that PELT has not confirmed. */
  provisional: boolean;
  events: DatedEvent[];
  /** Mean oil rate of the days before less that of the days after, as the change states its levels (Sm3/d); 0 for a rise. */
  oilLoss: number;
}

/** The changes of a producing well over all variables, merged, with what explains them. */
export function wellChanges(
  well: Pick<WellRecord, 'pump'>,
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
  const complete = (change: DetectedChange, detector: WellChange['detector']): WellChange => {
    const oilLoss = lossOf(change, series.day, oil);
    return {
      ...change,
      detector,
      provisional: detector === 'cusum',
      events: nearestOfEach(explainingEvents(change, events, oilLoss > 0)),
      oilLoss,
    };
  };
  return [
    ...certain.map((change) => complete(change, 'pelt')),
    ...alarms.map((alarm) => complete(alarm, 'cusum')),
  ];
}

function watchedVariables(
  well: Pick<WellRecord, 'pump'>,
  series: DailySeries,
  dayOf: FieldDays['dayOf'],
): { variable: ChangeVariable; day: Int32Array; value: Float64Array }[] {
  const { day } = series;
  const oilRate = normalizedRates(series, 'oil');
  const waterRate = normalizedRates(series, 'water');
  const gasRate = normalizedRates(series, 'gas');
  const ownRatio = (rate: number, i: number) =>
    series.gasShared[i] === 1 ? NaN : gasOilRatio(rate, gasRate[i]!);
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
    { variable: 'gor', day, value: oilRate.map(ownRatio) },
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

/** What a change costs: of the oil rate, the two means that it states; of another variable, the oil of the same days. */
function lossOf(change: DetectedChange, day: Int32Array, oil: Float64Array): number {
  const { variable, meanBefore, meanAfter, daysBefore, daysAfter } = change;
  if (variable === 'oilRate') return Math.max(0, meanBefore - meanAfter);
  const after = day.findIndex((candidate) => candidate >= change.day);
  if (after < 0) return 0;
  const valid = (values: Float64Array): Float64Array => values.filter(Number.isFinite);
  const before = valid(oil.subarray(0, after)).slice(-Math.min(daysBefore, levelWindowDays));
  const since = valid(oil.subarray(after)).slice(0, Math.min(daysAfter, levelWindowDays));
  return Math.max(0, mean(before) - mean(since)) || 0;
}
