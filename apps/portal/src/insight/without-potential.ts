/** Sums of what was judged against a potential, Sm3; null where none is known. */
export interface Judged {
  readonly potential: number | null;
  readonly deferred: number | null;
  readonly abovePotential: number | null;
}

/**
 * What wells made on days without a potential (Sm3): with it, potential less deferred and what was above come to all that was made.
 * @param made all that was made, Sm3
 * @returns null where that or a potential is not known
 */
export function withoutPotential(
  made: number | null,
  { potential, deferred, abovePotential }: Judged,
): number | null {
  if (made === null || potential === null) return null;
  const rest = made - (potential - (deferred ?? 0) + (abovePotential ?? 0));
  // What the rounding of sums leaves is nothing.
  return Math.abs(rest) < 1e-6 * Math.max(1, made) ? 0 : rest;
}
