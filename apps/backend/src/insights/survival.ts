/** A run of a pump, as far as it is known. */
export interface Run {
  /** Days from its start to its stop, or to the moment at which it still runs. */
  readonly days: number;
  /** It ended by failure; else it was pulled for another reason or is running, and all that is known is that it lasted so long. */
  readonly failed: boolean;
}

/** A step of a survival curve: at the days of a failure. */
export interface SurvivalStep {
  readonly days: number;
  /** Runs that had lasted so long, those that end at this step among them. */
  readonly atRisk: number;
  readonly failures: number;
  /** Share of runs that last longer, 0 to 1. */
  readonly share: number;
  /** Bounds of the share at 95 %; null where no run is left or the variance is not known. */
  readonly low: number | null;
  readonly high: number | null;
}

/** The quantile of the standard normal distribution that leaves 2.5 % above it. */
const z95 = 1.959963984540054;

/**
 * The Kaplan–Meier curve of runs, with the log-log band of Greenwood's variance. A run that is censored at the days of a failure
 * counts among those at risk then.
 * @returns a step for each length of a run that failed, shortest first
 */
export function survivalCurve(runs: readonly Run[]): SurvivalStep[] {
  const ordered = [...runs].sort((one, other) => one.days - other.days);
  const steps: SurvivalStep[] = [];
  let share = 1;
  let variance = 0;
  for (let i = 0; i < ordered.length;) {
    const { days } = ordered[i]!;
    const atRisk = ordered.length - i;
    let failures = 0;
    for (; ordered[i]?.days === days; i += 1) if (ordered[i]!.failed) failures += 1;
    if (failures === 0) continue;
    share *= 1 - failures / atRisk;
    variance += failures / (atRisk * (atRisk - failures));
    steps.push({ days, atRisk, failures, share, ...band(share, variance) });
  }
  return steps;
}

function band(share: number, variance: number): Pick<SurvivalStep, 'low' | 'high'> {
  if (share <= 0 || !Number.isFinite(variance)) return { low: null, high: null };
  const spread = (z95 * Math.sqrt(variance)) / Math.log(share);
  return { low: share ** Math.exp(-spread), high: share ** Math.exp(spread) };
}

/** Days after which half of the runs have failed; null while more than half last. */
export function medianDays(steps: readonly SurvivalStep[]): number | null {
  return steps.find(({ share }) => share <= 0.5)?.days ?? null;
}
