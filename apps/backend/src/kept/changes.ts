import type { Audit, AuditKind } from '../auth/audit.ts';
import type { RateLimiter } from '../auth/rate-limit.ts';
import type { Principal } from '../auth/sessions.ts';
import { administratorRole } from '../auth/users.ts';
import type { Clock } from '../clock.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';

/** What views, links and annotations are kept with. */
export interface KeptOptions {
  readonly db: Kysely<Database>;
  readonly now: Clock;
  readonly audit: Audit;
  /** Changes that one user may make. */
  readonly changesOfUser: RateLimiter;
}

/** A request to change or make something: both null for a new one. */
interface Change {
  readonly id: string | null;
  readonly version: number | null;
}

/** What is stored of something that belongs to a user. */
export interface Owned {
  readonly ownerId: string | null;
  /** Null when the account is gone. */
  readonly ownerName: string | null;
  readonly version: number;
  readonly updatedAt: Date;
}

/** What is known of a user's name. */
export interface Named {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** A user's name; the address of one who gave none. */
export function nameOf({ email, first_name: first, last_name: last }: Named): string {
  return `${first} ${last}`.trim() || email;
}

/** Whether a user may remove what belongs to one, or to a user who is gone: administrators may remove what others share. */
export const mayRemove = ({ userId, roleId }: Principal, ownerId: string | null): boolean =>
  ownerId === userId || roleId === administratorRole;

/** The name of a caller. */
export const nameOfPrincipal = ({ email, firstName, lastName }: Principal): string =>
  nameOf({ email, first_name: firstName, last_name: lastName });

/** @throws Refusal 400 for a change that names no version, and for something new that names one. */
export function assertWhole({ id, version }: Change): void {
  if ((id === null) !== (version === null))
    throw new Refusal(400, 'body/version must be null exactly where body/id is');
}

/** A change of what belongs to another user. */
class ForeignChange extends Refusal {
  readonly id: string | null;

  constructor(id: string | null, what: string) {
    super(403, `body/id names a ${what} of another user`, undefined, { code: 'notYours' });
    this.id = id;
  }
}

/**
 * Lets the owner of the newest version change it, and administrators remove it.
 * @param what How messages name it, such as `view`.
 * @throws Refusal 403 for another user's; 409 when it was changed since `version`.
 */
export function assertMayChange(
  principal: Principal,
  stored: Owned,
  { id, version, what, action }: Change & { what: string; action: 'change' | 'remove' },
): void {
  const isAllowed =
    action === 'remove' ? mayRemove(principal, stored.ownerId) : stored.ownerId === principal.userId;
  if (!isAllowed) throw new ForeignChange(id, what);
  if (stored.version === version) return;
  const who = stored.ownerName ?? '';
  const when = stored.updatedAt.toISOString();
  const message = `body/version is ${version}, but ${who} changed it to ${stored.version} at ${when}`;
  throw new Refusal(409, message, undefined, { code: 'changedSince', values: { by: who, at: when } });
}

/**
 * Makes a change in a transaction. One that was refused because of its owner stands in the audit log: written when the
 * transaction has given its connection back, because many refusals at once would else wait for each other's.
 */
export async function changeKept<Result>(
  { db, audit }: Pick<KeptOptions, 'db' | 'audit'>,
  { userId, sid }: Principal,
  kind: AuditKind,
  change: (tx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction().execute(change);
  } catch (error) {
    if (error instanceof ForeignChange)
      await audit({ kind, outcome: 'refused', userId, sid, counted: true, detail: { id: String(error.id) } });
    throw error;
  }
}
