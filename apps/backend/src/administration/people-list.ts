import type { components } from '@cnx/api/schema';
import { sql, type Kysely } from 'kysely';
import { isOpen } from '../auth/open-sessions.ts';
import type { Database } from '../database/schema.ts';
import { pageOf, readPage, type Page, type PageRequest } from '../queries/pages.ts';
import { nameOfUser } from '../queries/user-name.ts';

type PersonAccount = components['schemas']['PersonAccount'];

/** Which people a list shows. */
export interface PeopleFilter {
  readonly text?: string | undefined;
  readonly state?: PersonAccount['state'] | undefined;
}

/** A moment as the contract writes it, null for one that is over. */
const stillAhead = (column: string, now: Date) =>
  sql<Date | null>`case when ${sql.ref(column)} > ${now} then ${sql.ref(column)} end`;

/** Every account with what administrators see of it. */
function accounts(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('app_user as person')
    .leftJoin('sign_in_lock as lock', (join) =>
      join.on(sql<boolean>`lock.account = lower(normalize(person.email, nfc))`),
    )
    .select((eb) => [
      'person.id',
      'person.email',
      'person.first_name as firstName',
      'person.last_name as lastName',
      'person.role_id as roleId',
      'person.is_sso as isSSO',
      sql<PersonAccount['state']>`case
        when not person.active then 'inactive'
        when not person.is_sso and person.password_hash is null then 'invited'
        when lock.locked_until > ${now} then 'locked'
        else 'active' end`.as('state'),
      eb
        .selectFrom('password_reset_code as code')
        .select(({ fn }) => fn.max('code.expires_at').as('endsAt'))
        .whereRef('code.user_id', '=', 'person.id')
        .where('code.purpose', '=', 'invitation')
        .where('code.expires_at', '>', now)
        .as('invitationEndsAt'),
      stillAhead('lock.locked_until', now).as('lockedUntil'),
      eb
        .selectFrom('user_session as session')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('session.user_id', '=', 'person.id')
        .where(isOpen('session', now))
        .$asScalar()
        .as('sessions'),
      eb
        .selectFrom('audit_event as event')
        .select('event.at')
        .whereRef('event.user_id', '=', 'person.id')
        .where('event.kind', '=', 'signIn')
        .where('event.outcome', '=', 'ok')
        .orderBy('event.at', 'desc')
        .limit(1)
        .as('lastSignInAt'),
      'person.created_at as createdAt',
      sql<string>`${nameOfUser('person')}`.as('name'),
    ]);
}

/** People by name, as far as a page goes. */
export async function listPeople(
  db: Kysely<Database>,
  now: Date,
  { text, state }: PeopleFilter,
  page: PageRequest,
): Promise<Page<PersonAccount>> {
  let rows = db.selectFrom(accounts(db, now).as('row')).selectAll();
  if (state) rows = rows.where('row.state', '=', state);
  if (text)
    rows = rows.where(
      sql<boolean>`strpos(lower(row."firstName" || ' ' || row."lastName" || ' ' || row.email), lower(${text})) > 0`,
    );
  const ordered = rows.orderBy(sql`row.name collate natural_order`).orderBy('row.id');
  const { rows: named, total } = await readPage(pageOf(ordered, page));
  return { rows: named.map(({ name: _, ...person }) => person), total };
}

/** One person; undefined when there is none. */
export async function readPerson(
  db: Kysely<Database>,
  now: Date,
  id: string,
): Promise<PersonAccount | undefined> {
  const single = db.selectFrom(accounts(db, now).where('person.id', '=', id).as('row')).selectAll();
  const { rows } = await readPage(pageOf(single, { limit: 1, offset: 0 }));
  const [found] = rows.map(({ name: _, ...person }) => person);
  return found;
}
