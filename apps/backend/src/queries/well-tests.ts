import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import { productionDay, type DayWindow } from './selection.ts';

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
