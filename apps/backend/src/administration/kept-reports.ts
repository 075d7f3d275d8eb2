import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { components } from '@cnx/api/schema';
import { sql, type Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import type { ReportLevel } from '../database/tables/books.ts';
import { analyticQuery, date, text } from '../queries/analytic-query.ts';
import { newestReported, readDataExtent } from '../queries/data-extent.ts';
import { daysOfMonth, readMonthlyReport } from '../queries/monthly-report.ts';
import { reportWorkbook } from '../queries/report-workbook.ts';
import type { WellSelection } from '../queries/selection.ts';

type MonthlyReport = components['schemas']['MonthlyReport'];
type ReportSelection = Pick<WellSelection, 'businessUnitIds' | 'areaIds' | 'fieldIds'>;

const [compress, decompress] = [promisify(gzip), promisify(gunzip)];

/** What a report is kept of; the id is empty for all wells. */
interface ReportPlace {
  readonly level: ReportLevel;
  readonly entityId: string;
}

const filterOf = { businessUnit: 'businessUnitIds', area: 'areaIds', field: 'fieldIds' } as const;

/** The place that a selection is; undefined for several, of which no report is kept. */
function placeOf(selection: ReportSelection): ReportPlace | undefined {
  const named = (['businessUnit', 'area', 'field'] as const).flatMap((level) =>
    [...new Set(selection[filterOf[level]])].map((entityId) => ({ level, entityId })),
  );
  return named.length > 1 ? undefined : (named[0] ?? { level: 'all', entityId: '' });
}

const selectionOf = ({ level, entityId }: ReportPlace): ReportSelection =>
  level === 'all' ? {} : { [filterOf[level]]: [entityId] };

/** Months that every field of a place has closed which has reports by then, and whose report is not kept yet; the newest first. */
const dueReports = analyticQuery(
  { level: text<ReportLevel>(), entityId: text(), month: date },
  () => sql`
    with of_field as materialized (
      select field.id, field.area_id, area.business_unit_id,
             date_trunc('month', (select min(first_day) from well where well.field_id = field.id))::date as first_month,
             (select max(month) from book_entry as entry where entry.field_id = field.id and reason = 'close') as through
      from field join area on area.id = field.area_id
    ),
    part as materialized (
      select of_field.*, place.level, place.entity_id
      from of_field cross join lateral (
        values ('all', ''), ('businessUnit', business_unit_id), ('area', area_id), ('field', id)
      ) as place (level, entity_id)
    ),
    closed as (
      select distinct part.level, part.entity_id, entry.month
      from part join book_entry as entry on entry.field_id = part.id and entry.reason = 'close'
    )
    select closed.level, closed.entity_id as "entityId", closed.month
    from closed
    where not exists (
      select from part
      where part.level = closed.level and part.entity_id = closed.entity_id and part.first_month <= closed.month
        and (part.through is null or part.through < closed.month)
    ) and not exists (
      select from kept_report as kept
      where kept.month = closed.month and kept.level = closed.level and kept.entity_id = closed.entity_id
    )
    order by closed.month desc, closed.level, closed.entity_id`,
);

/**
 * Makes and keeps the reports that closings have made due. It may run at several places at once, and be ended between two
 * reports: what is kept stays as it is, and what is not stays due.
 * @param signal ends the work between two reports
 */
export async function keepReports(db: Kysely<Database>, now: Clock, signal?: AbortSignal): Promise<void> {
  for (const due of await dueReports.read(db)) {
    signal?.throwIfAborted();
    const report = await makeReport(db, due, now());
    // Of one moment: its own statements see the closing that made it due.
    if (report.state !== 'closed') continue;
    const kept: MonthlyReport = { ...report, state: 'kept' };
    await db
      .insertInto('kept_report')
      .values({
        month: due.month,
        level: due.level,
        entity_id: due.entityId,
        made_at: report.madeAt,
        report: await compress(JSON.stringify(kept)),
        workbook: await reportWorkbook(kept),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Reads a report as of one moment: an import meanwhile is in all of it or in none. */
function makeReport(
  db: Kysely<Database>,
  { month, ...place }: ReportPlace & { readonly month: string },
  now: Date,
): Promise<MonthlyReport> {
  const selection = selectionOf(place);
  const named = month.slice(0, 7);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const newest = newestReported(await readDataExtent(tx, selection, now));
      return readMonthlyReport(tx, { month: named, selection, window: daysOfMonth(named), newest, now });
    });
}

/**
 * The report of a month (`YYYY-MM`) that is kept of a selection: what its answer and its workbook were when it was made.
 * @returns undefined where none is kept
 */
export async function readKeptReport(
  db: Kysely<Database>,
  selection: ReportSelection,
  month: string,
): Promise<{ readonly report: () => Promise<MonthlyReport>; readonly workbook: Buffer } | undefined> {
  const place = placeOf(selection);
  if (!place) return undefined;
  const row = await db
    .selectFrom('kept_report')
    .select(['report', 'workbook'])
    .where('month', '=', `${month}-01`)
    .where('level', '=', place.level)
    .where('entity_id', '=', place.entityId)
    .executeTakeFirst();
  return (
    row && {
      report: async () => JSON.parse((await decompress(row.report)).toString()) as MonthlyReport,
      workbook: row.workbook,
    }
  );
}
