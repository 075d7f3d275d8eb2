import { mean, median } from '../robust-statistics.ts';
import { chokeChange, type ChokeResponse, type ChokeStep } from './choke-response.ts';
import { apart, liftGasChange, oilAt, type LiftGasDay, type LiftGasFit } from './lift-gas-curve.ts';
import type { UncomparedReason } from './step-outcome.ts';
import type { ComparedDays, Effect, StepTracking } from './step-effect.ts';

/** A setting that a well was run at, with the oil that it would give there at the level of today. */
export interface SettingPoint {
  /** % open, or Sm3/d of lift gas. */
  setting: number;
  /** Sm3/d. */
  oil: number;
  /** Days that it is the mean of, first and last of them (since 1970-01-01), and how many are valid. */
  days: ComparedDays;
}

/** Oil at a setting by the fit (Sm3/d). */
export interface ResponseAt {
  setting: number;
  low: number;
  mid: number;
  high: number;
}

/** What the oil of a well without a pump does with its choke or its lift gas, and what that rests on. */
export interface SettingResponse {
  setting: 'choke' | 'liftGas';
  /** Setting (% or Sm3/d) and oil (Sm3/d) now. */
  present: { setting: number; oil: number };
  points: SettingPoint[];
  /** By ascending setting. */
  curve: ResponseAt[];
}

/** A step of a choke or of lift gas whose effect is known, with the days that were compared. */
export interface ComparedStep extends ChokeStep {
  before: ComparedDays;
  after: ComparedDays;
}

/** Days as they are stored: first and last of them, and how many are valid. */
export interface StoredDays {
  firstDay: string;
  lastDay: string;
  days: number;
}

/** What is stored of a well without a pump: what its oil does with its setting, and what came of each step. */
export interface StoredResponse {
  setting: 'choke' | 'gasLift' | null;
  present: SettingResponse['present'] | null;
  points: ({ setting: number; oil: number } & StoredDays)[];
  curve: ResponseAt[];
  steps: {
    setting: 'choke' | 'gasLift';
    /** ISO 8601. */
    at: string;
    /** % open, or Sm3/d of lift gas. */
    from: number;
    to: number;
    verdict: StepTracking['verdict'];
    /** Rate that the effect is a change of, and the effect (Sm3/d). */
    oil: number | null;
    effect: Effect | null;
    /** What the steps before it made of it, and its low end (Sm3/d); null, or absent of what was stored before, where nothing was expected. */
    expectedOil?: number | null;
    expectedOilLow?: number | null;
    /** Of what was expected (%). */
    attainmentPct?: number | null;
    /** Why it will not be compared. */
    uncompared?: UncomparedReason | null;
    before: StoredDays | null;
    after: StoredDays | null;
  }[];
}

/** Points that a curve is drawn through. */
const curvePoints = 25;

function gridOf(settings: readonly number[]): number[] {
  const [least, most] = [Math.min(...settings), Math.max(...settings)];
  if (least === most) return [least];
  return Array.from({ length: curvePoints }, (_, i) => least + ((most - least) * i) / (curvePoints - 1));
}

/**
 * The response to a choke with the two settings of each step that it rests on. Each step was at a level of its own time: its two
 * points are brought to that of today, where together they are nearest to the curve; how far one is from the other is measured.
 * @param oil present rate (Sm3/d)
 * @param opening present (%)
 * @param to opening that is advised (%), where one is
 */
export function chokePoints(
  response: ChokeResponse,
  steps: readonly ComparedStep[],
  oil: number,
  opening: number,
  to = opening,
): SettingResponse {
  const fitted = (setting: number): number =>
    Math.log(oil) + response.elasticity * Math.log(setting / opening);
  const points = steps.flatMap(({ from, to, effect, before, after }): SettingPoint[] => {
    const level = (fitted(from) + fitted(to)) / 2;
    return [
      { setting: from, oil: Math.exp(level - effect / 2), days: before },
      { setting: to, oil: Math.exp(level + effect / 2), days: after },
    ];
  });
  const { least, most } = response.tried;
  const curve = gridOf([least, most, opening, to]).map((setting): ResponseAt => {
    const { low, mid, high } = chokeChange(response, oil, opening, setting);
    return { setting, low: oil + low, mid: oil + mid, high: oil + high };
  });
  return { setting: 'choke', present: { setting: opening, oil }, points, curve };
}

/**
 * The response to lift gas with the rates of gas that it rests on, oil brought to the newest day by the decline of the fit.
 * @param to rate of gas that is advised (Sm3/d), where one is
 */
export function liftGasPoints(fit: LiftGasFit, days: readonly LiftGasDay[], to?: number): SettingResponse {
  const { curve } = fit;
  const newest = days.at(-1)!;
  const now = oilAt(curve, newest.gas);
  const groups: LiftGasDay[][] = [];
  for (const day of days) {
    const same = groups.find(([first]) => Math.abs(first!.gas / day.gas - 1) < apart);
    if (same) same.push(day);
    else groups.push([day]);
  }
  const points = groups.map((group): SettingPoint => ({
    setting: mean(Float64Array.from(group, ({ gas }) => gas)),
    oil: median(
      Float64Array.from(group, ({ day, oil }) => oil / Math.exp(-curve.decline * (day - newest.day))),
    ),
    days: { from: group[0]!.day, to: group.at(-1)!.day, valid: group.length },
  }));
  return {
    setting: 'liftGas',
    present: { setting: newest.gas, oil: now },
    points,
    curve: gridOf([...days.map(({ gas }) => gas), to ?? newest.gas]).map((setting): ResponseAt => {
      const { low, high } = liftGasChange(fit, newest.gas, setting);
      const mid = oilAt(curve, setting);
      // What the draws have in their middle is not quite the fit: the band stays about the line that is drawn.
      return { setting, low: Math.min(mid, now + low), mid, high: Math.max(mid, now + high) };
    }),
  };
}
