import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import { isInDoubt } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import {
  gasOilRatio,
  hoursOnStream,
  isValidDay,
  liquid,
  normalizedRate,
  waterCut,
} from '../insights/normalized-rate.ts';
import { defaultPotentialMethod } from '../insights/potential.ts';
import { lossCauses, plannedDays } from '../insights/well-causes.ts';
import { dayNumber, productionDayOf, type FieldClock } from '../production-day.ts';
import { loadWork } from '../recompute/load-field.ts';
import type { PotentialMethod } from '../vocabulary.ts';
import { lengthOf } from './expected-rate.ts';
import { contractRow } from './pages.ts';
import { productionDay, selectedWells, wellLabel, type DayWindow } from './selection.ts';
import { stepMeans, type ChangeDay, type DailyColumns } from './step-means.ts';
import { asWellEvent, wellEventColumns } from './well-events.ts';

/**
 * A well's daily rows of a window, column by column, with step means and events; undefined when there is no such well.
 * @param logTo last day of the events @default the window's
 */
export async function readDailySeries(
  db: Kysely<Database>,
  wellId: string,
  window: DayWindow,
  method: PotentialMethod = defaultPotentialMethod,
  logTo: string = window.to,
): Promise<components['schemas']['DailyProduction'] | undefined> {
  const [well, days, changes, events] = await Promise.all([
    db
      .selectFrom(selectedWells({ wellIds: [wellId] }))
      .innerJoin('well', 'well.id', 'chosen.well_id')
      .select([...wellLabel, 'well.flow_kind', 'chosen.time_zone', 'chosen.production_day_start_hour'])
      .executeTakeFirst(),
    readDays(db, wellId, method, window),
    readChanges(db, wellId),
    readEvents(db, wellId, { from: window.from, to: logTo }),
  ]);
  if (well === undefined) return undefined;
  const { flow_kind, time_zone, production_day_start_hour, ...label } = well;
  const isPlanned = await plannedDaysOf(db, wellId, well.fieldId, {
    timeZone: time_zone,
    startHour: production_day_start_hour,
  });
  // The days whose rates rules compare: long enough, free of contradictions and of planned work.
  const isValid = days.map(
    (row) =>
      row.flow_kind === 'production' &&
      !row.in_doubt &&
      isValidDay(streamHours(row)) &&
      !isPlanned(dayNumber(row.day)),
  );
  const columns = asColumns(days);
  return {
    ...contractRow(label),
    flowKind: flow_kind,
    ...window,
    ...columns,
    valid: isValid,
    stepMeans: stepMeans(columns, isValid, changes),
    events: events.map(asWellEvent),
  };
}

async function plannedDaysOf(
  db: Kysely<Database>,
  wellId: string,
  fieldId: string,
  clock: FieldClock,
): Promise<(day: number) => boolean> {
  const causes = lossCauses(wellId, await loadWork(db, fieldId, wellId));
  return plannedDays(causes, (moment) => productionDayOf(moment, clock));
}

type DailyRow = Awaited<ReturnType<typeof readDays>>[number];

function readDays(db: Kysely<Database>, wellId: string, method: PotentialMethod, { from, to }: DayWindow) {
  return db
    .selectFrom('daily_production as daily')
    .innerJoin(selectedWells({ wellIds: [wellId] }), 'chosen.well_id', 'daily.well_id')
    .leftJoin('deferred_production as loss', (join) =>
      join
        .onRef('loss.well_id', '=', 'daily.well_id')
        .on('loss.method', '=', method)
        .onRef('loss.day', '=', 'daily.day'),
    )
    .select([
      'daily.day',
      'daily.hours',
      'daily.oil',
      'daily.gas',
      'daily.water',
      'daily.water_injected',
      'daily.choke_pct',
      'daily.wellhead_pressure',
      'daily.downhole_pressure',
      'daily.quality',
      'daily.flow_kind',
      'loss.oil_potential',
      'loss.gas_potential',
      isInDoubt('daily').as('in_doubt'),
      sql<number>`24 * ${lengthOf(sql.ref('daily.day'))}`.as('day_hours'),
    ])
    .where('daily.well_id', '=', wellId)
    .where(({ between }) => between('daily.day', from, to))
    .orderBy('daily.day')
    .execute();
}

/** Days on which a variable changed, ascending. */
function readChanges(db: Kysely<Database>, wellId: string): Promise<ChangeDay[]> {
  return db
    .selectFrom('change_point')
    .select(['variable', 'unit', 'change_day as changeDay'])
    .where('well_id', '=', wellId)
    .where('status', '<>', 'dismissed')
    .orderBy('change_day')
    .execute();
}

/** Entries of the operations log, of a well or of its whole field, that touch a window, oldest first. */
export function readEvents(db: Kysely<Database>, wellId: string, { from, to }: DayWindow) {
  return db
    .selectFrom('well')
    .innerJoin('field', 'field.id', 'well.field_id')
    .innerJoin('well_event as event', (join) =>
      join.on(({ and, or, eb, ref }) =>
        or([
          eb('event.well_id', '=', ref('well.id')),
          and([eb('event.well_id', 'is', null), eb('event.field_id', '=', ref('field.id'))]),
        ]),
      ),
    )
    .select(wellEventColumns)
    .where('well.id', '=', wellId)
    .where(({ ref, fn }) => {
      const end = fn.coalesce('event.ends_at', 'event.starts_at');
      return sql<boolean>`${productionDay(ref('event.starts_at'), 'field')} <= ${to}
        and ${productionDay(end, 'field')} >= ${from}`;
    })
    .orderBy('event.starts_at')
    .orderBy('event.id')
    .execute();
}

const number = (value: number | null): number => value ?? NaN;

function streamHours({ hours, day_hours, oil, gas, water }: DailyRow): number {
  return hoursOnStream(number(hours), day_hours, [oil, gas, water].map(number));
}

function asColumns(rows: readonly DailyRow[]): DailyColumns {
  const column = (value: (row: DailyRow) => number | null): (number | null)[] => rows.map(value);
  const computed = (value: (row: DailyRow) => number): (number | null)[] =>
    rows.map((row) => {
      const result = value(row);
      return Number.isFinite(result) ? result : null;
    });
  return {
    day: rows.map(({ day }) => day),
    dayHours: rows.map((row) => row.day_hours),
    hours: column(({ hours }) => hours),
    oil: column(({ oil }) => oil),
    gas: column(({ gas }) => gas),
    water: column(({ water }) => water),
    waterInjected: column((row) => row.water_injected),
    normalisedOil: computed((row) => normalizedRate(number(row.oil), streamHours(row))),
    normalisedGas: computed((row) => normalizedRate(number(row.gas), streamHours(row))),
    normalisedLiquid: computed((row) =>
      normalizedRate(liquid(number(row.oil), number(row.water)), streamHours(row)),
    ),
    waterCut: computed((row) => waterCut(number(row.oil), number(row.water))),
    gor: computed((row) => gasOilRatio(number(row.oil), number(row.gas))),
    chokePct: column((row) => row.choke_pct),
    wellheadPressure: column((row) => row.wellhead_pressure),
    downholePressure: column((row) => row.downhole_pressure),
    potentialOil: column((row) => row.oil_potential),
    potentialGas: column((row) => row.gas_potential),
    quality: rows.map(({ quality }) => quality),
  };
}
