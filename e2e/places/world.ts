import type { DatabaseConnection } from '../../apps/backend/src/database/connect.ts';
import { refreshProductionRollups } from '../../apps/backend/src/database/rollups.ts';
import { seededNoise } from '../../apps/backend/src/insights/record.fixture.ts';
import {
  hourMs,
  isoDay,
  productionDayHours,
  productionDayStart,
} from '../../apps/backend/src/production-day.ts';
import { recomputeInsights } from '../../apps/backend/src/recompute/recompute.ts';
import type { WellStatus } from '../../apps/backend/src/vocabulary.ts';

/** The scripted week, days since 1970-01-01: one in which the clock of one of the fields goes forward. */
export const firstOfWeek = Date.UTC(2026, 2, 3) / 86_400_000;
/** Days of the week. */
export const weekDays = 7;
/** Hours (UTC) of each day at which every place is read. */
export const hoursOfDay = [3.25, 6.5, 13.5, 21.5] as const;
/** Days with reports before the week. */
const before = 165;

/** The 28 moments at which every place is read. */
export const moments: readonly Date[] = Array.from({ length: weekDays }, (_, day) =>
  hoursOfDay.map((hour) => new Date((firstOfWeek + day) * 86_400_000 + hour * hourMs)),
).flat();

/** The level of this well is accepted after this moment. */
export const acceptedWell = 'SKA-4';
export const acceptedAt = moments[18]!;

interface WorldField {
  readonly id: string;
  readonly timeZone: string;
  readonly startHour: number;
  /** Hours after the end of a production day at which it is reported. */
  readonly reportedAfter: number;
}

const fields: readonly WorldField[] = [
  { id: 'Skagen', timeZone: 'Europe/Oslo', startHour: 6, reportedAfter: 1 },
  { id: 'Mesa', timeZone: 'America/Denver', startHour: 7, reportedAfter: 5 },
  { id: 'Tawi', timeZone: 'Asia/Dubai', startHour: 0, reportedAfter: 1 },
];

/** What a well does, by days since the first of the week. */
interface WorldWell {
  readonly field: string;
  /** Sm3/d before anything happens. */
  readonly oil: number;
  /** Sm3/d of gas; else it follows the oil. */
  readonly gas?: number;
  readonly injects?: number;
  readonly status?: WellStatus;
  /** Share of its rate that is left from a day on. */
  readonly rate?: readonly (readonly [day: number, share: number])[];
  /** Days off stream. */
  readonly down?: readonly number[];
  /** Times its gas-oil ratio from a day on. */
  readonly gasRise?: readonly [day: number, factor: number];
  /** First day without a report. */
  readonly silent?: number;
}

/** The wells by their names. Each is there for one thing that happens; the others are steady. */
export const wells: Readonly<Record<string, WorldWell>> = {
  'SKA-1': { field: 'Skagen', oil: 210, rate: [[1, 0.6]] },
  'SKA-2': { field: 'Skagen', oil: 125, down: [2, 3] },
  'SKA-3': { field: 'Skagen', oil: 152, rate: [[-25, 0.85]] },
  'SKA-4': { field: 'Skagen', oil: 104, rate: [[-40, 0.7]] },
  'SKA-5': { field: 'Skagen', oil: 83, rate: [[-95, 0.75]] },
  'SKA-6': { field: 'Skagen', oil: 305 },
  'MES-1': { field: 'Mesa', oil: 64, gasRise: [-14, 1.9] },
  'MES-2': { field: 'Mesa', oil: 91, down: [3, 4] },
  'MES-3': { field: 'Mesa', oil: 142 },
  'MES-4': { field: 'Mesa', oil: 0, injects: 900 },
  'MES-5': { field: 'Mesa', oil: 0, gas: 210_000, rate: [[2, 0.62]] },
  'MES-6': { field: 'Mesa', oil: 0, gas: 152_000 },
  'TAW-1': { field: 'Tawi', oil: 113, silent: 3 },
  'TAW-2': { field: 'Tawi', oil: 72, silent: 3 },
  'TAW-3': { field: 'Tawi', oil: 0, status: 'suspended' },
};

/** The report of this day of this field comes after it was due. */
const late = { field: 'Mesa', day: 1, hours: 17 };
/** Planned work, approved long before. */
const planned = { well: 'MES-2', from: 3, to: 5 };
/** Work beside losses: one begins in the week and is never said to be done, the other goes on. */
const besideLosses = [
  { id: 'test', well: 'SKA-1', activity: 'wellTest', status: 'confirmed', from: 4, to: 5 },
  { id: 'pump', well: 'SKA-3', activity: 'espReplacement', status: 'inProgress', from: -2, to: 6 },
] as const;

const names = Object.keys(wells);
const namesOf = (field: string) => names.filter((name) => wells[name]!.field === field);

/** A database on which the week happens. */
export type WorldDatabase = Pick<DatabaseConnection, 'db' | 'batch' | 'bulk'>;

/** Writes fields, wells and all that was reported before the week. */
async function writeWorld(database: WorldDatabase, now: Date): Promise<void> {
  const { db } = database;
  for (const { id, timeZone, startHour } of fields) {
    await db.insertInto('business_unit').values({ id, name: id }).execute();
    await db.insertInto('area').values({ id, business_unit_id: id, name: id }).execute();
    await db
      .insertInto('field')
      .values({ id, area_id: id, name: id, time_zone: timeZone, production_day_start_hour: startHour })
      .execute();
  }
  await db
    .insertInto('well')
    .values(
      names.map((id) => ({
        id,
        name: id,
        field_id: wells[id]!.field,
        status: wells[id]!.status ?? ('producing' as const),
        flow_kind: wells[id]!.injects === undefined ? ('production' as const) : ('injection' as const),
        source: 'import' as const,
        uwi: null,
        manufacturer_id: null,
        first_day: null,
        last_day: null,
        last_flow_day: null,
      })),
    )
    .execute();
  await writePlannedWork(database);
  await writeDays(
    database,
    fields.flatMap(({ id }) =>
      Array.from({ length: before - 3 }, (_, i) => ({ field: id, day: i + 1 - before })),
    ),
    now,
  );
}

async function writePlannedWork({ db }: WorldDatabase): Promise<void> {
  const clockOf = (well: string) => fields.find(({ id }) => id === wells[well]!.field)!;
  const startOf = (well: string, day: number) =>
    new Date(productionDayStart(firstOfWeek + day, clockOf(well)));
  const entry = { facility: null, owner: 'Wells', expected_deferred: 180, actual_deferred: null } as const;
  const unknown = { actual_end: null, notes: null, system: null, system_address: null } as const;
  const { well, from, to } = planned;
  await db
    .insertInto('schedule_entry')
    .values([
      {
        ...{ ...entry, ...unknown, id: 'work', field_id: wells[well]!.field, well_id: well },
        ...{
          activity: 'workover' as const,
          title: 'Workover',
          status: 'planned' as const,
          actual_start: null,
        },
        ...{ planned_start: startOf(well, from), planned_end: startOf(well, to) },
        approved_at: startOf(well, from - 21),
      },
      ...besideLosses.map((work) => ({
        ...{ ...entry, ...unknown, id: work.id, field_id: wells[work.well]!.field, well_id: work.well },
        ...{ activity: work.activity, title: work.id, status: work.status, approved_at: null },
        ...{ planned_start: startOf(work.well, work.from), planned_end: startOf(work.well, work.to) },
        actual_start: work.status === 'inProgress' ? startOf(work.well, work.from) : null,
      })),
    ])
    .execute();
  await db
    .insertInto('well_event')
    .values({
      id: 'worked',
      field_id: wells[well]!.field,
      well_id: well,
      kind: 'workover',
      starts_at: startOf(well, from),
      ends_at: startOf(well, to),
      planned: true,
      reason_code: 'workover',
      from_value: null,
      to_value: null,
      unit: null,
      source: 'operator',
      remark: null,
    })
    .execute();
}

interface Report {
  readonly field: string;
  /** Since the first of the week. */
  readonly day: number;
}

/** The reports that arrive after one moment, up to another one. */
function reportsBetween(after: Date, until: Date): readonly Report[] {
  return fields.flatMap((field) =>
    Array.from({ length: weekDays + 3 }, (_, i) => i - 2)
      .filter((day) => {
        const at = reportedAt(field, day);
        return at > after.getTime() && at <= until.getTime();
      })
      .map((day) => ({ field: field.id, day })),
  );
}

function reportedAt(field: WorldField, day: number): number {
  const hours = field.id === late.field && day === late.day ? late.hours : field.reportedAfter;
  return productionDayStart(firstOfWeek + day + 1, field) + hours * hourMs;
}

/** Writes the reports of days and computes their wells anew. */
async function writeDays(database: WorldDatabase, days: readonly Report[], now: Date): Promise<void> {
  const rows = days.flatMap(({ field, day }) => namesOf(field).flatMap((name) => rowOf(name, day)));
  if (rows.length > 0) {
    for (let i = 0; i < rows.length; i += 1_000)
      await database.db
        .insertInto('daily_production')
        .values(rows.slice(i, i + 1_000))
        .execute();
    const written = [...new Set(rows.map((row) => row.well_id))];
    await refreshProductionRollups(database.db, written);
    await recomputeInsights(database, { wellIds: written, now });
  }
  await recomputeInsights(database, { due: true, now });
}

const noise = new Map(names.map((name, i) => [name, seededNoise(i + 1, before + weekDays + 3)]));

function rowOf(name: string, day: number) {
  const well = wells[name]!;
  if (well.status === 'suspended' || (well.silent !== undefined && day >= well.silent)) return [];
  const field = fields.find(({ id }) => id === well.field)!;
  const length = productionDayHours(firstOfWeek + day, field);
  const isDown = well.down?.includes(day) ?? false;
  const left = (well.rate ?? []).reduce((share, [from, to]) => (day >= from ? share * to : share), 1);
  const level = left * (1 + 0.012 * noise.get(name)![day + before]!) * Math.exp(-0.0003 * (day + before));
  const share = isDown ? 0 : (level * length) / 24;
  const [from, factor] = well.gasRise ?? [Infinity, 1];
  const gas = well.gas ?? well.oil * 120 * (day >= from ? factor : 1);
  const injects = well.injects !== undefined;
  return [
    {
      well_id: name,
      day: isoDay(firstOfWeek + day),
      oil: injects || well.gas !== undefined ? null : well.oil * share,
      gas: injects ? null : gas * share,
      water: injects ? null : (well.gas === undefined ? well.oil * 0.4 : 3) * share,
      water_injected: injects ? well.injects * share : null,
      hours: isDown ? 0 : length,
      flow_kind: injects ? ('injection' as const) : ('production' as const),
      quality: 'measured' as const,
      choke_pct: null,
      wellhead_pressure: null,
      wellhead_temperature: null,
      downhole_pressure: null,
      downhole_temperature: null,
      annulus_pressure: null,
      tubing_pressure_drop: null,
    },
  ];
}

/**
 * Lets the week happen.
 * @param onMoment called at each of {@link moments}, when what had arrived by then is stored and computed
 */
export async function playWeek(
  database: WorldDatabase,
  onMoment: (at: Date) => Promise<void>,
): Promise<void> {
  const [first] = moments;
  await writeWorld(database, first!);
  let played = new Date(first!.getTime() - 3 * 86_400_000);
  for (const at of moments) {
    await writeDays(database, reportsBetween(played, at), at);
    played = at;
    await onMoment(at);
  }
}
