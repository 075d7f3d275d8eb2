import type { Band } from './odds.ts';

/** A range is widened to at most so many times that of its model: where as many steps miss as gain, no width says so. */
const mostWidening = 10;

/**
 * The range of a change whose probability is held to the record of measured steps: that of its model, with its ends as many times as far from
 * its middle as brings 0 to where the stated probability has it. So both are of one distribution: the end of the range that is nearer to 0
 * is beyond it exactly where less than 90 % is stated.
 * @param chance that the model gives the change to be on its side of 0 @param stated the probability that is stated
 */
export function statedRange<Range extends Band>(range: Range, chance: number, stated: number): Range {
  const times = wideningOf(range, chance, stated);
  const { low, mid, high } = range;
  return times === 1 ? range : { ...range, low: mid - times * (mid - low), high: mid + times * (high - mid) };
}

function wideningOf({ low, mid, high }: Band, chance: number, stated: number): number {
  const differs = chance > 0.5 && Math.abs(chance - stated) > 1e-9 && mid !== 0;
  if (!differs) return 1;
  if (stated <= 0.5) return mostWidening;
  const near = mid > 0 ? low : high;
  // What is known of the distribution on the side of 0: its value by how far out it lies, in standard deviations of a normal one.
  const known = [
    { out: deviations(chance), value: 0 },
    { out: tenth, value: near },
  ].sort((one, other) => one.out - other.out);
  const [first, second] = known as [Known, Known];
  const out = deviations(stated);
  const value =
    out <= first.out || first.out === second.out
      ? between({ out: 0, value: mid }, first, out)
      : between(first, second, out);
  const times = mid / (mid - value);
  return times > 0 ? Math.min(mostWidening, times) : mostWidening;
}

interface Known {
  readonly out: number;
  readonly value: number;
}

/** The value at a distance, by the straight line through two known ones. */
function between(one: Known, other: Known, out: number): number {
  return one.value + ((other.value - one.value) * (out - one.out)) / (other.out - one.out);
}

/** How far out a share (0.5 to 1, without the end) of a normal distribution ends, in standard deviations (Abramowitz and Stegun 26.2.23). */
function deviations(share: number): number {
  const t = Math.sqrt(-2 * Math.log(1 - share));
  return (
    t -
    (2.515517 + 0.802853 * t + 0.010328 * t ** 2) / (1 + 1.432788 * t + 0.189269 * t ** 2 + 0.001308 * t ** 3)
  );
}

/** Where P90 lies. */
const tenth = deviations(0.9);
