import type { Logger } from 'pino';
import { AdministrationError, createCommandLineAdministration } from './administration/from-command-line.ts';
import type { Clock } from './clock.ts';
import type { BackendConfig } from './config.ts';
import type { DatabaseConnection } from './database/connect.ts';

/**
 * Invites the administrator that the settings name, where there is no account at all: by mail where a mail server is set, and by a link that is
 * printed. Once there is an account, it does nothing.
 * @param report Gets the link, whole: a log leaves out its code. Who reads it can take the role
 */
export async function inviteFirstAdministrator(
  { db }: Pick<DatabaseConnection, 'db'>,
  config: Pick<BackendConfig, 'firstAdministrator' | 'limits' | 'publicOrigin' | 'mail'>,
  {
    now,
    log,
    report,
  }: { readonly now: Clock; readonly log: Logger; readonly report: (line: string) => void },
): Promise<void> {
  const { firstAdministrator: email, limits, publicOrigin } = config;
  if (email === undefined) return;
  if (await db.selectFrom('app_user').select('id').limit(1).executeTakeFirst()) return;
  const byMail = config.mail !== undefined;
  const administration = createCommandLineAdministration({ db, now, limits, publicOrigin, byMail, log });
  try {
    const { link, endsAt } = await administration.createAdministrator({
      ...{ email, firstName: '', lastName: '', isSso: false, language: 'en' },
    });
    report(
      `${email} is invited to administer, until ${endsAt?.toISOString() ?? 'the first sign-in'}, by this link: ${link}`,
    );
  } catch (error) {
    // Another process has just invited the same person.
    if (!(error instanceof AdministrationError)) throw error;
  }
}
