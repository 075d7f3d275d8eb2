import type { CopyValue } from '../database/bulk.ts';
import type { GasMechanism, StageType } from '../vocabulary.ts';
import { dayMs, hourMs, isoDay } from '../production-day.ts';
import type { ExceptionRule } from './exception-rule.ts';
import { gasBreakthroughRuleText, type GasBreakthrough } from './gas-breakthrough.ts';
import { gasRule, type GasEpisode, type GasRuleId } from './gas-interference.ts';
import { freeGasLimitPct, gorRatioLimit } from './limits.ts';
import { severities, type SeverityFactors } from './severity.ts';
import { stableId } from './stable-id.ts';

/** Columns of `gas_exception` in the order of {@link gasRows}. */
export const gasColumns = [
  'id',
  'well_id',
  'detected_at',
  'severity',
  'severity_factors',
  'status',
  'started_at',
  'ended_at',
  'mechanism',
  'free_gas_pct',
  'free_gas_limit_pct',
  'gor',
  'gor_baseline',
  'motor_current_mean',
  'motor_current_cv',
  'current_baseline',
  'intake_pressure',
  'frequency',
  'liquid_rate',
  'oil_loss',
  'rule',
  'evidence',
  'related_event_ids',
  'advice',
] as const;

/** A gas finding of one of the field's wells. */
export interface FieldGas {
  wellId: string;
  found: { episode: GasEpisode; stageType: StageType; waterCut: number } | { breakthrough: GasBreakthrough };
  relatedEventIds: readonly string[];
  /** The feed it was found in has gone silent since. */
  isStale: boolean;
}

/** What the rows need beside the findings. */
export interface GasContext {
  startOf: (day: number) => number;
  dayOf: (moment: number) => number;
  fieldRate: (day: number) => number;
}

interface StoredRule extends ExceptionRule {
  id: GasRuleId | 'R4';
}

/** How sure each rule is (0..1). */
const confidenceOf: Record<StoredRule['id'], number> = { R1: 0.7, R2: 0.8, R3: 0.6, R4: 0.6 };
const inputs: Record<StoredRule['id'], string[]> = {
  R1: ['freeGas'],
  R2: ['motorCurrent', 'motorCurrentCv'],
  R3: ['intakePressure', 'liquidRate', 'frequency'],
  R4: ['gor'],
};

const advice: Record<GasMechanism, string> = {
  freeGasAtIntake:
    'Lower the frequency by 1 Hz or raise the intake pressure, then watch the current variation.',
  gasLock: 'Stop, let the gas separate, and restart at a lower frequency; consider a gas handler.',
  gasCapConing: 'Choke back to below the critical rate and test the well.',
  injectedGasBreakthrough: 'Check the injection balance of the pattern before raising the rate.',
  unknown: 'Test the well to confirm the gas-oil ratio.',
};

/** A row of `gas_exception` by its id. */
export interface GasRow {
  id: string;
  values: CopyValue[];
}

interface Described {
  id: string;
  ruleId: StoredRule['id'];
  from: number;
  to: number;
  ended: boolean;
  mechanism: GasMechanism;
  oilLoss: number;
  rule: StoredRule;
  figures: (number | null)[];
}

/** Rows of a field's gas findings, severity ranked among them. */
export function gasRows(findings: readonly FieldGas[], context: GasContext): GasRow[] {
  const described = findings.map((finding) => describe(finding, context));
  const factors = described.map((one): SeverityFactors => ({
    loss: one.oilLoss,
    confidence: confidenceOf[one.ruleId],
    persistenceDays: (one.to - one.from) / dayMs,
  }));
  const severity = severities(
    factors,
    described.map((one) => context.fieldRate(context.dayOf(one.from))),
  );
  return described.map((one, i) => ({
    id: one.id,
    values: [
      one.id,
      findings[i]!.wellId,
      new Date(one.from + hourMs),
      severity[i]!,
      JSON.stringify(factors[i]),
      one.ended || findings[i]!.isStale ? 'resolved' : 'new',
      new Date(one.from),
      one.ended ? new Date(one.to) : null,
      one.mechanism,
      ...one.figures,
      one.oilLoss,
      JSON.stringify(one.rule),
      JSON.stringify(
        one.rule.inputs.map((series) => ({
          series,
          from: new Date(one.from - dayMs).toISOString(),
          to: new Date(one.to + dayMs).toISOString(),
        })),
      ),
      JSON.stringify(findings[i]!.relatedEventIds),
      advice[one.mechanism],
    ],
  }));
}

function describe({ wellId, found }: FieldGas, { startOf }: GasContext): Described {
  if ('breakthrough' in found) {
    const { day, lastDay, ended, mechanism, gor, baseline, oilLoss } = found.breakthrough;
    return {
      id: stableId('gx', wellId, 'R4', isoDay(day)),
      ruleId: 'R4',
      from: startOf(day),
      to: startOf(lastDay + 1),
      ended,
      mechanism,
      oilLoss,
      rule: {
        id: 'R4',
        text: gasBreakthroughRuleText,
        inputs: inputs.R4,
        limit: gorRatioLimit,
        unit: '1',
        persistence: 'P7D',
      },
      figures: [null, null, gor, baseline, null, null, null, null, null, null],
    };
  }
  const { episode, stageType, waterCut } = found;
  const limit = freeGasLimitPct[stageType];
  const lost = Math.max(0, episode.liquidBaseline - episode.liquidRate) * (1 - waterCut / 100);
  const at = new Date(episode.from).toISOString();
  return {
    id: stableId('gx', wellId, episode.rule, at.slice(0, 13).replace('T', '-')),
    ruleId: episode.rule,
    from: episode.from,
    to: episode.to + hourMs,
    ended: episode.ended,
    mechanism: episode.mechanism,
    oilLoss: Number.isFinite(lost) ? lost : 0,
    rule: { id: episode.rule, ...gasRule(episode.rule, limit), inputs: inputs[episode.rule] },
    figures: [
      episode.freeGas,
      limit,
      null,
      null,
      episode.currentMean,
      episode.currentVariation,
      episode.currentBaseline,
      episode.intakePressure,
      episode.frequency,
      episode.liquidRate,
    ].map((value) => (value !== null && Number.isFinite(value) ? value : null)),
  };
}
