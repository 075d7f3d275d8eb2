import type { OpportunityKind } from '../../vocabulary.ts';
import { studentShare, studentValue } from './student.ts';

/** What is stated at most: of the outermost tails nothing is measured. It is above what the ends of the range are of. */
export const mostLikely = 0.99;

/** Percentiles as SPE PRMS has them: P90 is the low value, P50 the middle one, P10 the high one. */
export interface Band {
  low: number;
  mid: number;
  high: number;
}

/**
 * A change with how likely it is not below 0 (0..1), of one distribution: it is so with 90 % or more exactly where its low value is not
 * below 0.
 */
export interface Odds extends Band {
  above: number;
}

/** How likely a step does what it is for: gain oil, or save energy where a step down is to gain none. */
export function likelyOf(
  kind: OpportunityKind,
  { oil, energy }: { readonly oil: Odds; readonly energy: Odds },
): number {
  return kind === 'frequencyDown' && oil.mid <= 0 ? 1 - energy.above : oil.above;
}

/** A value that is as likely as its weight says, beside others. */
export interface Draw {
  value: number;
  weight: number;
}

/** Where a share of the draws lies below, by straight lines between them; of equal weights the usual quantile. */
interface Line {
  values: Float64Array;
  /** Share of the weight that lies below each value, from 0 to 1. */
  shares: Float64Array;
}

/** Low, middle and high of draws, and how likely they are not below 0; draws that are not finite are left out, and of none all is NaN. */
export function oddsOf(draws: readonly Draw[]): Odds {
  const line = lineOf(draws);
  return {
    low: valueAt(line, 0.1),
    mid: valueAt(line, 0.5),
    high: valueAt(line, 0.9),
    above: 1 - shareBelow(line, 0),
  };
}

/** Odds of values that are all as likely. */
export function oddsOfValues(values: readonly number[]): Odds {
  return oddsOf(values.map((value) => ({ value, weight: 1 })));
}

/**
 * Odds of a change that is known but for an error of Student's t distribution.
 * @param of the change for a value of that distribution; it rises with it
 */
export function studentOdds(
  middle: number,
  error: number,
  freedom: number,
  of: (value: number) => number,
): Odds {
  const tenth = studentValue(0.9, freedom) * error;
  const above = error > 0 ? studentShare(middle / error, freedom) : middle > 0 ? 1 : 0;
  return { low: of(middle - tenth), mid: of(middle), high: of(middle + tenth), above };
}

function lineOf(draws: readonly Draw[]): Line {
  const sorted = draws
    .filter(({ value, weight }) => Number.isFinite(value) && weight > 0)
    .sort((a, b) => a.value - b.value);
  const shares = new Float64Array(sorted.length);
  for (let i = 1; i < sorted.length; i++)
    shares[i] = shares[i - 1]! + (sorted[i - 1]!.weight + sorted[i]!.weight) / 2;
  const whole = shares.at(-1) ?? 0;
  return {
    values: Float64Array.from(sorted, ({ value }) => value),
    shares: whole > 0 ? shares.map((share) => share / whole) : shares,
  };
}

function valueAt({ values, shares }: Line, share: number): number {
  if (values.length === 0) return NaN;
  const next = shares.findIndex((one) => one >= share);
  if (next <= 0) return next === 0 ? values[0]! : values.at(-1)!;
  const part = (share - shares[next - 1]!) / (shares[next]! - shares[next - 1]!);
  return values[next - 1]! + part * (values[next]! - values[next - 1]!);
}

function shareBelow({ values, shares }: Line, value: number): number {
  if (values.length === 0) return NaN;
  const next = values.findIndex((one) => one >= value);
  if (next < 0) return 1;
  if (next === 0) return 0;
  const part = (value - values[next - 1]!) / (values[next]! - values[next - 1]!);
  return shares[next - 1]! + part * (shares[next]! - shares[next - 1]!);
}
