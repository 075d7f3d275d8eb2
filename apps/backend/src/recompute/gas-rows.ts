import type { CopyRow } from '../database/bulk.ts';
import type { FieldRecord } from '../insights/field-record.ts';
import { gasBreakthroughRule, type GasBreakthrough } from '../insights/gas-breakthrough.ts';
import { gasRule, type GasEpisode } from '../insights/gas-interference.ts';
import {
  freeGasLimitPct,
  headLossPressureRise,
  sameFrequencyHz,
  underloadRatio,
} from '../insights/limits.ts';
import { median } from '../insights/robust-statistics.ts';
import { ruleVersions } from '../insights/rule-versions.ts';
import type { WellInsights } from '../insights/well-insights.ts';
import { dayMs, hourMs, isoDay } from '../production-day.ts';
import type { ExceptionRule, GasMechanism, RuleInput, SeverityFactors, StageType } from '../vocabulary.ts';
import { known, stableId, type RowContext } from './row-context.ts';

/** How sure each rule is (0..1). */
const confidenceOf: Readonly<Record<string, number>> = { R1: 0.7, R2: 0.8, R3: 0.6, R4: 0.6 };

/** What to do by mechanism: what looks comes before what changes a setting, and what stops the well comes last. */
const advice: Record<GasMechanism, string> = {
  freeGasAtIntake:
    'See whether the gas is still there; then lower the frequency by 1 Hz and watch the motor current.',
  gasLock:
    'See whether the motor is still underloaded; then lower the frequency by 1 Hz. Where it stays so, stop, let the gas separate and restart at a lower frequency.',
  gasCapConing: 'Test the well to confirm the gas-oil ratio; then choke back to below the critical rate.',
  injectedGasBreakthrough:
    'Test the well to confirm the gas-oil ratio; then check the injection balance of the pattern before raising the rate.',
  unknown: 'Test the well to confirm the gas-oil ratio.',
};

type GasRow = CopyRow<'gas_exception'>;

/** A gas finding of one well, from the hourly signals of its pump or from its daily rows. */
interface GasFinding {
  id: string;
  wellId: string;
  from: number;
  /** Start of the hour in which the rule was met. */
  metAt: number;
  to: number;
  ended: boolean;
  /** Day from which it is standing, since 1970-01-01; null of what is not. */
  standingFrom: number | null;
  /** The feed it was found in has been silent for so long since that no report is expected. */
  isForgotten: boolean;
  mechanism: GasMechanism;
  oilLoss: number;
  rule: ExceptionRule;
  relatedEventIds: readonly string[];
  figures: Figures;
  inputs: readonly RuleInput[];
}

const noFigures = {
  free_gas_pct: null,
  free_gas_limit_pct: null,
  gor: null,
  gor_baseline: null,
  motor_current_mean: null,
  motor_current_cv: null,
  current_baseline: null,
  intake_pressure: null,
  frequency: null,
  liquid_rate: null,
} satisfies Partial<GasRow>;

type Figures = Record<keyof typeof noFigures, number | null>;

/** Rows of the gas findings of some wells, not ranked yet. */
export function gasRows(
  field: FieldRecord,
  insights: readonly WellInsights[],
  context: RowContext,
): GasRow[] {
  const findings = insights.flatMap((well, i) => {
    const { pump, stageType } = field.wells[i]!;
    const waterCut = median(pump.waterCut);
    return [
      ...well.gasEpisodes.map((episode) => ({
        ...episodeFinding(well.wellId, episode, stageType ?? 'mixed', waterCut),
        relatedEventIds: eventsAround(field, well.wellId, episode),
        isForgotten: context.isForgotten(context.dayOf(pump.at.at(-1)!)),
      })),
      ...well.gasBreakthroughs.map((breakthrough) => ({
        ...breakthroughFinding(well.wellId, breakthrough, context),
        relatedEventIds: [],
        isForgotten: context.isForgotten(well.series.day.at(-1)!),
      })),
    ];
  });
  return findings.map(gasRow);
}

function gasRow(finding: GasFinding): GasRow {
  const { from, to, ended, mechanism, rule } = finding;
  const evidence = rule.inputs.map((series) => ({
    series,
    from: new Date(from - dayMs).toISOString(),
    to: new Date(to + dayMs).toISOString(),
  }));
  return {
    id: finding.id,
    well_id: finding.wellId,
    detected_at: new Date(finding.metAt + hourMs),
    severity: 'low',
    severity_factors: JSON.stringify({
      loss: finding.oilLoss,
      confidence: confidenceOf[rule.id]!,
      persistenceDays: (to - from) / dayMs,
    } satisfies SeverityFactors),
    severity_version: ruleVersions.severity,
    status: ended || finding.isForgotten ? 'resolved' : 'new',
    started_at: new Date(from),
    ended_at: ended ? new Date(to) : null,
    standing_from: finding.standingFrom === null ? null : isoDay(finding.standingFrom),
    mechanism,
    ...finding.figures,
    oil_loss: finding.oilLoss,
    rule: JSON.stringify(rule),
    evidence: JSON.stringify(evidence),
    related_event_ids: JSON.stringify(finding.relatedEventIds),
    advice: advice[mechanism],
    inputs: JSON.stringify(finding.inputs.filter(({ value }) => Number.isFinite(value))),
  };
}

/** Ids of a well's events up to a day before and after an episode. */
function eventsAround({ events }: FieldRecord, wellId: string, { from, to }: GasEpisode): string[] {
  return events
    .filter((event) => event.wellId === wellId && event.from < to + dayMs && event.from > from - dayMs)
    .map(({ id }) => id);
}

/** What a rule compares beside the limit that it states. */
const furtherLimits: Readonly<Record<string, readonly RuleInput[]>> = {
  R2: [{ name: 'currentShareLimit', value: 100 * underloadRatio, unit: '%' }],
  R3: [
    { name: 'pressureRiseLimit', value: 100 * headLossPressureRise, unit: '%' },
    { name: 'frequencyStepLimit', value: sameFrequencyHz, unit: 'Hz' },
  ],
};

function episodeFinding(wellId: string, episode: GasEpisode, stageType: StageType, waterCut: number) {
  const limit = freeGasLimitPct[stageType];
  const lost = Math.max(0, episode.liquidBaseline - episode.liquidRate) * (1 - waterCut / 100);
  const hour = new Date(episode.from).toISOString().slice(0, 13).replace('T', '-');
  return {
    id: stableId('gx', wellId, episode.rule, hour),
    wellId,
    from: episode.from,
    metAt: episode.metAt,
    to: episode.to + hourMs,
    ended: episode.ended,
    standingFrom: null,
    mechanism: episode.mechanism,
    oilLoss: known(lost) ?? 0,
    rule: gasRule(episode.rule, limit),
    figures: {
      ...noFigures,
      free_gas_pct: known(episode.freeGas),
      free_gas_limit_pct: limit,
      motor_current_mean: known(episode.currentMean),
      motor_current_cv: known(episode.currentVariation),
      current_baseline: known(episode.currentBaseline),
      intake_pressure: known(episode.intakePressure),
      frequency: known(episode.frequency),
      liquid_rate: known(episode.liquidRate),
    },
    inputs: [
      { name: 'motorCurrentVariationBaseline', value: episode.variationBaseline, unit: '%' },
      { name: 'intakePressureBaseline', value: episode.intakePressureBaseline, unit: 'bar' },
      { name: 'frequencyBaseline', value: episode.frequencyBaseline, unit: 'Hz' },
      { name: 'liquidBaseline', value: episode.liquidBaseline, unit: 'Sm3/d' },
      { name: 'waterCut', value: waterCut, unit: '%' },
      ...(furtherLimits[episode.rule] ?? []),
    ],
  };
}

function breakthroughFinding(wellId: string, found: GasBreakthrough, { startOf }: RowContext) {
  const { day, lastDay, ended, mechanism, gor, baseline, oilLoss } = found;
  return {
    id: stableId('gx', wellId, 'R4', isoDay(day)),
    wellId,
    from: startOf(day),
    metAt: startOf(day),
    to: startOf(lastDay + 1),
    ended,
    standingFrom: found.standingFrom,
    mechanism,
    oilLoss,
    rule: gasBreakthroughRule,
    figures: { ...noFigures, gor, gor_baseline: baseline },
    inputs: [
      { name: 'oilBaseline', value: found.oilBaseline, unit: 'Sm3/d' },
      { name: 'oilRate', value: found.oilRate, unit: 'Sm3/d' },
    ],
  };
}
