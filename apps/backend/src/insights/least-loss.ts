import type { MainProduct } from '../vocabulary.ts';
import { leastLosses } from './limits.ts';
import { oilEquivalent } from './main-product.ts';

/**
 * The smallest loss of a well's main product that is an exception (Sm3/d): by oil equivalent, and of a small well less than of others, because a fixed one would be most
 * of what it makes.
 * @param level what the well makes without the loss (Sm3/d)
 */
export function leastLoss(level: number, product: MainProduct): number {
  const unit = oilEquivalent[product];
  return Math.max(unit * leastLosses.ofAny, Math.min(unit * leastLosses.usual, leastLosses.ofLevel * level));
}

/** The same in words, as rules are shown. */
export function leastLossText(product: MainProduct): string {
  const volume = (limit: number): string => `${limit * oilEquivalent[product]} Sm3/d`;
  return (
    `${volume(leastLosses.usual)}, or ${leastLosses.ofLevel * 100} % of the well's level where that is less, ` +
    `but no less than ${volume(leastLosses.ofAny)}`
  );
}
