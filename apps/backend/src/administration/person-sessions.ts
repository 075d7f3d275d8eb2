import type { components } from '@cnx/api/schema';
import type { Kysely } from 'kysely';
import type { Audit } from '../auth/audit.ts';
import type { RateLimiter } from '../auth/rate-limit.ts';
import { publicSessionId, type Sessions } from '../auth/sessions.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { holdAdministrators, type Administrator } from './people.ts';

type PersonSession = components['schemas']['PersonSession'];
type EndPersonSessionsRequest = components['schemas']['EndPersonSessionsRequest'];

/** Most sessions that are listed. */
const maxListed = 50;

/** What sessions are administered with. */
export interface PersonSessionOptions {
  readonly db: Kysely<Database>;
  readonly now: Clock;
  readonly sessions: Sessions;
  readonly audit: Audit;
  readonly changesOfUser: RateLimiter;
}

/** The open sessions of people, for administrators. */
export type PersonSessions = ReturnType<typeof createPersonSessions>;

export function createPersonSessions({ db, now, sessions, audit, changesOfUser }: PersonSessionOptions) {
  const openSessions = (from: Kysely<Database>, userId: string) =>
    from
      .selectFrom('user_session')
      .select(['sid', 'created_at', 'last_seen_at', 'user_agent', 'address'])
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .where('idle_expires_at', '>', now())
      .where('expires_at', '>', now())
      .orderBy('last_seen_at', 'desc')
      .orderBy('sid');
  return {
    /** Open sessions, the newest activity first. @throws Refusal 404 for an unknown id */
    async list({ sid }: Administrator, id: string): Promise<PersonSession[]> {
      const isPossible = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
      const person = isPossible
        ? await db.selectFrom('app_user').select('id').where('id', '=', id).executeTakeFirst()
        : undefined;
      if (!person) throw new Refusal(404, `query/id names nobody: ${id}`);
      const open = await openSessions(db, person.id).limit(maxListed).execute();
      return open.map((row) => ({
        id: publicSessionId(row.sid),
        device: row.user_agent,
        address: row.address,
        signedInAt: row.created_at.toISOString(),
        lastSeenAt: row.last_seen_at.toISOString(),
        current: row.sid === sid,
      }));
    },
    /**
     * Ends one session, or all but the one that asks.
     * @throws Refusal 404 for an unknown id, and for a session that is not open; 403 when the caller does not administer any
     * more; 429 for too many changes
     */
    async end(by: Administrator, { id, sessionId }: EndPersonSessionsRequest): Promise<void> {
      const { userId, sid, address } = by;
      await changesOfUser.take(userId);
      await db.transaction().execute(async (tx) => {
        const { person } = await holdAdministrators(tx, by, id);
        if (sessionId === null) await sessions.revokeAll(tx, person.id, 'ended by an administrator', sid);
        else {
          const open = await openSessions(tx, person.id).execute();
          const found = open.find((row) => publicSessionId(row.sid) === sessionId);
          if (!found) throw new Refusal(404, `body/sessionId names no open session: ${sessionId}`);
          await sessions.revoke(tx, found.sid, 'ended by an administrator');
        }
        const detail = {
          subject: person.email,
          action: 'endSessions',
          sessions: sessionId === null ? 'all' : 'one',
        };
        await audit({ kind: 'personChange', outcome: 'ok', userId, sid, address, detail }, tx);
      });
    },
  };
}
