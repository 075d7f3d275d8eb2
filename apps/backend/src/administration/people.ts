import type { components } from '@cnx/api/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Audit } from '../auth/audit.ts';
import { storedEmail } from '../auth/email.ts';
import { makeInvitation, type InvitationOptions } from '../auth/invitations.ts';
import type { LockOut } from '../auth/lock-out.ts';
import type { RateLimiter } from '../auth/rate-limit.ts';
import type { Principal, Sessions } from '../auth/sessions.ts';
import { administratorRole, holdUser, type AppUser } from '../auth/users.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { isUuid } from '../database/uuid.ts';
import { chooseLanguage } from '../mail/languages.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Page, PageRequest } from '../queries/pages.ts';
import { Refusal } from '../refusal.ts';
import { listPeople, readPerson, type PeopleFilter } from './people-list.ts';

type PersonAccount = components['schemas']['PersonAccount'];
type CreatePersonRequest = components['schemas']['CreatePersonRequest'];
type ChangePersonRequest = components['schemas']['ChangePersonRequest'];
type Tx = Transaction<Database>;

/** What accounts are administered with. */
export interface PeopleOptions extends InvitationOptions {
  readonly db: Kysely<Database>;
  readonly now: Clock;
  readonly audit: Audit;
  readonly sessions: Sessions;
  readonly lockOut: LockOut;
  /** Absent where no mail can be sent. */
  readonly mailer: Mailer | undefined;
  /** Changes that one user may make. */
  readonly changesOfUser: RateLimiter;
}

/** Who makes a change, and from where. */
export interface Administrator extends Pick<Principal, 'userId' | 'sid'> {
  readonly address: string;
}

/** The people who have an account, for administrators. */
export function createPeople(options: PeopleOptions) {
  const { db, now, audit, sessions, lockOut, mailer, resetLinks, changesOfUser } = options;

  /** Makes a change with the administrators held, and answers with the person as it is then. */
  async function change(
    administrator: Administrator,
    id: string,
    make: (tx: Tx, person: AppUser, administrators: readonly AppUser[]) => Promise<void>,
  ): Promise<PersonAccount> {
    await changesOfUser.take(administrator.userId);
    await db.transaction().execute(async (tx) => {
      const { person, administrators } = await holdAdministrators(tx, administrator, id);
      await make(tx, person, administrators);
    });
    return (await readPerson(db, now(), id))!;
  }

  function record(
    tx: Tx,
    { userId, sid, address }: Administrator,
    kind: 'invitation' | 'personChange',
    { email }: Pick<AppUser, 'email'>,
    detail: Readonly<Record<string, string | number>>,
  ) {
    return audit({ kind, outcome: 'ok', userId, sid, address, detail: { subject: email, ...detail } }, tx);
  }

  /** @throws Refusal 501 where no mail can be sent */
  function mailerOrRefusal(): Mailer {
    if (mailer) return mailer;
    throw new Refusal(
      501,
      'Mail is not offered by this backend: set SMTP_URL, or make a link with "npm run admin -- invite"',
      undefined,
      { code: 'noMail' },
    );
  }

  async function sendInvitation(tx: Tx, through: Mailer, person: AppUser, by: Administrator): Promise<void> {
    const language = chooseLanguage([person.preferences['language']]);
    const { mail } = await makeInvitation(tx, options, person, language);
    await through.post(tx, mail);
    await record(tx, by, 'invitation', person, { action: 'invite' });
  }

  return {
    list: (filter: PeopleFilter, page: PageRequest): Promise<Page<PersonAccount>> =>
      listPeople(db, now(), filter, page),
    /**
     * Makes an account and invites its owner by mail.
     * @throws Refusal 409 when the address has one; 501 where no mail can be sent; 429 for too many changes
     */
    async create(
      by: Administrator,
      { email, firstName, lastName, roleId, isSSO, language }: CreatePersonRequest,
    ): Promise<PersonAccount> {
      const through = mailerOrRefusal();
      await changesOfUser.take(by.userId);
      const id = await db.transaction().execute(async (tx) => {
        await holdAdministrators(tx, by, by.userId);
        const person = await insertPerson(tx, {
          email,
          first_name: firstName.trim(),
          last_name: lastName.trim(),
          role_id: roleId,
          is_sso: isSSO,
          preferences: JSON.stringify({ language }),
          created_at: now(),
        });
        if (!person)
          throw new Refusal(409, `body/email has an account already: ${email}`, undefined, {
            code: 'accountExists',
          });
        await record(tx, by, 'personChange', person, { action: 'create', role: roleId });
        await sendInvitation(tx, through, person, by);
        return person.id;
      });
      through.deliver();
      return (await readPerson(db, now(), id))!;
    },
    /**
     * Sends another invitation; the link of the one before is not good any more.
     * @throws Refusal 404 for an unknown id; 409 for a person who is inactive or has a password; 501 where no mail can be sent
     */
    async invite(by: Administrator, id: string): Promise<PersonAccount> {
      const through = mailerOrRefusal();
      const invited = await change(by, id, async (tx, person) => {
        if (!person.active)
          throw new Refusal(409, 'body/id names a person who is not active', undefined, { code: 'inactive' });
        if (person.password_hash !== null)
          throw new Refusal(409, 'body/id names a person who has chosen a password already', undefined, {
            code: 'hasPassword',
          });
        await sendInvitation(tx, through, person, by);
      });
      through.deliver();
      return invited;
    },
    /**
     * Changes name, role or access. Another role and access taken away end all sessions.
     * @throws Refusal 404 for an unknown id; 409 when no administrator who can sign in would be left
     */
    change: (by: Administrator, { id, firstName, lastName, roleId, active }: ChangePersonRequest) =>
      change(by, id, async (tx, person, administrators) => {
        const next = {
          first_name: firstName?.trim() ?? person.first_name,
          last_name: lastName?.trim() ?? person.last_name,
          role_id: roleId ?? person.role_id,
          active: active ?? person.active,
        };
        const administersStill = next.active && next.role_id === administratorRole;
        const isAdministrator = administrators.some((one) => one.id === person.id);
        if (
          isAdministrator &&
          !administersStill &&
          !administrators.some((one) => one.id !== person.id && canSignIn(one))
        )
          throw new Refusal(
            409,
            'body/id names the last active administrator: make somebody else an administrator first',
            undefined,
            { code: 'lastAdministrator' },
          );
        const isRenamed = next.first_name !== person.first_name || next.last_name !== person.last_name;
        // So that a settings page that was open before does not save the old names over the new ones.
        const version = person.profile_version + (isRenamed ? 1 : 0);
        await tx
          .updateTable('app_user')
          .set({ ...next, profile_version: version })
          .where('id', '=', person.id)
          .execute();
        const isOther = next.role_id !== person.role_id;
        if (isOther || (person.active && !next.active))
          await sessions.revokeAll(tx, person.id, isOther ? 'role changed' : 'deactivated');
        if (person.active && !next.active) await resetLinks.withdraw(tx, person.id);
        for (const detail of actionsOf(person, next)) await record(tx, by, 'personChange', person, detail);
      }),
    /** Forgets the failed sign-ins of an account. @throws Refusal 404 for an unknown id */
    unlock: (by: Administrator, id: string) =>
      change(by, id, async (tx, person) => {
        await lockOut.forgive(tx, person.email);
        await record(tx, by, 'personChange', person, { action: 'unlock' });
      }),
  };
}

/** Whether an administrator can get in: one who was only invited may never come. */
function canSignIn({ is_sso: isSso, password_hash: hash }: AppUser): boolean {
  return isSso || hash !== null;
}

/** What a change comes to, one entry of the audit log each. */
function actionsOf(
  was: AppUser,
  next: Pick<AppUser, 'first_name' | 'last_name' | 'role_id' | 'active'>,
): Readonly<Record<string, string | number>>[] {
  return [
    ...(was.active === next.active ? [] : [{ action: next.active ? 'reactivate' : 'deactivate' }]),
    ...(was.role_id === next.role_id ? [] : [{ action: 'role', from: was.role_id, to: next.role_id }]),
    ...(was.first_name === next.first_name && was.last_name === next.last_name ? [] : [{ action: 'rename' }]),
  ];
}

/** Inserts an account, its address as {@link storedEmail} has it. @returns Undefined when the address has one. */
export function insertPerson(
  tx: Kysely<Database>,
  values: {
    email: string;
    first_name: string;
    last_name: string;
    role_id: number;
    is_sso: boolean;
    preferences: string;
    created_at: Date;
  },
): Promise<AppUser | undefined> {
  return tx
    .insertInto('app_user')
    .values({ ...values, email: storedEmail(values.email) })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * Holds the person and all active administrators until the transaction ends, in one order: of two administrators who take
 * each other's role away at once, the second finds that only one is left, or is none any more.
 * @throws Refusal 404 for an unknown id; 403 when the caller does not administer any more
 */
export async function holdAdministrators(
  tx: Tx,
  { userId }: Pick<Administrator, 'userId'>,
  id: string,
): Promise<{ person: AppUser; administrators: readonly AppUser[] }> {
  const held = await tx
    .selectFrom('app_user')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb.and([eb('role_id', '=', administratorRole), eb('active', '=', true)]),
        ...(isUuid(id) ? [eb('id', '=', id)] : []),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const administrators = held.filter((one) => one.active && one.role_id === administratorRole);
  if (!administrators.some((one) => one.id === userId)) throw new Refusal(403, 'user access denied');
  const person = held.find((one) => one.id === id.toLowerCase());
  if (!person) throw new Refusal(404, `body/id names nobody: ${id}`);
  return { person, administrators };
}

/**
 * Holds an administrator who acts until the transaction ends: they stay one, and neither sign-ins nor what other administrators
 * do wait for it.
 * @throws Refusal 403 when the caller does not administer any more
 */
export async function holdActing(tx: Tx, { userId }: Pick<Administrator, 'userId'>): Promise<void> {
  const held = await holdUser(tx, userId, 'share');
  if (!held?.active || held.role_id !== administratorRole) throw new Refusal(403, 'user access denied');
}
