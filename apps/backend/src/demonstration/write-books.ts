import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { dayMs } from '../production-day.ts';

/** How the books of the demonstration are kept, by the functions that people and programs use. */
export interface BookKeeping {
  /**
   * Closes all months of a field that are open, by the demonstration's administrator.
   * @param through first day of the last of them
   */
  close(closing: {
    readonly id: string;
    readonly fieldId: string;
    readonly through: string;
    readonly at: Date;
    /** Why reports are missing, where some are. */
    readonly note: string;
  }): Promise<void>;
  /** Stores other volumes of oil of a well, as an import of a file does. */
  correct(correction: Correction): Promise<void>;
}

/** Rows of a well as they should have been reported. */
export interface Correction {
  readonly fileName: string;
  readonly wellId: string;
  /** Without gaps, the first day first; Sm3. */
  readonly days: readonly { readonly day: string; readonly oil: number }[];
}

/** Fields that have closed their older months, with the key of the closing. */
const closings = [
  { fieldId: 'field-6', id: '3d0c6a7e-8f1b-4c52-9a64-5be0f2c7d106' },
  { fieldId: 'field-8', id: '3d0c6a7e-8f1b-4c52-9a64-5be0f2c7d108' },
] as const;
/** Months that are over and open. */
const openMonths = 2;
/** Days after the end of the last of the months at which they were closed. */
const closedAfterDays = 12.3;
const note = 'The wells were measured, but their reports of these days were lost with the old field system.';

/** Days of a month whose oil a meter had read too high, and what part of it is right. */
const correctedDays = { from: 10, to: 14 } as const;
const rightPart = 0.96;

/**
 * Closes the older months of two of the demonstration's fields, and corrects days of the last closed month of the first one: the
 * correction is an adjustment of its oldest open month. Written once, while no month is closed.
 */
export async function writeBooks(db: Kysely<Database>, now: Date, keeping: BookKeeping): Promise<void> {
  const some = await db.selectFrom('book_entry').select('id').limit(1).executeTakeFirst();
  if (some) return;
  const through = monthBefore(now, openMonths + 1);
  const at = new Date(Date.parse(monthBefore(now, openMonths)) + closedAfterDays * dayMs);
  for (const { fieldId, id } of closings)
    if (await hasReports(db, fieldId, through)) await keeping.close({ id, fieldId, through, at, note });
  const correction = await correctionOf(db, closings[0].fieldId, through);
  if (correction) await keeping.correct(correction);
}

/** First day of the month that lies some months before that of a moment. */
function monthBefore(now: Date, months: number): string {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
  return first.toISOString().slice(0, 10);
}

/** Whether a field has reports of a month or of earlier ones. */
async function hasReports(db: Kysely<Database>, fieldId: string, month: string): Promise<boolean> {
  const well = await db
    .selectFrom('well')
    .select('id')
    .where('field_id', '=', fieldId)
    .where('first_day', '<', sql<string>`${month}::date + interval '1 month'`)
    .limit(1)
    .executeTakeFirst();
  return well !== undefined;
}

/** The correction of the well of a field that made most on the days, each of which it produced all day. */
async function correctionOf(
  db: Kysely<Database>,
  fieldId: string,
  month: string,
): Promise<Correction | undefined> {
  const { rows } = await sql<{ wellId: string; field: string; day: string; oil: number }>`
    with reported as (
      select well.id as "wellId", field.name as field, daily.day, daily.oil, daily.hours
      from well join field on field.id = well.field_id
      join daily_production as daily on daily.well_id = well.id
      where field.id = ${fieldId} and daily.quality <> 'suspect' and daily.day between
        ${month}::date + ${correctedDays.from - 1}::int and ${month}::date + ${correctedDays.to - 1}::int
    ),
    largest as (
      select "wellId" from reported group by 1
      having count(*) = ${correctedDays.to - correctedDays.from + 1}::int and min(oil) > 0 and min(hours) > 22
      order by sum(oil) desc, "wellId" limit 1
    )
    select "wellId", field, day, oil from reported where "wellId" in (select "wellId" from largest) order by day`.execute(
    db,
  );
  const [first] = rows;
  return (
    first && {
      fileName: `${first.field.toLowerCase()}-corrected-${month.slice(0, 7)}.csv`,
      wellId: first.wellId,
      days: rows.map(({ day, oil }) => ({ day, oil: Math.round(oil * rightPart * 100) / 100 })),
    }
  );
}
