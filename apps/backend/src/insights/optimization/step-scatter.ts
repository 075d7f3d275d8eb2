/** What a past step gave beyond what was made of it, as a log of its rate, and how well that is measured (standard deviation). */
export interface StepResidual {
  residual: number;
  error: number;
}

/** How far one step of a well differs from what its other steps say of it. */
export interface StepScatter {
  /** Of the log of the rate (standard deviation of Student's t distribution). */
  scatter: number;
  /** Degrees of freedom: of few steps the tails are heavy. */
  freedom: number;
}

/** What steps of any well differ by: a few weeks of rates may agree by chance (log). It counts as much as this many steps. */
export const usualScatter = 0.015;
const usualWeight = 3;

/**
 * The step-to-step error of a well: what its past steps scatter by beyond what their own ± explains, beside what is usual. A step
 * that is measured worse than steps differ says little of how they do, whether it agrees or not.
 * @param fitted how many numbers were fitted to the steps
 */
export function stepScatter(steps: readonly StepResidual[], fitted: number): StepScatter {
  let [count, beyond] = [0, 0];
  for (const { residual, error } of steps) {
    const says = (usualScatter ** 2 / (usualScatter ** 2 + error ** 2)) ** 2;
    count += says;
    beyond += says * (residual ** 2 - error ** 2);
  }
  // What was fitted to the steps took of each its part.
  count *= 1 - Math.min(1, fitted / Math.max(1, steps.length));
  const scatter = Math.sqrt((usualWeight * usualScatter ** 2 + Math.max(0, beyond)) / (usualWeight + count));
  return { scatter, freedom: usualWeight + Math.floor(count) };
}
