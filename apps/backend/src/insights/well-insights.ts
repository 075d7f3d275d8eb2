import { hourMs } from '../production-day.ts';
import type { MainProduct, PotentialMethod, Product, Sensitivity } from '../vocabulary.ts';
import { decliningPotential } from './declining-potential.ts';
import { deferredProduction, type DeferredDay } from './deferred-production.ts';
import { downtimes, type Downtime } from './downtime.ts';
import type { FieldDays } from './field-days.ts';
import type { FieldWork, WellRecord } from './field-record.ts';
import { frozenSpans, spanOfDowntime, spanOfLoss } from './frozen-span.ts';
import { gasBreakthroughs, type GasBreakthrough } from './gas-breakthrough.ts';
import { gasEpisodes, type GasEpisode } from './gas-interference.ts';
import { productPeriods, rateVariables, type ProductPeriod } from './main-product.ts';
import { hoursOnStream, type DailySeries } from './normalized-rate.ts';
import { withNamedLosses } from './named-losses.ts';
import { productionDrops, type ProductionDrop } from './production-drop.ts';
import { rateLife } from './rate-exceptions.ts';
import type { LossContext } from './rate-life.ts';
import { loggedSteps } from './decline-days.ts';
import { trailingMedianPotential, type Potential } from './potential.ts';
import type { LoweringEvent } from './drop-cause.ts';
import { underperformance, type LossCause } from './loss-split.ts';
import { recoded, type LossRecode } from './recoded-losses.ts';
import { explanations, loggedWork, lossCauses, loweringEvents, plannedDays } from './well-causes.ts';
import { wellDecline, type WellDecline } from './steep-decline.ts';
import { wellChanges, type WellChange } from './well-changes.ts';

/** Everything that is computed for a well. */
export interface WellInsights {
  wellId: string;
  /** What the well is for on its newest day. */
  product: MainProduct;
  series: DailySeries;
  changes: WellChange[];
  potentials: Record<PotentialMethod, Record<Product, Potential>>;
  /** What held the well back. */
  causes: LossCause[];
  /** What people recoded of its losses. */
  recodes: readonly LossRecode[];
  drops: ProductionDrop[];
  downtimes: Downtime[];
  gasEpisodes: GasEpisode[];
  gasBreakthroughs: GasBreakthrough[];
  /** How its newest days decline; undefined where there are too few. */
  decline: WellDecline | undefined;
}

/**
 * All insights of one well, of its production rows only: what a well injects is no production that it defers. The rules start anew
 * with another main product.
 */
export function wellInsights(
  well: WellRecord,
  work: FieldWork,
  days: FieldDays,
  sensitivity: Sensitivity,
): WellInsights {
  const causes = lossCauses(well.id, work);
  const columns = dailyColumns(well, plannedDays(causes, days.dayOf), days);
  const periods = productPeriods(columns, well.products);
  const series = { ...columns, product: periods.at(-1)!.product };
  const lowering = loweringEvents(well.id, work.events, days.dayOf);
  const changes = changesOf(well, series, periods, work, days, sensitivity);
  const parts = periods.map((period) => {
    const record = recordOf(series, period);
    return periodInsights(record, period, {
      steps: confirmedSteps(changes, record),
      lowering,
      context: {
        acceptedDays: well.acceptedDays,
        postponements: well.postponements,
        isForgotten: !period.isLast || days.isForgotten(well.day.at(-1) ?? -Infinity),
      },
    });
  });
  const potentialOf = (method: PotentialMethod) =>
    ofProducts((product) => joined(parts.map(({ potentials }) => potentials[method][product])));
  const newest = recordOf(series, periods.at(-1)!);
  return {
    wellId: well.id,
    product: newest.product,
    series,
    changes,
    potentials: { trailingMedian: potentialOf('trailingMedian'), declining: potentialOf('declining') },
    causes,
    recodes: well.recodes,
    drops: parts.flatMap(({ drops }) => drops),
    downtimes: parts.flatMap(({ downtimes: down }) => down),
    gasEpisodes: gasEpisodes(well.pump, well.stageType ?? 'mixed'),
    gasBreakthroughs: parts.flatMap(({ gasBreakthroughs: risen }) => risen),
    decline: wellDecline(newest, [
      ...confirmedSteps(changes, newest).map(({ day }) => day),
      ...loggedSteps(loggedWork(well.id, work.events, days.dayOf)).map(({ day }) => day),
      ...well.acceptedDays,
    ]),
  };
}

/** What the rules find in a stretch of a record with one main product. A loss that was open when another product followed is followed no more. */
function periodInsights(
  series: DailySeries,
  { isLast }: ProductPeriod,
  {
    steps,
    lowering,
    context,
  }: { steps: readonly WellChange[]; lowering: readonly LoweringEvent[]; context: LossContext },
) {
  const life = rateLife(series, steps, context);
  const { losses } = life;
  const over = <Found extends { ended: boolean }>(found: readonly Found[]): Found[] =>
    found.map((one) => ({ ...one, ended: one.ended || !isLast }));
  const down = over(downtimes(series));
  const frozen = frozenSpans([...losses.map(spanOfLoss), ...down.map(spanOfDowntime)], context.acceptedDays);
  return {
    potentials: {
      trailingMedian: ofProducts((product) => trailingMedianPotential(series, product, life)),
      declining: ofProducts((product) => decliningPotential(series, product, frozen)),
    },
    drops: productionDrops(series, losses, lowering),
    downtimes: down,
    // Of a gas well, gas is no finding: it is what the well is for.
    gasBreakthroughs: series.product === 'oil' ? over(gasBreakthroughs(series)) : [],
  };
}

/** A stretch of a record. */
function recordOf(series: DailySeries, { product, from, to }: ProductPeriod): DailySeries {
  const { product: _, ...columns } = series;
  const parts = Object.entries(columns).map(([name, column]) => [name, column.subarray(from, to)]);
  return { ...(Object.fromEntries(parts) as Omit<DailySeries, 'product'>), product };
}

/** The potentials of stretches that follow each other. */
function joined(parts: readonly Potential[]): Potential {
  const column = (of: (part: Potential) => Float64Array): Float64Array =>
    parts.length === 1 ? of(parts[0]!) : Float64Array.from(parts.flatMap((part) => Array.from(of(part))));
  return {
    rate: column(({ rate }) => rate),
    band: column(({ band }) => band),
    isDead: parts.every(({ isDead }) => isDead),
  };
}

/** The changes of a well that produces, or has signals alone. */
function changesOf(
  well: WellRecord,
  series: DailySeries,
  periods: readonly ProductPeriod[],
  work: FieldWork,
  days: FieldDays,
  sensitivity: Sensitivity,
): WellChange[] {
  if (series.day.length === 0 && well.day.length > 0) return [];
  return wellChanges(
    well,
    { series, periods },
    explanations(well.id, work.events, days.dayOf),
    days,
    sensitivity,
  );
}

/** The steps of the rate of a stretch's main product that are certain, ascending. */
function confirmedSteps(changes: readonly WellChange[], { product, day }: DailySeries): WellChange[] {
  return changes
    .filter(
      (change) =>
        change.variable === rateVariables[product] &&
        !change.provisional &&
        change.day >= day[0]! &&
        change.day <= day.at(-1)!,
    )
    .sort((a, b) => a.day - b.day);
}

/** Deferred production of a well by one method. It is large: keep no well's longer than needed. */
export function deferralOf(
  { series, potentials, causes, recodes, drops }: WellInsights,
  method: PotentialMethod,
): Record<Product, DeferredDay[]> {
  const named = new Map(drops.flatMap((drop) => [...drop.named]));
  // What people said of a loss without a cause holds where the rules name one since.
  const [ofRest, others] = [true, false].map((is) =>
    recodes.filter(({ reasonCode }) => (reasonCode === underperformance) === is),
  ) as [LossRecode[], LossRecode[]];
  return ofProducts((product) => {
    const days = deferredProduction(series, product, potentials[method][product], causes);
    return recoded(withNamedLosses(recoded(days, ofRest), named), others);
  });
}

function ofProducts<T>(of: (product: Product) => T): Record<Product, T> {
  return { oil: of('oil'), gas: of('gas'), water: of('water') };
}

/** The production rows of a well as the rules read them. */
function dailyColumns(
  well: WellRecord,
  isPlanned: (day: number) => boolean,
  { startOf }: FieldDays,
): Omit<DailySeries, 'product'> {
  const produces = (_: number, i: number): boolean => well.injects[i] !== 1;
  const day = well.day.filter(produces);
  const start = Float64Array.from(day, startOf);
  const calendarHours = start.map((from, i) => (startOf(day[i]! + 1) - from) / hourMs);
  const [oil, gas, water] = [well.oil, well.gas, well.water].map((volume) => volume.filter(produces)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  return {
    day,
    start,
    calendarHours,
    hours: well.hours
      .filter(produces)
      .map((hours, i) => hoursOnStream(hours, calendarHours[i]!, [oil[i]!, gas[i]!, water[i]!])),
    oil,
    gas,
    water,
    suspect: well.suspect.filter(produces),
    gasShared: well.gasShared.filter(produces),
    plannedWork: Uint8Array.from(day, (number) => (isPlanned(number) ? 1 : 0)),
  };
}
