import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { dayMs, hourMs } from '../production-day.ts';
import { nameOfUser } from './user-name.ts';

/** Where no hand-over was confirmed yet, one reaches back so far. */
const shiftMs = 12 * hourMs;
/** How far one reaches back at most. */
export const maxSpanMs = 31 * dayMs;

/** Hand-overs with who wrote and who confirmed them. */
export const namedHandovers = (db: Kysely<Database>) =>
  db
    .selectFrom('shift_handover as handover')
    .leftJoin('app_user as author', 'author.id', 'handover.author_id')
    .leftJoin('app_user as successor', 'successor.id', 'handover.confirmed_by');

/** Hand-overs as they are kept. */
export const handoverRows = (db: Kysely<Database>) =>
  namedHandovers(db).select([
    'handover.id',
    'handover.version',
    'handover.since',
    'handover.note',
    nameOfUser('author').as('author'),
    'handover.author_id as authorId',
    'handover.saved_at as savedAt',
    nameOfUser('successor').as('confirmedBy'),
    'handover.confirmed_at as confirmedAt',
    'handover.content',
  ]);

/** A hand-over as it is kept. */
export type HandoverRow = Awaited<ReturnType<ReturnType<typeof handoverRows>['executeTakeFirstOrThrow']>>;

/** The hand-over that no user has confirmed yet: there is one at most. */
export const waitingHandovers = (db: Kysely<Database>) =>
  handoverRows(db).where('handover.confirmed_at', 'is', null);

/** The hand-over that no user has confirmed yet; undefined where none is written. */
export const readWaitingHandover = (db: Kysely<Database>): Promise<HandoverRow | undefined> =>
  waitingHandovers(db).executeTakeFirst();

/** The last hand-over that was confirmed with a note; undefined without one. */
export const readLastNote = (db: Kysely<Database>): Promise<HandoverRow | undefined> =>
  handoverRows(db)
    .where('handover.confirmed_at', 'is not', null)
    .where('handover.note', '<>', '')
    .orderBy('handover.confirmed_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** From when on a hand-over is that is not written yet: when the last one was confirmed, without one a shift ago. */
export async function sinceLastHandover(db: Kysely<Database>, now: Date): Promise<Date> {
  const last = await db
    .selectFrom('shift_handover')
    .select('confirmed_at as at')
    .where('confirmed_at', '<', now)
    .orderBy('confirmed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const begin = last?.at?.getTime() ?? now.getTime() - shiftMs;
  return new Date(Math.max(begin, now.getTime() - maxSpanMs));
}
