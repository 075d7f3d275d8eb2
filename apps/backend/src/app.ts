import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { createAccess, type Access } from './access.ts';
import type { HashCost } from './auth/password-hash.ts';
import type { Clock } from './clock.ts';
import type { BackendConfig } from './config.ts';
import { ping } from './database/connect.ts';
import { retryRead } from './database/retry-read.ts';
import type { Database } from './database/schema.ts';
import { readDataVersion } from './database/settings.ts';
import { providerPath } from './identity-provider/policies.ts';
import { Refusal } from './refusal.ts';
import { dashboardHandlers } from './routes/dashboard.ts';
import { createDataWindowReader } from './routes/data-window.ts';
import { exceptionHandlers } from './routes/exception-report.ts';
import { filterHandlers } from './routes/filters.ts';
import { healthHandlers } from './routes/health.ts';
import { notificationHandlers } from './routes/notifications.ts';
import { optimizationHandlers } from './routes/optimization-dashboard.ts';
import { wellHandlers } from './routes/wells.ts';
import { createAnswerStore } from './server/answer-store.ts';
import { readContract } from './server/contract-document.ts';
import { loadContractDocument } from './server/contract-file.ts';
import type { Handlers } from './server/contract-handlers.ts';
import type { PortalConfiguration } from './server/portal-configuration.ts';
import type { TrustedOrigins } from './server/security-headers.ts';
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
  /** Tests only: the clock of identity providers. @default the system's */
  readonly systemNow?: Clock;
  /** Tests only: cost of new password hashes. */
  readonly hashCost?: HashCost;
}

/**
 * Builds the backend: the one place where sign-in, queries and routes meet. Makes the installation's keys when they are
 * missing; does not listen.
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, config, now, log, isDatabaseAvailable = () => true, isStopping = () => false } = options;
  const contract = readContract(await loadContractDocument());
  const access = await createAccess({
    db,
    config,
    now,
    systemNow: options.systemNow ?? (() => new Date()),
    log,
    hashCost: options.hashCost,
  });

  const readWindow = createDataWindowReader(db, now);
  const assertAvailable = () => {
    if (!isDatabaseAvailable())
      throw new Refusal(503, 'The database does not answer. Try again in a moment.', 2);
  };
  const handlers: Handlers = {
    ...access.handlers,
    ...healthHandlers({
      version: readVersion(),
      async assertReady() {
        if (isStopping()) throw new Refusal(503, 'The server is stopping.', 5);
        assertAvailable();
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
  const { localProvider } = access.corporate;
  const app = await createServer({
    config,
    now,
    log,
    contract,
    handlers,
    authorisation: access.authorisation,
    answers: createAnswerStore({ dataVersion: () => readDataVersion(db), now }),
    sharedTags,
    readAgain: (read) =>
      retryRead(async () => {
        assertAvailable();
        return read();
      }),
    checkResponses: options.checkResponses ?? false,
    isStopping,
    portalConfiguration: () => describePortal(config, contract.basePath, access),
    trustedOrigins: () => trustedOrigins(access),
    ...(localProvider ? { mounted: { prefix: providerPath, handler: localProvider } } : {}),
  });
  app.addHook('onClose', () => access.close());
  return app;
}

async function describePortal(
  config: BackendConfig,
  apiBase: string,
  { keys, registeredApps, corporate }: Access,
): Promise<PortalConfiguration> {
  const apps = await registeredApps.read();
  const [{ publicKey }] = keys.passwordEncryption;
  return {
    apiBase,
    hubHomeUrl: config.hubHomeUrl,
    redirectHosts: apps.map((app) => app.host),
    passwordPublicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    passwordPadding: 'oaep-sha256',
    identityProvider: corporate.singleSignOn?.settings ?? null,
    assistant: config.assistant,
  };
}

/** The registered applications and the identity provider are the only strangers that the portal's documents trust. */
function trustedOrigins({ registeredApps, corporate }: Access): TrustedOrigins {
  const apps = registeredApps.known();
  const provider = corporate.foreignOrigin ? [corporate.foreignOrigin] : [];
  return {
    connect: [
      ...provider,
      ...apps.flatMap((app) => (app.transfer_api ? [new URL(app.transfer_api).origin] : [])),
    ],
    frame: provider,
    ancestors: apps.flatMap((app) => (app.frame_origin ? [app.frame_origin] : [])),
  };
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  return version;
}
