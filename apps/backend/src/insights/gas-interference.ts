import { hourMs } from '../production-day.ts';
import type { ExceptionRule } from '../vocabulary.ts';
import type { PumpSignals } from './field-record.ts';
import {
  currentVariationRatio,
  freeGasLimitPct,
  freeGasPersistenceMinutes,
  gasEpisodeGapHours,
  gasLockFreeGasPct,
  headLossLiquidDrop,
  headLossPressureRise,
  sameFrequencyHz,
  signalBaselineDays,
  underloadRatio,
} from './limits.ts';
import { median, trailingMedian } from './robust-statistics.ts';

/** Why the pump is thought to suffer from gas. */
export type GasRuleId = 'R1' | 'R2' | 'R3';

/** A stretch of hours in which a rule held, gaps of up to six hours included. */
export interface GasEpisode {
  from: number;
  /** Start of the hour in which a rule had held for as long as it needs (ms). */
  metAt: number;
  /** Start of the last hour in which a rule held (ms). */
  to: number;
  /** The record went on without gas after it. */
  ended: boolean;
  /** The rule that held for most hours; the lowest number on a tie. */
  rule: GasRuleId;
  mechanism: 'freeGasAtIntake' | 'gasLock';
  /** Medians over the hours in which a rule held; NaN where not reported. */
  freeGas: number;
  currentMean: number;
  currentVariation: number;
  intakePressure: number;
  frequency: number;
  liquidRate: number;
  /** 14-day medians before the episode. */
  currentBaseline: number;
  variationBaseline: number;
  intakePressureBaseline: number;
  frequencyBaseline: number;
  liquidBaseline: number;
  /** Hours in which a rule held. */
  hours: number;
}

/** Text, limit with its unit, and persistence (ISO 8601 duration) of each rule, stored with every row that it makes. */
export function gasRule(id: GasRuleId, freeGasLimit: number): ExceptionRule {
  switch (id) {
    case 'R1':
      return {
        id,
        inputs: ['freeGas'],
        text: `Free gas at the intake above the stage's limit of ${freeGasLimit} %`,
        limit: freeGasLimit,
        unit: '%',
        persistence: `PT${freeGasPersistenceMinutes}M`,
      };
    case 'R2':
      return {
        id,
        inputs: ['motorCurrent', 'motorCurrentCv'],
        text:
          `Current variation above ${currentVariationRatio} times its ${signalBaselineDays}-day median and ` +
          `mean current below ${underloadRatio * 100} % of its own`,
        limit: currentVariationRatio,
        unit: '1',
        persistence: 'PT1H',
      };
    case 'R3':
      return {
        id,
        inputs: ['intakePressure', 'liquidRate', 'frequency'],
        text:
          `Intake pressure up by ${headLossPressureRise * 100} % while liquid fell by ` +
          `${headLossLiquidDrop * 100} % at the same frequency`,
        limit: headLossLiquidDrop * 100,
        unit: '%',
        persistence: `PT${minHeadLossHours}H`,
      };
  }
}

const baselineHours = signalBaselineDays * 24;
/** Hours of signal before a baseline is trusted. */
const minBaselineHours = 48;
/** R3 compares noisy means, so it must hold for some hours in a row (h). */
const minHeadLossHours = 3;
/** Below this the drive is stopped (Hz). */
const runningHz = 5;

/** Gas episodes of one pump. Hourly values meet the 30 and 60 minute persistence with one sample each. */
export function gasEpisodes(signals: PumpSignals, stageType: keyof typeof freeGasLimitPct): GasEpisode[] {
  const baseline = baselines(signals);
  const rules = signals.at.length === 0 ? [] : ruleByHour(signals, baseline, freeGasLimitPct[stageType]);
  const episodes: GasEpisode[] = [];
  for (let i = 0; i < rules.length; i++) {
    if (rules[i] === undefined) continue;
    const held = [i];
    for (let j = i + 1; j < rules.length; j++) {
      if (signals.at[j]! - signals.at[held.at(-1)!]! > gasEpisodeGapHours * hourMs) break;
      if (rules[j] !== undefined) held.push(j);
    }
    episodes.push(describe(signals, baseline, rules, held));
    i = held.at(-1)!;
  }
  return episodes;
}

type Baselines = Record<
  'motorCurrent' | 'currentVariation' | 'intakePressure' | 'liquidRate' | 'frequency',
  Float64Array
>;

function baselines(signals: PumpSignals): Baselines {
  const running = (values: Float64Array): Float64Array =>
    trailingMedian(
      values.map((value, i) => (signals.frequency[i]! > runningHz ? value : NaN)),
      baselineHours,
      minBaselineHours,
    );
  return {
    motorCurrent: running(signals.motorCurrent),
    currentVariation: running(signals.currentVariation),
    intakePressure: running(signals.intakePressure),
    liquidRate: running(signals.liquidRate),
    frequency: running(signals.frequency),
  };
}

/** The rule that holds in each hour; R3 from the first hour of a run that is long enough. */
function ruleByHour(
  signals: PumpSignals,
  baseline: Baselines,
  freeGasLimit: number,
): (GasRuleId | undefined)[] {
  const rules = Array.from(signals.at, (_, i): GasRuleId | undefined => {
    if (!(signals.frequency[i]! > runningHz)) return undefined;
    if (signals.freeGas[i]! > freeGasLimit) return 'R1';
    const slugging =
      signals.currentVariation[i]! > currentVariationRatio * baseline.currentVariation[i]! &&
      signals.motorCurrent[i]! < underloadRatio * baseline.motorCurrent[i]!;
    return slugging ? 'R2' : undefined;
  });
  for (let i = 0; i < rules.length; i++) {
    let end = i;
    while (end < rules.length && isHeadLost(signals, baseline, end)) end++;
    if (end - i >= minHeadLossHours) for (let hour = i; hour < end; hour++) rules[hour] ??= 'R3';
    i = end;
  }
  return rules;
}

function isHeadLost(signals: PumpSignals, baseline: Baselines, i: number): boolean {
  return (
    signals.frequency[i]! > runningHz &&
    Math.abs(signals.frequency[i]! - baseline.frequency[i]!) <= sameFrequencyHz &&
    signals.intakePressure[i]! >= baseline.intakePressure[i]! * (1 + headLossPressureRise) &&
    signals.liquidRate[i]! <= baseline.liquidRate[i]! * (1 - headLossLiquidDrop)
  );
}

function describe(
  signals: PumpSignals,
  baseline: Baselines,
  rules: readonly (GasRuleId | undefined)[],
  held: readonly number[],
): GasEpisode {
  const over = (values: Float64Array): number => median(held.map((i) => values[i]!));
  const first = held[0]!;
  const last = held.at(-1)!;
  const counts = { R1: 0, R2: 0, R3: 0 };
  for (const i of held) counts[rules[i]!]++;
  const rule = (['R1', 'R2', 'R3'] as const).reduce((most, id) => (counts[id] > counts[most] ? id : most));
  const currentMean = over(signals.motorCurrent);
  const freeGas = over(signals.freeGas);
  const underloaded = currentMean < underloadRatio * baseline.motorCurrent[first]!;
  return {
    from: signals.at[first]!,
    metAt: signals.at[metAt(rules, held)]!,
    to: signals.at[last]!,
    ended: signals.at.at(-1)! - signals.at[last]! > gasEpisodeGapHours * hourMs,
    rule,
    mechanism: underloaded && freeGas >= gasLockFreeGasPct ? 'gasLock' : 'freeGasAtIntake',
    freeGas,
    currentMean,
    currentVariation: over(signals.currentVariation),
    intakePressure: over(signals.intakePressure),
    frequency: over(signals.frequency),
    liquidRate: over(signals.liquidRate),
    currentBaseline: baseline.motorCurrent[first]!,
    variationBaseline: baseline.currentVariation[first]!,
    intakePressureBaseline: baseline.intakePressure[first]!,
    frequencyBaseline: baseline.frequency[first]!,
    liquidBaseline: baseline.liquidRate[first]!,
    hours: held.length,
  };
}

/** The first hour of an episode in which a rule was met: one of R1 and R2, or the last that R3 needs. */
function metAt(rules: readonly (GasRuleId | undefined)[], held: readonly number[]): number {
  return held.find((hour, n) => rules[hour] !== 'R3' || n + 1 >= minHeadLossHours)!;
}
