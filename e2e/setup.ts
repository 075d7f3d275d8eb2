import { connectDatabase } from '../apps/backend/src/database/connect.ts';
import { refreshProductionRollups } from '../apps/backend/src/database/rollups.ts';
import { recomputeInsights } from '../apps/backend/src/recompute/recompute.ts';
import { readSystemClock, systemTime } from './clock.ts';
import { askDatabase, systemDatabase } from './database.ts';

/** A field whose newest day has not arrived, and one of which only some wells have reported it. */
const lateField = 'field-4';
const incompleteField = 'field-2';

/** Prepares the running system: what time it is, and a newest day that is not whole. */
export default async function setup(): Promise<void> {
  await readSystemClock(process.env['CNX_E2E_ORIGIN'] ?? '');
  await removeReports();
  await endTours();
}

/** The tour is offered to an account once: its own test has an account that has not seen it. */
async function endTours(): Promise<void> {
  await systemDatabase();
  await askDatabase(
    `update app_user set preferences = preferences || '{"portal": {"tour": "seen"}}' returning id`,
    [],
  );
}

/** Takes back what the late wells have reported for the newest day, and computes the insights anew. */
async function removeReports(): Promise<void> {
  const databaseUrl = await systemDatabase();
  const removed = await askDatabase<{ id: string }>(
    `with newest as (
       select id, field_id, max(last_day) over (partition by field_id) as day, row_number() over (order by id) as place
       from well where field_id in ($1, $2)
     )
     delete from daily_production as daily using newest
     where daily.well_id = newest.id and daily.day = newest.day and (newest.field_id = $1 or newest.place % 2 = 0)
     returning newest.id`,
    [lateField, incompleteField],
  );
  const wellIds = removed.map(({ id }) => id);
  const database = await connectDatabase({ databaseUrl, dataDirectory: '' });
  try {
    await database.bulk(({ db }) => refreshProductionRollups(db, wellIds));
    await recomputeInsights(database, { wellIds, due: true, now: systemTime() });
  } finally {
    await database.close();
  }
}
