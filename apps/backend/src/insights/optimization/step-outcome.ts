import type { Effect, StepTracking } from './step-effect.ts';

/** What a step was made for: more oil; or a lower setting, at a loss of oil that was expected. */
export type StepAim = 'gain' | 'reduction';

/** Whether a step did what it was made for. */
export type StepOutcome = 'met' | 'missed';

/** A step with what was expected and what came of it. */
export interface OutcomeStep {
  /** Settings before and after: Hz, % open, or Sm3/d of lift gas. */
  readonly from: number;
  readonly to: number;
  /** Change of the oil rate that was expected, and the low end of its band (Sm3/d); null where nothing was. */
  readonly expectedOil: number | null;
  readonly expectedOilLow: number | null;
  readonly verdict: StepTracking['verdict'];
  /** Sm3/d. */
  readonly effect: Effect | null;
  /** Energy per liquid before and after (kWh/m3); null where it was not measured. */
  readonly energyBefore: number | null;
  readonly energyAfter: number | null;
}

/** A step up seeks a gain, and so does one down of which one was expected. */
export function aimOf({ from, to, expectedOil }: Pick<OutcomeStep, 'from' | 'to' | 'expectedOil'>): StepAim {
  return to > from || (expectedOil ?? 0) > 0 ? 'gain' : 'reduction';
}

/**
 * What came of a step, against what it was made for. One that sought a gain met it with a gain. A reduction met what it sought when it
 * is not proved that more oil was lost than expected, and its energy per liquid did not rise; of one of which nothing was expected nothing
 * is said. Null until it is judged, and where the days show nothing.
 */
export function outcomeOf(step: OutcomeStep): StepOutcome | null {
  const { verdict, effect, expectedOil, expectedOilLow, energyBefore, energyAfter } = step;
  if (effect === null || verdict === 'stabilising') return null;
  if (aimOf(step) === 'gain')
    return verdict === 'inconclusive' ? null : verdict === 'gain' ? 'met' : 'missed';
  if (expectedOil === null) return null;
  if (effect.high < Math.min(expectedOil, expectedOilLow ?? expectedOil)) return 'missed';
  if (verdict === 'inconclusive') return null;
  const isCostlier = energyBefore !== null && energyAfter !== null && energyAfter > energyBefore;
  return isCostlier ? 'missed' : 'met';
}

/** Why no days of a step could be compared: another change came too close, or too few days before or after it were steady. */
export type UncomparedReason = 'otherChange' | 'fewDays';

/** Why a step will not be compared any more; null of one that is, or may yet be. */
export function uncomparedReason({
  verdict,
  effect,
  confounders,
}: Pick<StepTracking, 'verdict' | 'effect'> & {
  readonly confounders: readonly StepTracking['confounders'][number][];
}): UncomparedReason | null {
  if (effect !== null || verdict === 'stabilising') return null;
  return confounders.includes('otherChange') || confounders.includes('choke') ? 'otherChange' : 'fewDays';
}
