import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { anyOf, isInDoubt } from '../database/expressions.ts';
import { doubtBit, type ReadingSignal } from '../database/reading-signals.ts';
import type { DailyProductionTable } from '../database/tables/production.ts';
import type { FieldWork, LoggedEvent, ScheduledWork, WellRecord } from '../insights/field-record.ts';
import { productOfMonths } from './product-of-months.ts';

/**
 * The log and the schedule of a field.
 * @param wellId only what concerns this well and the whole field
 */
export async function loadWork(db: Kysely<Database>, fieldId: string, wellId?: string): Promise<FieldWork> {
  return {
    events: await loadEvents(db, fieldId, wellId),
    schedule: await loadSchedule(db, fieldId, wellId),
  };
}

/** Columns of the daily rows and of the hourly signals by the names that the rules have for them. */
const dayColumns = {
  hours: 'daily.hours',
  oil: 'daily.oil',
  gas: 'daily.gas',
  water: 'daily.water',
  wellheadPressure: 'daily.wellhead_pressure',
  choke: 'daily.choke_pct',
} as const satisfies Record<string, `daily.${keyof DailyProductionTable}`>;
const signalColumns = {
  frequency: 'hour.frequency',
  motorCurrent: 'hour.motor_current',
  currentVariation: 'hour.motor_current_cv',
  motorTemperature: 'hour.motor_temperature',
  intakeTemperature: 'hour.intake_temperature',
  intakePressure: 'hour.intake_pressure',
  dischargePressure: 'hour.discharge_pressure',
  wellheadPressure: 'hour.wellhead_pressure',
  power: 'hour.power',
  freeGas: 'hour.free_gas_pct',
  liquidRate: 'hour.liquid_rate',
  waterCut: 'hour.water_cut',
  choke: 'hour.choke_pct',
  liftGas: 'hour.lift_gas',
} as const satisfies Record<string, SignalRef>;

type SignalRef = `hour.${ReadingSignal}`;
const signalOf = (column: SignalRef) => column.slice('hour.'.length) as ReadingSignal;

/** Columns travel as JSON arrays: one row per well is read several times faster than one per day. */
const columnsBy = <Name extends string, Ref extends string>(
  order: string,
  columns: Readonly<Record<Name, Ref>>,
) =>
  (Object.entries(columns) as [Name, Ref][]).map(([name, column]) =>
    sql<Column>`json_agg(${sql.ref(column)} order by ${sql.ref(order)})`.as(name),
  );

/**
 * Wells with their rows and signals.
 * @param sharedGas the days of wells on which their gas was shared out, since 1970-01-01 @default none
 */
export async function loadWells(
  db: Kysely<Database>,
  wellIds: readonly string[],
  sharedGas: ReadonlyMap<string, ReadonlySet<number>> = new Map(),
): Promise<WellRecord[]> {
  const wells = await db
    .selectFrom('well')
    .leftJoin('esp_equipment as pump', (join) =>
      join.onRef('pump.well_id', '=', 'well.id').on('pump.pulled_at', 'is', null),
    )
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('daily_production as daily')
          .whereRef('daily.well_id', '=', 'well.id')
          .select(columnsBy('daily.day', dayColumns))
          .select(({ ref }) => [
            sql<Column>`json_agg(${ref('daily.day')} - date '1970-01-01' order by daily.day)`.as('day'),
            sql<Column>`json_agg(${isInDoubt('daily')}::int order by daily.day)`.as('suspect'),
            sql<Column>`json_agg((${ref('daily.flow_kind')} = 'injection')::int order by daily.day)`.as(
              'injects',
            ),
          ])
          .as('days'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('accepted_level as level')
          .whereRef('level.well_id', '=', 'well.id')
          .where('level.stands', '=', true)
          .select(({ ref }) =>
            sql<Column>`json_agg(${ref('level.day')} - date '1970-01-01' order by level.day)`.as(
              'acceptedDays',
            ),
          )
          .as('accepted'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('production_drop_exception as put')
          .whereRef('put.well_id', '=', 'well.id')
          .where('put.snoozed_until', 'is not', null)
          .where('put.decided_at', 'is not', null)
          .select(
            sql<WellRecord['postponements'] | null>`json_agg(json_build_object(
              'from', (put.decided_at at time zone 'UTC')::date - date '1970-01-01',
              'until', (put.snoozed_until at time zone 'UTC')::date - date '1970-01-01'))`.as(
              'postponements',
            ),
          )
          .as('snoozed'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('loss_recode as recode')
          .whereRef('recode.well_id', '=', 'well.id')
          .where('recode.undone_version', 'is', null)
          .select(
            sql<WellRecord['recodes'] | null>`json_agg(json_build_object(
              'from', recode.from_day - date '1970-01-01', 'to', recode.to_day - date '1970-01-01',
              'reasonCode', recode.reason_code, 'kind', recode.kind, 'parts', recode.parts) order by recode.version)`.as(
              'recodes',
            ),
          )
          .as('recoded'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('well_main_product as recorded')
          .whereRef('recorded.well_id', '=', 'well.id')
          .select(
            sql<WellRecord['products'] | null>`json_agg(json_build_object(
              'product', recorded.product, 'since', recorded.since - date '1970-01-01') order by recorded.since)`.as(
              'products',
            ),
          )
          .as('recorded'),
      (join) => join.onTrue(),
    )
    .selectAll('days')
    .select(
      sql<WellRecord['products'] | null>`coalesce(recorded.products, ${productOfMonths})`.as('products'),
    )
    .select(['accepted.acceptedDays', 'snoozed.postponements', 'recoded.recodes'])
    .select(['well.id', 'pump.stage_type as stageType'])
    .where('well.id', '=', anyOf(wellIds))
    .orderBy('well.id')
    .execute();
  const signals = await db
    .selectFrom('esp_reading as hour')
    .select(
      (Object.entries(signalColumns) as [keyof typeof signalColumns, SignalRef][]).map(([name, column]) =>
        sql<Column>`json_agg(case when hour.doubtful & ${doubtBit(signalOf(column))}::int = 0 then ${sql.ref(column)} end order by hour.at)`.as(
          name,
        ),
      ),
    )
    .select(({ ref }) => [
      'hour.well_id',
      sql<Column>`json_agg(extract(epoch from ${ref('hour.at')})::float8 * 1000 order by hour.at)`.as('at'),
    ])
    .where('hour.well_id', '=', anyOf(wellIds))
    .groupBy('hour.well_id')
    .execute();
  const signalsOf = new Map(signals.map((well) => [well.well_id, well]));
  return wells.map(
    ({
      id,
      stageType,
      day,
      suspect,
      injects,
      products,
      acceptedDays,
      postponements,
      recodes,
      ...columns
    }) => ({
      id,
      stageType,
      day: Int32Array.from(day ?? [], Number),
      suspect: Uint8Array.from(suspect ?? [], Number),
      injects: Uint8Array.from(injects ?? [], Number),
      gasShared: Uint8Array.from(day ?? [], (number) => (sharedGas.get(id)?.has(Number(number)) ? 1 : 0)),
      products: products ?? [],
      acceptedDays: Int32Array.from(acceptedDays ?? [], Number),
      postponements: postponements ?? [],
      recodes: recodes ?? [],
      ...numbers(dayColumns, columns),
      pump: numbers({ at: 'hour.at', ...signalColumns }, signalsOf.get(id)),
    }),
  );
}

type Column = (number | null)[] | null;

/** Columns as the rules read them: NaN where nothing was reported, empty without a row. */
function numbers<Name extends string>(
  names: Record<Name, string>,
  row: NoInfer<Record<Name, Column>> | undefined,
): Record<Name, Float64Array> {
  const columns = Object.keys(names).map((name) => [
    name,
    Float64Array.from(row?.[name as Name] ?? [], (value) => value ?? NaN),
  ]);
  return Object.fromEntries(columns) as Record<Name, Float64Array>;
}

async function loadEvents(
  db: Kysely<Database>,
  fieldId: string,
  wellId: string | undefined,
): Promise<LoggedEvent[]> {
  const rows = await db
    .selectFrom('well_event')
    .select([
      'id',
      'well_id as wellId',
      'kind',
      'starts_at',
      'ends_at',
      'reason_code as reasonCode',
      'source',
      'from_value as fromValue',
      'to_value as toValue',
    ])
    .where('field_id', '=', fieldId)
    .where(concerns(wellId))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return rows.map(({ starts_at, ends_at, ...event }) => {
    const isSetting = event.kind === 'frequency' || event.kind === 'choke';
    const from = starts_at.getTime();
    return {
      ...event,
      from,
      to: ends_at?.getTime() ?? (isSetting ? from : Infinity),
      isInstant: isSetting && ends_at === null,
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
    .select([
      'id',
      'well_id as wellId',
      'activity',
      'planned_start',
      'planned_end',
      'actual_start',
      'actual_end',
      'approved_at',
    ])
    .where('field_id', '=', fieldId)
    .where(concerns(wellId))
    .where('status', '<>', 'cancelled')
    .orderBy('planned_start')
    .orderBy('id')
    .execute();
  return rows.map(({ planned_start, planned_end, actual_start, actual_end, approved_at, ...work }) => ({
    ...work,
    from: planned_start.getTime(),
    to: planned_end.getTime(),
    approvedAt: approved_at?.getTime() ?? null,
    ...(actual_start && {
      done: {
        from: actual_start.getTime(),
        to: Math.max(actual_start.getTime(), (actual_end ?? planned_end).getTime()),
      },
    }),
  }));
}

/** Whether an entry concerns a well or the whole field; all entries without a well. */
function concerns(wellId: string | undefined) {
  return ({ eb, or, lit }: ExpressionBuilder<Database, 'well_event' | 'schedule_entry'>) =>
    wellId === undefined ? lit(true) : or([eb('well_id', '=', wellId), eb('well_id', 'is', null)]);
}
