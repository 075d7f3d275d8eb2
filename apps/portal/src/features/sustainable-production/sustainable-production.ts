import type { EntityLabel, SustainabilityMetric, SustainableProduction } from '@cnx/api';
import { dailyGroups, groupBy } from '../../insight/daily-groups.ts';
import { ofCode } from '../../insight/of-code.ts';

/** Emissions of one field over several days. Intensities are ratios of sums, never means of ratios. */
export interface FieldEmissions {
  readonly entity: EntityLabel;
  /** boe. */
  readonly production: number;
  /** kg CO2e. */
  readonly co2e: number;
  /** kg CO2e/boe; null without production. */
  readonly carbonIntensity: number | null;
  /** Sm3/boe; null without production. */
  readonly flaringIntensity: number | null;
  /** Methane over marketed gas, %; null when no day knows its own. */
  readonly methaneIntensity: number | null;
  /** Energy over the liquid produced, kWh/m3, on the days that used any; null when none did. */
  readonly specificEnergy: number | null;
  /** Produced water that was injected again, %; null when no day knows its own. */
  readonly reinjectedPct: number | null;
  /** `estimated` as soon as one day is. */
  readonly quality: SustainableProduction['quality'];
}

function ratio(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null;
}

/** Emissions of several days, at least one: of a field, or of all of them. */
export function emissionsOf(days: readonly SustainableProduction[]): FieldEmissions {
  const sum = (valueOf: (day: SustainableProduction) => number) =>
    days.reduce((total, day) => total + valueOf(day), 0);
  const production = sum(({ productionBoe }) => productionBoe);
  const co2e = sum((day) => day.co2e);
  const flaredGas = sum((day) => day.flaredGas);
  // Marketed gas is not among the fields, but each day's methane and its share of that gas imply it (in kg of methane).
  const marketed = sum(({ methane, methaneIntensity }) =>
    methaneIntensity ? methane / methaneIntensity : 0,
  );
  const methane = sum((day) => (day.methaneIntensity ? day.methane : 0));
  // So does energy the liquid.
  const liquid = sum((day) => (day.specificEnergy ? day.energy / day.specificEnergy : 0));
  const energy = sum((day) => (day.specificEnergy ? day.energy : 0));
  const water = sum((day) => (day.reinjectedPct === null ? 0 : day.producedWater));
  const reinjected = sum((day) => (day.reinjectedPct ?? 0) * day.producedWater);
  return {
    entity: days[0]!.entity,
    production,
    co2e,
    carbonIntensity: ratio(co2e, production),
    flaringIntensity: ratio(flaredGas, production),
    methaneIntensity: ratio(methane, marketed),
    specificEnergy: ratio(energy, liquid),
    reinjectedPct: ratio(reinjected, water),
    quality: days.some(({ quality }) => quality === 'estimated') ? 'estimated' : 'measured',
  };
}

/** Emissions by field, the highest carbon intensity first, fields without production last. */
export function emissionsByField(rows: readonly SustainableProduction[]): FieldEmissions[] {
  const byField = groupBy(rows, ({ entity }) => entity.id);
  return [...byField.values()]
    .map(emissionsOf)
    .sort((a, b) => (b.carbonIntensity ?? -1) - (a.carbonIntensity ?? -1));
}

/**
 * Carbon intensity of all fields together by production day that all have reported, oldest first; null on a day without
 * production.
 */
export function dailyCarbonIntensity(
  rows: readonly SustainableProduction[],
): { day: string; value: number | null }[] {
  return dailyGroups(rows).whole.map(([day, fields]) => ({
    day,
    value: emissionsOf(fields).carbonIntensity,
  }));
}

/** The code of the metric that stands for the area. */
export const carbonIntensityCode = 'carbonIntensity';

/** Codes of the metrics that each field has a figure of its own for. */
const fieldMeasures = [
  'carbonIntensity',
  'methaneIntensity',
  'flaringIntensity',
  'specificEnergy',
  'reinjectedPct',
] as const satisfies (keyof FieldEmissions)[];

/** One of the codes by which fields can be compared. */
export type FieldMeasure = (typeof fieldMeasures)[number];

/** A metric that each field has a figure of its own for. */
export interface MeasuredMetric extends SustainabilityMetric {
  readonly code: FieldMeasure;
}

const gravity = { off: 0, watch: 1, onTrack: 2 } as const;

/** The metrics, what is off track first; those without a value last. */
export function rankMetrics(metrics: readonly SustainabilityMetric[]): SustainabilityMetric[] {
  const rank = ({ value, status }: SustainabilityMetric) =>
    value === null ? Infinity : ofCode<SustainabilityMetric['status'], number>(gravity, status, 2);
  return [...metrics].sort((a, b) => Math.sign(rank(a) - rank(b)) || 0);
}

/** Those of {@link rankMetrics} that have a value and can be shown by field. */
export function measuredMetrics(metrics: readonly SustainabilityMetric[]): MeasuredMetric[] {
  return rankMetrics(metrics).filter(
    (metric): metric is MeasuredMetric =>
      metric.value !== null && fieldMeasures.some((code) => code === metric.code),
  );
}

/** Fields that have a figure of a metric, the one that is worst off first. */
export function fieldsByMeasure(
  fields: readonly FieldEmissions[],
  { code, direction }: Pick<MeasuredMetric, 'code' | 'direction'>,
): FieldEmissions[] {
  const known = fields.filter((field) => field[code] !== null);
  const sign = direction === 'lowerIsBetter' ? -1 : 1;
  return known.sort((a, b) => sign * ((a[code] ?? 0) - (b[code] ?? 0)));
}

/** A field's day, with the window's metrics: what its figures are held against. */
export type EmissionsDay = SustainableProduction & { readonly metrics?: readonly SustainabilityMetric[] };

/** The target of a figure, and which way is good. */
export type Target = Pick<SustainabilityMetric, 'direction'> & { readonly target: number };

/** What a measure is held against; null without a target. */
export function targetOf(metrics: readonly SustainabilityMetric[], measure: FieldMeasure): Target | null {
  const { target = null, direction = 'lowerIsBetter' } = metrics.find(({ code }) => code === measure) ?? {};
  return target === null ? null : { target, direction };
}

/**
 * Whether a figure is on the wrong side of its target, as both are shown: 59.97 beside "≥ 60.0" is none that misses it. Never where one of both is
 * not known.
 * @param shown what is shown of a value @default all of it
 */
export function missesTarget(
  value: number | null,
  aim: Target | null,
  shown: (value: number) => number = (all) => all,
): boolean {
  if (value === null || aim === null) return false;
  const [own, target] = [shown(value), shown(aim.target)];
  return aim.direction === 'lowerIsBetter' ? own > target : own < target;
}

type OffTarget = SustainabilityMetric & {
  readonly status: Exclude<SustainabilityMetric['status'], 'onTrack'>;
};

/** The metrics that are off their target, or nearly; one without a figure is neither. */
export function offTarget(metrics: readonly SustainabilityMetric[]): readonly OffTarget[] {
  return metrics.filter(
    (metric): metric is OffTarget => metric.status !== 'onTrack' && metric.value !== null,
  );
}

/** The column of each measure in the list. */
const measureColumns = {
  carbonIntensity: 'intensity',
  flaringIntensity: 'flaring',
  methaneIntensity: 'methane',
  specificEnergy: 'energy',
  reinjectedPct: 'reinjected',
} as const satisfies Record<FieldMeasure, string>;

/** The order of the list by a measure, what is worst first. */
export function worstFirst({ code, direction }: Pick<MeasuredMetric, 'code' | 'direction'>) {
  return {
    columnId: measureColumns[code],
    direction: direction === 'lowerIsBetter' ? ('descending' as const) : ('ascending' as const),
  };
}

/** What a window's emissions come to, in the one sentence that is true of them. */
export type EmissionsTakeaway =
  /** No row at all. */
  | { readonly kind: 'noRows' }
  /** Nothing was produced, so there is no intensity. */
  | { readonly kind: 'noProduction'; readonly co2e: number }
  /** No target is set: the figure alone. */
  | { readonly kind: 'untargeted'; readonly intensity: number }
  /** Against the target; `above` counts the fields above it, out of `fields`. */
  | {
      readonly kind: 'targeted';
      readonly intensity: number;
      readonly target: number;
      /** Share by which it is below (negative) or above the target, %. */
      readonly differencePct: number;
      readonly above: number;
      readonly fields: number;
    };

/** Sums a window's rows and metrics up. */
export function emissionsTakeaway(
  rows: readonly SustainableProduction[],
  metrics: readonly SustainabilityMetric[],
): EmissionsTakeaway {
  if (rows.length === 0) return { kind: 'noRows' };
  const metric = metrics.find(({ code }) => code === carbonIntensityCode);
  const fields = emissionsByField(rows);
  const intensity = metric?.value ?? null;
  if (intensity === null) {
    return { kind: 'noProduction', co2e: fields.reduce((sum, { co2e }) => sum + co2e, 0) };
  }
  const target = metric?.target ?? null;
  if (target === null || target <= 0) return { kind: 'untargeted', intensity };
  return {
    kind: 'targeted',
    intensity,
    target,
    differencePct: (intensity / target - 1) * 100,
    above: fields.filter(({ carbonIntensity }) => (carbonIntensity ?? 0) > target).length,
    fields: fields.length,
  };
}
