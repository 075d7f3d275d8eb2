import type { FrequencyChange, FrequencyInfo, TrackedFrequencyChange } from '@cnx/api';
import { dayMs } from '../../quantities.ts';

/** Of the ways in which advice is ranked, the column that each sorts by, the best first. */
export const ranks = {
  oil: { column: 'oil', direction: 'descending' },
  energy: { column: 'power', direction: 'ascending' },
  oilPerEnergy: { column: 'perEnergy', direction: 'descending' },
} as const;

/** One of {@link ranks}. */
export type Rank = keyof typeof ranks;

/** The way in which a list that is sorted so is ranked; null where it is none of them. */
export function rankOf(sort: { readonly column: string; readonly direction: string } | null): Rank | null {
  const names = Object.keys(ranks) as Rank[];
  if (sort === null) return 'oil';
  return (
    names.find((name) => ranks[name].column === sort.column && ranks[name].direction === sort.direction) ??
    null
  );
}

/** The checks that a step does not pass; one that could not be made says nothing. */
export function failingChecks({ checks }: Pick<FrequencyChange, 'checks'>) {
  return checks.filter(({ pass, checked }) => checked && !pass);
}

/** Upper ends of the classes of free gas at the intake, % by volume: radial stages lift about 10, mixed ones 20 to 25. */
const gasLimits = [10, 20, 30] as const;

/** Classes of free gas at the intake, by their upper ends. */
export const gasClasses = ['to10', 'to20', 'to30', 'above30', 'unknown'] as const;

/** One of {@link gasClasses}. */
export type GasClass = (typeof gasClasses)[number];

/** The class of free gas of a pump. */
export function gasClassOf({ freeGasPct }: Pick<FrequencyInfo, 'freeGasPct'>): GasClass {
  if (freeGasPct === null) return 'unknown';
  const place = gasLimits.findIndex((limit) => freeGasPct < limit);
  return place < 0 ? 'above30' : gasClasses[place]!;
}

/** The pumps that a chart of frequency against liquid can show: those that run and are metered. */
export function metered(pumps: readonly FrequencyInfo[]): readonly FrequencyInfo[] {
  return pumps.filter(
    ({ frequency, liquidRate }) => frequency !== null && frequency > 0 && liquidRate !== null,
  );
}

/** What came of tracked steps, in the one sentence that is true of them. */
export type TrackedTakeaway =
  | { readonly kind: 'none' }
  | { readonly kind: 'settling'; readonly count: number }
  | { readonly kind: 'judged'; readonly judged: number; readonly gained: number };

/**
 * What a step changed the oil rate by, Sm3/d: with the well's decline and what moved its field taken out, as its verdict,
 * attainment and the proven sum have it; of a server that does not say so, after less before. Null until days are compared.
 */
export function gainOf({ effect, delta }: Pick<TrackedFrequencyChange, 'effect' | 'delta'>): number | null {
  return effect ? effect.mid : delta.oil;
}

/** Sums tracked steps up. */
export function trackedTakeaway(rows: readonly Pick<TrackedFrequencyChange, 'verdict'>[]): TrackedTakeaway {
  if (rows.length === 0) return { kind: 'none' };
  const of = (...some: TrackedFrequencyChange['verdict'][]) =>
    rows.filter(({ verdict }) => some.includes(verdict)).length;
  const judged = of('gain', 'neutral', 'loss');
  return judged === 0
    ? { kind: 'settling', count: rows.length }
    : { kind: 'judged', judged, gained: of('gain') };
}

/** Days that the tracking of a step compares: those before it, and those from the one on which its rates were steady again. */
export function comparedDays({
  at,
  stabilisedAt,
  baselineDays,
  afterDays,
}: Pick<TrackedFrequencyChange, 'at' | 'stabilisedAt' | 'baselineDays' | 'afterDays'>) {
  // Production days are names: their curves stand at midnight.
  const dayOfStep = Date.parse(`${at.slice(0, 10)}T00:00:00Z`);
  const before = { name: 'before', from: dayOfStep - baselineDays * dayMs, to: dayOfStep - dayMs } as const;
  if (baselineDays === 0) return [];
  if (stabilisedAt === null || afterDays === 0) return [before];
  const steady = Date.parse(`${stabilisedAt.slice(0, 10)}T00:00:00Z`);
  return [before, { name: 'after', from: steady, to: steady + (afterDays - 1) * dayMs } as const];
}

/** The key of a verdict's text. */
export const verdictKey = (verdict: TrackedFrequencyChange['verdict']) =>
  verdict === 'stabilising' ? 'settling' : verdict;

/** The tone of each verdict, by its key. */
export const verdictTones = {
  settling: 'info',
  gain: 'good',
  neutral: 'neutral',
  loss: 'warning',
  inconclusive: 'neutral',
} as const satisfies Record<ReturnType<typeof verdictKey>, unknown>;
