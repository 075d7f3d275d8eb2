import type { DeltaKind } from '../vocabulary.ts';

/** How change points are searched in a monitored variable. */
interface VariableRule {
  /** Unit of the values and of the reported levels. */
  unit: string;
  /** Rates and ratios vary in proportion to their size, so their logarithm has even noise. */
  scale: 'log' | 'linear';
  /** Smallest noise assumed, on the scale above: below it a difference is only the gauge's resolution. */
  noiseFloor: number;
  /** Smallest change that is reported: a fraction of the level before on the log scale, else in the unit. */
  leastEffect: number;
}

/** The monitored variables, in the order in which they lead a change that several of them show. */
export const changeVariables = {
  oilRate: { unit: 'Sm3/d', scale: 'log', noiseFloor: 0.01, leastEffect: 0.03 },
  gasRate: { unit: 'Sm3/d', scale: 'log', noiseFloor: 0.01, leastEffect: 0.03 },
  liquidRate: { unit: 'Sm3/d', scale: 'log', noiseFloor: 0.01, leastEffect: 0.03 },
  waterCut: { unit: '%', scale: 'linear', noiseFloor: 0.25, leastEffect: 1.5 },
  gor: { unit: 'Sm3/Sm3', scale: 'log', noiseFloor: 0.01, leastEffect: 0.04 },
  intakePressure: { unit: 'bar', scale: 'linear', noiseFloor: 0.3, leastEffect: 2 },
  dischargePressure: { unit: 'bar', scale: 'linear', noiseFloor: 0.5, leastEffect: 3 },
  motorCurrent: { unit: 'A', scale: 'linear', noiseFloor: 0.2, leastEffect: 1 },
  motorTemperature: { unit: 'degC', scale: 'linear', noiseFloor: 0.3, leastEffect: 2 },
  frequency: { unit: 'Hz', scale: 'linear', noiseFloor: 0.1, leastEffect: 0.4 },
} as const satisfies Record<string, VariableRule>;

/** Name of a monitored variable. */
export type ChangeVariable = keyof typeof changeVariables;

/** Every monitored variable, leaders first. */
export const changeVariableNames = Object.keys(changeVariables) as readonly ChangeVariable[];

/**
 * How the size of a change is said: of what varies in proportion to its size in percent of the mean before, of a share in
 * points, of all else in its unit.
 */
export function deltaKind(variable: ChangeVariable): DeltaKind {
  const { scale, unit } = changeVariables[variable];
  if (scale === 'log') return 'relative';
  return unit === '%' ? 'points' : 'absolute';
}

/** The value on the scale on which its noise is even; NaN for what has no logarithm. */
export function toEvenNoise(variable: ChangeVariable, value: number): number {
  if (changeVariables[variable].scale === 'linear') return value;
  return value > 0 ? Math.log(value) : NaN;
}

/**
 * Whether a change is large enough to be reported: its step net of decline, and the difference of the means that are
 * stated with it, both in the same direction.
 * @param step net of decline, on the scale of even noise
 * @param factor how many times the least effect @default 1
 */
export function isReported(
  { variable, meanBefore, meanAfter }: { variable: ChangeVariable; meanBefore: number; meanAfter: number },
  step: number,
  factor = 1,
): boolean {
  const { leastEffect, scale } = changeVariables[variable];
  const net = scale === 'log' ? Math.expm1(step) : step;
  const stated = (meanAfter - meanBefore) / (scale === 'log' ? meanBefore : 1);
  return (
    Math.sign(stated) === Math.sign(net) && Math.min(Math.abs(net), Math.abs(stated)) >= factor * leastEffect
  );
}
