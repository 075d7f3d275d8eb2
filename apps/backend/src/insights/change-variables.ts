/** How change points are searched in a monitored variable. */
interface VariableRule {
  /** Unit of the values and of the reported levels. */
  unit: string;
  /** Rates and ratios vary in proportion to their size, so their logarithm has even noise. */
  scale: 'log' | 'linear';
  /** Smallest noise assumed, on the scale above: below it a difference is only the gauge's resolution. */
  noiseFloor: number;
}

/** The monitored variables, in the order in which they lead a change that several of them show. */
export const changeVariables = {
  oilRate: { unit: 'Sm3/d', scale: 'log', noiseFloor: 0.01 },
  liquidRate: { unit: 'Sm3/d', scale: 'log', noiseFloor: 0.01 },
  waterCut: { unit: '%', scale: 'linear', noiseFloor: 0.25 },
  gor: { unit: 'Sm3/Sm3', scale: 'log', noiseFloor: 0.01 },
  intakePressure: { unit: 'bar', scale: 'linear', noiseFloor: 0.3 },
  dischargePressure: { unit: 'bar', scale: 'linear', noiseFloor: 0.5 },
  motorCurrent: { unit: 'A', scale: 'linear', noiseFloor: 0.2 },
  motorTemperature: { unit: 'degC', scale: 'linear', noiseFloor: 0.3 },
  frequency: { unit: 'Hz', scale: 'linear', noiseFloor: 0.1 },
} as const satisfies Record<string, VariableRule>;

/** Name of a monitored variable. */
export type ChangeVariable = keyof typeof changeVariables;

/** Every monitored variable, leaders first. */
export const changeVariableNames = Object.keys(changeVariables) as readonly ChangeVariable[];

/** The value on the scale on which its noise is even; NaN for what has no logarithm. */
export function toEvenNoise(variable: ChangeVariable, value: number): number {
  if (changeVariables[variable].scale === 'linear') return value;
  return value > 0 ? Math.log(value) : NaN;
}
