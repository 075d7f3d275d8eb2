import { median } from '../robust-statistics.ts';
import type { OperatingDay } from './operating-days.ts';
import { stateAt, type FittedWell } from './pumped-well.ts';
import { frequencyRule } from './setting-steps.ts';

/** What is predicted of a step and held against a limit of the equipment: degC, bar and A. */
const railValues = ['motorTemperature', 'intakePressure', 'motorCurrent'] as const;
type RailValue = (typeof railValues)[number];

/** How far what a model predicts of a step is off what is read then: standard deviation for each Hz of the step. */
export type StepErrors = Record<RailValue, number>;

/** Days beside a step that its change is read from, and how many of them there have to be. */
const besideDays = 7;
const leastBeside = 3;
/** A step that is smaller is read as well as one of so many Hz. */
const leastStep = 1;
/**
 * What is known of a well without a step, and how many steps of its own that counts as: for each Hz 2 degC, 0.5 bar and 1.5 % of the present
 * current, as steps of wells of other physics have it.
 */
const usualSteps = 2;
const usual = { motorTemperature: 2, intakePressure: 0.5, motorCurrentPct: 1.5 } as const;

/** How far the model of a well is off its own steps, of those that its pump made in the fitted days. */
export function stepErrors(fit: FittedWell): StepErrors {
  const found = residuals(fit);
  const { motorTemperature, intakePressure, motorCurrentPct } = usual;
  const errorOf = (name: RailValue, before: number) => {
    const squares = found[name].reduce((sum, value) => sum + value ** 2, usualSteps * before ** 2);
    return Math.sqrt(squares / (usualSteps + found[name].length));
  };
  return {
    motorTemperature: errorOf('motorTemperature', motorTemperature),
    intakePressure: errorOf('intakePressure', intakePressure),
    motorCurrent: errorOf('motorCurrent', (motorCurrentPct / 100) * fit.present.motorCurrent),
  };
}

/** What was read of each step less what the model makes of it, for each Hz. */
function residuals(fit: FittedWell): Record<RailValue, number[]> {
  const found: Record<RailValue, number[]> = { motorTemperature: [], intakePressure: [], motorCurrent: [] };
  const runs = runsOf(fit.pumpDays);
  runs.slice(1).forEach((after, i) => {
    const before = runs[i]!;
    if (before.length < leastBeside || after.length < leastBeside) return;
    const [fromHz, toHz] = [before.at(-1)!.frequency, after[0]!.frequency];
    const [from, to] = [stateAt(fit, fromHz), stateAt(fit, toHz)];
    if (from === undefined || to === undefined) return;
    for (const name of railValues) {
      const middle = (days: readonly OperatingDay[]) => median(Float64Array.from(days, (day) => day[name]));
      const read = middle(after.slice(0, besideDays)) - middle(before.slice(-besideDays));
      const residual = (read - (to[name] - from[name])) / Math.max(leastStep, Math.abs(toHz - fromHz));
      if (Number.isFinite(residual)) found[name].push(residual);
    }
  });
  return found;
}

/** Days in a row at one frequency. */
function runsOf(days: readonly OperatingDay[]): OperatingDay[][] {
  const runs: OperatingDay[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && Math.abs(run.at(-1)!.frequency - day.frequency) < frequencyRule.least) run.push(day);
    else runs.push([day]);
  }
  return runs;
}
