import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import type { ChangePointVariable, FlowKind, Quality, Sensitivity } from '../vocabulary.ts';
import { loadWork } from '../recompute/load-field.ts';
import { gasOilRatio, isValidDay, liquid, normalizedRate, waterCut } from '../insights/normalized-rate.ts';
import { lossCauses, plannedDays } from '../insights/well-causes.ts';
import { dayNumber, productionDayOf } from '../production-day.ts';
import { productionDay } from './production-days.ts';
import { selectedWells, wellLabel, type DayWindow, type WellLabelColumns } from './selection.ts';
import { stepMeans, type DailyColumns } from './step-means.ts';
import { asWellEvent, type WellEventRow } from './well-events.ts';

type DailyProduction = components['schemas']['DailyProduction'];

interface WellRow extends WellLabelColumns {
  flow_kind: FlowKind;
  time_zone: string;
  production_day_start_hour: number;
}

interface DailyRow {
  day: string;
  hours: number | null;
  oil: number | null;
  gas: number | null;
  water: number | null;
  water_injected: number | null;
  choke_pct: number | null;
  wellhead_pressure: number | null;
  downhole_pressure: number | null;
  potential_oil: number | null;
  quality: Quality;
}

/** A well's daily rows of a window, column by column, with step means and events; undefined when there is no such well. */
export async function readDailySeries(
  db: Kysely<Database>,
  wellId: string,
  window: DayWindow,
  sensitivity: Sensitivity,
): Promise<DailyProduction | undefined> {
  const [wells, daily, changes, events] = await Promise.all([
    sql<WellRow>`
      select chosen.*, well.flow_kind
      from ${selectedWells({ wellIds: [wellId] })} as chosen join well on well.id = chosen.well_id`.execute(
      db,
    ),
    readDays(db, wellId, window),
    readChanges(db, wellId, sensitivity),
    readEvents(db, wellId, window),
  ]);
  const well = wells.rows[0];
  if (well === undefined) return undefined;
  const columns = asColumns(daily);
  return {
    well: wellLabel(well),
    flowKind: well.flow_kind,
    ...window,
    ...columns,
    stepMeans: stepMeans(columns, await validDays(db, well, daily), changes),
    events: events.map(asWellEvent),
  };
}

/** The days from whose rates changes are detected: long enough, free of contradictions and of planned work. */
async function validDays(db: Kysely<Database>, well: WellRow, rows: readonly DailyRow[]): Promise<boolean[]> {
  const work = await loadWork(db, well.field_id, well.well_id);
  const clock = { timeZone: well.time_zone, startHour: well.production_day_start_hour };
  const isPlanned = plannedDays(lossCauses(well.well_id, work), (moment) => productionDayOf(moment, clock));
  return rows.map(
    ({ day, hours, quality }) =>
      quality !== 'suspect' && isValidDay(hours ?? NaN) && !isPlanned(dayNumber(day)),
  );
}

async function readDays(db: Kysely<Database>, wellId: string, window: DayWindow): Promise<DailyRow[]> {
  const { rows } = await sql<DailyRow>`
    select daily.day, daily.hours, daily.oil, daily.gas, daily.water, daily.water_injected, daily.choke_pct,
           daily.wellhead_pressure, daily.downhole_pressure, daily.quality, loss.oil_potential as potential_oil
    from daily_production as daily
    left join deferred_production as loss on loss.well_id = daily.well_id and loss.day = daily.day
    where daily.well_id = ${wellId} and daily.day between ${window.from} and ${window.to}
    order by daily.day`.execute(db);
  return rows;
}

/** Days on which a variable changed, ascending. */
export interface ChangeDay {
  variable: ChangePointVariable;
  unit: string;
  change_day: string;
}

async function readChanges(
  db: Kysely<Database>,
  wellId: string,
  sensitivity: Sensitivity,
): Promise<ChangeDay[]> {
  const { rows } = await sql<ChangeDay>`
    select variable, unit, change_day from change_point
    where well_id = ${wellId} and sensitivity = ${sensitivity} and status <> 'dismissed'
    order by change_day`.execute(db);
  return rows;
}

async function readEvents(db: Kysely<Database>, wellId: string, window: DayWindow): Promise<WellEventRow[]> {
  const { rows } = await sql<WellEventRow>`
    select event.id, event.kind, event.starts_at, event.ends_at, event.from_value, event.to_value, event.unit,
           event.planned, event.remark
    from well join field on field.id = well.field_id
    join well_event as event on event.well_id = well.id or event.well_id is null and event.field_id = field.id
    where well.id = ${wellId}
      and ${productionDay(sql`event.starts_at`, 'field')} <= ${window.to}
      and ${productionDay(sql`coalesce(event.ends_at, event.starts_at)`, 'field')} >= ${window.from}
    order by event.starts_at, event.id`.execute(db);
  return rows;
}

function asColumns(rows: readonly DailyRow[]): DailyColumns {
  const column = (value: (row: DailyRow) => number | null): (number | null)[] => rows.map(value);
  const computed = (value: (row: DailyRow) => number): (number | null)[] =>
    rows.map((row) => {
      const result = value(row);
      return Number.isFinite(result) ? result : null;
    });
  const number = (value: number | null): number => value ?? NaN;
  return {
    day: rows.map(({ day }) => day),
    hours: column(({ hours }) => hours),
    oil: column(({ oil }) => oil),
    gas: column(({ gas }) => gas),
    water: column(({ water }) => water),
    waterInjected: column((row) => row.water_injected),
    normalisedOil: computed((row) => normalizedRate(number(row.oil), number(row.hours))),
    normalisedLiquid: computed((row) =>
      normalizedRate(liquid(number(row.oil), number(row.water)), number(row.hours)),
    ),
    waterCut: computed((row) => waterCut(number(row.oil), number(row.water))),
    gor: computed((row) => gasOilRatio(number(row.oil), number(row.gas))),
    chokePct: column((row) => row.choke_pct),
    wellheadPressure: column((row) => row.wellhead_pressure),
    downholePressure: column((row) => row.downhole_pressure),
    potentialOil: column((row) => row.potential_oil),
    quality: rows.map(({ quality }) => quality),
  };
}
