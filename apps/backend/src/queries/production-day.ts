import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import { isReport, shortfall } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import { computedSetting } from '../database/settings.ts';
import { efficiencyPct } from '../insights/efficiency.ts';
import { defaultPotentialMethod } from '../insights/potential.ts';
import type { PotentialMethod, Quality } from '../vocabulary.ts';
import { analyticQuery, boolean, date, decimal, integer, nullable, text } from './analytic-query.ts';
import { readDayPlan } from './day-plan.ts';
import { lastWholeDay, newestDay } from './newest-day.ts';
import { contractRow, type Page, type PageRequest } from './pages.ts';
import { owesReport, selectedWells, type DayWindow, type WellSelection } from './selection.ts';
import { wellEvents } from './well-exceptions.ts';

type ProductionDay = components['schemas']['ProductionDay'];
type ProductionDayWell = components['schemas']['ProductionDayWell'];

/** Days before the newest one that its volumes are compared with. */
const comparedDays = 7;

/** Columns of a daily row by what the contract calls them. */
const volumes = { oil: 'oil', gas: 'gas', water: 'water', injection: 'water_injected' } as const;
type Volume = keyof typeof volumes;
const names = Object.keys(volumes) as Volume[];

/** Volume of a well on the day. Wells that were down all day may report hours only: what they made before is then zero. */
const volumeOf = (name: Volume) => {
  const column = volumes[name];
  return sql`coalesce(${sql.ref(`daily.${column}`)},
    case when daily.hours = 0 and ${sql.ref(`before.${column}`)} is not null then 0 end)`;
};

/** Whether a reported well was on stream. */
const isUp = sql`coalesce(daily.hours > 0, greatest(${sql.join(
  Object.values(volumes).map((column) => sql.ref(`daily.${column}`)),
)}) > 0, false)`;
const oilDeferred = shortfall(sql.ref('loss.oil_potential'), sql.ref('loss.oil_actual'));

/** Mean of a well's days before. A day that it was down all day counts as zero of what it made on others. */
const meanOf = (column: string) =>
  sql`case when count(${sql.ref(column)}) > 0
    then avg(coalesce(${sql.ref(column)}, case when hours = 0 then 0 end)) end`;

const nullableDecimal = nullable(decimal);
const productionDays = analyticQuery(
  {
    day: nullable(date),
    oil: nullableDecimal,
    oilBefore: nullableDecimal,
    oilOfMean: nullableDecimal,
    gas: nullableDecimal,
    gasBefore: nullableDecimal,
    gasOfMean: nullableDecimal,
    water: nullableDecimal,
    waterBefore: nullableDecimal,
    waterOfMean: nullableDecimal,
    injection: nullableDecimal,
    injectionBefore: nullableDecimal,
    injectionOfMean: nullableDecimal,
    potential: nullableDecimal,
    deferred: nullableDecimal,
    up: integer,
    down: integer,
    silent: integer,
  },
  (selection: WellSelection, method: PotentialMethod, window: DayWindow, now: Date) => {
    const over = lastWholeDay(now);
    return sql`
      with chosen as materialized (select * from ${selectedWells(selection)}),
      newest as materialized (${newestDay(window, over)}),
      reports as (
        select newest.day, ${sql.join(
          names.flatMap((name) => [
            sql`${volumeOf(name)} as ${sql.ref(name)}`,
            sql`${sql.ref(`before.${volumes[name]}`)} as ${sql.ref(`${name}Before`)}`,
          ]),
        )},
          loss.oil_potential as potential,
          case when loss.oil_potential is not null then ${oilDeferred} end as deferred,
          daily.well_id is not null as reported,
          ${isUp} as up,
          ${owesReport(sql`newest.day`)} as owes
        from newest cross join chosen join well on well.id = chosen.well_id
        left join daily_production as daily
          on daily.well_id = chosen.well_id and daily.day = newest.day and ${isReport('daily')}
        left join deferred_production as loss
          on loss.well_id = daily.well_id and loss.method = ${method} and loss.day = daily.day
        left join lateral (
          select ${sql.join(
            Object.values(volumes).map((column) => sql`${meanOf(column)} as ${sql.ref(column)}`),
          )}
          from daily_production as earlier
          where earlier.well_id = daily.well_id
            and earlier.day between newest.day - ${comparedDays}::int and newest.day - 1
        ) as before on true
      )
      select (select day from newest) as day, ${sql.join(
        names.flatMap((name) => {
          const [volume, before] = [sql.ref(name), sql.ref(`${name}Before`)];
          return [
            sql`sum(${volume}) as ${volume}`,
            sql`sum(${before}) filter (where ${volume} is not null) as ${before}`,
            sql`sum(${volume}) filter (where ${before} is not null) as ${sql.ref(`${name}OfMean`)}`,
          ];
        }),
      )},
        sum(potential) as potential, sum(deferred) as deferred,
        (count(*) filter (where up))::int as up,
        (count(*) filter (where reported and not up))::int as down,
        (count(*) filter (where not reported and owes))::int as silent
      from reports`;
  },
);

/** The events that are open (`event`), as the exception report lists them. */
const openEvents = (
  selection: WellSelection,
  window: DayWindow,
  until: string | null,
  now: Date,
  method?: PotentialMethod,
) => sql`
    event as materialized (
      select found."wellId" as well_id, found."lossPerDay" as loss
      from ${wellEvents.list(selection, { window, until, now, ...(method && { method }) })} as found
      where found."isOpen"
    )`;

/** How many events are open, and what they lose per day: the sums of the exception report's own list. */
const openExceptions = analyticQuery(
  { computed: boolean, open: integer, oilAtRisk: nullableDecimal },
  (...events: Parameters<typeof openEvents>) => sql`
    with ${openEvents(...events)}
    select exists (select from setting where key = ${computedSetting}) as computed,
           count(*)::int as open, sum(loss) as "oilAtRisk"
    from event`,
);

/**
 * Reads the newest day of the window that is over on the clock of every selected field and that one of the wells has
 * reported, with the exceptions that are open.
 * @param until the last day on which an exception may have begun; null for no such day
 * @param method by which potential the day is judged @default the trailing median
 */
export async function readProductionDay(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  until: string | null,
  now: Date,
  method: PotentialMethod = defaultPotentialMethod,
): Promise<ProductionDay> {
  const [found] = await productionDays.read(db, selection, method, window, now);
  const { day, up, down, silent, potential, deferred, ...sums } = found!;
  const [exceptions] = await openExceptions.read(db, selection, window, until, now, method);
  const plan = await readDayPlan(db, selection, day);
  const volume = (name: Volume) => ({
    volume: sums[name],
    meanBefore: sums[`${name}Before`],
    ofMean: sums[`${name}OfMean`],
    ...plan.volumes[name],
  });
  const { computed, open, oilAtRisk } = exceptions!;
  return {
    day,
    oil: volume('oil'),
    gas: volume('gas'),
    water: volume('water'),
    injection: volume('injection'),
    oilPotential: potential,
    potentialMethod: method,
    efficiencyPct: potential === null ? null : efficiencyPct(potential, deferred ?? 0),
    plan: plan.coverage,
    wells: day === null ? null : { up, down, silent },
    exceptions: computed ? { open, oilAtRisk: open === 0 ? 0 : oilAtRisk } : null,
  };
}

const dayWells = analyticQuery(
  {
    wellId: text(),
    wellName: text(),
    fieldId: text(),
    fieldName: text(),
    state: text<ProductionDayWell['state']>(),
    lastDay: nullable(date),
    quality: nullable(text<Quality>()),
    oil: nullableDecimal,
    oilBefore: nullableDecimal,
    oilPotential: nullableDecimal,
    exceptions: integer,
    total: integer,
  },
  (
    selection: WellSelection,
    window: DayWindow,
    until: string | null,
    now: Date,
    page: PageRequest,
    method: PotentialMethod,
  ) => sql`
    with chosen as materialized (select * from ${selectedWells(selection)}),
      newest as materialized (${newestDay(window, lastWholeDay(now))}),
      ${openEvents(selection, window, until, now)}
    select chosen.well_id as "wellId", chosen.well_name as "wellName",
           chosen.field_id as "fieldId", chosen.field_name as "fieldName",
           case when daily.well_id is null then 'silent' when ${isUp} then 'up' else 'down' end as state,
           well.last_day as "lastDay", daily.quality, ${volumeOf('oil')} as oil, before.oil as "oilBefore",
           loss.oil_potential as "oilPotential", coalesce(events.found, 0)::int as exceptions,
           (count(*) over ())::int as total
    from newest cross join chosen join well on well.id = chosen.well_id
    left join daily_production as daily
      on daily.well_id = chosen.well_id and daily.day = newest.day and ${isReport('daily')}
    left join deferred_production as loss
      on loss.well_id = daily.well_id and loss.method = ${method} and loss.day = daily.day
    left join lateral (
      select ${meanOf('oil')} as oil from daily_production as earlier
      where earlier.well_id = chosen.well_id
        and earlier.day between newest.day - ${comparedDays}::int and newest.day - 1
    ) as before on true
    left join (
      select well_id, count(*) as found from event group by well_id
    ) as events on events.well_id = chosen.well_id
    where newest.day is not null and (daily.well_id is not null or ${owesReport(sql`newest.day`)})
    order by (coalesce(events.found, 0) > 0) desc, daily.well_id is not null and ${isUp},
             greatest(0, coalesce(loss.oil_potential, before.oil, 0) - coalesce(daily.oil, 0)) desc,
             chosen.well_name, chosen.well_id
    limit ${page.limit} offset ${page.offset}`,
);

/** The wells that {@link readProductionDay} counts; those with open exceptions first, then those that were not up. */
export async function listProductionDayWells(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  until: string | null,
  now: Date,
  page: PageRequest,
  method: PotentialMethod = defaultPotentialMethod,
): Promise<Page<ProductionDayWell>> {
  const rows = await dayWells.read(db, selection, window, until, now, page, method);
  return {
    rows: rows.map(({ total: _, ...row }) => contractRow(row)),
    total: rows[0]?.total ?? 0,
  };
}
