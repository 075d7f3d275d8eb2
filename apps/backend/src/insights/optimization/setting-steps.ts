import { hourMs } from '../../production-day.ts';
import { median, noiseSigma } from '../robust-statistics.ts';

/** A setting that was moved and held. */
export interface SettingStep {
  /** Start of the last hour that has the level before (ms): where nothing was read for days, the setting was moved at any time since. */
  since: number;
  /** Start of the first hour that has it (ms). */
  at: number;
  /** Levels before and after, in the setting's unit. */
  from: number;
  to: number;
}

/** What counts as a step of a setting. */
export interface StepRule {
  /** Smallest change, in the setting's unit. */
  least: number;
  /** Hours for which it must hold. */
  hours: number;
}

/** Rules of the settings: Hz, % open, and share of the lift gas. */
export const frequencyRule: StepRule = { least: 0.4, hours: 2 };
export const chokeRule: StepRule = { least: 2, hours: 2 };

/** Hours of the level that a change is measured from. */
const levelHours = 24;
/** After a stop the drive ramps up; hours of it say nothing of the setting. */
const rampHours = 3;
/** Below this the pump or the well stands (Hz, %). */
const standing = 5;
/** Moves within this time are one step (h). */
const sameStepHours = 6;
/** Least distance from the level, in σ of a setting that a controller moves. */
const leastSigmas = 5;

/**
 * Steps of a setting in hourly readings, ascending. Stops and restarts at the same setting are none, and neither is what a
 * controller moves within its usual spread.
 * @param at start of each hour (ms), ascending
 * @param values the setting; NaN where not reported
 */
export function findSteps(at: Float64Array, values: Float64Array, rule: StepRule): SettingStep[] {
  const held = heldHours(at, values);
  const setting = Float64Array.from(held, (i) => values[i]!);
  const least = Math.max(rule.least, leastSigmas * spread(setting));
  const steps: SettingStep[] = [];
  let begin = 0;
  for (let i = 1; i + rule.hours <= held.length; i++) {
    const before = setting.subarray(Math.max(begin, i - levelHours), i);
    if (!isFar(setting[i]!, before, least * (1 - 1e-6))) continue;
    const level = median(before);
    const move = setting[i]! - level;
    const isHeld = setting
      .subarray(i, i + rule.hours)
      .every((value) => Math.abs(value - level) >= least * (1 - 1e-6) && (value - level) * move > 0);
    if (!isHeld) continue;
    const after = median(setting.subarray(i + 1, i + 1 + rule.hours));
    addStep(steps, { since: at[held[i - 1]!]!, at: at[held[i]!]!, from: level, to: after });
    begin = i;
    // Hours of the move itself belong to no level.
    while (
      begin + 1 < held.length &&
      Math.abs(setting[begin]! - after) >= rule.least / 2 &&
      begin < i + rule.hours
    )
      begin++;
    i = begin;
  }
  return steps.filter(({ from, to }) => Math.abs(to - from) >= least * (1 - 1e-6));
}

/** Whether a value is so far from some of others that it can be as far from their median: most hours are not, which is cheap to see. */
function isFar(value: number, others: Float64Array, least: number): boolean {
  for (let i = 0; i < others.length; i++) if (Math.abs(value - others[i]!) >= least) return true;
  return false;
}

/** Noise of a setting about its levels; a setting that stands still has none. */
function spread(setting: Float64Array): number {
  return noiseSigma(setting);
}

function addStep(steps: SettingStep[], step: SettingStep): void {
  const last = steps.at(-1);
  const isSame =
    last !== undefined &&
    step.at - last.at <= sameStepHours * hourMs &&
    (step.to - step.from) * (last.to - last.from) > 0;
  if (isSame) last.to = step.to;
  else steps.push(step);
}

/** Indices of the hours in which the setting was in force: reported, not standing, not just restarted. */
function heldHours(at: Float64Array, values: Float64Array): number[] {
  const held: number[] = [];
  let stoppedAt = -Infinity;
  for (let i = 0; i < at.length; i++) {
    const value = values[i]!;
    if (value < standing) stoppedAt = at[i]!;
    if (value >= standing && at[i]! - stoppedAt > rampHours * hourMs) held.push(i);
  }
  return held;
}
