import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { createAccountDiscovery } from './auth/account-discovery.ts';
import { createAudit } from './auth/audit.ts';
import { createIdTokens } from './auth/id-token.ts';
import { createLockOut } from './auth/lock-out.ts';
import { createPasswordCheck } from './auth/password-check.ts';
import { createPasswordHasher, type HashCost } from './auth/password-hash.ts';
import { createPasswordUpdate } from './auth/password-update.ts';
import { createRateLimiter } from './auth/rate-limit.ts';
import { createRefreshTokens } from './auth/refresh-tokens.ts';
import { createRegisteredApps } from './auth/registered-apps.ts';
import { createSessions } from './auth/sessions.ts';
import { createSignIn } from './auth/sign-in.ts';
import { loadSigningKeys } from './auth/signing-keys.ts';
import { findUserByEmail } from './auth/users.ts';
import type { Clock } from './clock.ts';
import type { BackendConfig } from './config.ts';
import { ping } from './database/connect.ts';
import { retryRead } from './database/retry-read.ts';
import type { Database } from './database/schema.ts';
import { readDataVersion } from './queries/data-version.ts';
import { Refusal } from './refusal.ts';
import { dashboardHandlers } from './routes/dashboard.ts';
import { createDataWindowReader } from './routes/data-window.ts';
import { exceptionHandlers } from './routes/exception-report.ts';
import { filterHandlers } from './routes/filters.ts';
import { healthHandlers } from './routes/health.ts';
import { notificationHandlers } from './routes/notifications.ts';
import { optimizationHandlers } from './routes/optimization-dashboard.ts';
import { signInHandlers } from './routes/sign-in.ts';
import { userHandlers } from './routes/users.ts';
import { wellHandlers } from './routes/wells.ts';
import { createAnswerStore } from './server/answer-store.ts';
import { createAuthorisation } from './server/authorisation.ts';
import { readContract } from './server/contract-document.ts';
import { loadContractDocument } from './server/contract-file.ts';
import type { Handlers } from './server/contract-handlers.ts';
import { createServer } from './server/server.ts';

/** Tags of the calls whose answers are the same for everyone who is signed in. */
const sharedTags = new Set(['Dashboard', 'OptimizationDashboard', 'ExceptionReport', 'Filters', 'Wells']);

const packageFile = fileURLToPath(new URL('../package.json', import.meta.url));

/** What the backend is made of. */
export interface AppOptions {
  readonly db: Kysely<Database>;
  readonly config: BackendConfig;
  readonly now: Clock;
  readonly log: Logger;
  /** Whether the database is known to answer. @default always */
  readonly isDatabaseAvailable?: () => boolean;
  /** Whether the process is about to end; readiness then answers 503. @default never */
  readonly isStopping?: () => boolean;
  /** Tests only: an answer that breaks the contract becomes a 500. @default false */
  readonly checkResponses?: boolean;
  /** Tests only: cost of new password hashes. */
  readonly hashCost?: HashCost;
}

/**
 * Builds the backend: the one place where sign-in, queries and routes meet. Makes the installation's keys when they are
 * missing; does not listen.
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, config, now, log, isDatabaseAvailable = () => true, isStopping = () => false } = options;
  const { limits } = config;
  const contract = readContract(await loadContractDocument());
  const keys = await loadSigningKeys(db, now);
  const registeredApps = await createRegisteredApps(db, now);
  const audit = createAudit(db, now);
  const sessions = createSessions(db, now, limits);
  const idTokens = createIdTokens(keys, config.publicOrigin, now, limits);
  const hasher = createPasswordHasher(limits, options.hashCost);
  const refreshTokens = createRefreshTokens(keys, now, limits);
  const lockOut = createLockOut(db, now, limits);
  const checkPassword = createPasswordCheck({ db, now, limits, keys, hasher, lockOut, audit });
  const signIn = createSignIn({
    db,
    limits,
    checkPassword,
    hasher,
    sessions,
    refreshTokens,
    idTokens,
    audit,
  });
  const updatePassword = createPasswordUpdate({
    db,
    now,
    limits,
    keys,
    checkPassword,
    hasher,
    sessions,
    audit,
  });
  const unknownAccounts = createRateLimiter(db, now, [
    { name: 'unknown account per minute', most: limits.addressUnknownAccountsPerMinute, seconds: 60 },
    { name: 'unknown account per hour', most: limits.addressUnknownAccountsPerHour, seconds: 3_600 },
  ]);
  const discoverAccount = createAccountDiscovery(db, config.accountDiscovery, unknownAccounts, audit);

  const readWindow = createDataWindowReader(db, now);
  const assertAvailable = async () => {
    if (!isDatabaseAvailable())
      throw new Refusal(503, 'The database does not answer. Try again in a moment.', 2);
  };
  const handlers: Handlers = {
    ...signInHandlers({ signIn, updatePassword }),
    ...userHandlers({ discoverAccount, findUser: (email) => findUserByEmail(db, email) }),
    ...healthHandlers({
      version: readVersion(),
      async assertReady() {
        if (isStopping()) throw new Refusal(503, 'The server is stopping.', 5);
        await assertAvailable();
        await ping(db);
      },
    }),
    ...notificationHandlers(db),
    ...filterHandlers(db),
    ...dashboardHandlers(db, readWindow),
    ...optimizationHandlers(db, readWindow),
    ...exceptionHandlers(db, readWindow),
    ...wellHandlers(db, readWindow),
  };
  return createServer({
    config,
    now,
    log,
    contract,
    handlers,
    authorisation: createAuthorisation({ idTokens, sessions, audit }),
    answers: createAnswerStore({ dataVersion: () => readDataVersion(db), now }),
    sharedTags,
    readAgain: (read) => retryRead(() => assertAvailable().then(read)),
    checkResponses: options.checkResponses ?? false,
    isStopping,
    async portalConfiguration() {
      const apps = await registeredApps.read();
      return {
        apiBase: contract.basePath,
        hubHomeUrl: config.hubHomeUrl,
        redirectHosts: apps.map((app) => app.host),
        passwordPublicKey: keys.passwordEncryption[0].publicKey
          .export({ type: 'spki', format: 'pem' })
          .toString(),
        passwordPadding: 'oaep-sha256',
        identityProvider: null,
        assistant: config.assistant,
      };
    },
    trustedOrigins() {
      const apps = registeredApps.known();
      return {
        connect: apps.flatMap((app) => (app.transfer_api ? [new URL(app.transfer_api).origin] : [])),
        frame: [],
        ancestors: apps.flatMap((app) => (app.frame_origin ? [app.frame_origin] : [])),
      };
    },
  });
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  return version;
}
