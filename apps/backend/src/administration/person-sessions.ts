import type { components } from '@cnx/api/schema';
import type { Kysely } from 'kysely';
import type { Audit } from '../auth/audit.ts';
import { maxListedSessions, openSessions, publicSessionId, shownSession } from '../auth/open-sessions.ts';
import type { RateLimiter } from '../auth/rate-limit.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { isUuid } from '../database/uuid.ts';
import { Refusal } from '../refusal.ts';
import { holdAdministrators, type Administrator } from './people.ts';

type PersonSession = components['schemas']['PersonSession'];
type EndPersonSessionsRequest = components['schemas']['EndPersonSessionsRequest'];

/** What sessions are administered with. */
export interface PersonSessionOptions {
  readonly db: Kysely<Database>;
  readonly now: Clock;
  readonly sessions: Sessions;
  readonly audit: Audit;
  readonly changesOfUser: RateLimiter;
}

/** The open sessions of people, for administrators. */
export function createPersonSessions({ db, now, sessions, audit, changesOfUser }: PersonSessionOptions) {
  return {
    /** Open sessions, the newest activity first. @throws Refusal 404 for an unknown id */
    async list({ sid }: Administrator, id: string): Promise<PersonSession[]> {
      const person = isUuid(id)
        ? await db.selectFrom('app_user').select('id').where('id', '=', id).executeTakeFirst()
        : undefined;
      if (!person) throw new Refusal(404, `query/id names nobody: ${id}`);
      const open = await openSessions(db, person.id, now()).limit(maxListedSessions).execute();
      return open.map((row) => shownSession(row, sid));
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
          const open = await openSessions(tx, person.id, now()).execute();
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
