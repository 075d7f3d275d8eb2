import type { components } from '@cnx/api/schema';
import type { Kysely } from 'kysely';
import type { Audit } from '../auth/audit.ts';
import { maxListedSessions, openSessions, publicSessionId, shownSession } from '../auth/open-sessions.ts';
import type { RateLimiter } from '../auth/rate-limit.ts';
import type { Principal, Sessions } from '../auth/sessions.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';

type AccountSecurity = components['schemas']['AccountSecurity'];

/** Most sign-ins that are listed. */
const maxSignIns = 20;

/** What a user's sessions are read and ended with. */
export interface OwnSessionOptions {
  readonly db: Kysely<Database>;
  readonly now: Clock;
  readonly sessions: Sessions;
  readonly audit: Audit;
  /** Changes that one user may make. */
  readonly changesOfUser: RateLimiter;
}

/** The sessions of a user, and the last sign-ins. */
export type OwnSessions = ReturnType<typeof createOwnSessions>;

export function createOwnSessions({ db, now, sessions, audit, changesOfUser }: OwnSessionOptions) {
  return {
    /** Open sessions, the newest activity first, and the last sign-ins and refused attempts. */
    async read({ userId, sid }: Principal): Promise<AccountSecurity> {
      const open = await openSessions(db, userId, now()).limit(maxListedSessions).execute();
      const signIns = await db
        .selectFrom('audit_event')
        .select(['at', 'outcome', 'address'])
        .where('user_id', '=', userId)
        .where('kind', '=', 'signIn')
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(maxSignIns)
        .execute();
      return {
        sessions: open.map((row) => shownSession(row, sid)),
        signIns: signIns.map(({ at, outcome, address }) => ({
          at: at.toISOString(),
          succeeded: outcome === 'ok',
          address,
        })),
      };
    },
    /**
     * Ends one of the user's other sessions.
     * @param address from where it asks, for the audit log
     * @throws Refusal 404 for what is no open session of the user, or the one that asks; 429 for too many changes
     */
    async endOne({ userId, sid }: Principal, sessionId: string, address: string): Promise<void> {
      await changesOfUser.take(userId);
      await db.transaction().execute(async (tx) => {
        const open = await openSessions(tx, userId, now()).where('sid', '<>', sid).execute();
        const found = open.find((row) => publicSessionId(row.sid) === sessionId);
        if (!found) throw new Refusal(404, `body/sessionId names no other open session: ${sessionId}`);
        await sessions.revoke(tx, found.sid, 'ended by the user');
        await audit(
          { kind: 'signOut', outcome: 'ok', userId, sid, address, detail: { sessions: 'one' } },
          tx,
        );
      });
    },
    /**
     * Ends all sessions of the user but the one that asks.
     * @param address from where it asks, for the audit log
     * @throws Refusal 429 for too many changes
     */
    async endOthers({ userId, sid }: Principal, address: string): Promise<void> {
      await changesOfUser.take(userId);
      await db.transaction().execute(async (tx) => {
        await sessions.revokeAll(tx, userId, 'ended by the user', sid);
        await audit(
          { kind: 'signOut', outcome: 'ok', userId, sid, address, detail: { sessions: 'others' } },
          tx,
        );
      });
    },
  };
}
