import {
  chokeChange,
  chokeResponse,
  type ChokeStep,
} from '../../src/insights/optimization/choke-response.ts';
import { normal, seededRandom } from '../../src/insights/optimization/seeded-random.ts';

/** How well the range and the probability of a choke step say what planted wells would do. */
export interface ChokeScore {
  wells: number;
  /** Share of wells whose true change lies within low and high. */
  covered: number;
  /** Mean stated probability of a gain, and the share of wells that truly gain. */
  stated: number;
  gained: number;
}

/**
 * Wells whose oil follows their choke by a power of their own, each step off by something of its own, and each measured with an error
 * that is stated. @param first seed of the first
 */
export function scoreChokes(wells: number, first = 1): ChokeScore {
  const each = Array.from({ length: wells }, (_, i) => {
    const uniform = seededRandom(`choke/${first + i}`);
    const power = 0.5 + 0.3 * normal(uniform);
    const own = 0.005 + 0.02 * uniform();
    const effectOf = (from: number, to: number): number =>
      power * Math.log(to / from) + own * normal(uniform);
    let opening = 30 + 30 * uniform();
    const steps = Array.from({ length: 2 + Math.floor(6 * uniform()) }, (): ChokeStep => {
      const from = opening;
      opening = Math.min(95, Math.max(15, from * Math.exp(0.5 * normal(uniform))));
      if (Math.abs(opening - from) < 2) opening = from + 3;
      const error = 0.01 + 0.05 * uniform();
      return { from, to: opening, error, effect: effectOf(from, opening) + error * normal(uniform) };
    });
    const to = opening + 5;
    const { low, high, above } = chokeChange(chokeResponse(steps)!, 100, opening, to);
    const truth = 100 * Math.expm1(effectOf(opening, to));
    return { covered: low <= truth && truth <= high, stated: above, gained: truth > 0 };
  });
  const mean = (of: (one: (typeof each)[number]) => number): number =>
    each.reduce((sum, one) => sum + of(one), 0) / wells;
  return {
    wells,
    covered: mean(({ covered }) => Number(covered)),
    stated: mean(({ stated }) => stated),
    gained: mean(({ gained }) => Number(gained)),
  };
}
