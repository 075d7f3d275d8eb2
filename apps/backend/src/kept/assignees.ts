// People that exceptions and advice are given to: who can be, and how they are notified.
import { sql, type Kysely, type Transaction } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { Principal } from '../auth/sessions.ts';
import type { Database } from '../database/schema.ts';
import { pageOf, readPage, type Page, type PageRequest } from '../queries/pages.ts';
import { nameOfUser } from '../queries/user-name.ts';
import { Refusal } from '../refusal.ts';
import type { NotificationKind, Severity, StoredNotificationFacts } from '../vocabulary.ts';
import { nameOfPrincipal } from './changes.ts';

type Tx = Transaction<Database>;
type Person = components['schemas']['Person'];

/** Letters of a notification's title. */
const maxTitle = 200;
/** Wells that a notification names, and the audit log. */
export const maxNames = 20;
const notificationOf = (decisionId: string): string => `as-${decisionId}`;

/** Active accounts, by name. */
export function listAssignees(db: Kysely<Database>, page: PageRequest): Promise<Page<Person>> {
  const people = db
    .selectFrom('app_user as person')
    .select(['person.id', sql<string>`${nameOfUser('person')}`.as('name')])
    .where('person.active', '=', true)
    .orderBy(sql`lower(${nameOfUser('person')})`)
    .orderBy('person.id');
  return readPage(pageOf(people, page));
}

/** The name of whom something is given to; null where it is given to no user. @throws Refusal 404 for one who is gone. */
export async function readAssignee(tx: Tx, assigneeId: string | null): Promise<string | null> {
  if (assigneeId === null) return null;
  const found = await tx
    .selectFrom('app_user')
    .select(nameOfUser('app_user').as('name'))
    .where('id', '=', assigneeId)
    .where('active', '=', true)
    .forShare()
    .executeTakeFirst();
  if (!found)
    throw new Refusal(404, `body/assigneeId names nobody: ${assigneeId}`, undefined, {
      code: 'assigneeGone',
    });
  return found.name;
}

/** Something that was given to a user, as its notification has it. */
export interface Given {
  /** The decision that gave it. */
  readonly decisionId: string;
  readonly assigneeId: string | null;
  readonly at: Date;
  readonly kind: NotificationKind;
  readonly severity: Severity;
  /** Names of the wells or fields that it is about. */
  readonly places: readonly string[];
  /** Null where it is about several. */
  readonly wellId: string | null;
  readonly link: string;
}

/** Notifies the user that something was given to, unless it was by that user. */
export async function notifyAssignee(tx: Tx, principal: Principal, given: Given): Promise<void> {
  const { decisionId, assigneeId, at, kind, severity, places, wellId, link } = given;
  if (assigneeId === null || assigneeId === principal.userId) return;
  const groupKey = `assigned:${assigneeId}`;
  // What is given to the same user again and again is one notification, the newest.
  await tx
    .deleteFrom('notification')
    .where('user_id', '=', assigneeId)
    .where('group_key', '=', groupKey)
    .where('link', '=', link)
    .execute();
  await tx
    .insertInto('notification')
    .values({
      id: notificationOf(decisionId),
      kind,
      severity,
      title: `Assigned to you: ${places.join(', ')}`.slice(0, maxTitle),
      body: nameOfPrincipal(principal),
      well_id: wellId,
      link,
      created_at: at,
      group_key: groupKey,
      user_id: assigneeId,
      facts: JSON.stringify({
        code: 'assigned',
        names: places.slice(0, maxNames),
      } satisfies StoredNotificationFacts),
    })
    .execute();
}

/** Takes the notification of a decision back. */
export async function withdrawNotification(tx: Tx, decisionId: string): Promise<void> {
  await tx.deleteFrom('notification').where('id', '=', notificationOf(decisionId)).execute();
}
