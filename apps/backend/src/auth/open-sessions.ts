import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Most open sessions that a list shows. */
export const maxListedSessions = 50;

/** What lists say of an open session. */
export interface OpenSession {
  /** Names it without opening it. */
  readonly id: string;
  readonly device: string | null;
  readonly address: string | null;
  readonly signedInAt: string;
  readonly lastSeenAt: string;
  /** Whether it is the one that asks. */
  readonly current: boolean;
}

/** Whether a row of `user_session`, under the name it has in a query, is an open session: not ended, idle or over. */
export function isOpen(session: string, now: Date) {
  const column = (name: string) => sql.ref(`${session}.${name}`);
  return sql<boolean>`(${column('revoked_at')} is null and ${column('idle_expires_at')} > ${now}
    and ${column('expires_at')} > ${now})`;
}

/** The open sessions of an account, the newest activity first. */
export function openSessions(db: Kysely<Database>, userId: string, now: Date) {
  return db
    .selectFrom('user_session')
    .select(['sid', 'created_at', 'last_seen_at', 'user_agent', 'address'])
    .where('user_id', '=', userId)
    .where(isOpen('user_session', now))
    .orderBy('last_seen_at', 'desc')
    .orderBy('sid');
}

type OpenSessionRow = Awaited<ReturnType<ReturnType<typeof openSessions>['execute']>>[number];

/** @param own the session that asks */
export function shownSession(row: OpenSessionRow, own: string): OpenSession {
  return {
    id: publicSessionId(row.sid),
    device: row.user_agent,
    address: row.address,
    signedInAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    current: row.sid === own,
  };
}

/** What a session is called outside: its own id is in its tokens. */
export function publicSessionId(sid: string): string {
  return createHash('sha256').update(`session ${sid}`).digest('hex').slice(0, 32);
}
