import type { Kysely } from 'kysely';
import { createPasswordHasher } from './auth/password-hash.ts';
import type { BackendConfig } from './config.ts';
import type { DatabaseConnection } from './database/connect.ts';
import type { Database } from './database/schema.ts';
import {
  demonstrationAccounts,
  demonstrationPassword,
  writeDemonstrationAccounts,
} from './demonstration/accounts.ts';
import { seedDemonstration, takeTurn, type SeedOptions, type SeedResult } from './demonstration/seed.ts';
import { signAnnotations } from './demonstration/write-annotations.ts';
import { writeDecisions } from './demonstration/write-decisions.ts';
import { writeHandover } from './demonstration/write-handover.ts';
import { writeUsage } from './demonstration/write-usage.ts';
import { keepContent } from './kept/shift-handovers.ts';
import { keepUsage } from './kept/usage.ts';
import { prepareBooks } from './prepare-books.ts';
import { windowUntil } from './queries/handover-content.ts';
import { ReadableError } from './readable-error.ts';
import { recomputeInsights } from './recompute/recompute.ts';

/** Wells between two lines of progress. */
const wellsPerLine = 20;

/**
 * Makes the demonstration's data where there is none yet, extends data that exists to yesterday, and computes insights
 * that are older than the data.
 * @param report Gets the progress, one line each.
 * @throws DatabaseError when a database that was given holds wells or users of its own.
 */
export async function prepareDemonstration(
  database: DatabaseConnection,
  { databaseUrl }: Pick<BackendConfig, 'databaseUrl'>,
  options: Pick<SeedOptions, 'now' | 'wells' | 'years' | 'hourlyDays' | 'seed'>,
  report: (line: string) => void,
): Promise<SeedResult> {
  const result = await seedDemonstration(database, {
    ...options,
    // The embedded database is a trial's own: a user who imported before the first start still needs an account.
    besideOwnData: databaseUrl === undefined,
    onProgress: (done, of, field) => report(`Demonstration data: field ${done} of ${of}, ${field}`),
  });
  await recomputeInsights(database, {
    due: true,
    now: options.now,
    onProgress: (done, of) => {
      if (done % wellsPerLine === 0 || done === of) report(`Insights: ${done} of ${of} wells`);
    },
  });
  return result;
}

/**
 * Adds the days that have ended since on the clocks of the demonstration's fields, while the server answers. Their insights are due then.
 * @throws DatabaseError where there is no demonstration.
 */
export function extendDemonstration(
  database: Pick<DatabaseConnection, 'bulk'>,
  now: Date,
): Promise<SeedResult> {
  return seedDemonstration(database, { now, besideOwnData: false });
}

/**
 * Writes the demonstration's accounts and what they have said and done, all of it or nothing, then the months that they have
 * closed, and reports which accounts there are. Other starts on the same database wait meanwhile.
 */
export async function prepareAccounts(
  database: Pick<DatabaseConnection, 'batch' | 'bulk'>,
  { limits, linkedAppPort }: Pick<BackendConfig, 'limits' | 'linkedAppPort'>,
  now: Date,
  report: (line: string) => void,
): Promise<void> {
  const { hash: hashPassword } = createPasswordHasher(limits);
  await database.batch.transaction().execute(async (tx) => {
    await takeTurn(tx);
    await writeDemonstrationAccounts(tx, { now, linkedAppPort, hashPassword });
    await signAnnotations(tx);
    await writeDecisions(tx, now);
    await writeHandover(tx, now, (since, until) =>
      keepContent(tx, { since, now: until, window: windowUntil(until) }),
    );
    await writeUsage(tx, now, limits.usageDays, (batches) => keepUsage(tx, batches));
  });
  await prepareBooks(database, limits, now);
  report(`Demonstration accounts, all with the password ${demonstrationPassword}:`);
  for (const { email, shows } of demonstrationAccounts) report(`  ${email.padEnd(24)} ${shows}`);
}

/**
 * Refuses to start where others may sign in with the printed password: accounts that an earlier demonstration left in
 * the database keep it until it is changed.
 * @throws ReadableError naming the accounts.
 */
export async function refusePrintedPassword(
  db: Kysely<Database>,
  limits: BackendConfig['limits'],
): Promise<void> {
  const { verify } = createPasswordHasher(limits);
  const emails = demonstrationAccounts.map(({ email }) => email);
  const local = db
    .selectFrom('app_user')
    .select(['email', 'password_hash'])
    .where('active', '=', true)
    .where('is_sso', '=', false);
  const rows = [
    ...(await local.where('email', 'in', emails).execute()),
    ...(await db
      .selectFrom('provider_account')
      .select(['email', 'password_hash'])
      .where('email', 'in', emails)
      .execute()),
  ];
  const open = new Set<string>();
  for (const { email, password_hash: hash } of rows) {
    if (hash && (await verify(hash, demonstrationPassword))) open.add(email);
  }
  if (open.size === 0) return;
  throw new ReadableError(
    `The database holds accounts with the printed password of the demonstration (${[...open].join(', ')}): delete them or use another database, or set CNX_DEMONSTRATION=on to let everyone sign in with it.`,
  );
}
