import { monthFrom } from '@cnx/api/compared-window';
import type { components } from '@cnx/api/schema';
import { sql } from 'kysely';
import { analyticQuery, decimal, integer, moment, nullable, text } from './analytic-query.ts';
import { chosenWells } from './production-periods.ts';
import { words, type ReportSheet } from './report-cells.ts';
import { beginOf, type DayWindow, type WellSelection } from './selection.ts';
import { nameOfUser } from './user-name.ts';

// What changed a month after it was over.

type Report = components['schemas']['MonthlyReport'];
type Reason = components['schemas']['ReportedChange']['reason'];

const nullableInteger = nullable(integer);
const nullableDecimal = nullable(decimal);

/**
 * Imports, recodes and undone imports that changed rows of a month after it was over on the clock of their field, newest first. Volumes are those of
 * the rows as they stood after an import less those before it; null where what was there before is not kept any more.
 * An undo leaves nothing that says of which days its rows were.
 */
export const monthChanges = analyticQuery(
  {
    reason: text<Reason>(),
    at: moment,
    runId: nullableInteger,
    file: nullable(text()),
    by: nullable(text()),
    fieldId: nullable(text()),
    fieldName: nullable(text()),
    rows: nullableInteger,
    added: nullableInteger,
    oil: nullableDecimal,
    gas: nullableDecimal,
  },
  (selection: WellSelection, { from, to }: DayWindow, now: Date) => sql`
    with ${chosenWells(selection, now)},
    ended as materialized (
      select well_id, field_id, field_name, ${beginOf(sql`${monthFrom(from, 1)}::date`)} as at from chosen
    ),
    run as materialized (
      select * from import_run where greatest(started_at, undone_at) >= (select min(at) from ended)
    ),
    version as materialized (
      select image.key ->> 'well_id' as well_id, (image.key ->> 'day')::date as day, false as is_whole, image.run_id as replaced,
             (image.before ->> 'import_run_id')::bigint as written, (image.before ->> 'oil')::float8 as oil,
             (image.before ->> 'gas')::float8 as gas
      from import_image as image
      where image.run_id in (select id from run) and image.relation = 'daily_production' and image.before is not null
        and (image.key ->> 'day')::date between ${from}::date and ${to}::date
      union all
      select daily.well_id, daily.day, false, null, daily.import_run_id, daily.oil, daily.gas
      from daily_production as daily join ended on ended.well_id = daily.well_id
      where daily.day between ${from}::date and ${to}::date and daily.import_run_id in (select id from run)
      union all
      select image.key ->> 'well_id', (image.key ->> 'month')::date, true, image.run_id,
             (image.before ->> 'import_run_id')::bigint, null, null
      from import_image as image
      where image.run_id in (select id from run) and image.relation = 'reported_month' and image.before is not null
        and (image.key ->> 'month')::date = ${from}::date
      union all
      select whole.well_id, whole.month, true, null, whole.import_run_id, null, null
      from reported_month as whole join ended on ended.well_id = whole.well_id
      where whole.month = ${from}::date and whole.import_run_id in (select id from run)
    ),
    step as (
      select coalesce(made.written, old.replaced) as run_id, coalesce(made.well_id, old.well_id) as well_id,
             coalesce(made.is_whole, old.is_whole) as is_whole, old.well_id is null as is_new,
             coalesce(made.oil, 0) - coalesce(old.oil, 0) as oil, coalesce(made.gas, 0) - coalesce(old.gas, 0) as gas
      from (select * from version where written is not null) as made
      full join (select * from version where replaced is not null) as old
        on old.well_id = made.well_id and old.day = made.day and old.is_whole = made.is_whole and old.replaced = made.written
    ),
    change as (
      select 'import' as reason, run.started_at as at, run.id as run_id, run.files ->> 0 as file, run.user_id,
             ended.field_id, ended.field_name, count(*)::int as rows,
             case when run.has_images then (count(*) filter (where step.is_new))::int end as added,
             case when run.has_images and not bool_or(step.is_whole) then sum(step.oil) end as oil,
             case when run.has_images and not bool_or(step.is_whole) then sum(step.gas) end as gas
      from step join run on run.id = step.run_id join ended on ended.well_id = step.well_id
      where run.started_at >= ended.at
      group by run.id, run.started_at, run.files, run.user_id, run.has_images, ended.field_id, ended.field_name
      union all
      select 'recode', max(recode.at), null, null, recode.user_id, ended.field_id, ended.field_name,
             sum(least(recode.to_day, ${to}::date) - greatest(recode.from_day, ${from}::date) + 1)::int, null, null, null
      from loss_recode as recode join ended on ended.well_id = recode.well_id
      where recode.from_day <= ${to}::date and recode.to_day >= ${from}::date and recode.at >= ended.at
        and recode.undone_version is null
      group by recode.user_id, ended.field_id, ended.field_name
      union all
      select 'undo', undone_at, id, files ->> 0, undone_by, null, null, null, null, null, null
      from run
      where undone_at >= (select min(at) from ended)
        and coalesce(options ->> 'kind', 'production') in ('production', 'months')
    )
    select change.reason, change.at, change.run_id::int as "runId", change.file, ${nameOfUser('person')} as by,
           change.field_id as "fieldId", change.field_name as "fieldName", change.rows, change.added, change.oil, change.gas
    from change left join app_user as person on person.id = change.user_id
    order by change.at desc, change.run_id desc, change.field_name, change.reason, person.id`,
);

/** A change as the contract shows it. */
export const changeOf = ({
  fieldId,
  fieldName,
  at,
  ...change
}: Awaited<ReturnType<typeof monthChanges.read>>[number]): NonNullable<Report['changes']>[number] => ({
  ...change,
  at: at.toISOString(),
  field: fieldId === null ? null : { level: 'field', id: fieldId, name: fieldName ?? fieldId },
});

/** The sheet of what changed the month after it was over. */
export const changeSheet = ({ changes = [] }: Report): ReportSheet => ({
  name: 'Changed since the month ended',
  head: [
    ...['At', 'What', 'Import', 'File', 'By', 'Field', 'Rows of the month'],
    ...['Of them new', 'Oil, difference (Sm3)', 'Gas, difference (Sm3)'],
  ],
  rows: changes.map((of) => [
    ...[of.at, words(of.reason), of.runId, of.file, of.by, of.field?.name ?? null],
    ...[of.rows, of.added, of.oil, of.gas],
  ]),
});
