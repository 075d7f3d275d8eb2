import { findSteps, frequencyRule } from '../../src/insights/optimization/setting-steps.ts';
import {
  fieldDisturbance,
  trackStep,
  type RateDays,
  type StepTracking,
} from '../../src/insights/optimization/step-effect.ts';
import { drawsFrom, wander, type Draws } from './true-well.ts';

/** What was said of steps whose effect is known, by its size in multiples of what can be detected. */
export interface TrackingScore {
  /** 0 and below are no gains. */
  planted: number;
  steps: number;
  /** Share of each verdict. */
  verdicts: Partial<Record<StepTracking['verdict'], number>>;
  /** Share whose true effect lies within the stated interval, of those that have one. */
  covered: number;
}

/** Effects that are planted, in multiples of what can be detected: losses, nothing, gains. */
export const plantedSizes = [-2, -1, 0, 0.5, 1, 2, 4] as const;

const stepDay = 20_500;
const before = 100;
const after = 75;

interface NoisyWell {
  sd: number;
  memory: number;
}

/**
 * What a comparison of 30 days with 30 days finds in nine of ten cases (share of the rate): the means' own noise, and that
 * of a decline measured over 90 days and carried from the middle of one month to that of the other.
 */
function detectable({ sd, memory }: NoisyWell): number {
  const variance = (sd ** 2 * (1 + memory)) / (1 - memory);
  const carried = 35;
  return (1.645 + 1.282) * Math.sqrt((2 * variance) / 30 + (variance * 12 * carried ** 2) / 90 ** 3);
}

function drawDays(draws: Draws, well: NoisyWell, effect: number, field: (day: number) => number): RateDays {
  const level = Math.exp(draws.between(Math.log(30), Math.log(600)));
  const decline = draws.between(-0.0002, 0.0012);
  const settles = draws.between(0.4, 2.5);
  const noise = wander(draws, well.sd, well.memory);
  const days: number[] = [];
  const rates: number[] = [];
  for (let day = stepDay - before; day < stepDay + after; day++) {
    const since = day - stepDay;
    const share = since < 0 ? 0 : effect * (1 - Math.exp(-(since + 0.5) / settles));
    const rate = level * Math.exp(-decline * since + field(day) + noise()) * (1 + share);
    if (draws.chance(0.04)) continue;
    days.push(day);
    rates.push(rate);
  }
  return { day: Int32Array.from(days), rate: Float64Array.from(rates) };
}

/** Plants effects of one size in many wells and lets the engine judge them. @param planted multiples of the detectable one */
export function scoreTracking(planted: number, steps: number, first = 1): TrackingScore {
  const verdicts: TrackingScore['verdicts'] = {};
  let covered = 0;
  let stated = 0;
  for (let seed = first; seed < first + steps; seed++) {
    const draws = drawsFrom(10_000 * (planted + 10) + seed);
    const well = { sd: draws.between(0.01, 0.05), memory: draws.between(0.1, 0.6) };
    const effect = planted * detectable(well);
    const bad = Array.from({ length: 4 }, () => ({
      from: stepDay + draws.whole(-60, 60),
      size: -draws.between(0.02, 0.15),
    }));
    const field = (day: number): number =>
      bad.reduce((sum, { from, size }) => sum + (day >= from && day < from + 3 ? size : 0), 0);
    const days = drawDays(draws, well, effect, field);
    const others = Array.from({ length: 9 }, () => drawDays(draws, well, 0, field));
    const found = trackStep(days, {
      ...{
        day: stepDay,
        others: [],
        disturbance: fieldDisturbance(new Map(others.map((other, i) => [String(i), other])))('own'),
        expected: null,
      },
      newestDay: stepDay + after - 1,
    });
    verdicts[found.verdict] = (verdicts[found.verdict] ?? 0) + 1 / steps;
    if (found.effect && found.before) {
      const level = meanOver(days, found.before.from, found.before.to);
      stated++;
      if (found.effect.low <= effect * level && found.effect.high >= effect * level) covered++;
    }
  }
  return { planted, steps, verdicts, covered: stated === 0 ? NaN : covered / stated };
}

function meanOver({ day, rate }: RateDays, from: number, to: number): number {
  const rates = Array.from(rate).filter((_, i) => day[i]! >= from && day[i]! <= to);
  return rates.reduce((sum, value) => sum + value, 0) / rates.length;
}

/** How well steps that no log names are found in hourly frequencies. */
export interface StepScore {
  planted: number;
  found: number;
  /** Found steps that were none, per pump and year. */
  falsePerYear: number;
}

const hours = 365 * 24;

/** Plants steps in a year of hourly frequencies of pumps with trips, gaps, ramps, and drives that a controller moves. */
export function scoreSteps(pumps: number, first = 1): StepScore {
  let planted = 0;
  let found = 0;
  let spurious = 0;
  for (let seed = first; seed < first + pumps; seed++) {
    const draws = drawsFrom(900_000 + seed);
    const { between, whole, chance } = draws;
    const count = whole(2, 10);
    const at = Array.from({ length: count }, (_, i) =>
      Math.round(((i + between(0.25, 0.75)) * hours) / count),
    );
    const least = chance(0.25) ? 1.2 : 0.5;
    // A controller's wandering hides steps of its own size; larger ones are asked for there.
    const control = wander(draws, least > 1 ? between(0.05, 0.15) : between(0, 0.05), 0.7);
    let level = between(42, 55);
    const values = new Float64Array(hours);
    for (let hour = 0; hour < hours; hour++) {
      if (at.includes(hour)) level += (level > 50 ? -1 : 1) * between(least, 3);
      values[hour] = level + control();
    }
    const trips = whole(0, 12);
    for (let trip = 0; trip < trips; trip++) {
      const from = whole(48, hours - 72);
      if (at.some((hour) => Math.abs(hour - from) < 48)) continue;
      const long = whole(1, 40);
      values.fill(0, from, from + long);
      values[from + long] = between(20, 40);
    }
    for (let gap = 0; gap < whole(0, 6); gap++) {
      const from = whole(48, hours - 200);
      if (!at.some((hour) => Math.abs(hour - from) < 150)) values.fill(NaN, from, from + whole(2, 90));
    }
    const steps = findSteps(
      Float64Array.from({ length: hours }, (_, hour) => hour * 3_600_000),
      values,
      frequencyRule,
    ).map((step) => step.at / 3_600_000);
    const isNear = (hour: number) => (other: number) => Math.abs(other - hour) <= 6;
    planted += count;
    found += at.filter((hour) => steps.some(isNear(hour))).length;
    spurious += steps.filter((hour) => !at.some(isNear(hour))).length;
  }
  return { planted, found: found / planted, falsePerYear: spurious / pumps };
}
