import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { AppUserTable } from '../database/tables/access.ts';

/** The password of all demonstration accounts. */
export const demonstrationPassword = 'Portal#2026';

/** One account of a demonstration and what it shows. */
export interface DemonstrationAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roleId: number;
  readonly isSso?: boolean;
  readonly active?: boolean;
  readonly mustResetPassword?: boolean;
  /** Whether validation sends this user to the linked application. */
  readonly redirected?: boolean;
  readonly shows: string;
}

type Traits = Pick<DemonstrationAccount, 'isSso' | 'active' | 'mustResetPassword' | 'redirected'>;

function account(
  name: string,
  [firstName, lastName]: readonly [string, string],
  roleId: number,
  shows: string,
  traits: Traits = {},
): DemonstrationAccount {
  return { email: `${name}@cnx.example`, firstName, lastName, roleId, shows, ...traits };
}

/** The accounts that exist in a database that was filled for demonstration, and in no other. */
export const demonstrationAccounts: readonly DemonstrationAccount[] = [
  account('admin', ['Ada', 'Nordby'], 1, 'local user, role 1'),
  account('engineer', ['Erin', 'Moe'], 2, 'local user, role 2'),
  account('sso.admin', ['Sol', 'Aas'], 1, 'SSO user, role 1', { isSso: true }),
  account('sso.user', ['Sam', 'Lund'], 2, 'SSO user, role 2', { isSso: true }),
  account('reset', ['Rolf', 'Berg'], 2, 'must change the password', { mustResetPassword: true }),
  account('inactive', ['Ina', 'Holt'], 2, 'inactive user', { active: false }),
  account('partner', ['Pia', 'Dahl'], 2, 'is sent to the linked application', { redirected: true }),
];

/** What the accounts need to be written. */
export interface AccountSeed {
  readonly now: Date;
  /** Port of the linked application on loopback. */
  readonly linkedAppPort: number;
  readonly hashPassword: (password: string) => Promise<string>;
}

/**
 * Writes the demonstration accounts and the linked application that they use. Accounts that exist are left as they are,
 * so that a changed password stays changed; the application follows its port.
 */
export async function writeDemonstrationAccounts(
  tx: Transaction<Database>,
  seed: AccountSeed,
): Promise<void> {
  const host = `localhost:${seed.linkedAppPort}`;
  const known = new Set(
    (await tx.selectFrom('app_user').select('email').execute()).map(({ email }) => email),
  );
  const rows: Insertable<AppUserTable>[] = [];
  for (const user of demonstrationAccounts) {
    if (known.has(user.email)) continue;
    rows.push({
      email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
      role_id: user.roleId,
      is_sso: user.isSso ?? false,
      active: user.active ?? true,
      must_reset_password: user.mustResetPassword ?? false,
      password_hash: user.isSso ? null : await seed.hashPassword(demonstrationPassword),
      created_at: seed.now,
    });
  }
  const redirected = demonstrationAccounts.filter((user) => user.redirected).map(({ email }) => email);
  await registerLinkedApp(tx, host);
  if (rows.length) {
    await tx
      .insertInto('app_user')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await tx.updateTable('app_user').set({ redirect_host: host }).where('email', 'in', redirected).execute();
  await writeProviderAccounts(tx, seed);
}

async function registerLinkedApp(tx: Transaction<Database>, host: string): Promise<void> {
  const app = {
    name: 'Linked application',
    description: 'A small application on an origin of its own that people are handed over to.',
    scheme: 'http' as const,
    host,
    backend_url: `http://${host}/api`,
    transfer_api: `http://${host}/api`,
    frame_origin: `http://${host}`,
  };
  await tx
    .insertInto('registered_app')
    .values({ id: 'linked-app', audience: 'linked-app', path_prefix: '/', ...app })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(app))
    .execute();
}

/** Corporate users have their password at the identity provider; the local one gets them as accounts of its own. */
async function writeProviderAccounts(tx: Transaction<Database>, seed: AccountSeed): Promise<void> {
  const known = new Set(
    (await tx.selectFrom('provider_account').select('email').execute()).map(({ email }) => email),
  );
  for (const { email, firstName, lastName, isSso } of demonstrationAccounts) {
    if (!isSso || known.has(email)) continue;
    await tx
      .insertInto('provider_account')
      .values({
        email,
        given_name: firstName,
        family_name: lastName,
        password_hash: await seed.hashPassword(demonstrationPassword),
        password_changed_at: seed.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
