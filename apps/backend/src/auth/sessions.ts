import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { classifyFailure } from '../database/failure.ts';
import type { Database } from '../database/schema.ts';
import type { SignInKind } from '../vocabulary.ts';
import { maxTextLength, type Limits } from '../limits.ts';
import { isOpen } from './open-sessions.ts';
import type { AppUser } from './users.ts';

/** Who makes a call, as the server knows it: the role comes from the account, never from the token. */
export interface Principal {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roleId: number;
  readonly kind: SignInKind;
  readonly sid: string;
  /** The absolute end of the session. */
  readonly sessionEndsAt: Date;
}

/** Where a session was opened from; kept with it so that its owner can distinguish sessions. */
export interface CallerTraits {
  readonly address: string;
  readonly userAgent?: string;
  /** Of a browser in which someone has signed in before. */
  readonly browserToken?: string;
}

/** The signed-in sessions, shared by all processes through the database. */
export type Sessions = ReturnType<typeof createSessions>;

/** How a call uses a session. */
export interface SessionUse {
  /** It is no activity of a person: the session ages on. @default false */
  readonly background?: boolean;
  /** It is answered by what is stored now, whatever this process remembers. @default false */
  readonly fresh?: boolean;
}

interface CachedSession {
  readonly principal: Promise<Principal | undefined>;
  readonly lookedUpAt: number;
  /** Whether the look-up counted as activity. */
  readonly counted: boolean;
}

/** Sessions that this process remembers at once. */
const rememberedSessions = 10_000;
/**
 * How long a session that was ended is looked up for every call (ms): until the transaction that ended it is certainly over,
 * which a call in between does not see yet.
 */
const endingMs = 60_000;

/** How long sessions last, and how long a process remembers them. */
export type SessionLimits = Pick<
  Limits,
  'localIdleSeconds' | 'ssoIdleSeconds' | 'sessionSeconds' | 'sessionCacheSeconds'
>;

export function createSessions(database: Kysely<Database>, now: Clock, limits: SessionLimits) {
  const cache = new Map<string, CachedSession>();
  /** Sessions that were ended here, and until when nothing is remembered of them. */
  const ending = new Map<string, number>();
  const after = (seconds: number) => new Date(now().getTime() + seconds * 1000);
  const idleEnd = (kind: SignInKind, end: Date) => {
    const idle = after(kind === 'sso' ? limits.ssoIdleSeconds : limits.localIdleSeconds);
    return idle < end ? idle : end;
  };

  /** @returns whether the session is still open, or it cannot be known */
  async function countActivity(
    sid: string,
    { kind, expires_at: end }: { kind: SignInKind; expires_at: Date },
  ) {
    try {
      const { numUpdatedRows } = await database
        .updateTable('user_session')
        .set({ last_seen_at: now(), idle_expires_at: idleEnd(kind, end) })
        .where('sid', '=', sid)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    } catch (error) {
      // A full or read-only disk must not stop users from reading; the session only ages meanwhile.
      if (classifyFailure(error) !== 'full') throw error;
      return true;
    }
  }

  function forget(sid: string): void {
    const time = now().getTime();
    if (ending.size >= rememberedSessions)
      for (const [one, until] of ending) if (until <= time) ending.delete(one);
    ending.set(sid, time + endingMs);
    cache.delete(sid);
  }

  async function lookUp(sid: string, counted: boolean): Promise<Principal | undefined> {
    const row = await readSession(database, sid, now());
    if (!row) return undefined;
    // Its end may have been stored since.
    if (counted && !(await countActivity(sid, row))) return undefined;
    const { user_id: userId, email, first_name: firstName, last_name: lastName, role_id: roleId, kind } = row;
    return { userId, email, firstName, lastName, roleId, kind, sid, sessionEndsAt: row.expires_at };
  }

  return {
    /** @returns The new session's id and its absolute end. */
    async open(
      db: Kysely<Database>,
      user: AppUser,
      kind: SignInKind,
      caller: CallerTraits,
    ): Promise<{ sid: string; expiresAt: Date }> {
      const sid = randomBytes(18).toString('base64url');
      const expiresAt = after(limits.sessionSeconds);
      await db
        .insertInto('user_session')
        .values({
          sid,
          user_id: user.id,
          kind,
          created_at: now(),
          last_seen_at: now(),
          idle_expires_at: idleEnd(kind, expiresAt),
          expires_at: expiresAt,
          user_agent: caller.userAgent?.slice(0, maxTextLength.userAgent) ?? null,
          address: caller.address,
        })
        .execute();
      return { sid, expiresAt };
    },
    /**
     * Looks a session up and counts the call as activity. This process may answer from memory for
     * `sessionCacheSeconds`, so that a revocation elsewhere takes at most that long; one of its own holds at once.
     * @returns Undefined when the session is over: idle too long, past its end, revoked, or its account inactive.
     */
    resume(
      sid: string,
      { background = false, fresh = false }: SessionUse = {},
    ): Promise<Principal | undefined> {
      const cached = cache.get(sid);
      const time = now().getTime();
      const age = cached ? time - cached.lookedUpAt : Infinity;
      const isKnown = age >= 0 && age < limits.sessionCacheSeconds * 1000;
      if (cached && isKnown && !fresh && (background || cached.counted)) return cached.principal;
      const counted = !background;
      const principal = lookUp(sid, counted);
      if ((ending.get(sid) ?? 0) > time) return principal;
      if (cache.size >= rememberedSessions) cache.clear();
      const known = { principal, lookedUpAt: time, counted };
      cache.set(sid, known);
      principal.catch(() => {
        if (cache.get(sid) === known) cache.delete(sid);
      });
      return principal;
    },
    /** @returns Whose session it was; undefined when it had ended already. */
    async revoke(db: Kysely<Database>, sid: string, reason: string): Promise<string | undefined> {
      const revoked = { revoked_at: now(), revoked_reason: reason };
      const ended = await db
        .updateTable('user_session')
        .set(revoked)
        .where('sid', '=', sid)
        .where('revoked_at', 'is', null)
        .returning('user_id')
        .executeTakeFirst();
      forget(sid);
      return ended?.user_id;
    },
    /** Ends all sessions of an account, but for the one that is named. */
    async revokeAll(
      db: Kysely<Database>,
      userId: string,
      reason: string,
      except: string = '',
    ): Promise<void> {
      const revoked = { revoked_at: now(), revoked_reason: reason };
      const ended = await db
        .updateTable('user_session')
        .set(revoked)
        .where('user_id', '=', userId)
        .where('sid', '<>', except)
        .where('revoked_at', 'is', null)
        .returning('sid')
        .execute();
      for (const { sid } of ended) forget(sid);
    },
  };
}

function readSession(db: Kysely<Database>, sid: string, now: Date) {
  return db
    .selectFrom('user_session as s')
    .innerJoin('app_user as u', 'u.id', 's.user_id')
    .select(['s.user_id', 's.kind', 's.expires_at', 'u.email', 'u.first_name', 'u.last_name', 'u.role_id'])
    .where('s.sid', '=', sid)
    .where(isOpen('s', now))
    .where('u.active', '=', true)
    .executeTakeFirst();
}
