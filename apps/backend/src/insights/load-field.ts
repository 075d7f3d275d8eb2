import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { EventSource, FlowKind, ScheduleActivity, StageType, WellEventKind } from '../vocabulary.ts';
import type { FieldClock } from '../production-day.ts';
import type { Choke } from './loss-split.ts';
import type { PumpSignals } from './gas-interference.ts';

/** An entry of the operations log; times in ms, `to` infinite while it lasts. */
export interface LoggedEvent {
  id: string;
  /** Null for the whole field. */
  wellId: string | null;
  kind: WellEventKind;
  from: number;
  to: number;
  /** It is only a change of setting and has no duration. */
  isInstant: boolean;
  reasonCode: string | null;
  choke: Choke | null;
  fromValue: number | null;
  toValue: number | null;
  source: EventSource;
}

/** An entry of the schedule; times in ms. */
export interface ScheduledWork {
  id: string;
  wellId: string | null;
  activity: ScheduleActivity;
  from: number;
  to: number;
  approvedAt: number | null;
}

/** Daily rows of one well in columns, NaN where nothing was reported; see `DailySeries` for the rest. */
export interface LoadedWell {
  id: string;
  flowKind: FlowKind;
  stageType: StageType | null;
  day: Int32Array;
  hours: Float64Array;
  oil: Float64Array;
  gas: Float64Array;
  water: Float64Array;
  choke: Float64Array;
  wellheadPressure: Float64Array;
  suspect: Uint8Array;
  /** Hourly signals of the pump; empty columns without one. */
  pump: PumpSignals & {
    dischargePressure: Float64Array;
    motorTemperature: Float64Array;
    waterCut: Float64Array;
    gor: Float64Array;
  };
}

/** Everything that the insights of some wells of one field are computed from. */
export interface LoadedField {
  id: string;
  clock: FieldClock;
  wells: LoadedWell[];
  events: LoggedEvent[];
  schedule: ScheduledWork[];
}

/** Loads wells of one field with their rows, signals, log and schedule. */
export async function loadField(
  db: Kysely<Database>,
  fieldId: string,
  wellIds: readonly string[],
): Promise<LoadedField> {
  const field = await db
    .selectFrom('field')
    .select(['time_zone as timeZone', 'production_day_start_hour as startHour'])
    .where('id', '=', fieldId)
    .executeTakeFirstOrThrow();
  const wells = await loadDays(db, wellIds);
  const signals = await loadSignals(db, wellIds);
  return {
    id: fieldId,
    clock: field,
    wells: wells.map((well) => ({ ...well, pump: signals.get(well.id) ?? noSignals() })),
    ...(await loadWork(db, fieldId)),
  };
}

/**
 * The log and the schedule of a field.
 * @param wellId only what concerns this well and the whole field
 */
export async function loadWork(
  db: Kysely<Database>,
  fieldId: string,
  wellId?: string,
): Promise<Pick<LoadedField, 'events' | 'schedule'>> {
  return {
    events: await loadEvents(db, fieldId, wellId),
    schedule: await loadSchedule(db, fieldId, wellId),
  };
}

type Column = (number | null)[] | null;

interface WellColumns {
  id: string;
  flow_kind: FlowKind;
  stage_type: StageType | null;
  days: number[] | null;
  hours: Column;
  oil: Column;
  gas: Column;
  water: Column;
  choke: Column;
  wellhead_pressure: Column;
  suspect: number[] | null;
}

/** Columns travel as JSON arrays: one row per well is read several times faster than one per day. */
async function loadDays(
  db: Kysely<Database>,
  wellIds: readonly string[],
): Promise<Omit<LoadedWell, 'pump'>[]> {
  const { rows } = await sql<WellColumns>`
    select well.id, well.flow_kind, pump.stage_type, daily.*
    from well
    left join esp_equipment as pump on pump.well_id = well.id and pump.pulled_at is null
    left join lateral (
      select json_agg(row.day - date '1970-01-01' order by row.day) as days,
             json_agg(row.hours order by row.day) as hours, json_agg(row.oil order by row.day) as oil,
             json_agg(row.gas order by row.day) as gas, json_agg(row.water order by row.day) as water,
             json_agg(row.choke_pct order by row.day) as choke,
             json_agg(row.wellhead_pressure order by row.day) as wellhead_pressure,
             json_agg((row.quality = 'suspect')::int order by row.day) as suspect
      from daily_production as row where row.well_id = well.id
    ) as daily on true
    where well.id = any(${wellIds})
    order by well.id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    flowKind: row.flow_kind,
    stageType: row.stage_type,
    day: Int32Array.from(row.days ?? []),
    hours: numbers(row.hours),
    oil: numbers(row.oil),
    gas: numbers(row.gas),
    water: numbers(row.water),
    choke: numbers(row.choke),
    wellheadPressure: numbers(row.wellhead_pressure),
    suspect: Uint8Array.from(row.suspect ?? []),
  }));
}

interface SignalColumns {
  well_id: string;
  at: number[];
  frequency: Column;
  motor_current: Column;
  current_variation: Column;
  motor_temperature: Column;
  intake_pressure: Column;
  discharge_pressure: Column;
  free_gas: Column;
  liquid_rate: Column;
  water_cut: Column;
  gor: Column;
}

async function loadSignals(
  db: Kysely<Database>,
  wellIds: readonly string[],
): Promise<Map<string, LoadedWell['pump']>> {
  const { rows } = await sql<SignalColumns>`
    select hour.well_id, json_agg(extract(epoch from hour.at)::float8 * 1000 order by hour.at) as at,
           json_agg(hour.frequency order by hour.at) as frequency,
           json_agg(hour.motor_current order by hour.at) as motor_current,
           json_agg(hour.motor_current_cv order by hour.at) as current_variation,
           json_agg(hour.motor_temperature order by hour.at) as motor_temperature,
           json_agg(hour.intake_pressure order by hour.at) as intake_pressure,
           json_agg(hour.discharge_pressure order by hour.at) as discharge_pressure,
           json_agg(hour.free_gas_pct order by hour.at) as free_gas,
           json_agg(hour.liquid_rate order by hour.at) as liquid_rate,
           json_agg(hour.water_cut order by hour.at) as water_cut, json_agg(hour.gor order by hour.at) as gor
    from esp_reading as hour where hour.well_id = any(${wellIds})
    group by hour.well_id`.execute(db);
  return new Map(
    rows.map((row) => [
      row.well_id,
      {
        at: Float64Array.from(row.at),
        frequency: numbers(row.frequency),
        motorCurrent: numbers(row.motor_current),
        currentVariation: numbers(row.current_variation),
        motorTemperature: numbers(row.motor_temperature),
        intakePressure: numbers(row.intake_pressure),
        dischargePressure: numbers(row.discharge_pressure),
        freeGas: numbers(row.free_gas),
        liquidRate: numbers(row.liquid_rate),
        waterCut: numbers(row.water_cut),
        gor: numbers(row.gor),
      },
    ]),
  );
}

function noSignals(): LoadedWell['pump'] {
  const none = new Float64Array(0);
  return {
    at: none,
    frequency: none,
    motorCurrent: none,
    currentVariation: none,
    motorTemperature: none,
    intakePressure: none,
    dischargePressure: none,
    freeGas: none,
    liquidRate: none,
    waterCut: none,
    gor: none,
  };
}

async function loadEvents(
  db: Kysely<Database>,
  fieldId: string,
  wellId: string | undefined,
): Promise<LoggedEvent[]> {
  const rows = await db
    .selectFrom('well_event as event')
    .leftJoin('deferment_reason as reason', 'reason.code', 'event.reason_code')
    .select([
      'event.id',
      'event.well_id',
      'event.kind',
      'event.starts_at',
      'event.ends_at',
      'event.reason_code',
      'event.from_value',
      'event.to_value',
      'event.source',
      'reason.choke',
    ])
    .where('event.field_id', '=', fieldId)
    .$if(wellId !== undefined, (query) =>
      query.where(sql<boolean>`(event.well_id = ${wellId} or event.well_id is null)`),
    )
    .orderBy('event.starts_at')
    .orderBy('event.id')
    .execute();
  return rows.map((row) => {
    const isInstant = row.kind === 'frequency' || row.kind === 'choke';
    return {
      id: row.id,
      wellId: row.well_id,
      kind: row.kind,
      from: row.starts_at.getTime(),
      to: row.ends_at?.getTime() ?? (isInstant ? row.starts_at.getTime() : Infinity),
      isInstant: isInstant && row.ends_at === null,
      reasonCode: row.reason_code,
      choke: row.choke,
      fromValue: row.from_value,
      toValue: row.to_value,
      source: row.source,
    };
  });
}

async function loadSchedule(
  db: Kysely<Database>,
  fieldId: string,
  wellId: string | undefined,
): Promise<ScheduledWork[]> {
  const rows = await db
    .selectFrom('schedule_entry')
    .select(['id', 'well_id', 'activity', 'planned_start', 'planned_end', 'approved_at'])
    .where('field_id', '=', fieldId)
    .$if(wellId !== undefined, (query) => query.where(sql<boolean>`(well_id = ${wellId} or well_id is null)`))
    .where('status', '<>', 'cancelled')
    .orderBy('planned_start')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    wellId: row.well_id,
    activity: row.activity,
    from: row.planned_start.getTime(),
    to: row.planned_end.getTime(),
    approvedAt: row.approved_at?.getTime() ?? null,
  }));
}

function numbers(column: Column): Float64Array {
  return Float64Array.from(column ?? [], (value) => value ?? NaN);
}
