import { minFitDays, type RateOfDay } from './decline-fit.ts';
import { restartAfterDays } from './limits.ts';
import type { WellEventKind } from '../vocabulary.ts';

/** What ends a level of a well's rate, and begins another. */
export const rateStepKinds = [
  'change',
  'loss',
  'acceptedLevel',
  'workover',
  'pumpReplacement',
  'choke',
  'frequency',
  'restart',
] as const;
export type RateStepKind = (typeof rateStepKinds)[number];

/** The first day of a new level. */
export interface RateStep {
  readonly day: number;
  readonly kind: RateStepKind;
}

/** An entry of the operations log, with the first whole day after it. */
export interface LoggedWork {
  readonly kind: WellEventKind;
  readonly day: number;
  readonly fromValue: number | null;
  readonly toValue: number | null;
}

const workKinds: Partial<Record<WellEventKind, RateStepKind>> = {
  workover: 'workover',
  espReplacement: 'pumpReplacement',
  choke: 'choke',
  frequency: 'frequency',
};

/** The steps that work of the log makes: none by what sets a choke or a frequency by less than a twentieth. */
export function loggedSteps(work: readonly LoggedWork[]): RateStep[] {
  return work.flatMap(({ kind, day, fromValue, toValue }): RateStep[] => {
    const step = workKinds[kind];
    if (!step) return [];
    const isSetting = step === 'choke' || step === 'frequency';
    const isSmall =
      isSetting &&
      fromValue !== null &&
      toValue !== null &&
      Math.abs(toValue - fromValue) < leastSettingStep * Math.abs(fromValue);
    return isSmall ? [] : [{ day, kind: step }];
  });
}

/** Days of one level; of fewer, what noise makes of their slope is larger than most declines. */
export const minOwnDays = 90;
/** Days of one level that show that a rate does not decline, where the days before did. */
export const minSureDays = 180;
/** A setting that changes by less leaves no level that a fit could distinguish from noise (share of the setting before). */
export const leastSettingStep = 0.05;

/** The days that a decline is fitted to, and those that say where the rate is now. */
export interface DeclineStretch {
  /**
   * `sinceStep`: the days since the newest step, or all that were read where there is none. `before`: those since are too few, and the
   * decline is of the newest stretch before them that is long enough.
   */
  readonly basis: 'sinceStep' | 'before';
  readonly rates: readonly RateOfDay[];
  /** The valid days since the newest step, which the forecast begins with. */
  readonly newest: readonly RateOfDay[];
  /** What the days that are fitted begin with; null where nothing but the reach of the reading does. */
  readonly begins: RateStep | null;
  /** The newest step; null without one. */
  readonly last: RateStep | null;
}

/**
 * The days of a well that its decline is fitted to: of one level, never across a step that is known. They are those since the newest step; where
 * these are fewer than 90, the newest stretch before them that has 90, or else the newest one of 30 or more.
 * @param rates of valid days, ascending
 * @param steps first days of new levels; more than 30 days without a valid one are one too, wherever they lie
 * @returns null where no stretch has 30 days
 */
export function declineStretch(
  rates: readonly RateOfDay[],
  steps: readonly RateStep[],
): DeclineStretch | null {
  const stretches = stretchesOf(rates, withRestarts(rates, steps));
  const own = stretches.at(-1);
  if (!own) return null;
  const longEnough = (days: number) => stretches.findLast((one) => one.rates.length >= days);
  const chosen = longEnough(minOwnDays) ?? longEnough(minFitDays);
  if (!chosen) return null;
  return {
    basis: chosen === own ? 'sinceStep' : 'before',
    rates: chosen.rates,
    newest: own.rates,
    begins: chosen.begins,
    last: own.begins,
  };
}

/** The steps with those days on which a well came back after a long stop, ascending. */
export function withRestarts(rates: readonly RateOfDay[], steps: readonly RateStep[]): RateStep[] {
  const restarts = rates.flatMap(({ day }, at): RateStep[] =>
    at > 0 && day - rates[at - 1]!.day > restartAfterDays ? [{ day, kind: 'restart' }] : [],
  );
  return [...steps, ...restarts].sort((one, other) => one.day - other.day);
}

interface Stretch {
  readonly begins: RateStep | null;
  readonly rates: readonly RateOfDay[];
}

/** The stretches between steps, ascending; the last one has no days where the newest step has none after it. */
function stretchesOf(rates: readonly RateOfDay[], steps: readonly RateStep[]): Stretch[] {
  const begins = [null, ...steps];
  return begins.map((step, at) => {
    const next = begins[at + 1]?.day ?? Infinity;
    return {
      begins: step,
      rates: rates.filter(({ day }) => day >= (step?.day ?? -Infinity) && day < next),
    };
  });
}
