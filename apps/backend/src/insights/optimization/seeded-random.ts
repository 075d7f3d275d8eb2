/** Even numbers over 0 (inclusive) to 1 (exclusive). */
export type Uniform = () => number;

/** Random numbers that are the same for the same text (Mulberry32 over an FNV-1a hash). */
export function seededRandom(seed: string): Uniform {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0)!, 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A standard normal number (Box–Muller). */
export function normal(uniform: Uniform): number {
  return Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
}

/**
 * Draws `length` indices in blocks of neighbors from a random begin (moving block bootstrap), so that resampled residuals
 * keep the memory of the noise.
 * @param blockLength values that stay together
 */
export function blockIndices(uniform: Uniform, length: number, blockLength: number): Int32Array {
  const block = Math.max(1, Math.min(blockLength, length));
  const indices = new Int32Array(length);
  for (let at = 0; at < length; at += block) {
    const begin = Math.floor(uniform() * (length - block + 1));
    for (let i = 0; i < block && at + i < length; i++) indices[at + i] = begin + i;
  }
  return indices;
}
