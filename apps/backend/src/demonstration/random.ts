/**
 * Seeded random numbers (sfc32). Streams with different names are independent, so that what is drawn for one
 * well or purpose never shifts what another one gets.
 */
export class Random {
  readonly #state: Uint32Array;

  /** @param name everything that sets this stream apart, such as `seed/well/purpose` */
  constructor(name: string) {
    this.#state = Uint32Array.of(hash(name, 1), hash(name, 2), hash(name, 3), 1);
    for (let i = 0; i < 12; i++) this.uniform();
  }

  /** Even over 0 (inclusive) to 1 (exclusive). */
  uniform(): number {
    const s = this.#state;
    const sum = (s[0]! + s[1]! + s[3]!) >>> 0;
    s[3] = s[3]! + 1;
    s[0] = s[1]! ^ (s[1]! >>> 9);
    s[1] = s[2]! + (s[2]! << 3);
    s[2] = ((s[2]! << 21) | (s[2]! >>> 11)) + sum;
    return sum / 4_294_967_296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.uniform();
  }

  /** Even over the logarithm, for sizes that span decades; both bounds > 0. */
  logBetween(low: number, high: number): number {
    return low * (high / low) ** this.uniform();
  }

  /** A whole number from low to high, both inclusive. */
  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  /** Waiting time of a Poisson process with this mean. */
  exponential(mean: number): number {
    return -mean * Math.log(1 - this.uniform());
  }

  /** Standard normal. */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.uniform())) * Math.cos(2 * Math.PI * this.uniform());
  }

  chance(probability: number): boolean {
    return this.uniform() < probability;
  }

  pick<T>(values: readonly T[]): T {
    return values[this.whole(0, values.length - 1)]!;
  }

  /** One of the weighted choices; the weights need not add up to 1. */
  weighted<T extends string>(weights: Readonly<Record<T, number>>): T {
    const entries = Object.entries(weights) as [T, number][];
    let left = this.uniform() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of entries) {
      left -= weight;
      if (left < 0) return value;
    }
    return entries.at(-1)![0];
  }
}

/** Noise with memory: `next` gives values of standard deviation 1 and the given correlation from one to the next. */
export class NoiseWithMemory {
  readonly #random: Random;
  readonly #memory: number;
  #value: number;

  constructor(random: Random, memory: number) {
    this.#random = random;
    this.#memory = memory;
    this.#value = random.normal();
  }

  next(): number {
    const fresh = Math.sqrt(1 - this.#memory ** 2) * this.#random.normal();
    return (this.#value = this.#memory * this.#value + fresh);
  }
}

/** FNV-1a with a final mix. */
function hash(text: string, salt: number): number {
  let value = 2_166_136_261 ^ Math.imul(salt, 0x9e3779b1);
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16_777_619);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}
