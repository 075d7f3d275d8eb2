import { hourMs } from '../production-day.ts';

/** A value holds until the next one, and for this long at most (ms). */
const maxHold = hourMs / 4;
/** A gauge that gives one value for this long (ms), in at least as many readings, is frozen. */
const frozenFor = 24 * hourMs;
const frozenReadings = 24;
/** Fewer readings in an hour do not show how much it varies. */
const leastForVariation = 4;

/** Readings of one signal of a well, in the order of their file. NaN is a reading without a value that can be used. */
export class Samples {
  #at = new Float64Array(64);
  #value = new Float32Array(64);
  #count = 0;
  #isAscending = true;
  /** Hours (by their number) in which a value was not possible. */
  readonly impossible = new Set<number>();

  add(at: number, value: number): void {
    if (this.#count === this.#at.length) {
      const [times, values] = [this.#at, this.#value];
      this.#at = new Float64Array(2 * this.#count);
      this.#at.set(times);
      this.#value = new Float32Array(2 * this.#count);
      this.#value.set(values);
    }
    if (this.#count > 0 && at < this.#at[this.#count - 1]!) this.#isAscending = false;
    this.#at[this.#count] = at;
    this.#value[this.#count++] = value;
  }

  /** The readings by ascending time. Of those at one moment one is left, without a value where they contradict each other. */
  sorted(): { readonly at: Float64Array; readonly value: Float32Array } {
    const order = Uint32Array.from({ length: this.#count }, (_, i) => i);
    if (!this.#isAscending) order.sort((a, b) => this.#at[a]! - this.#at[b]! || a - b);
    const at = new Float64Array(this.#count);
    const value = new Float32Array(this.#count);
    let count = 0;
    for (const i of order) {
      const [moment, one] = [this.#at[i]!, this.#value[i]!];
      if (count > 0 && at[count - 1] === moment) {
        if (value[count - 1] !== one && !(Number.isNaN(one) && Number.isNaN(value[count - 1]!))) {
          value[count - 1] = NaN;
          this.impossible.add(Math.floor(moment / hourMs));
        }
        continue;
      }
      at[count] = moment;
      value[count++] = one;
    }
    return { at: at.subarray(0, count), value: value.subarray(0, count) };
  }
}

/** An hour of one signal. */
export interface SignalHour {
  /** Hours since 1970-01-01T00:00Z. */
  readonly hour: number;
  /** Time-weighted mean; NaN where the hour has none that can be used. */
  readonly mean: number;
  /** Time that the mean rests on (ms). */
  readonly covered: number;
  /** Coefficient of variation (%); NaN where too little is known of it. */
  readonly variation: number;
  /** Whether the value stands still, or nothing else than impossible values was there. */
  readonly isDoubtful: boolean;
}

interface Sums {
  time: number;
  weighted: number;
  squares: number;
  readings: number;
}

/** The hours of a signal. @param alwaysMoves whether one value for a day means that the gauge is frozen */
export function hoursOf(samples: Samples, alwaysMoves: boolean): SignalHour[] {
  const { at, value } = samples.sorted();
  const hours = new Map<number, Sums>();
  const frozen = alwaysMoves ? frozenHours(at, value) : new Set<number>();
  at.forEach((moment, i) => {
    const held = value[i]!;
    if (Number.isNaN(held)) return;
    const end = Math.min(at[i + 1] ?? Infinity, moment + maxHold);
    for (let from = moment; from < end;) {
      const hour = Math.floor(from / hourMs);
      const to = Math.min(end, (hour + 1) * hourMs);
      const sums = hours.get(hour) ?? { time: 0, weighted: 0, squares: 0, readings: 0 };
      hours.set(hour, sums);
      sums.time += to - from;
      sums.weighted += held * (to - from);
      sums.squares += held * held * (to - from);
      sums.readings += 1;
      from = to;
    }
  });
  const all = [...new Set([...hours.keys(), ...samples.impossible])].toSorted((a, b) => a - b);
  return all.map((hour) => {
    const { time, weighted, squares, readings } = hours.get(hour) ?? {
      time: 0,
      weighted: 0,
      squares: 0,
      readings: 0,
    };
    const mean = weighted / time;
    const spread = Math.sqrt(Math.max(0, squares / time - mean * mean));
    return {
      hour,
      mean,
      covered: time,
      variation: readings >= leastForVariation && mean > 0 ? (100 * spread) / mean : NaN,
      isDoubtful: time === 0 || frozen.has(hour),
    };
  });
}

/** Hours in which a gauge gives one value that is not zero for a day or longer. */
function frozenHours(at: Float64Array, value: Float32Array): Set<number> {
  const frozen = new Set<number>();
  for (let from = 0, to = 0; from < at.length; from = to) {
    while (to < at.length && (to === from || value[to] === value[from])) to++;
    const [first, last] = [at[from]!, at[to - 1]!];
    if (value[from] === 0 || last - first < frozenFor || to - from < frozenReadings) continue;
    for (let hour = Math.floor(first / hourMs); hour <= Math.floor(last / hourMs); hour++) frozen.add(hour);
  }
  return frozen;
}
