import type { Effect, StepTracking } from './step-effect.ts';

/** A past step of a well of which something was expected. */
export interface RecordedStep {
  /** Change of the oil rate that the model expected (Sm3/d). */
  readonly expected: number;
  /** Change that was measured, with its two-sided 90 % interval (Sm3/d). */
  readonly effect: Effect;
  readonly verdict: StepTracking['verdict'];
}

/** What a well's own past steps say of what its model expects of the next one. */
export interface TrackRecord {
  /** Measured over expected changes, as far as the steps show it. */
  readonly factor: number;
  /** How likely the next step does not do what the model says (0..1). */
  readonly unlike: number;
  /** Steps with an expectation that were compared, and those of them that are judged. */
  readonly steps: number;
  readonly judged: number;
}

/** How far what is measured is from what the model expects, before any step is (standard deviation of the factor). */
const usualError = 0.3;
/** Before any step is judged, one of ten does not do what the model says. */
const usualUnlike = { missed: 1, steps: 10 };
/** Standard deviations in a two-sided 90 % interval. */
const intervalSigmas = 2 * 1.6449;

/** The record of steps, shrunk towards what is usual: steps that are measured badly say little. */
export function trackRecord(steps: readonly RecordedStep[]): TrackRecord {
  let weight = 1 / usualError ** 2;
  let sum = weight;
  for (const { expected, effect } of steps) {
    const error = (effect.high - effect.low) / intervalSigmas;
    if (!(error > 0)) continue;
    weight += (expected / error) ** 2;
    sum += (expected * effect.mid) / error ** 2;
  }
  const judged = steps.filter(({ verdict }) => verdict !== 'stabilising' && verdict !== 'inconclusive');
  const missed = judged.filter(({ verdict, expected }) => verdict !== (expected > 0 ? 'gain' : 'loss'));
  return {
    factor: Math.max(0, sum / weight),
    unlike: (usualUnlike.missed + missed.length) / (usualUnlike.steps + judged.length),
    steps: steps.length,
    judged: judged.length,
  };
}

/** What is known of a well of which no step was compared. */
export const noRecord: TrackRecord = trackRecord([]);
