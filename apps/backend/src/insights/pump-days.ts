import type { WellRecord } from './field-record.ts';

/** Daily means of a pump's signals while it runs; NaN on days with less than half a day of them. */
export interface PumpDays {
  day: Int32Array;
  frequency: Float64Array;
  motorCurrent: Float64Array;
  motorTemperature: Float64Array;
  intakePressure: Float64Array;
  dischargePressure: Float64Array;
}

/** Hours of running that make a day's mean. */
export const minRunningHours = 12;
/** Below this the drive is stopped (Hz). */
export const runningHz = 5;

/** Means per production day. @param dayOf production day of a moment (ms) */
export function pumpDays(pump: WellRecord['pump'], dayOf: (moment: number) => number): PumpDays {
  const days = Int32Array.from(pump.at, dayOf);
  const distinct = [...new Set(days)];
  const position = new Map(distinct.map((day, i) => [day, i]));
  const hours = new Float64Array(distinct.length);
  const names = [
    'frequency',
    'motorCurrent',
    'motorTemperature',
    'intakePressure',
    'dischargePressure',
  ] as const;
  const sums = Object.fromEntries(names.map((name) => [name, new Float64Array(distinct.length)])) as Record<
    (typeof names)[number],
    Float64Array
  >;
  for (let i = 0; i < days.length; i++) {
    if (!(pump.frequency[i]! > runningHz)) continue;
    const at = position.get(days[i]!)!;
    hours[at]! += 1;
    for (const name of names) sums[name][at]! += pump[name][i]!;
  }
  const mean = (sum: Float64Array): Float64Array =>
    sum.map((value, i) => (hours[i]! >= minRunningHours ? value / hours[i]! : NaN));
  return {
    day: Int32Array.from(distinct),
    frequency: mean(sums.frequency),
    motorCurrent: mean(sums.motorCurrent),
    motorTemperature: mean(sums.motorTemperature),
    intakePressure: mean(sums.intakePressure),
    dischargePressure: mean(sums.dischargePressure),
  };
}
