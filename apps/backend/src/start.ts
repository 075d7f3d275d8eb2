import { createServer as createSocket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { createClock, type Clock } from './clock.ts';
import type { BackendConfig } from './config.ts';
import { connectDatabase, type DatabaseConnection } from './database/connect.ts';
import { explainStartFailure } from './database/failure.ts';
import type { Database } from './database/schema.ts';
import { announceNews } from './content/announce-news.ts';
import { readContent } from './content/content.ts';
import { createConnections, type Connections } from './server/connections.ts';
import { inviteFirstAdministrator } from './first-administrator.ts';
import { createLog } from './log.ts';
import { isPortalBuilt } from './server/readiness.ts';
import { keepReports } from './administration/kept-reports.ts';
import { createUserAnalytics } from './administration/user-analytics.ts';
import { createCollected } from './feeds/collected.ts';
import { deleteLeftDeliveries } from './feeds/delivery-folders.ts';
import { createTurns } from './feeds/turns.ts';
import { createWatchedFolder, type WatchedFolder } from './feeds/watched-folder.ts';
import { deleteExpired } from './auth/maintenance.ts';
import { settleInterruptedRuns } from './import/run-protocol.ts';
import { refreshNotifications } from './recompute/notifications.ts';
import { recomputeInsights } from './recompute/recompute.ts';
import type { Limits } from './limits.ts';
import {
  extendDemonstration,
  prepareAccounts,
  prepareDemonstration,
  refusePrintedPassword,
} from './prepare-data.ts';
import { ReadableError } from './readable-error.ts';

/** A backend that answers. */
export interface RunningBackend {
  /**
   * Stops gracefully: nothing new is accepted, idle connections are closed, running requests are finished within ten
   * seconds, an import of the watched folder is taken back, then the database is closed. Calling it again changes nothing.
   */
  stop(): Promise<void>;
}

/** The port is taken; the message is one line that says what to do. */
export class PortInUse extends ReadableError {
  override name = 'PortInUse';
}

/** How long running requests get when the process ends (ms). */
const maxDrainMs = 10_000;
const maintenanceIntervalMs = 10 * 60_000;
const alertIntervalMs = 30_000;
const folderIntervalMs = 5_000;
/** Rows that arrive within this time are computed together. */
const rowsCollectedMs = 5_000;

/**
 * Starts everything in one process: database, demonstration data where wanted, server.
 * @param print Receives the lines for the terminal, the last of which says that the portal is ready. When the log goes there,
 * nothing is printed: the log has these lines, but for the invitation of the first administrator, which is written to standard error.
 * @throws DatabaseError or PortInUse with one line that says what to do.
 */
export async function startBackend(
  config: BackendConfig,
  print: (line: string) => void,
): Promise<RunningBackend> {
  await assertPortFree(config);
  const log = createLog(config.log);
  const isLogShown = config.log.file === undefined;
  const report = isLogShown ? (line: string) => log.info(line) : print;
  const now = createClock(config.clockStartsAt);
  const database = await connectDatabase({
    databaseUrl: config.databaseUrl,
    dataDirectory: config.dataDirectory,
    watch: true,
    ...(config.databaseUrl !== undefined && {
      awaitServer: (message: string) => {
        if (!isLogShown) print(message);
        log.warn(message);
      },
    }),
    warn: (message) => log.warn(message),
  });
  let stopping = false;
  const stopWork = new AbortController();
  let work = Promise.resolve();
  const beginWork = (...tasks: (() => Promise<void>)[]): void => {
    work = work.then(async () => {
      for (const task of tasks)
        await task().catch((error: unknown) => stopping || log.warn({ err: error }, 'maintenance'));
    });
  };
  const resume = () => resumeWork(database, now(), stopWork.signal);
  // Before what is due is computed: a report is of the month as it was closed.
  const keep = () => keepReports(database.batch, now, stopWork.signal);
  const content = await readContent(config.contentDirectory);
  const extend = async () => {
    if (config.demonstration) await extendDemonstration(database, now());
  };
  const announce = () => announceNews(database.db, content, now());
  await deleteLeftDeliveries();
  const turns = createTurns();
  const rows = createCollected(rowsCollectedMs, () => beginWork(keep, resume));
  let app: FastifyInstance;
  const connections = createConnections(config.limits);
  try {
    if (config.demonstration) {
      await prepareDemonstration(database, config, { ...config.demonstrationSize, now: now() }, report);
      await prepareAccounts(database, config, now(), report);
    } else if (config.isPublic) {
      await refusePrintedPassword(database.db, config.limits);
    }
    await inviteFirstAdministrator(database, config, {
      ...{ now, log },
      // Never logged: a log leaves out the code of a link, without which no user could ever sign in.
      report: isLogShown ? (line) => void process.stderr.write(`${line}\n`) : print,
    });
    for (const fault of content.faults) if (!isLogShown) print(`Content: ${fault}`);
    if (config.portalDirectory !== undefined && !isPortalBuilt(config.portalDirectory)) {
      const line = `The portal is not built: ${config.portalDirectory} (CNX_PORTAL_DIR) holds no app.html, and pages answer 503.`;
      if (!isLogShown) print(line);
      log.error(line);
    }
    if (!config.demonstration && content.samples.length > 0)
      report(
        `Content: samples are shown as your own: ${content.samples.join(', ')}. Replace them (CNX_CONTENT_DIR), and take "sample" out of their heads.`,
      );
    app = await createApp({
      content,
      db: database.db,
      imports: database,
      turns,
      config,
      now,
      log,
      connections,
      watchesProvider: true,
      isDatabaseAvailable: () => database.isAvailable(),
      isStopping: () => stopping,
      onDue: () => beginWork(keep, resume),
      onRows: () => rows.note(),
    });
    await app.listen({ host: config.host, port: config.port });
    await connections.listenBeside(app.server, config.host);
  } catch (error) {
    await database.close();
    throw isPortInUse(error) ? portInUse(config) : explainStartFailure(error);
  }
  log.info({ database: database.description, migrated: database.migrated }, 'ready');
  report(`Portal ready at ${config.publicOrigin}`);
  beginWork(announce, keep, resume);
  const maintenance = setInterval(
    () => beginWork(() => runMaintenance(database.batch, now, config.limits), announce, keep, extend, resume),
    maintenanceIntervalMs,
  ).unref();

  let alerts: Promise<void> | undefined;
  const sendAlerts = () =>
    (alerts ??= app
      .sendAlerts()
      .catch((error: unknown) => stopping || log.warn({ err: error }, 'alerts'))
      .then(() => void (alerts = undefined)));
  const alertRounds = setInterval(() => void sendAlerts(), alertIntervalMs).unref();
  void sendAlerts();

  const folder =
    config.importFolder === undefined
      ? undefined
      : createWatchedFolder({
          folder: config.importFolder,
          db: database.batch,
          bulk: (bulk) => database.bulk(bulk),
          now,
          turns,
          log,
          onStored: () => rows.note(),
        });
  const folderChecks = folder && setInterval(() => void folder.check(), folderIntervalMs).unref();

  let stopped: Promise<void> | undefined;
  return {
    stop() {
      stopping = true;
      clearInterval(maintenance);
      clearInterval(alertRounds);
      rows.stop();
      clearInterval(folderChecks);
      stopWork.abort();
      return (stopped ??= stopServer({ app, connections, database, log, folder }));
    },
  };
}

/**
 * Takes up what a process left that was ended: gives its imports their true status, and computes the insights that are older
 * than their rows, or that time has changed. The server answers meanwhile, from what is stored; a field that an import is at
 * is left to it.
 */
export async function resumeWork(
  database: Pick<DatabaseConnection, 'batch' | 'bulk'>,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  await settleInterruptedRuns(database.batch, now);
  await recomputeInsights(database, { due: true, wait: false, now, ...(signal && { signal }) });
}

/** Does what time alone makes necessary: sums up usage, deletes what sign-in no longer needs, notifies of overdue work and silent feeds. */
export async function runMaintenance(db: Kysely<Database>, now: Clock, limits: Limits): Promise<void> {
  // Before the events go.
  await createUserAnalytics({ db, now, limits }).keepMonths();
  await deleteExpired(db, now, limits);
  await refreshNotifications(db, now());
}

async function stopServer(parts: {
  app: FastifyInstance;
  connections: Connections;
  database: DatabaseConnection;
  log: Logger;
  folder: WatchedFolder | undefined;
}): Promise<void> {
  const { app, connections, database, log, folder } = parts;
  log.info('stopping');
  const [isDrained] = await Promise.all([connections.drain(maxDrainMs), folder?.stop()]);
  if (!isDrained) log.warn('requests were still running after ten seconds');
  await app.close();
  await database.close();
  log.info('stopped');
  await new Promise<void>((resolve) => log.flush(() => resolve()));
}

async function assertPortFree({ host, port }: BackendConfig): Promise<void> {
  const socket = createSocket();
  await new Promise<void>((resolve, reject) => {
    socket.once('error', (error) => reject(isPortInUse(error) ? portInUse({ host, port }) : error));
    socket.listen({ host, port, exclusive: true }, () => socket.close(() => resolve()));
  });
}

function isPortInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function portInUse({ host, port }: Pick<BackendConfig, 'host' | 'port'>): PortInUse {
  return new PortInUse(
    `Port ${port} on ${host} is in use: stop the program that has it, or set PORT to another one.`,
  );
}
