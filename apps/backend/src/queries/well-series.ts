import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import { anyOf } from '../database/expressions.ts';
import { lengthOfMonth } from '../database/months-by-row.ts';
import type { Database } from '../database/schema.ts';
import { gasOilRatio, hoursOnStream, liquid, normalizedRate, waterCut } from '../insights/normalized-rate.ts';
import { minRunningHours, runningHz } from '../insights/pump-days.ts';
import { dayNumber, isoDay } from '../production-day.ts';
import { lengthOf } from './expected-rate.ts';
import { mainProduct } from './main-product.ts';
import { productionDay, selectedWells, wellLabel, type DayWindow } from './selection.ts';
import { contractRow } from './pages.ts';
import { partDaysOf, reduceToParts } from './series-parts.ts';

type WellSeries = components['schemas']['WellSeries'];
type SeriesTrack = components['schemas']['SeriesTrack'];
type TrackName = components['schemas']['SeriesTrackName'];
type LineName = components['schemas']['SeriesLineName'];

/** The lines of each track, and their unit. */
const tracks: Readonly<Record<TrackName, { unit: string; lines: readonly LineName[] }>> = {
  gas: { unit: 'Sm3/d', lines: ['gas', 'gasRate', 'gasPotential', 'decliningGasPotential', 'gasOfMonth'] },
  oil: { unit: 'Sm3/d', lines: ['oil', 'oilRate', 'potential', 'decliningPotential', 'oilOfMonth'] },
  liquid: { unit: 'Sm3/d', lines: ['liquid', 'liquidRate', 'liquidOfMonth'] },
  waterCut: { unit: '%', lines: ['waterCut'] },
  gor: { unit: 'Sm3/Sm3', lines: ['gor'] },
  pressure: {
    unit: 'bar',
    lines: ['wellheadPressure', 'downholePressure', 'intakePressure', 'dischargePressure'],
  },
  frequency: { unit: 'Hz', lines: ['frequency'] },
  injection: { unit: 'Sm3/d', lines: ['waterInjected', 'injectionOfMonth'] },
};
const trackNames = Object.keys(tracks) as TrackName[];
/** The tracks that need the hourly signals of pumps. */
const ofPumps: readonly TrackName[] = ['pressure', 'frequency'];

/** Which curves a caller wants. */
export interface SeriesChoice {
  readonly wellIds: readonly string[];
  readonly window: DayWindow;
  /** @default all of them */
  readonly tracks?: readonly TrackName[] | undefined;
  /** In how many parts the window is divided at most. */
  readonly points: number;
  /** Whether months that count by their row are spread over their days. @default false */
  readonly spreadMonths?: boolean | undefined;
}

/**
 * The curves of wells, reduced to the days that a chart shows.
 * @returns the id of the first well that there is not, instead
 */
export async function readWellSeries(
  db: Kysely<Database>,
  { wellIds, window, tracks: wanted = trackNames, points, spreadMonths = false }: SeriesChoice,
): Promise<WellSeries | { unknownId: string }> {
  const [wells, rows, pumps, months] = await Promise.all([
    db
      .selectFrom(selectedWells({ wellIds }))
      .innerJoin('well', 'well.id', 'chosen.well_id')
      .select([...wellLabel, 'well.flow_kind as flowKind', mainProduct.as('mainProduct')])
      .execute(),
    readRows(db, wellIds, window),
    wanted.some((track) => ofPumps.includes(track)) ? readPumpDays(db, wellIds, window) : [],
    spreadMonths ? readMonths(db, wellIds, window) : [],
  ]);
  const wellOf = new Map(wells.map((well) => [well.wellId, well]));
  const unknownId = wellIds.find((id) => !wellOf.has(id));
  if (unknownId !== undefined) return { unknownId };
  const rowsOf = new Map(rows.map((row) => [row.wellId, row]));
  const pumpOf = new Map(pumps.map((row) => [row.wellId, row]));
  const records = wellIds.map((id) =>
    recordOf(
      rowsOf.get(id),
      pumpOf.get(id),
      monthDaysOf(
        months.filter(({ wellId }) => wellId === id),
        window,
      ),
    ),
  );
  const firsts = records.flatMap(({ day }) => day[0] ?? []);
  const lasts = records.flatMap(({ day }) => day.at(-1) ?? []);
  const [first, last] = [Math.min(...firsts), Math.max(...lasts)];
  const partDays = firsts.length === 0 ? 1 : partDaysOf(first, last, points);
  return {
    ...window,
    partDays,
    wells: wellIds.map((id, at) => {
      const { mainProduct: product, ...well } = wellOf.get(id)!;
      return {
        ...contractRow(well),
        rows: rowsOf.get(id)?.day.length ?? 0,
        tracks: trackNames
          .filter((track) => wanted.includes(track) && (track !== 'gas' || product === 'gas'))
          .flatMap((track) => trackOf(track, records[at]!, first, partDays) ?? []),
      };
    }),
  };
}

/** A well's days with the values of every line, NaN where it has none. */
interface WellDays {
  readonly day: Int32Array;
  readonly lines: Partial<Record<LineName, Float64Array>>;
}

/** A track of what a well has, with the lines that have a value; null without one. */
function trackOf(
  track: TrackName,
  { day, lines: all }: WellDays,
  from: number,
  partDays: number,
): SeriesTrack | null {
  const { unit, lines: names } = tracks[track];
  const known = names.filter((name) => all[name]?.some(Number.isFinite));
  if (known.length === 0) return null;
  const shown = reduceToParts({ day, lines: known.map((name) => all[name]!) }, from, partDays);
  return {
    track,
    unit,
    day: Array.from(shown.day, isoDay),
    lines: known.map((name, at) => ({
      name,
      values: Array.from(shown.lines[at]!, (value) => (Number.isFinite(value) ? value : null)),
    })),
  };
}

/** Columns travel as JSON arrays: one row per well is read several times faster than one per day. */
const dailyColumns = {
  hours: 'daily.hours',
  oil: 'daily.oil',
  gas: 'daily.gas',
  water: 'daily.water',
  waterInjected: 'daily.water_injected',
  wellheadPressure: 'daily.wellhead_pressure',
  downholePressure: 'daily.downhole_pressure',
  potential: 'trailing.oil_potential',
  decliningPotential: 'declining.oil_potential',
  gasPotential: 'trailing.gas_potential',
  decliningGasPotential: 'declining.gas_potential',
} as const;
type DailyColumn = keyof typeof dailyColumns;
type Column = (number | null)[];

function readRows(db: Kysely<Database>, wellIds: readonly string[], { from, to }: DayWindow) {
  return db
    .selectFrom('daily_production as daily')
    .innerJoin(selectedWells({ wellIds }), 'chosen.well_id', 'daily.well_id')
    .leftJoin('deferred_production as trailing', (join) =>
      join
        .onRef('trailing.well_id', '=', 'daily.well_id')
        .on('trailing.method', '=', 'trailingMedian')
        .onRef('trailing.day', '=', 'daily.day'),
    )
    .leftJoin('deferred_production as declining', (join) =>
      join
        .onRef('declining.well_id', '=', 'daily.well_id')
        .on('declining.method', '=', 'declining')
        .onRef('declining.day', '=', 'daily.day'),
    )
    .select(
      (Object.entries(dailyColumns) as [DailyColumn, string][]).map(([name, column]) =>
        sql<Column>`json_agg(${sql.ref(column)} order by daily.day)`.as(name),
      ),
    )
    .select([
      'daily.well_id as wellId',
      sql<number[]>`json_agg(daily.day - date '1970-01-01' order by daily.day)`.as('day'),
      sql<Column>`json_agg(24 * ${lengthOf(sql.ref('daily.day'))} order by daily.day)`.as('dayHours'),
    ])
    .where('daily.well_id', '=', anyOf(wellIds))
    .where(({ between }) => between('daily.day', from, to))
    .groupBy('daily.well_id')
    .execute();
}

/** Means of the hours that pumps ran, by production day: as changes are found in them. */
function readPumpDays(db: Kysely<Database>, wellIds: readonly string[], { from, to }: DayWindow) {
  const mean = (signal: 'frequency' | 'intake_pressure' | 'discharge_pressure') =>
    sql<number | null>`avg(${sql.ref(`hour.${signal}`)})::float8`.as(signal);
  const days = db
    .selectFrom('esp_reading as hour')
    .innerJoin(selectedWells({ wellIds }), 'chosen.well_id', 'hour.well_id')
    .select(({ ref }) => ['hour.well_id', productionDay(ref('hour.at')).as('day')])
    .select([mean('frequency'), mean('intake_pressure'), mean('discharge_pressure')])
    .where('hour.frequency', '>', runningHz)
    .where(
      sql<boolean>`hour.at >= (${from}::date - 1)::timestamp at time zone 'UTC'
      and hour.at < (${to}::date + 3)::timestamp at time zone 'UTC'`,
    )
    .groupBy(['hour.well_id', sql`2`])
    .having(({ fn }) => fn.countAll(), '>=', minRunningHours);
  const column = (name: string) => sql<Column>`json_agg(${sql.ref(`day.${name}`)} order by day.day)`;
  return db
    .selectFrom(days.as('day'))
    .select([
      'day.well_id as wellId',
      sql<number[]>`json_agg(day.day - date '1970-01-01' order by day.day)`.as('day'),
      column('frequency').as('frequency'),
      column('intake_pressure').as('intakePressure'),
      column('discharge_pressure').as('dischargePressure'),
    ])
    .where(({ between }) => between('day.day', from, to))
    .groupBy('day.well_id')
    .execute();
}

/** Months of wells that count by their row, by their days on stream (Sm3/d). */
function readMonths(db: Kysely<Database>, wellIds: readonly string[], { from, to }: DayWindow) {
  const rate = (name: 'oil' | 'gas' | 'water' | 'water_injected') =>
    sql<
      number | null
    >`${sql.ref(`made.${name}`)} / coalesce(nullif(held.days_on, 0), ${lengthOfMonth(sql`made.month`)})`;
  return db
    .selectFrom('well_month as made')
    .innerJoin('reported_month as held', (join) =>
      join.onRef('held.well_id', '=', 'made.well_id').onRef('held.month', '=', 'made.month'),
    )
    .select([
      'made.well_id as wellId',
      sql<number>`made.month - date '1970-01-01'`.as('first'),
      lengthOfMonth(sql`made.month`).as('length'),
      rate('oil').as('oil'),
      rate('gas').as('gas'),
      rate('water').as('water'),
      rate('water_injected').as('injection'),
    ])
    .where('made.by_month', '=', true)
    .where('made.well_id', '=', anyOf(wellIds))
    .where(sql<boolean>`made.month between date_trunc('month', ${from}::date)::date and ${to}::date`)
    .orderBy('made.month')
    .execute();
}

/** What months made, as the days of a window. */
function monthDaysOf(months: Awaited<ReturnType<typeof readMonths>>, { from, to }: DayWindow): MonthDays {
  const [firstDay, lastDay] = [dayNumber(from), dayNumber(to)];
  const days = months.flatMap((month) =>
    Array.from({ length: month.length }, (_, at) => ({ ...month, day: month.first + at })).filter(
      ({ day }) => day >= firstDay && day <= lastDay,
    ),
  );
  return {
    day: days.map(({ day }) => day),
    oil: days.map(({ oil }) => oil),
    gas: days.map(({ gas }) => gas),
    liquid: days.map(({ oil, water }) => (oil === null || water === null ? null : oil + water)),
    injection: days.map(({ injection }) => injection),
  };
}

type MonthDays = Readonly<Record<'oil' | 'gas' | 'liquid' | 'injection', Column>> & {
  readonly day: readonly number[];
};

type Rows = Awaited<ReturnType<typeof readRows>>[number];
type PumpDays = Awaited<ReturnType<typeof readPumpDays>>[number];

/** Joins the daily rows of a well with the days of its pump and of its months, which may have days of their own. */
function recordOf(rows: Rows | undefined, pump: PumpDays | undefined, months: MonthDays): WellDays {
  const day = Int32Array.from(new Set([...(rows?.day ?? []), ...(pump?.day ?? []), ...months.day])).sort();
  const placeOf = new Map(Array.from(day, (one, at) => [one, at]));
  const placed = (days: readonly number[] = [], values: Column = []) => {
    const column = new Float64Array(day.length).fill(NaN);
    days.forEach((one, i) => (column[placeOf.get(one)!] = values[i] ?? NaN));
    return column;
  };
  const daily = (name: DailyColumn | 'dayHours') => placed(rows?.day, rows?.[name]);
  const [oil, gas, water, dayHours] = [daily('oil'), daily('gas'), daily('water'), daily('dayHours')];
  const hours = daily('hours').map((reported, i) =>
    hoursOnStream(reported, dayHours[i]!, [oil[i]!, gas[i]!, water[i]!]),
  );
  const liquids = oil.map((value, i) => liquid(value, water[i]!));
  return {
    day,
    lines: {
      oil,
      oilRate: oil.map((value, i) => normalizedRate(value, hours[i]!)),
      potential: daily('potential'),
      decliningPotential: daily('decliningPotential'),
      gas,
      gasRate: gas.map((value, i) => normalizedRate(value, hours[i]!)),
      gasPotential: daily('gasPotential'),
      decliningGasPotential: daily('decliningGasPotential'),
      liquid: liquids,
      liquidRate: liquids.map((value, i) => normalizedRate(value, hours[i]!)),
      waterCut: oil.map((value, i) => waterCut(value, water[i]!)),
      gor: oil.map((value, i) => gasOilRatio(value, gas[i]!)),
      wellheadPressure: daily('wellheadPressure'),
      downholePressure: daily('downholePressure'),
      intakePressure: placed(pump?.day, pump?.intakePressure),
      dischargePressure: placed(pump?.day, pump?.dischargePressure),
      frequency: placed(pump?.day, pump?.frequency),
      waterInjected: daily('waterInjected'),
      oilOfMonth: placed(months.day, months.oil),
      gasOfMonth: placed(months.day, months.gas),
      liquidOfMonth: placed(months.day, months.liquid),
      injectionOfMonth: placed(months.day, months.injection),
    },
  };
}
