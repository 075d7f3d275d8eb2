import { createPasswordHasher } from './auth/password-hash.ts';
import type { Clock } from './clock.ts';
import type { BackendConfig } from './config.ts';
import type { DatabaseConnection } from './database/connect.ts';
import {
  demonstrationAccounts,
  demonstrationPassword,
  writeDemonstrationAccounts,
} from './demonstration/accounts.ts';

/**
 * Fills an empty database for demonstration where that is allowed, and keeps a filled one up to date.
 * @param say Told how far it is, and which accounts there are.
 */
export async function prepareData(
  database: DatabaseConnection,
  config: BackendConfig,
  now: Clock,
  say: (line: string) => void,
): Promise<void> {
  if (!config.demonstration) return;
  const hasher = createPasswordHasher(config.limits);
  await writeDemonstrationAccounts(database.db, {
    now: now(),
    linkedAppPort: config.linkedAppPort,
    hashPassword: hasher.hash,
  });
  say(`Demonstration accounts, all with the password ${demonstrationPassword}:`);
  for (const { email, shows } of demonstrationAccounts) say(`  ${email.padEnd(24)} ${shows}`);
}
