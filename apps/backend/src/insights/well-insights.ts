import { hourMs } from '../production-day.ts';
import type { PotentialMethod, Product, Sensitivity } from '../vocabulary.ts';
import { decliningPotential } from './declining-potential.ts';
import { deferredProduction, type DeferredDay } from './deferred-production.ts';
import { downtimes, type Downtime } from './downtime.ts';
import type { FieldDays } from './field-days.ts';
import type { FieldWork, WellRecord } from './field-record.ts';
import { frozenSpans, spanOfDowntime, spanOfLoss } from './frozen-span.ts';
import { gasBreakthroughs, type GasBreakthrough } from './gas-breakthrough.ts';
import { gasEpisodes, type GasEpisode } from './gas-interference.ts';
import { hoursOnStream, type DailySeries } from './normalized-rate.ts';
import { productionDrops, type ProductionDrop } from './production-drop.ts';
import { rateLife } from './rate-exceptions.ts';
import { trailingMedianPotential, type Potential } from './potential.ts';
import type { LossCause } from './loss-split.ts';
import { recoded, type LossRecode } from './recoded-losses.ts';
import { explanations, lossCauses, loweringEvents, plannedDays } from './well-causes.ts';
import { wellDecline, type WellDecline } from './steep-decline.ts';
import { wellChanges, type WellChange } from './well-changes.ts';

/** Everything that is computed for a well. */
export interface WellInsights {
  wellId: string;
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
  const changes = changesOf(well, series, work, days, sensitivity);
  const steps = confirmedSteps(changes);
  const life = rateLife(series, steps, {
    acceptedDays: well.acceptedDays,
    postponements: well.postponements,
    isForgotten: days.isForgotten(well.day.at(-1) ?? -Infinity),
  });
  const { losses } = life;
  const trailingMedian = ofProducts((product) => trailingMedianPotential(series, product, life));
  const down = downtimes(series);
  const frozen = frozenSpans([...losses.map(spanOfLoss), ...down.map(spanOfDowntime)], well.acceptedDays);
  return {
    wellId: well.id,
    series,
    changes,
    potentials: {
      trailingMedian,
      declining: ofProducts((product) => decliningPotential(series, product, frozen)),
    },
    causes,
    recodes: well.recodes,
    drops: productionDrops(series, losses, lowering),
    downtimes: down,
    gasEpisodes: gasEpisodes(well.pump, well.stageType ?? 'mixed'),
    gasBreakthroughs: gasBreakthroughs(series),
    decline: wellDecline(
      series,
      steps.map(({ day }) => day),
    ),
  };
}

/** The changes of a well that produces, or has signals alone. */
function changesOf(
  well: WellRecord,
  series: DailySeries,
  work: FieldWork,
  days: FieldDays,
  sensitivity: Sensitivity,
): WellChange[] {
  if (series.day.length === 0 && well.day.length > 0) return [];
  return wellChanges(well, series, explanations(well.id, work.events, days.dayOf), days, sensitivity);
}

/** The steps of the oil rate that are certain, ascending. */
function confirmedSteps(changes: readonly WellChange[]): WellChange[] {
  return changes
    .filter(({ variable, provisional }) => variable === 'oilRate' && !provisional)
    .sort((a, b) => a.day - b.day);
}

/** Deferred production of a well by one method. It is large: keep no well's longer than needed. */
export function deferralOf(
  { series, potentials, causes, recodes }: WellInsights,
  method: PotentialMethod,
): Record<Product, DeferredDay[]> {
  return ofProducts((product) =>
    recoded(deferredProduction(series, product, potentials[method][product], causes), recodes),
  );
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
