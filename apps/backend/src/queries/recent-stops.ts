import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import { unplannedStops } from '../recompute/logged-stops.ts';
import { contractRow } from './pages.ts';
import { selectedWells, wellLabel, type WellSelection } from './selection.ts';
import { asWellEvent, wellEventColumns } from './well-events.ts';

type RecentStop = components['schemas']['RecentStop'];
type WellEvent = components['schemas']['WellEvent'];

/** A row of {@link unplannedStops}. */
type Stop = Selectable<Database['well_event']> & { lasts: boolean; finding: string | null };

const stopsAs = (stops: RawBuilder<unknown>) => (stops as RawBuilder<Stop>).as('event');

/** Stops of this long ago that last are known (days). */
const knownDays = 31;

/**
 * Stops of the log that no exception has yet, as their days are not over: those that began or ended since a moment, and those that last,
 * newest first.
 */
export async function readRecentStops(
  db: Kysely<Database>,
  selection: WellSelection,
  since: Date,
  now: Date,
): Promise<RecentStop[]> {
  const oldest = sql`${since}::timestamptz - make_interval(days => ${knownDays})`;
  const rows = await db
    .selectFrom(stopsAs(unplannedStops(oldest, now)))
    .innerJoin(selectedWells(selection), 'chosen.well_id', 'event.well_id')
    .select([...wellEventColumns, ...wellLabel, 'event.lasts'])
    .where('event.finding', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        eb('event.starts_at', '>', since),
        eb('event.lasts', '=', true),
        // A planned end that is still to come is none yet.
        and([eb('event.ends_at', '>', since), eb('event.ends_at', '<=', now)]),
      ]),
    )
    .orderBy('event.starts_at', 'desc')
    .orderBy('event.id')
    .execute();
  return rows.map((row) => {
    const { well, lasts, ...event } = contractRow(row);
    return { well, lasts, event: asWellEvent(event) };
  });
}

/** The newest stop of a well by the log that lasts, whatever its reports say; undefined without one. */
export async function readLastingStop(
  db: Kysely<Database>,
  wellId: string,
  now: Date,
): Promise<WellEvent | undefined> {
  const stops = unplannedStops(sql`timestamptz '-infinity'`, now, sql`well_event.well_id = ${wellId}`);
  const row = await db
    .selectFrom(stopsAs(stops))
    .select(wellEventColumns)
    .where('event.lasts', '=', true)
    .orderBy('event.starts_at', 'desc')
    .executeTakeFirst();
  return row && asWellEvent(row);
}
