import { sql, type Kysely, type RawBuilder } from 'kysely';
import { adjustBooks } from './book-adjustments.ts';
import { lockFieldsOf, markChanged } from './computation.ts';
import { beginOfDay, excess, isReport, shortfall } from './expressions.ts';
import { columnList, dayHours, deferredSums, sumsOfDays, sumsOfDeferral } from './month-sums.ts';
import type { DaySpan } from './replace-well-days.ts';
import type { Database } from './schema.ts';
import { countedColumns, countedMonth, countsByRow, wholeMonths } from './months-by-row.ts';
import { isSuspendedDay, onceSuspended } from './suspended-days.ts';
import { products, type Product } from '../vocabulary.ts';

/**
 * Recomputes what is kept beside the daily rows: `field_day` of the wells' fields, `well_month` of the wells, the first and
 * last day that each well reported and the last one with flow, and the mark that the wells' insights are older than their
 * rows. Call it in the transaction that changed the rows; the fields stay locked against imports and recomputations until
 * its end.
 * @param days only these days have changed rows. @default all
 * @param runId the import that changed them. @default none
 */
export async function refreshProductionRollups(
  db: Kysely<Database>,
  wellIds: readonly string[],
  days?: DaySpan,
  runId?: number,
): Promise<void> {
  const fieldIds = await lockFieldsOf(db, wellIds);
  await markChanged(db, wellIds, { reason: 'import', runId });
  await sql`
    update well set first_day = span.first_day, last_day = span.last_day, last_flow_day = span.last_flow_day
    from unnest(${wellIds}::text[]) as given (id)
    cross join lateral (
      select min(daily.day) as first_day, max(daily.day) as last_day,
             max(daily.day) filter (where greatest(daily.oil, daily.gas, daily.water, daily.water_injected) > 0)
               as last_flow_day
      from daily_production as daily
      where daily.well_id = given.id and ${isReport('daily')}
    ) as span
    where well.id = given.id
      and (well.first_day, well.last_day, well.last_flow_day)
        is distinct from (span.first_day, span.last_day, span.last_flow_day)`.execute(db);
  await sql`delete from field_day as daily where field_id = any(${fieldIds}) and ${within('daily', days)}`.execute(
    db,
  );
  await sql`
    insert into field_day (field_id, day, wells_reporting, wells_producing, suspect_rows, hours,
                           oil, gas, water, water_injected)
    select well.field_id, daily.day, count(*), count(*) filter (where daily.hours > 0),
           count(*) filter (where daily.quality = 'suspect'), coalesce(sum(daily.hours), 0),
           coalesce(sum(daily.oil), 0), coalesce(sum(daily.gas), 0), coalesce(sum(daily.water), 0),
           coalesce(sum(daily.water_injected), 0)
    from well join daily_production as daily on daily.well_id = well.id
    where well.field_id = any(${fieldIds}) and ${isReport('daily')} and ${within('daily', days)}
    group by well.field_id, daily.day`.execute(db);
  await refreshWellMonths(db, wellIds, days, runId);
  // By a new last day with flow, a well without a dated status may be suspended on other days than those.
  if (days) await refreshSuspendedHours(db, wellIds, runId);
}

/**
 * Notes when the first reports of days of the wells' fields arrived that are over; what arrived before keeps its time.
 * @param days those with changed rows
 */
export async function noteFirstReports(
  db: Kysely<Database>,
  wellIds: readonly string[],
  days: DaySpan,
  at: Date,
): Promise<void> {
  await sql`
    insert into first_report (field_id, day, arrived_at)
    select daily.field_id, daily.day, ${at}
    from field_day as daily join field on field.id = daily.field_id
    where daily.field_id in (select well.field_id from well where well.id = any(${wellIds}::text[]))
      and ${within('daily', days)} and ${beginOfDay(sql`daily.day + 1`, 'field')} <= ${at}
    on conflict do nothing`.execute(db);
}

/**
 * Recomputes `well_month` of some wells: their daily rows have changed, what files say of their months, or the clock that says how many
 * hours their days have.
 * What closed months had stays in the books, and the difference is an adjustment.
 * @param days only these days have changed rows. @default all
 * @param runId the import that changed them. @default none
 */
export async function refreshWellMonths(
  db: Kysely<Database>,
  wellIds: readonly string[],
  days?: DaySpan,
  runId?: number,
): Promise<void> {
  await sql`
    delete from well_month as held where well_id = any(${wellIds}::text[]) and ${withinMonths(sql`held.month`, days)}`.execute(
    db,
  );
  await sql`
    with stood as (
      select chosen.well_id, date_trunc('month', daily.day)::date as month, ${sumsOfDays}
      from ${withClocks(wellIds)}
      join daily_production as daily on daily.well_id = chosen.well_id
      where ${isReport('daily')} and ${withinMonths(sql`daily.day`, days)}
      group by 1, 2
    ),
    whole as (${wholeMonths(withClocks(wellIds), withinMonths(sql`held.month`, days))})
    insert into well_month (well_id, month, by_month, ${countedColumns})
    select well_id, month, counted.by_month, ${countedMonth}
    from stood full join whole using (well_id, month)
    cross join lateral (
      select whole.length is not null and ${countsByRow(sql`stood.days`, sql`month`)} as by_month
    ) as counted`.execute(db);
  await adjustProduction(db, wellIds, days, runId);
}

/**
 * Recomputes the hours of `well_month` on which wells were suspended or abandoned: their record has changed, or their last day
 * with flow. What closed months had stays in the books, and the difference is an adjustment.
 * @param runId the import that changed them. @default none
 */
export async function refreshSuspendedHours(
  db: Kysely<Database>,
  wellIds: readonly string[],
  runId?: number,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    with stood as (
      select chosen.well_id, date_trunc('month', daily.day)::date as month, sum(${dayHours}) as hours
      from ${withClocks(wellIds)}
      join daily_production as daily on daily.well_id = chosen.well_id
      where daily.hours = 0 and ${onceSuspended} and ${isSuspendedDay('daily')}
      group by 1, 2
    ),
    changed as (
      update well_month as held set suspended_hours = found.hours
      from (
        select given.well_id, given.month, stood.hours
        from well_month as given left join stood on stood.well_id = given.well_id and stood.month = given.month
        where given.well_id = any(${wellIds}::text[]) and not given.by_month
      ) as found
      where held.well_id = found.well_id and held.month = found.month and held.suspended_hours is distinct from found.hours
      returning held.well_id
    )
    select distinct well_id as id from changed order by 1`.execute(db);
  if (rows.length > 0)
    await adjustProduction(
      db,
      rows.map(({ id }) => id),
      undefined,
      runId,
    );
}

/** Wells with the clock that says how many hours their days have, as `chosen`. */
const withClocks = (wellIds: readonly string[]) => sql`(
  select well.id as well_id, field.time_zone, field.production_day_start_hour
  from well join field on field.id = well.field_id
  where well.id = any(${wellIds}::text[])
) as chosen`;

async function adjustProduction(
  db: Kysely<Database>,
  wellIds: readonly string[],
  days: DaySpan | undefined,
  runId: number | undefined,
): Promise<void> {
  const change = { reason: 'import', userId: null, runId: runId ?? null, rules: null } as const;
  await adjustBooks(
    db,
    ['production'],
    wellIds.map((wellId) => ({ wellId, ...change })),
    { days },
  );
}

/**
 * Recomputes `field_deferred_day` and `field_loss_day` of a field, and `well_deferred_month` of its wells.
 * @param days those with changed rows
 */
export async function refreshDeferredRollups(
  db: Kysely<Database>,
  fieldId: string,
  days: DaySpan,
): Promise<void> {
  await sql`delete from field_deferred_day as deferral where field_id = ${fieldId} and ${within('deferral', days)}`.execute(
    db,
  );
  const columns = products.flatMap((product) =>
    ['wells', ...sums].map((sum) => sql.ref(`${product}_${sum}`)),
  );
  await sql`
    insert into field_deferred_day (field_id, method, day, version, wells, hours_lost, ${sql.join(columns)})
    select well.field_id, deferral.method, deferral.day, min(deferral.version), count(*), sum(deferral.hours_lost), ${sql.join(products.map(productSums))}
    from well join deferred_production as deferral on deferral.well_id = well.id
    where well.field_id = ${fieldId} and ${within('deferral', days)}
    group by well.field_id, deferral.method, deferral.day`.execute(db);
  await sql`delete from field_loss_day as loss where field_id = ${fieldId} and ${within('loss', days)}`.execute(
    db,
  );
  await sql`
    insert into field_loss_day (field_id, method, day, reason_code, kind, wells, hours, oil, gas, water)
    select well.field_id, loss.method, loss.day, loss.reason_code, loss.kind, count(*), sum(loss.hours), sum(loss.oil),
           sum(loss.gas), sum(loss.water)
    from well join deferred_loss as loss on loss.well_id = well.id
    where well.field_id = ${fieldId} and ${within('loss', days)}
    group by well.field_id, loss.method, loss.day, loss.reason_code, loss.kind`.execute(db);
  await sql`
    delete from well_deferred_month as held using well
    where well.id = held.well_id and well.field_id = ${fieldId} and ${withinMonths(sql`held.month`, days)}`.execute(
    db,
  );
  await sql`
    insert into well_deferred_month (well_id, method, month, ${columnList(deferredSums)})
    select deferral.well_id, deferral.method, date_trunc('month', deferral.day)::date, ${sumsOfDeferral}
    from well join deferred_production as deferral on deferral.well_id = well.id
    where well.field_id = ${fieldId} and ${withinMonths(sql`deferral.day`, days)}
    group by 1, 2, 3`.execute(db);
}

/** Whether the day of a row lies in a span; always without one. */
function within(row: string, days: DaySpan | undefined): RawBuilder<boolean> {
  return days === undefined
    ? sql<boolean>`true`
    : sql<boolean>`${sql.ref(`${row}.day`)} between ${days.from}::date and ${days.to}::date`;
}

/** Whether a day lies in one of the months that a span touches; always without one. */
function withinMonths(day: RawBuilder<unknown>, days: DaySpan | undefined): RawBuilder<boolean> {
  return days === undefined
    ? sql<boolean>`true`
    : sql<boolean>`${day} between date_trunc('month', ${days.from}::date)::date
        and (date_trunc('month', ${days.to}::date) + interval '1 month')::date - 1`;
}

const sums = ['potential', 'actual', 'deferred', 'above_potential', 'planned'] as const;

/** Wells with a potential of one product, and its sums in the order of `sums`; a gain of one well never hides the loss of another. */
function productSums(product: Product): RawBuilder<unknown> {
  const potential = sql.ref(`deferral.${product}_potential`);
  const actual = sql.ref(`deferral.${product}_actual`);
  return sql`
    count(${potential}), coalesce(sum(${potential}), 0), coalesce(sum(${actual}), 0),
    coalesce(sum(${shortfall(potential, actual)}), 0), coalesce(sum(${excess(potential, actual)}), 0),
    coalesce(sum(${sql.ref(`deferral.${product}_planned`)}), 0)`;
}
