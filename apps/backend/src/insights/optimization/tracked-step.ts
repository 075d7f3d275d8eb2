import type { Check } from './guard-rails.ts';
import type { ExecutedStep } from './executed-steps.ts';
import type { StepTracking } from './step-effect.ts';

/** What a step was expected to do on the day before it. */
export interface Expectation {
  /** Sm3/d; the percentiles are of advice that was followed. */
  oil: number;
  oilLow: number | null;
  oilHigh: number | null;
  liquid: number | null;
  powerPct: number | null;
  checks: Check[];
}

/** A step of the frequency with what came of it. */
export interface TrackedStepOfWell extends ExecutedStep {
  /** First production day with it. */
  day: number;
  expected: Expectation | null;
  tracking: StepTracking;
}
