import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import { anyOf, excess, isReport, shortfall } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import { computedSetting } from '../database/settings.ts';
import { efficiencyPct } from '../insights/efficiency.ts';
import { forgottenAfterDays } from '../insights/limits.ts';
import { defaultPotentialMethod } from '../insights/potential.ts';
import { mainProducts, type MainProduct, type PotentialMethod } from '../vocabulary.ts';
import {
  analyticQuery,
  boolean,
  date,
  decimal,
  integer,
  json,
  moment,
  nullable,
  text,
} from './analytic-query.ts';
import { readDayPlan } from './day-plan.ts';
import {
  largestLosses,
  losslessEvents,
  lostOf,
  unansweredLosses,
  withCauses,
  withWork,
  type FoundLoss,
  type FoundUnanswered,
} from './largest-losses.ts';
import { newestDays, owesReport } from '../recompute/owed-reports.ts';
import { latestReport, wellState } from './newest-day.ts';
import { mainProduct, mainProductsOf } from './main-product.ts';
import { isKnown } from './grouped-events.ts';
import { readRecentStops } from './recent-stops.ts';
import { selectedWells, type DayWindow, type WellSelection } from './selection.ts';
import { standingSums, wellEvents } from './well-exceptions.ts';

type ProductionDay = components['schemas']['ProductionDay'];
type FieldDay = components['schemas']['FieldDay'];
type DayLosses = components['schemas']['DayLosses'];

/** Days before the newest one that its volumes are compared with. */
export const comparedDays = 7;

/** Columns of a daily row by what the contract calls them. */
const volumes = { oil: 'oil', gas: 'gas', water: 'water', injection: 'water_injected' } as const;
type Volume = keyof typeof volumes;
const names = Object.keys(volumes) as Volume[];

/** The states of wells, and the order in which a list has them: those first that nothing comes from. */
export const states = ['down', 'silent', 'up', 'injecting', 'unreported', 'suspended', 'abandoned'] as const;

/** Volume of a well on the day. Wells that were down all day may report hours only: what they made before is then zero. */
export const volumeOf = (name: Volume) => {
  const column = volumes[name];
  return sql`coalesce(${sql.ref(`daily.${column}`)},
    case when daily.hours = 0 and ${sql.ref(`before.${column}`)} is not null then 0 end)`;
};

const oilDeferred = shortfall(sql.ref('loss.oil_potential'), sql.ref('loss.oil_actual'));
const gasDeferred = shortfall(sql.ref('loss.gas_potential'), sql.ref('loss.gas_actual'));

/** Mean of a well's days before. A day that it was down all day counts as zero of what it made on others. */
export const meanOf = (column: string) =>
  sql`case when count(${sql.ref(column)}) > 0
    then avg(coalesce(${sql.ref(column)}, case when hours = 0 then 0 end)) end`;

const nullableDecimal = nullable(decimal);

/**
 * What lies between the potential and what was produced, of the wells that are for a product in `reports`, as {@link DayLosses}: of oil all that
 * have a potential of it, as the efficiency counts them. Null without a potential.
 */
const lossesOf = (product: MainProduct) => {
  const [potential, actual, volume] =
    product === 'gas' ? ['gas_potential', 'gas_actual', 'own_gas'] : ['potential', 'oil_actual', 'oil'];
  const [could, made] = [sql.ref(potential), sql.ref(actual)];
  const lacks = shortfall(could, made);
  return sql`
    case when sum(${could}) is not null then jsonb_build_object(
      'product', ${product}::text,
      'potential', sum(${could}),
      'withException', coalesce(sum(${lacks}) filter (where excepted), 0),
      'withExceptionWells', count(*) filter (where excepted and ${lacks} > 0),
      'withoutException', coalesce(sum(${lacks}) filter (where not excepted), 0),
      'withoutExceptionWells', count(*) filter (where not excepted and ${lacks} > 0),
      'abovePotential', coalesce(sum(${excess(could, made)}), 0),
      'otherVolume', coalesce(sum(${sql.ref(volume)}) filter (where ${could} is null), 0),
      'volume', coalesce(sum(${sql.ref(volume)}), 0)) end`;
};

/** The newest day of each selected field that has one, as `newest`. */
export const datedFields = (window: DayWindow, now: Date) => sql`
  newest as materialized (select * from (${newestDays(window, now)}) as dated where day is not null)`;

/** The row of a well on the newest day of its field, as `daily`, and its state by the latest report, as `latest`. */
export const wellsOfDay = sql`
  from chosen join newest on newest.field_id = chosen.field_id join well on well.id = chosen.well_id
  left join daily_production as daily
    on daily.well_id = chosen.well_id and daily.day = newest.day and ${isReport('daily')}
  left join lateral (${latestReport}) as latest on true`;

const productionDays = analyticQuery(
  {
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
    gasPotential: nullableDecimal,
    gasDeferred: nullableDecimal,
    allGasDeferred: nullableDecimal,
    mainProducts: json<MainProduct[]>(),
    oilLosses: nullable(json<DayLosses>()),
    gasLosses: nullable(json<DayLosses>()),
    up: integer,
    down: integer,
    silent: integer,
    injecting: integer,
    suspended: integer,
    abandoned: integer,
    unreported: integer,
  },
  (
    selection: WellSelection,
    method: PotentialMethod,
    window: DayWindow,
    now: Date,
    excepted: readonly string[],
  ) => sql`
      with chosen as materialized (select * from ${selectedWells(selection)}),
      ${datedFields(window, now)},
      reports as (
        select ${sql.join(
          names.flatMap((name) => [
            sql`${volumeOf(name)} as ${sql.ref(name)}`,
            sql`${sql.ref(`before.${volumes[name]}`)} as ${sql.ref(`${name}Before`)}`,
          ]),
        )},
          loss.oil_potential as potential,
          case when loss.oil_potential is not null then ${oilDeferred} end as deferred,
          loss.oil_actual, chosen.well_id = ${anyOf(excepted)} as excepted,
          case when ${mainProduct} = 'gas' then loss.gas_actual end as gas_actual,
          case when ${mainProduct} = 'gas' then ${volumeOf('gas')} end as own_gas,
          case when ${mainProduct} = 'gas' then loss.gas_potential end as gas_potential,
          case when ${mainProduct} = 'gas' and loss.gas_potential is not null then ${gasDeferred} end as gas_deferred,
          case when loss.gas_potential is not null then ${gasDeferred} end as all_gas_deferred,
          ${wellState} as state
        ${wellsOfDay}
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
      select ${sql.join(
        names.flatMap((name) => {
          const [volume, before] = [sql.ref(name), sql.ref(`${name}Before`)];
          return [
            sql`sum(${volume}) as ${volume}`,
            sql`sum(${before}) filter (where ${volume} is not null) as ${before}`,
            sql`sum(${volume}) filter (where ${before} is not null) as ${sql.ref(`${name}OfMean`)}`,
          ];
        }),
      )},
        sum(potential) as potential, sum(deferred) as deferred, sum(gas_potential) as "gasPotential",
        sum(gas_deferred) as "gasDeferred", sum(all_gas_deferred) as "allGasDeferred", ${mainProductsOf(sql`chosen`)} as "mainProducts",
        ${lossesOf('oil')} as "oilLosses", ${lossesOf('gas')} as "gasLosses", ${sql.join(
          states.map((state) => sql`(count(*) filter (where state = ${state}))::int as ${sql.ref(state)}`),
        )}
      from reports`,
);

/** How far the reports of each selected field have come, the field with most wells first. */
const fieldDays = analyticQuery(
  {
    fieldId: text(),
    fieldName: text(),
    day: nullable(date),
    endedDay: date,
    dueAt: moment,
    owed: integer,
    reported: integer,
    missingOil: nullableDecimal,
    missingGas: nullableDecimal,
  },
  (selection: WellSelection, window: DayWindow, now: Date) => sql`
    with chosen as materialized (select * from ${selectedWells(selection)}),
    newest as materialized (${newestDays(window, now)}),
    owing as (
      select chosen.field_id, daily.well_id is not null as reported,
             case when ${mainProduct} = 'oil' then known.oil end as oil, case when ${mainProduct} = 'gas' then known.gas end as gas
      from chosen join newest on newest.field_id = chosen.field_id join well on well.id = chosen.well_id
      left join daily_production as daily
        on daily.well_id = chosen.well_id and daily.day = newest.day and ${isReport('daily')}
      left join lateral (
        select earlier.oil, earlier.gas from daily_production as earlier
        where daily.well_id is null and earlier.well_id = chosen.well_id
          and earlier.day > newest.day - ${forgottenAfterDays}::int and earlier.day < newest.day
          and ${isReport('earlier')}
        order by earlier.day desc limit 1
      ) as known on true
      where ${owesReport(sql`newest.day`)}
    )
    select newest.field_id as "fieldId", newest.field_name as "fieldName", newest.day, newest.ended as "endedDay",
           newest.due_at as "dueAt", count(owing.field_id)::int as owed,
           (count(*) filter (where owing.reported))::int as reported,
           sum(owing.oil) filter (where not owing.reported) as "missingOil",
           sum(owing.gas) filter (where not owing.reported) as "missingGas"
    from newest left join owing on owing.field_id = newest.field_id
    group by newest.field_id, newest.field_name, newest.day, newest.ended, newest.due_at
    order by owed desc, newest.field_name, newest.field_id`,
);

/** Reads how far the reports of the selected fields have come: of each that had wells which owe one. */
export async function readFieldDays(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  now: Date,
): Promise<FieldDay[]> {
  const rows = await fieldDays.read(db, selection, window, now);
  return rows.map(({ fieldId, fieldName, ...row }) => ({
    field: { level: 'field', id: fieldId, name: fieldName },
    ...row,
    dueAt: row.dueAt.toISOString(),
    status: statusOf(row, now),
  }));
}

/** What the reports of a field's newest day are at a moment. */
function statusOf(
  {
    day,
    endedDay,
    dueAt,
    owed,
    reported,
  }: { day: string | null; endedDay: string; dueAt: Date; owed: number; reported: number },
  now: Date,
): FieldDay['status'] {
  if (day === null) return now < dueAt ? 'due' : 'late';
  if (reported >= owed) return 'complete';
  return day === endedDay && now < dueAt ? 'due' : 'late';
}

/** The day of most wells: that of the fields in which most wells owe a report, the newest of them; null without one. */
export function dayOfMost(fields: readonly FieldDay[]): string | null {
  const wells = new Map<string, number>();
  for (const { day, owed } of fields) if (day !== null) wells.set(day, (wells.get(day) ?? 0) + owed);
  const [most] = [...wells].sort(([a, many], [b, others]) => others - many || b.localeCompare(a));
  return most?.[0] ?? null;
}

/** The events that are open or standing (`event`), as the exception report lists them. */
export const presentEvents = (
  selection: WellSelection,
  window: DayWindow,
  until: string | null,
  now: Date,
) => sql`
    event as materialized (
      select found.id, found."wellId", found."wellName", found."fieldId", found."fieldName", found."wellIds" as well_ids, found."isOpen",
             found.status, found.since, found.kind, found.cause, found.product, found."lossPerDay", found.rate
      from ${wellEvents.list(selection, { window, until, now })} as found
      where found."isOpen" or found.status = 'standing'
    )`;

/** How many events are open, and what they and the standing ones lose per day: the sums of the exception report's own list. */
const openExceptions = analyticQuery(
  {
    computed: boolean,
    known: boolean,
    open: integer,
    lossless: integer,
    oilAtRisk: nullableDecimal,
    standingWells: integer,
    gasAtRisk: nullableDecimal,
    standingOil: decimal,
    standingGas: decimal,
    largest: json<FoundLoss[]>(),
    unanswered: json<FoundUnanswered>(),
    wellIds: json<string[]>(),
  },
  (...[selection, window, until, now]: Parameters<typeof presentEvents>) => sql`
    with ${presentEvents(selection, window, until, now)}
    select exists (select from setting where key = ${computedSetting}) as computed, ${isKnown(selection, { window, now })} as known,
           (count(*) filter (where "isOpen"))::int as open, ${losslessEvents},
           ${sql.join(mainProducts.map((product) => lostOf(product)))}, ${standingSums},
           ${largestLosses} as largest, ${unansweredLosses} as unanswered, coalesce((
             select jsonb_agg(distinct place.well_id)
             from event cross join lateral jsonb_array_elements_text(event.well_ids) as place (well_id) where event."isOpen"
           ), '[]') as "wellIds"
    from event`,
);

/**
 * Reads the newest day of the window of each selected field, summed over the fields, with the exceptions that are open.
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
  const [exceptions] = await openExceptions.read(db, selection, window, until, now);
  const [found] = await productionDays.read(db, selection, method, window, now, exceptions!.wellIds);
  const {
    up,
    down,
    silent,
    injecting,
    suspended,
    abandoned,
    unreported,
    potential,
    deferred,
    gasPotential,
    gasDeferred,
    allGasDeferred,
    mainProducts: products,
    oilLosses,
    gasLosses,
    ...sums
  } = found!;
  const fields = await readFieldDays(db, selection, window, now);
  const day = dayOfMost(fields);
  const plan = await readDayPlan(db, selection, window, now);
  const volume = (name: Volume) => ({
    volume: sums[name],
    meanBefore: sums[`${name}Before`],
    ofMean: sums[`${name}OfMean`],
    ...plan.volumes[name],
  });
  const { computed, known, open, lossless, oilAtRisk, gasAtRisk, standingWells: wells } = exceptions!;
  const standing = { wells, oil: exceptions!.standingOil, gas: exceptions!.standingGas };
  return {
    day,
    fields,
    oil: volume('oil'),
    gas: volume('gas'),
    water: volume('water'),
    injection: volume('injection'),
    oilPotential: potential,
    potentialMethod: method,
    efficiencyPct: potential === null ? null : efficiencyPct(potential, deferred ?? 0),
    mainProducts: products,
    gasPotential,
    gasEfficiencyPct: gasPotential === null ? null : efficiencyPct(gasPotential, gasDeferred ?? 0),
    gasDeferred: allGasDeferred,
    ...(computed && { losses: [oilLosses, gasLosses].filter((losses) => losses !== null) }),
    // Beside the figure that is shown first: gas where all wells are of gas.
    plan: plan.coverage[products[0] === 'gas' ? 'gas' : 'oil'],
    // A window of the past says nothing of the present.
    stops: window.decidedTo === undefined ? [] : await readRecentStops(db, selection, now, now),
    wells: day === null ? null : { up, down, silent, injecting, suspended, abandoned, unreported },
    exceptions:
      computed && known
        ? {
            open,
            lossless,
            oilAtRisk,
            gasAtRisk,
            standing,
            largest: await withCauses(db, exceptions!.largest),
            unanswered: await withWork(db, exceptions!.unanswered),
          }
        : null,
  };
}
