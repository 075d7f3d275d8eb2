import { usualGuardRails } from './guard-rails.ts';
import { studentOdds, type Odds } from './odds.ts';
import { stepScatter, usualScatter, type StepScatter } from './step-scatter.ts';

/** What a past choke step did to the oil of a well. */
export interface ChokeStep {
  /** % open. */
  from: number;
  to: number;
  /** Oil after over oil before, as a log, with decline and disturbances taken out. */
  effect: number;
  /** Standard deviation of the effect. */
  error: number;
}

/** How the oil of a well follows its choke: oil ~ opening ^ elasticity, near the openings that were tried. */
export interface ChokeResponse extends StepScatter {
  elasticity: number;
  /** Standard deviation of the elasticity. */
  error: number;
  /** Steps that it rests on. */
  steps: number;
  /** % open, the least and the most that the well was really run at. */
  tried: { least: number; most: number };
}

/** One step may be chance or another event. */
export const leastChokeSteps = 2;
/** Fit and scatter of the steps depend on each other. */
const rounds = 5;

/**
 * The response of a well to its choke, from its past steps; undefined with fewer than two. Steps that contradict each other by
 * more than their own errors widen what is known of the next one.
 * @param held openings (%) that the well was run at @default those of the steps
 */
export function chokeResponse(
  steps: readonly ChokeStep[],
  held: readonly number[] = [],
): ChokeResponse | undefined {
  if (steps.length < leastChokeSteps) return undefined;
  const each = steps.map(({ from, to, ...step }) => ({ ...step, moved: Math.log(to / from) }));
  let found = { elasticity: NaN, error: NaN, ...stepScatter([], 0), scatter: usualScatter };
  for (let round = 0; round < rounds; round++) {
    const weights = each.map(({ error }) => 1 / (error ** 2 + found.scatter ** 2));
    const sum = (of: (step: (typeof each)[number]) => number): number =>
      each.reduce((total, step, i) => total + weights[i]! * of(step), 0);
    const weight = sum(({ moved }) => moved ** 2);
    const elasticity = sum(({ moved, effect }) => moved * effect) / weight;
    const residuals = each.map(({ moved, effect, error }) => ({
      ...{ residual: effect - elasticity * moved, error },
    }));
    found = { elasticity, error: Math.sqrt(1 / weight), ...stepScatter(residuals, 1) };
  }
  // A choke cannot be opened further than fully, whatever a gauge says.
  const tried = held.length > 0 ? held : steps.flatMap(({ from, to }) => [from, to]);
  const openings = tried.map((one) => Math.min(100, one));
  return {
    ...found,
    steps: steps.length,
    tried: { least: Math.min(...openings), most: Math.max(...openings) },
  };
}

/**
 * Change of the oil (Sm3/d) when a choke is moved: what the fit leaves open, and what one step differs from another by.
 * @param oil present rate (Sm3/d) @param from % open @param to % open
 */
export function chokeChange(
  { elasticity, error, scatter, freedom }: ChokeResponse,
  oil: number,
  from: number,
  to: number,
): Odds {
  const moved = Math.log(to / from);
  return studentOdds(
    elasticity * moved,
    Math.hypot(moved * error, scatter),
    freedom,
    (change) => oil * Math.expm1(change),
  );
}

/** Standard deviations beyond which the effect of a step is no noise (two-sided 90 %). */
const noiseSigmas = 1.6449;
/** Openings within this factor of each other are near. */
const nearFactor = 1.5;

/** How many past steps have an effect that is no noise, and began or ended near an opening (%). */
export function conclusiveSteps(steps: readonly ChokeStep[], opening: number): number {
  const isNear = (one: number) => Math.abs(Math.log(one / opening)) <= Math.log(nearFactor);
  return steps.filter(
    ({ from, to, effect, error }) => Math.abs(effect) > noiseSigmas * error && (isNear(from) || isNear(to)),
  ).length;
}

/** Largest step that is advised (points), and how far a choke is opened (%). Beyond what was tried none is: nothing says what the well does there. */
export interface ChokeLimits {
  step: number;
  opening: number;
}
const usualLimits: ChokeLimits = {
  step: usualGuardRails.maxChokeStep,
  opening: usualGuardRails.maxChokeOpening,
};
const leastGain = 0.005;

/** What the engine says of a choked well. */
export type ChokeAdvice =
  | { status: 'advised'; from: number; to: number; oil: Odds; limitedBy: 'fullyOpen' | 'tried' | 'step' }
  | { status: 'limited'; limitedBy: 'fullyOpen' | 'tried' }
  | { status: 'nothingToGain' }
  | { status: 'notComputed'; missing: [{ what: 'chokeSteps'; needed: number; found: number }] };

/**
 * Advice on a well's choke.
 * @param oil present rate (Sm3/d)
 * @param opening present (%)
 * @param held openings (%) that the well was run at @default those of the steps
 * @param limits @default the usual ones
 */
export function chokeAdvice(
  steps: readonly ChokeStep[],
  oil: number,
  opening: number,
  held: readonly number[] = [],
  limits: ChokeLimits = usualLimits,
): ChokeAdvice {
  const response = chokeResponse(steps, held);
  if (response === undefined)
    return {
      status: 'notComputed',
      missing: [{ what: 'chokeSteps', needed: leastChokeSteps, found: steps.length }],
    };
  if (opening >= limits.opening) return { status: 'limited', limitedBy: 'fullyOpen' };
  const ends = { fullyOpen: limits.opening, tried: response.tried.most, step: opening + limits.step };
  // Where the well was never run further open, the step that would be next says whether that keeps it from a gain.
  const isAtEnd = ends.tried <= opening;
  const to = isAtEnd ? Math.min(ends.fullyOpen, ends.step) : Math.min(...Object.values(ends));
  const gained = chokeChange(response, oil, opening, to);
  if (!(gained.low > 0) || gained.mid < leastGain * oil) return { status: 'nothingToGain' };
  if (isAtEnd) return { status: 'limited', limitedBy: 'tried' };
  const limitedBy = (['fullyOpen', 'tried', 'step'] as const).find((name) => ends[name] === to)!;
  return { status: 'advised', from: opening, to, oil: gained, limitedBy };
}
