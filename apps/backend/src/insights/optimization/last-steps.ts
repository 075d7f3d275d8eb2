import type { TrackedSetting } from './choked-well.ts';
import type { ExecutedStep } from './executed-steps.ts';
import type { LastStep, Surroundings } from './guard-rails.ts';
import type { TrackedStepOfWell } from './tracked-step.ts';

/** The newest of some steps. */
function lastOf(
  steps: readonly (Pick<ExecutedStep, 'at' | 'from' | 'to'> & { day: number })[],
): LastStep | undefined {
  const last = steps.toSorted((a, b) => a.at - b.at).at(-1);
  return last && { day: last.day, way: last.to > last.from ? 1 : -1 };
}

/** The newest step of a pump, where no result of it is known yet. */
export function lastPumpStep(steps: readonly TrackedStepOfWell[]): Pick<Surroundings, 'lastStep'> {
  const newest = steps.toSorted((a, b) => a.at - b.at).slice(-1);
  const lastStep = lastOf(
    newest.filter(({ tracking: { verdict } }) => verdict === 'stabilising' || verdict === 'inconclusive'),
  );
  return lastStep ? { lastStep } : {};
}

/** The newest step of the choke and of the lift gas: that less came of it says nothing of why it was made. */
export function lastStepsOf(
  steps: readonly TrackedSetting[],
  dayOf: (moment: number) => number,
): Partial<Record<TrackedSetting['setting'], LastStep>> {
  const of = (wanted: TrackedSetting['setting']) =>
    lastOf(
      steps.filter(({ setting }) => setting === wanted).map((step) => ({ ...step, day: dayOf(step.at) })),
    );
  const [choke, liftGas] = [of('choke'), of('liftGas')];
  return { ...(choke && { choke }), ...(liftGas && { liftGas }) };
}
