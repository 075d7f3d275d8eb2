import { leastLosses } from './limits.ts';

/**
 * The smallest loss that is an exception of a well (Sm3/d): of a small well less than of others, because a fixed one would be most
 * of what it makes.
 * @param level what the well makes without the loss (Sm3/d)
 */
export function leastLoss(level: number): number {
  return Math.max(leastLosses.ofAny, Math.min(leastLosses.usual, leastLosses.ofLevel * level));
}

/** The same in words, as rules are shown. */
export const leastLossText =
  `${leastLosses.usual} Sm3/d, or ${leastLosses.ofLevel * 100} % of the well's level where that is less, ` +
  `but no less than ${leastLosses.ofAny} Sm3/d`;
