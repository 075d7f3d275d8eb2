import { createHash, randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { findUserByEmail } from './users.ts';

/** A browser without a sign-in for this long is forgotten (s). */
export const knownBrowserSeconds = 180 * 24 * 60 * 60;

/** Lifts limits of an address, and nothing else: it signs no one in. */
const cookieName = 'cnx-known-browser';

/**
 * The browsers in which accounts have been signed in to. Guessing from an address must not keep those behind it out who
 * have been here before, so their own account is not counted against the address; the account's own limits stay.
 */
export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;

/** @param publicOrigin Of the portal: where it is https, the cookie is sent by https alone. */
export function createKnownBrowsers(db: Kysely<Database>, now: Clock, publicOrigin: string) {
  return {
    /** @param token What {@link readBrowserToken} found in the request. */
    async knows(token: string | undefined, email: string): Promise<boolean> {
      if (token === undefined) return false;
      const user = await findUserByEmail(db, email);
      if (!user) return false;
      const row = await db
        .selectFrom('known_browser')
        .select('user_id')
        .where('token_hash', '=', hashOf(token))
        .where('user_id', '=', user.id)
        .where('used_at', '>', new Date(now().getTime() - knownBrowserSeconds * 1000))
        .executeTakeFirst();
      return row !== undefined;
    },
    /**
     * Remembers a browser after a sign-in. Its token is replaced, so that one planted by another is of no use to them.
     * @returns The value of `Set-Cookie`.
     */
    async remember(token: string | undefined, userId: string): Promise<string> {
      const next = randomBytes(32).toString('base64url');
      const tokenHash = hashOf(next);
      await db.transaction().execute(async (tx) => {
        if (token !== undefined)
          await tx
            .updateTable('known_browser')
            .set({ token_hash: tokenHash })
            .where('token_hash', '=', hashOf(token))
            .execute();
        await tx
          .insertInto('known_browser')
          .values({ token_hash: tokenHash, user_id: userId, used_at: now() })
          .onConflict((conflict) =>
            conflict.columns(['token_hash', 'user_id']).doUpdateSet({ used_at: now() }),
          )
          .execute();
      });
      return stringifySetCookie({
        name: cookieName,
        value: next,
        path: '/api',
        maxAge: knownBrowserSeconds,
        httpOnly: true,
        sameSite: 'strict',
        secure: publicOrigin.startsWith('https:'),
      });
    },
  };
}

/** The token of a known browser in a request's `Cookie`; undefined where there is none. */
export function readBrowserToken(cookieHeader: string | undefined): string | undefined {
  return cookieHeader === undefined ? undefined : parseCookie(cookieHeader)[cookieName];
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
