import type { components } from '@cnx/api/schema';
import { sql, type Kysely } from 'kysely';
import type { Principal } from '../auth/sessions.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';

type Visit = components['schemas']['Visit'];

/** How long after the last sign of a visit it is over (minutes). */
const overAfterMinutes = 30;

/** When users last looked at a place. */
export type Visits = ReturnType<typeof createVisits>;

export function createVisits({ db, now }: { db: Kysely<Database>; now: Clock }) {
  return {
    /** Notes that a user looks at a place. @returns since when what is new there is new for this user */
    async save({ userId }: Principal, place: Visit['place']): Promise<Visit> {
      const at = now();
      const { since } = await db
        .insertInto('visit')
        .values({ user_id: userId, place, seen_at: at, since: null })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'place']).doUpdateSet({
            since: sql<Date | null>`case
              when visit.seen_at < excluded.seen_at - make_interval(mins => ${overAfterMinutes}) then visit.seen_at
              else visit.since end`,
            seen_at: sql<Date>`greatest(visit.seen_at, excluded.seen_at)`,
          }),
        )
        .returning('since')
        .executeTakeFirstOrThrow();
      return { place, since: since?.toISOString() ?? null };
    },
  };
}
