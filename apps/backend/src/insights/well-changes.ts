import type { ChangeDetector, MainProduct, Sensitivity } from '../vocabulary.ts';
import { watchVariable, type DetectedChange } from './change-points.ts';
import type { ChangeVariable } from './change-variables.ts';
import type { FieldDays } from './field-days.ts';
import type { WellRecord } from './field-record.ts';
import { alarmsApart, explainingEvents, mergeChanges, type DatedEvent } from './merge-changes.ts';
import { levelWindowDays } from './limits.ts';
import type { ProductPeriod } from './main-product.ts';
import { gasOilRatio, normalizedRates, waterCut, type DailySeries } from './normalized-rate.ts';
import { pumpDays } from './pump-days.ts';
import { mean } from './robust-statistics.ts';

/** A change of a well with what explains it and what it costs. */
export interface WellChange extends DetectedChange {
  detector: ChangeDetector;
  /** It is an alarm that PELT has not confirmed. */
  provisional: boolean;
  events: DatedEvent[];
  /** The well's main product on its day. */
  product: MainProduct;
  /** Mean rate of that product on the days before less that of the days after, as the change states its levels (Sm3/d); 0 for a rise. */
  loss: number;
}

/** The production days of a well, and what it was for on them. */
export interface WellDays {
  series: DailySeries;
  periods: readonly ProductPeriod[];
}

/** The changes of a producing well over all variables, merged, with what explains them. */
export function wellChanges(
  well: Pick<WellRecord, 'pump'>,
  { series, periods }: WellDays,
  events: readonly DatedEvent[],
  { dayOf, isStale }: FieldDays,
  sensitivity: Sensitivity,
): WellChange[] {
  const watches = watchedVariables(well, { series, periods }, dayOf).map(({ variable, day, value }) => ({
    ...watchVariable(variable, day, value, sensitivity),
    isStale: isStale(day.at(-1) ?? -Infinity),
  }));
  const rates = mainRates(series, periods);
  const certain = mergeChanges(watches.flatMap(({ changes }) => changes));
  const alarms = alarmsApart(
    watches.flatMap((watch) => (watch.alarm === undefined || watch.isStale ? [] : [watch.alarm])),
    certain,
  );
  const complete = (change: DetectedChange, detector: WellChange['detector']): WellChange => {
    const product = productOn(change.day, series, periods);
    const loss = lossOf(change, series.day, rates[product]);
    return {
      ...change,
      detector,
      provisional: detector === 'cusum',
      events: nearestOfEach(explainingEvents(change, events, loss > 0)),
      product,
      loss,
    };
  };
  return [
    ...certain.map((change) => complete(change, 'pelt')),
    ...alarms.map((alarm) => complete(alarm, 'cusum')),
  ];
}

/** The rate of each main product on the days on which the well is for it; NaN on others. */
function mainRates(
  series: DailySeries,
  periods: readonly ProductPeriod[],
): Record<MainProduct, Float64Array> {
  const of = (product: MainProduct): Float64Array => {
    const rates = normalizedRates(series, product);
    for (const { from, to, product: other } of periods) if (other !== product) rates.fill(NaN, from, to);
    return rates;
  };
  return { oil: of('oil'), gas: of('gas') };
}

/** What a well is for on a day. */
function productOn(day: number, series: DailySeries, periods: readonly ProductPeriod[]): MainProduct {
  return periods.findLast(({ from }) => series.day[from]! <= day)?.product ?? series.product;
}

/** The ratios to oil, water cut and liquid are of oil wells: of a gas well they are its condensate's. */
function watchedVariables(
  well: Pick<WellRecord, 'pump'>,
  { series, periods }: WellDays,
  dayOf: FieldDays['dayOf'],
): { variable: ChangeVariable; day: Int32Array; value: Float64Array }[] {
  const { day } = series;
  const { oil: oilRate, gas: mainGas } = mainRates(series, periods);
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
    { variable: 'gasRate', day, value: mainGas },
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

/** What a change costs: of the rate itself, the two means that it states; of another variable, the main product of the same days. */
function lossOf(change: DetectedChange, day: Int32Array, rate: Float64Array): number {
  const { variable, meanBefore, meanAfter, daysBefore, daysAfter } = change;
  if (variable === 'oilRate' || variable === 'gasRate') return Math.max(0, meanBefore - meanAfter);
  const after = day.findIndex((candidate) => candidate >= change.day);
  if (after < 0) return 0;
  const valid = (values: Float64Array): Float64Array => values.filter(Number.isFinite);
  const before = valid(rate.subarray(0, after)).slice(-Math.min(daysBefore, levelWindowDays));
  const since = valid(rate.subarray(after)).slice(0, Math.min(daysAfter, levelWindowDays));
  return Math.max(0, mean(before) - mean(since)) || 0;
}
