import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';
import { analyticQuery, date, nullable, text } from './analytic-query.ts';

/**
 * The first day that each field has ever reported, or of the first month that counts by its row, as `field_id` and `first`; null where
 * it has reported nothing.
 * @param where condition on `well`
 */
export const beginsOfFields = (where: RawBuilder<unknown>) => sql`
  select well.field_id, least(min(well.first_day), min(held.month)) as first
  from well left join well_month as held on held.by_month and held.well_id = well.id
  where ${where} group by well.field_id`;

const begins = analyticQuery(
  { id: text(), day: nullable(date) },
  () => sql`select field_id as id, first as day from (${beginsOfFields(sql`true`)}) as begun`,
);

/** {@link beginsOfFields} of all fields that have reported. */
export async function firstDaysOfFields(db: Kysely<Database>): Promise<ReadonlyMap<string, string>> {
  const rows = await begins.read(db);
  return new Map(rows.flatMap(({ id, day }) => (day === null ? [] : [[id, day] as const])));
}
