/** A step down of a curve. */
export interface SurvivalChartStep {
  /** How long what fails here had lasted. */
  readonly at: number;
  /** Share that lasts longer, 0 to 1. */
  readonly share: number;
  /** Bounds of the share; null where they are not known. */
  readonly low: number | null;
  readonly high: number | null;
  /** How many had lasted so long. */
  readonly atRisk: number;
  /** How many of them failed here. */
  readonly failures: number;
}

type Scale = (value: number) => number;

/** The path of a curve that is 1 before its first step, level between steps, and ends where nothing lasted longer. */
export function survivalPath(steps: readonly SurvivalChartStep[], end: number, x: Scale, y: Scale): string {
  return `M${x(0)},${y(1)}${steps.map(({ at, share }) => `H${x(at)}V${y(share)}`).join('')}H${x(end)}`;
}

/** The area of the band: from each step with known bounds to the next one, or to the end. */
export function bandPath(steps: readonly SurvivalChartStep[], end: number, x: Scale, y: Scale): string {
  return steps
    .map(({ at, low, high }, place) =>
      low === null || high === null
        ? ''
        : `M${x(at)},${y(high)}H${x(steps[place + 1]?.at ?? end)}V${y(low)}H${x(at)}Z`,
    )
    .join('');
}
