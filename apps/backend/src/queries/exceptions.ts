import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import type { DropCause, DropVariable, ExceptionStatus, GasMechanism, Severity } from '../vocabulary.ts';
import { baselineValidDays } from '../insights/limits.ts';
import { isWithin } from './production-days.ts';
import {
  asPage,
  selectedWells,
  wellLabel,
  type DayWindow,
  type Page,
  type PageRequest,
  type WellLabelColumns,
  type WellSelection,
} from './selection.ts';
import { asWellEvent, isoTime, isoTimeOrNull, type WellEventRow } from './well-events.ts';

type DropException = components['schemas']['HighProductionDropException'];
type GasException = components['schemas']['GasInterfaceException'];

/** What both kinds of exception carry. */
interface ExceptionRow extends WellLabelColumns {
  id: string;
  detected_at: Date;
  severity: Severity;
  severity_factors: DropException['severityFactors'];
  status: ExceptionStatus;
  assignee: string | null;
  feedback: DropException['feedback'];
  total: number;
}

interface DropRow extends ExceptionRow {
  day: string;
  variable: DropVariable;
  rate: number;
  baseline: number;
  drop_abs: number;
  drop_pct: number;
  baseline_method: string;
  on_stream_hours: number;
  persistence_days: number;
  water_cut_change: number | null;
  gor_change: number | null;
  frequency_change: number | null;
  wellhead_pressure_change: number | null;
  cause: DropCause;
  cause_score: number;
  loss_since_start: number;
  planned_activity_id: string | null;
  rule: DropException['rule'] | null;
}

/** High production drops that began in the window, newest first, larger losses before smaller ones. */
export async function listProductionDrops(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  page: PageRequest,
): Promise<Page<DropException>> {
  const { rows } = await sql<DropRow>`
    select found.*, chosen.well_name, chosen.field_id, chosen.field_name, (count(*) over ())::int as total
    from production_drop_exception as found
    join ${selectedWells(selection)} as chosen on chosen.well_id = found.well_id
    where found.day between ${window.from} and ${window.to}
    order by found.day desc, found.drop_abs desc, found.id
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return asPage(rows, (row) => ({
    id: row.id,
    well: wellLabel(row),
    date: row.day,
    variable: row.variable,
    rate: row.rate,
    baseline: row.baseline,
    dropAbs: row.drop_abs,
    dropPct: row.drop_pct,
    baselineMethod: row.baseline_method,
    baselineWindow: baselineValidDays,
    onStreamHours: row.on_stream_hours,
    persistenceDays: row.persistence_days,
    waterCutChange: row.water_cut_change,
    gorChange: row.gor_change,
    frequencyChange: row.frequency_change,
    whpChange: row.wellhead_pressure_change,
    cause: row.cause,
    causeScore: row.cause_score,
    lossSinceStart: row.loss_since_start,
    plannedActivityId: row.planned_activity_id,
    rule: row.rule,
    severity: row.severity,
    severityFactors: row.severity_factors,
    status: row.status,
    assignee: row.assignee,
    feedback: row.feedback,
  }));
}

interface GasRow extends ExceptionRow {
  started_at: Date;
  ended_at: Date | null;
  mechanism: GasMechanism;
  free_gas_pct: number | null;
  free_gas_limit_pct: number | null;
  gor: number | null;
  gor_baseline: number | null;
  motor_current_mean: number | null;
  motor_current_cv: number | null;
  current_baseline: number | null;
  intake_pressure: number | null;
  frequency: number | null;
  liquid_rate: number | null;
  oil_loss: number;
  rule: GasException['rule'];
  evidence: GasException['evidence'];
  events: WellEventRow[];
  advice: string;
}

/** Gas interface exceptions that began in the window, newest first. */
export async function listGasExceptions(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  page: PageRequest,
): Promise<Page<GasException>> {
  const { rows } = await sql<GasRow>`
    select found.*, coalesce(related.events, '[]') as events
    from (
      select exception.*, chosen.well_name, chosen.field_id, chosen.field_name, (count(*) over ())::int as total
      from gas_exception as exception
      join ${selectedWells(selection)} as chosen on chosen.well_id = exception.well_id
      where ${isWithin('exception.started_at', window)}
      order by exception.started_at desc, exception.id
      limit ${page.limit} offset ${page.offset}
    ) as found
    left join lateral (
      select json_agg(json_build_object(
               'id', event.id, 'kind', event.kind, 'starts_at', event.starts_at, 'ends_at', event.ends_at,
               'from_value', event.from_value, 'to_value', event.to_value, 'unit', event.unit,
               'planned', event.planned, 'remark', event.remark) order by event.starts_at, event.id) as events
      from well_event as event
      where event.id in (select jsonb_array_elements_text(found.related_event_ids))
    ) as related on true
    order by found.started_at desc, found.id`.execute(db);
  return asPage(rows, asGasException);
}

function asGasException(row: GasRow): GasException {
  const ratio = row.gor !== null && row.gor_baseline !== null && row.gor_baseline > 0;
  return {
    id: row.id,
    well: wellLabel(row),
    detectedAt: isoTime(row.detected_at),
    startedAt: isoTime(row.started_at),
    endedAt: isoTimeOrNull(row.ended_at),
    mechanism: row.mechanism,
    severity: row.severity,
    severityFactors: row.severity_factors,
    freeGasPct: row.free_gas_pct,
    freeGasLimitPct: row.free_gas_limit_pct,
    gor: row.gor,
    gorBaseline: row.gor_baseline,
    gorRatio: ratio ? row.gor! / row.gor_baseline! : null,
    motorCurrentMean: row.motor_current_mean,
    // Stored in %, told as a ratio.
    motorCurrentCv: row.motor_current_cv === null ? null : row.motor_current_cv / 100,
    currentBaseline: row.current_baseline,
    intakePressure: row.intake_pressure,
    frequency: row.frequency,
    liquidRate: row.liquid_rate,
    oilLoss: row.oil_loss,
    rule: row.rule,
    evidence: row.evidence,
    relatedEvents: row.events.map(asWellEvent),
    advice: row.advice,
    status: row.status,
    feedback: row.feedback,
  };
}
