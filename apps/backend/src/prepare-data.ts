import type { Kysely } from 'kysely';
import { createPasswordHasher } from './auth/password-hash.ts';
import type { Clock } from './clock.ts';
import type { BackendConfig } from './config.ts';
import type { DatabaseConnection } from './database/connect.ts';
import type { Database } from './database/schema.ts';
import {
  demonstrationAccounts,
  demonstrationPassword,
  writeDemonstrationAccounts,
} from './demonstration/accounts.ts';
import { DEMONSTRATION_SETTING, seedDemonstration } from './demonstration/seed.ts';
import { computedSetting } from './database/settings.ts';
import { recomputeInsights } from './recompute/recompute.ts';

/**
 * Makes the demonstration where the configuration allows one and there is none yet; extends one that exists to
 * yesterday.
 * @throws DatabaseError when a database that was given holds wells or users of its own.
 * @param say Told how far it is, and which accounts there are.
 */
export async function prepareData(
  database: DatabaseConnection,
  config: BackendConfig,
  now: Clock,
  say: (line: string) => void,
): Promise<void> {
  if (!config.demonstration) return;
  const { outcome } = await seedDemonstration(database, {
    ...config.demonstrationSize,
    now: now(),
    // The embedded database is a trial's own: whoever imported before the first start still needs an account.
    besideOwnData: config.databaseUrl === undefined,
    onProgress: (done, of, field) => say(`Demonstration data: field ${done} of ${of}, ${field}`),
  });
  if (outcome !== 'current' || !(await hasCurrentInsights(database.db))) {
    await recomputeInsights(database, {
      now: now(),
      onProgress: (done, of) => say(`Insights: ${done} of ${of} wells`),
    });
  }
  const hasher = createPasswordHasher(config.limits);
  await writeDemonstrationAccounts(database.db, {
    now: now(),
    linkedAppPort: config.linkedAppPort,
    hashPassword: (password) => hasher.hash(password),
  });
  say(`Demonstration accounts, all with the password ${demonstrationPassword}:`);
  for (const { email, shows } of demonstrationAccounts) say(`  ${email.padEnd(24)} ${shows}`);
}

/** False as well when an earlier start was ended between the rows and what is computed from them. */
async function hasCurrentInsights(db: Kysely<Database>): Promise<boolean> {
  const rows = await db
    .selectFrom('setting')
    .select(['key', 'updated_at'])
    .where('key', 'in', [DEMONSTRATION_SETTING, computedSetting])
    .execute();
  const changedAt = (key: string) => rows.find((row) => row.key === key)?.updated_at.getTime() ?? 0;
  return changedAt(computedSetting) >= changedAt(DEMONSTRATION_SETTING);
}
