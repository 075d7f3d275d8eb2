import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { accountName } from './email.ts';
import type { ProviderIdentity } from './provider-token.ts';
import type { AppUser } from './users.ts';

/**
 * Finds the user of the portal that an identity of the provider is. The first time it is the SSO user with the verified
 * address, who is bound to issuer and subject from then on: an address that later belongs to another person opens
 * nothing, and a changed address locks no user out.
 * @returns Undefined when no user is meant: a local user is never signed in by the provider.
 */
export async function findUserOfIdentity(
  db: Kysely<Database>,
  { issuer, subject, email }: ProviderIdentity,
): Promise<AppUser | undefined> {
  const bound = () =>
    db
      .selectFrom('app_user')
      .selectAll()
      .where('sso_issuer', '=', issuer)
      .where('sso_subject', '=', subject)
      .where('is_sso', '=', true)
      .executeTakeFirst();
  const user = await bound();
  if (user || !email) return user;
  const first = await db
    .updateTable('app_user')
    .set({ sso_issuer: issuer, sso_subject: subject })
    .where(sql`lower(email)`, '=', accountName(email))
    .where('is_sso', '=', true)
    .where('sso_subject', 'is', null)
    .returningAll()
    .executeTakeFirst();
  // Another tab of the same person may have been quicker.
  return first ?? bound();
}
