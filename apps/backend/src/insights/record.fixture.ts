import { dayMs } from '../production-day.ts';
import type { WellRecord } from './field-record.ts';
import type { DailySeries } from './normalized-rate.ts';

/** A daily record for tests: columns of equal length, 24 h on stream and no gas or water unless given; of an oil well. */
export function dailyRecord(given: {
  oil: ArrayLike<number>;
  gas?: ArrayLike<number>;
  water?: ArrayLike<number>;
  hours?: ArrayLike<number>;
  calendarHours?: ArrayLike<number>;
  suspect?: ArrayLike<number>;
  gasShared?: ArrayLike<number>;
  plannedWork?: ArrayLike<number>;
  firstDay?: number;
  product?: DailySeries['product'];
}): DailySeries {
  const n = given.oil.length;
  const column = (values: ArrayLike<number> | undefined, absent: number): Float64Array =>
    Float64Array.from({ length: n }, (_, i) => values?.[i] ?? absent);
  const day = Int32Array.from({ length: n }, (_, i) => (given.firstDay ?? 20_000) + i);
  return {
    product: given.product ?? 'oil',
    day,
    start: Float64Array.from(day, (number) => number * dayMs),
    hours: column(given.hours, 24),
    calendarHours: column(given.calendarHours, 24),
    oil: column(given.oil, NaN),
    gas: column(given.gas, 0),
    water: column(given.water, 0),
    suspect: Uint8Array.from(column(given.suspect, 0)),
    gasShared: Uint8Array.from(column(given.gasShared, 0)),
    plannedWork: Uint8Array.from(column(given.plannedWork, 0)),
  };
}

/** A well that reports nothing but oil, 24 h a day. */
export function oilWell(oil: readonly number[], firstDay = 20_000): WellRecord {
  const column = (value: number): Float64Array => new Float64Array(oil.length).fill(value);
  const none = new Float64Array(0);
  return {
    id: 'A',
    stageType: null,
    day: Int32Array.from(oil, (_, i) => firstDay + i),
    hours: column(24),
    oil: Float64Array.from(oil),
    gas: column(NaN),
    water: column(NaN),
    wellheadPressure: column(NaN),
    choke: column(NaN),
    suspect: new Uint8Array(oil.length),
    injects: new Uint8Array(oil.length),
    gasShared: new Uint8Array(oil.length),
    products: [],
    acceptedDays: new Int32Array(0),
    recodes: [],
    postponements: [],
    pump: {
      at: none,
      frequency: none,
      motorCurrent: none,
      currentVariation: none,
      motorTemperature: none,
      intakePressure: none,
      dischargePressure: none,
      freeGas: none,
      liquidRate: none,
      waterCut: none,
      intakeTemperature: none,
      wellheadPressure: none,
      power: none,
      choke: none,
      liftGas: none,
    },
  };
}

/** Repeats of values: `levels([100, 3], [50, 2])` is 100, 100, 100, 50, 50. */
export function levels(...parts: readonly (readonly [value: number, times: number])[]): number[] {
  return parts.flatMap(([value, times]) => Array<number>(times).fill(value));
}

/** Normal noise of standard deviation 1 and the given memory, the same for the same seed (mulberry32). */
export function seededNoise(seed: number, length: number, memory = 0): Float64Array {
  let state = seed >>> 0;
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  const values = new Float64Array(length);
  let previous = normal();
  for (let i = 0; i < length; i++) {
    previous = memory * previous + Math.sqrt(1 - memory * memory) * normal();
    values[i] = previous;
  }
  return values;
}
