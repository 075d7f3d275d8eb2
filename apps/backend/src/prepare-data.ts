import { createPasswordHasher } from './auth/password-hash.ts';
import type { Clock } from './clock.ts';
import type { BackendConfig } from './config.ts';
import type { DatabaseConnection } from './database/connect.ts';
import {
  demonstrationAccounts,
  demonstrationPassword,
  writeDemonstrationAccounts,
} from './demonstration/accounts.ts';
import { seedDemonstration } from './demonstration/seed.ts';

/**
 * Makes the demonstration where the configuration allows one and there is none yet; extends one that exists to
 * yesterday.
 * @param say Told how far it is, and which accounts there are.
 */
export async function prepareData(
  database: DatabaseConnection,
  config: BackendConfig,
  now: Clock,
  say: (line: string) => void,
): Promise<void> {
  if (!config.demonstration) return;
  await seedDemonstration(database, {
    ...config.demonstrationSize,
    now: now(),
    onProgress: (done, of, field) => say(`Demonstration data: field ${done} of ${of}, ${field}`),
  });
  const hasher = createPasswordHasher(config.limits);
  await writeDemonstrationAccounts(database.db, {
    now: now(),
    linkedAppPort: config.linkedAppPort,
    hashPassword: (password) => hasher.hash(password),
  });
  say(`Demonstration accounts, all with the password ${demonstrationPassword}:`);
  for (const { email, shows } of demonstrationAccounts) say(`  ${email.padEnd(24)} ${shows}`);
}
