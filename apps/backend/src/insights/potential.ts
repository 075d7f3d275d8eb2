import type { PotentialMethod, Product } from '../vocabulary.ts';
import { createNoise } from './level-noise.ts';
import { baselineValidDays, maxPotentialAgeDays, minBaselineDays, restartAfterDays } from './limits.ts';
import { normalizedRates, type DailySeries } from './normalized-rate.ts';
import type { RateException, RateLife } from './rate-life.ts';
import { createSlidingMedian } from './sliding-median.ts';

/** By which potential is judged when a caller names none. */
export const defaultPotentialMethod: PotentialMethod = 'trailingMedian';

/** What a well could give of one product on each day of its record. */
export interface Potential {
  /** Rate (unit of the volumes per 24 h); NaN on days without one. */
  rate: Float64Array;
  /** Share of the rate by which a day may miss or pass it as noise. */
  band: Float64Array;
  /** Whether what lies within the band is not booked at all; else it is booked as normal variation. */
  isDead: boolean;
}

/** A well of which no loss and no rise is known. */
const steadyLife: RateLife = { losses: [], riseDays: [] };

/**
 * Potential as the median q24 of the last 30 valid days before each day. While a loss of rate is open it is what the loss says is
 * expected, of other products as much to the well's main product as before. Its days enter no median until a person accepts their level or it is
 * standing; then the median begins with them. It begins anew after more than 30 days shut in and with a confirmed rise. NaN
 * before there are five days, and 180 days after the last valid one: then the well is lost, not deferred.
 */
export function trailingMedianPotential(
  series: DailySeries,
  product: Product,
  { losses, riseDays }: RateLife = steadyLife,
): Potential {
  const rates = normalizedRates(series, product);
  const main = product === series.product ? rates : normalizedRates(series, series.product);
  const { length } = rates;
  const found: Potential = {
    rate: new Float64Array(length).fill(NaN),
    band: new Float64Array(length),
    isDead: false,
  };
  const noise = createNoise();
  const rises = new Set(riseDays);
  const open = openDays(losses);
  let level = createMedians(noise);
  let held: { loss: RateException; toMain: number; days: number[] } | undefined;
  let lastValid = -Infinity;
  for (let i = 0; i < length; i++) {
    const day = series.day[i]!;
    const now = open.get(day);
    const isValid = Number.isFinite(rates[i]!);
    if (held && held.loss !== now?.loss) {
      if (isNewLevel(held.loss)) {
        level = createMedians(noise);
        for (const at of held.days)
          if (series.day[at]! >= held.loss.lastChangeDay) level.add(rates[at]!, main[at]!);
      }
      held = undefined;
    }
    if (!now && (rises.has(day) || (isValid && day - lastValid > restartAfterDays)))
      level = createMedians(noise);
    if (now) held ??= { loss: now.loss, toMain: product === series.product ? 1 : level.toMain(), days: [] };
    if (day - lastValid <= maxPotentialAgeDays) {
      found.rate[i] = now && held ? now.expected * held.toMain : level.rate();
      found.band[i] = now || !noise.isKnown() ? 0 : noise.band();
    }
    if (!isValid) continue;
    lastValid = day;
    if (held) held.days.push(i);
    else level.add(rates[i]!, main[i]!);
  }
  return found;
}

/** The days on which losses are open and not standing, with what is then expected of the main product. */
function openDays(
  losses: readonly RateException[],
): ReadonlyMap<number, { loss: RateException; expected: number }> {
  return new Map(
    losses.flatMap((loss) =>
      loss.days.flatMap(({ day, expected, standing }) =>
        standing === null ? [[day, { loss, expected }] as const] : [],
      ),
    ),
  );
}

function isNewLevel({ standingFrom, end }: RateException): boolean {
  return standingFrom !== null || end === 'accepted';
}

/** The medians of the last 30 valid days of one level. */
function createMedians(noise: ReturnType<typeof createNoise>) {
  const window = createSlidingMedian(baselineValidDays);
  const ofMain = createSlidingMedian(baselineValidDays);
  let previous = NaN;
  return {
    /** @param rate of the product, and of the main product on the same day */
    add(rate: number, main: number): void {
      window.add(rate);
      if (Number.isFinite(main)) ofMain.add(main);
      const difference = Math.log(rate) - previous;
      if (Number.isFinite(difference)) noise.add(difference);
      previous = Math.log(rate);
    },
    rate: (): number => (window.count() < minBaselineDays ? NaN : window.median()),
    /** How much of the product there is to the main product; NaN while that is not known. */
    toMain: (): number => {
      const main = ofMain.median();
      return window.count() < minBaselineDays || !(main > 0) ? NaN : window.median() / main;
    },
  };
}
