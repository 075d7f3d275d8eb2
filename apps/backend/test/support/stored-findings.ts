import type { Kysely } from 'kysely';
import type { Database } from '../../src/database/schema.ts';
import type {
  ChangePointStatus,
  ChangePointVariable,
  DropCause,
  ExceptionStatus,
} from '../../src/vocabulary.ts';

/** A finding as a test needs it: what its rule would have seen besides is made up. */
interface StoredFinding {
  readonly id: string;
  readonly well: string;
  /** @default new */
  readonly status?: ExceptionStatus;
  /** Sm3/d. */
  readonly lost: number;
}

const common = ({ id, well, status = 'new', lost }: StoredFinding) => ({
  id,
  well_id: well,
  severity: 'high' as const,
  severity_factors: JSON.stringify({ loss: lost, confidence: 1, persistenceDays: 1 }),
  status,
  assignee_id: null,
  snoozed_until: null,
  feedback: null,
  decided_by: null,
  decided_at: null,
});

/** Stores a production drop that no rule found. */
export async function storeDrop(
  db: Kysely<Database>,
  {
    day,
    detectedAt,
    cause = 'unknown',
    endedDay = null,
    baseline = 100,
    ...finding
  }: StoredFinding & {
    day: string;
    detectedAt: Date;
    cause?: DropCause;
    endedDay?: string | null;
    /** What the well produced before (Sm3/d). @default 100 */
    baseline?: number;
  },
): Promise<void> {
  await db
    .insertInto('production_drop_exception')
    .values({
      ...common(finding),
      detected_at: detectedAt,
      day,
      ended_day: endedDay,
      variable: 'oil',
      rate: baseline - finding.lost,
      baseline,
      drop_abs: finding.lost,
      drop_pct: 50,
      baseline_method: 'median',
      baseline_from: day,
      baseline_to: day,
      on_stream_hours: 24,
      persistence_days: 1,
      water_cut_change: null,
      gor_change: null,
      frequency_change: null,
      wellhead_pressure_change: null,
      cause,
      cause_score: 1,
      loss_since_start: finding.lost,
      planned_activity_id: null,
      rule: JSON.stringify({
        id: 'drop',
        text: 'Fell',
        inputs: ['oil'],
        limit: 20,
        unit: '%',
        persistence: 'P2D',
      }),
    })
    .execute();
}

/** Stores a confirmed change of the oil rate that no rule found. */
export async function storeChange(
  db: Kysely<Database>,
  {
    day,
    provisional = false,
    variable = 'oilRate',
    detectedAt,
    status = 'new',
    ...finding
  }: Omit<StoredFinding, 'status'> & {
    day: string;
    provisional?: boolean;
    variable?: ChangePointVariable;
    detectedAt: Date;
    status?: ChangePointStatus;
  },
): Promise<void> {
  await db
    .insertInto('change_point')
    .values({
      ...common(finding),
      status,
      variable,
      unit: variable === 'oilRate' ? 'Sm3/d' : '%',
      change_day: day,
      day_low: day,
      day_high: day,
      detected_at: detectedAt,
      mean_before: 100,
      mean_after: 100 - finding.lost,
      delta: -finding.lost,
      delta_pct: variable === 'oilRate' ? -finding.lost : null,
      days_before: 60,
      days_after: 9,
      score: 5,
      provisional,
      comment: null,
      method_version: '3',
    })
    .execute();
}

/** Stores a gas finding that no rule found. */
export async function storeGas(
  db: Kysely<Database>,
  {
    startedAt,
    rule = 'R1',
    ...finding
  }: StoredFinding & {
    startedAt: Date;
    /** @default R1 */
    rule?: 'R1' | 'R4';
  },
): Promise<void> {
  await db
    .insertInto('gas_exception')
    .values({
      ...common(finding),
      detected_at: startedAt,
      started_at: startedAt,
      ended_at: null,
      mechanism: 'unknown',
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
      oil_loss: finding.lost,
      rule: JSON.stringify({
        id: rule,
        text: 'Gas',
        inputs: [],
        limit: 1,
        unit: '%',
        persistence: 'PT30M',
      }),
      evidence: '[]',
      related_event_ids: '[]',
      advice: 'Look',
    })
    .execute();
}
