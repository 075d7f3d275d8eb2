import type { Kysely } from 'kysely';
import { createAudit } from '../auth/audit.ts';
import { makeInvitation, type Invitation } from '../auth/invitations.ts';
import { createResetLinks } from '../auth/reset-links.ts';
import { createSessions, type SessionLimits } from '../auth/sessions.ts';
import { administratorRole, findUserByEmail, holdUser, type AppUser } from '../auth/users.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import type { Limits } from '../limits.ts';
import { chooseLanguage, type Language } from '../mail/languages.ts';
import { createOutbox } from '../mail/outbox.ts';
import type { Logger } from 'pino';
import { ReadableError } from '../readable-error.ts';
import { insertPerson } from './people.ts';

/** The command cannot do what it is asked to; the message is one line. */
export class AdministrationError extends ReadableError {
  override name = 'AdministrationError';
}

/** What the command works with. */
export interface CommandLineOptions {
  readonly db: Kysely<Database>;
  readonly now: Clock;
  readonly limits: Pick<Limits, 'invitationSeconds' | 'resetCodeSeconds'> & SessionLimits;
  readonly publicOrigin: string;
  /** Whether invitations go by mail: the operator then never sees the link. */
  readonly byMail: boolean;
  readonly log: Logger;
}

/** Who is to administer. */
export interface NewAdministrator {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isSso: boolean;
  readonly language: Language;
}

/** What an operator can do to accounts without having one. */
export function createCommandLineAdministration(options: CommandLineOptions) {
  const { db, now, limits, publicOrigin, byMail, log } = options;
  const audit = createAudit(db, now);
  const outbox = createOutbox(db, now, log);
  const resetLinks = createResetLinks(db, now, limits);
  const sessions = createSessions(db, now, limits);

  async function invite(tx: Kysely<Database>, person: AppUser, language: Language): Promise<Invitation> {
    const invitation = await makeInvitation(tx, { resetLinks, limits, publicOrigin }, person, language);
    if (byMail) await outbox.post(tx, invitation.mail);
    await record(tx, 'invitation', person, 'invite');
    return invitation;
  }

  function record(
    tx: Kysely<Database>,
    kind: 'invitation' | 'personChange',
    { email }: AppUser,
    action: string,
  ) {
    return audit({ kind, outcome: 'ok', detail: { subject: email, action, by: 'command' } }, tx);
  }

  /** @throws AdministrationError for an address without an account */
  async function personOf(email: string): Promise<AppUser> {
    const person = await findUserByEmail(db, email);
    if (!person) throw new AdministrationError(`There is no account of ${email}.`);
    return person;
  }

  return {
    /**
     * Makes an administrator who chooses a password by the link of an invitation.
     * @throws AdministrationError when the address has an account
     */
    createAdministrator: ({ email, firstName, lastName, isSso, language }: NewAdministrator) =>
      db.transaction().execute(async (tx) => {
        const person = await insertPerson(tx, {
          email,
          first_name: firstName,
          last_name: lastName,
          role_id: administratorRole,
          is_sso: isSso,
          preferences: JSON.stringify({ language }),
          created_at: now(),
        });
        if (!person)
          throw new AdministrationError(
            `${email} has an account already. "make-administrator" gives it the role of administrators.`,
          );
        await record(tx, 'personChange', person, 'create');
        return invite(tx, person, language);
      }),
    /**
     * Gives an account the role of administrators, and its access back. What was opened with another role, or before the
     * access was taken away, ends: at once in the database, and within `sessionCacheSeconds` in a running portal.
     * @throws AdministrationError for an address without an account
     */
    async makeAdministrator(email: string): Promise<void> {
      const person = await personOf(email);
      await db.transaction().execute(async (tx) => {
        const held = await holdUser(tx, person.id, 'update');
        const wasOne = held?.active === true && held.role_id === administratorRole;
        if (!wasOne) await sessions.revokeAll(tx, person.id, 'role changed');
        await tx
          .updateTable('app_user')
          .set({ role_id: administratorRole, active: true })
          .where('id', '=', person.id)
          .execute();
        await record(tx, 'personChange', person, 'makeAdministrator');
      });
    },
    /**
     * Makes a link by which the owner of an account chooses a password: for the first time, or a new one.
     * @throws AdministrationError for no account, or one that is inactive
     */
    async invite(email: string): Promise<Invitation> {
      const person = await personOf(email);
      if (!person.active) throw new AdministrationError(`The account of ${email} is not active.`);
      const language = chooseLanguage([person.preferences['language']]);
      return db.transaction().execute((tx) => invite(tx, person, language));
    },
    /** The active administrators, and whether each can sign in yet. */
    async administrators(): Promise<readonly { readonly email: string; readonly canSignIn: boolean }[]> {
      const rows = await db
        .selectFrom('app_user')
        .select(['email', 'is_sso', 'password_hash'])
        .where('role_id', '=', administratorRole)
        .where('active', '=', true)
        .orderBy('email')
        .execute();
      return rows.map((row) => ({ email: row.email, canSignIn: row.is_sso || row.password_hash !== null }));
    },
  };
}
