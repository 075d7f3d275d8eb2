import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import { analyticQuery, date, nullable, text } from './analytic-query.ts';
import { productionDay, selectedWells, type DayWindow, type WellSelection } from './selection.ts';

type WellTest = components['schemas']['WellTest'];

/** The newest test of a well that has begun. */
export async function readLastTest(
  db: Kysely<Database>,
  wellId: string,
  now: Date,
): Promise<WellTest | null> {
  const row = await testsOf(db, wellId)
    .where('test.starts_at', '<=', now)
    .orderBy('test.starts_at', 'desc')
    .orderBy('test.id')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : asWellTest(row);
}

/** The tests of a well that began in a window of production days, oldest first. */
export async function readWellTests(
  db: Kysely<Database>,
  wellId: string,
  { from, to }: DayWindow,
): Promise<WellTest[]> {
  const rows = await testsOf(db, wellId)
    .where(({ between }) => between(dayOf('test.starts_at'), from, to))
    .orderBy('test.starts_at')
    .orderBy('test.id')
    .execute();
  return rows.map(asWellTest);
}

/** The production day of the last test of each selected well that is neither suspended nor abandoned; null for none. */
export const lastTestDays = analyticQuery(
  { id: text(), name: text(), place: text(), day: nullable(date) },
  (selection: WellSelection, now: Date) => sql`
    select chosen.well_id as id, chosen.well_name as name, chosen.field_name as place, (
      select max(${productionDay(sql`test.starts_at`)}) from well_test as test
      where test.well_id = chosen.well_id and test.starts_at <= ${now.toISOString()}::timestamptz
    ) as day
    from ${selectedWells(selection)} join well on well.id = chosen.well_id
    where well.status not in ('suspended', 'abandoned')
    order by day nulls first, chosen.well_name, chosen.well_id`,
);

const dayOf = (moment: 'test.starts_at' | 'test.ends_at') =>
  sql<string>`${productionDay(sql.ref(moment), 'field')}`;

/** What was measured says more than the log, and the log more than the schedule. */
const rankOf = (test: 'test' | 'other') =>
  sql<number>`array_position(array['schedule', 'log', 'import'], ${sql.ref(`${test}.source`)})`;

const lastMoment = (test: 'test' | 'other') =>
  sql<Date>`coalesce(${sql.ref(`${test}.ends_at`)}, ${sql.ref(`${test}.starts_at`)})`;

/** The tests of a well; of those at the same time, the one that says most. */
function testsOf(db: Kysely<Database>, wellId: string) {
  return db
    .selectFrom('well_test as test')
    .innerJoin('field', 'field.id', 'test.field_id')
    .select(['test.id', 'test.starts_at as start', 'test.ends_at as end', 'test.hours'])
    .select(['test.oil', 'test.gas', 'test.water', 'test.choke_pct as choke'])
    .select(['test.wellhead_pressure as wellheadPressure', 'test.frequency', 'test.accepted'])
    .select(['test.source', 'test.title'])
    .select([
      dayOf('test.starts_at').as('startDay'),
      dayOf('test.ends_at').$castTo<string | null>().as('endDay'),
    ])
    .where('test.well_id', '=', wellId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('well_test as other')
            .select('other.id')
            .whereRef('other.well_id', '=', 'test.well_id')
            .where(rankOf('other'), '>', rankOf('test'))
            .whereRef('other.starts_at', '<=', lastMoment('test'))
            .whereRef(lastMoment('other'), '>=', 'test.starts_at'),
        ),
      ),
    );
}

function asWellTest({
  start,
  end,
  ...test
}: Omit<WellTest, 'start' | 'end'> & { start: Date; end: Date | null }): WellTest {
  return { ...test, start: start.toISOString(), end: end?.toISOString() ?? null };
}
