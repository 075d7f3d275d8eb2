import { aimOf, outcomeOf, type OutcomeStep, type StepAim } from './step-outcome.ts';
import { studentShare } from './student.ts';

/** A step of a well with what came of it. */
export interface MeasuredStep extends OutcomeStep {
  readonly setting: 'frequency' | 'choke' | 'gasLift';
  /** Whether something that came after it puts its gain in question. */
  readonly isInQuestion: boolean;
}

/** What came of the measured steps of one setting that were made for one thing. */
export interface StepRecord {
  readonly setting: MeasuredStep['setting'];
  readonly aim: StepAim;
  readonly measured: number;
  readonly met: number;
  /** {@link met}, with the share of each inconclusive one that lies above 0. */
  readonly counted: number;
}

/** So many degrees of freedom are as good as normal. */
const manyFreedom = 200;
/** Standard deviations in a two-sided 90 % interval. */
const intervalSigmas = 2 * 1.6449;

/**
 * The record of steps by setting and aim. A step that sought a gain is measured once its days are compared, and an inconclusive one counts
 * by how much of what it was measured as lies above 0; a reduction is measured where it is known whether it met what it was made for.
 */
export function stepRecords(steps: readonly MeasuredStep[]): StepRecord[] {
  const records = new Map<string, StepRecord>();
  for (const step of steps) {
    const { setting, effect, verdict, isInQuestion } = step;
    if (effect === null || verdict === 'stabilising') continue;
    const aim = aimOf(step);
    const outcome = isInQuestion ? null : outcomeOf(step);
    if (aim === 'reduction' && outcome === null) continue;
    const key = `${setting} ${aim}`;
    const { measured, met, counted } = records.get(key) ?? { measured: 0, met: 0, counted: 0 };
    const isMet = outcome === 'met';
    records.set(key, {
      ...{ setting, aim, measured: measured + 1, met: met + Number(isMet) },
      counted: counted + (outcome !== null ? Number(isMet) : isInQuestion ? 0.5 : shareAbove(effect)),
    });
  }
  return [...records.values()];
}

/** How much of a measured change lies above 0. */
function shareAbove({ low, mid, high }: NonNullable<OutcomeStep['effect']>): number {
  const error = (high - low) / intervalSigmas;
  return error > 0 ? studentShare(mid / error, manyFreedom) : 0.5;
}
