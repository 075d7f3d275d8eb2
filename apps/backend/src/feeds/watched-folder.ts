import { lstat, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { BulkTransaction } from '../database/bulk.ts';
import { errorCode } from '../database/database-error.ts';
import { classifyFailure } from '../database/failure.ts';
import type { Database } from '../database/schema.ts';
import { ImportError } from '../import/import-error.ts';
import { mappingText } from '../import/mapping-print.ts';
import { tableReport } from '../import/table-report.ts';
import { refuseMisfit, type FirstRows } from '../import/templates/template-misfit.ts';
import { summary } from '../import/report.ts';
import { Refusal } from '../refusal.ts';
import { importOfFeed, isOtherRunning } from './feed-import.ts';
import { folderReading } from './folder-reading.ts';
import { createStoredFiles } from './stored-files.ts';
import type { Turns } from './turns.ts';

/** What a folder is watched with. */
export interface WatchedFolderOptions {
  /** Holds `in`, `done` and `failed`, which are made where they are missing. */
  readonly folder: string;
  /** For long work. */
  readonly db: Kysely<Database>;
  readonly bulk: <T>(work: (transaction: BulkTransaction) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly turns: Turns;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** Called when rows were stored, from which insights have to be computed. */
  readonly onStored: () => void;
  /** How long a file waits for the import of another process before it is left for the next check (s). @default 20 */
  readonly waitSeconds?: number;
}

/** A folder whose files are imported by themselves. */
export interface WatchedFolder {
  /** Reads the folder once, and imports what is complete. One check goes at a time; another one meanwhile does nothing. */
  check(): Promise<void>;
  /**
   * Ends the check under way, and lets none begin. A file whose import is not stored yet is taken back and stays where it is.
   * Returns when the check has ended, or after five seconds.
   */
  stop(): Promise<void>;
}

/** A file is complete when it has been at rest for so long (ms). */
const restMs = 10_000;
/** Lines of a report that name rows. */
const maxNotes = 10_000;
/** How long a stop waits for the check under way, and how often it ends the statement of that (ms). */
const stopMs = 5_000;
const stopIntervalMs = 100;
/** One process works the folder at a time, whichever it is. */
const folderLock = 7_315_202_604_172;
/** How long a file is left that could not be taken, after the first time, the second and each later one (ms). */
const putOffMs = [60_000, 5 * 60_000, 30 * 60_000];
/** A file is put away as failed when it could not be taken so many times. */
const maxTries = 3;

/** By what a file is distinguished from another one of its name. */
interface Identity {
  readonly size: number;
  readonly writtenAt: number;
  readonly inode: number;
}

/** What became of a file. */
interface Outcome {
  readonly isGood: boolean;
  readonly report: string;
}

interface Seen extends Identity {
  /** Since when it is as it is. */
  readonly since: number;
  /** It is known what became of it: it has to be moved. */
  readonly outcome?: Outcome;
  /** How often it could not be taken, for reasons of which it says nothing. @default never */
  readonly tries?: number;
  /** It is left until then. */
  readonly notBefore?: number;
}

export function createWatchedFolder(options: WatchedFolderOptions): WatchedFolder {
  const { folder, db, bulk, now, turns, log, onStored, waitSeconds = 20 } = options;
  const place = { in: join(folder, 'in'), done: join(folder, 'done'), failed: join(folder, 'failed') };
  const seen = new Map<string, Seen>();
  const stored = createStoredFiles(db, now);
  let checking: Promise<void> | undefined;
  let isStopping = false;
  /** The database's session of the import under way. */
  let session: number | undefined;
  let fault: string | undefined;

  /** Names of the files that are complete, in their order. */
  async function complete(): Promise<string[]> {
    for (const path of Object.values(place)) await mkdir(path, { recursive: true });
    const names = await filesIn(place.in);
    const found = new Map<string, Seen>();
    for (const name of names) {
      const identity = await identityOf(join(place.in, name));
      if (!identity) continue;
      const before = seen.get(name);
      found.set(name, isSame(before, identity) ? before : { ...identity, since: now().getTime() });
    }
    seen.clear();
    found.forEach((one, name) => seen.set(name, one));
    const at = now().getTime();
    return [...found].flatMap(([name, { since, notBefore = 0 }]) =>
      at - since >= restMs && at >= notBefore ? [name] : [],
    );
  }

  /** @returns false where it is no longer the file that was seen */
  async function isAsSeen(name: string): Promise<boolean> {
    return isSame(seen.get(name), await identityOf(join(place.in, name)));
  }

  const stoppableBulk: typeof bulk = (work) =>
    bulk(async (transaction) => {
      const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(transaction.db);
      session = rows[0]?.id;
      try {
        return await work(transaction);
      } finally {
        session = undefined;
      }
    });

  function throwWhenStopping(): void {
    if (isStopping) throw new Error('the folder is not watched any more');
  }

  async function take(name: string): Promise<void> {
    const file = seen.get(name);
    // Another process may have taken it, or its origin writes to it again.
    if (isStopping || !file || !(await isAsSeen(name))) return;
    const key = `${name} ${file.size} ${file.writtenAt}`;
    const report = await stored.find(key);
    const outcome =
      report === undefined ? (file.outcome ?? (await importFile(name, key))) : { isGood: true, report };
    // It was written to or replaced: what is there now is taken when it has come to rest.
    if (!(await isAsSeen(name))) return;
    seen.set(name, { ...file, outcome });
    if (!(await moveAway(name, outcome))) return;
    log.info({ file: name, outcome: outcome.isGood ? 'done' : 'failed' }, 'import folder');
    await stored.forget(key);
  }

  async function importFile(name: string, key: string): Promise<Outcome> {
    const notes: string[] = [];
    const note = (text: string) => notes.length < maxNotes && notes.push(text);
    let layout = '';
    let kept: Outcome | undefined;
    const outcomeOf = (isGood: boolean, text: string): Outcome => ({
      isGood,
      report: reportOf(name, [layout, text, ...notes]),
    });
    try {
      const { options: how, template } = await folderReading(db, folder, name);
      const firstRows: FirstRows = new Map();
      const result = await importOfFeed(
        join(place.in, name),
        how,
        {
          db,
          bulk: stoppableBulk,
          now,
          waitSeconds,
          isForgotten: (error) => isStopping || isOtherRunning(error),
          async beforeCommit(transaction, result) {
            kept = outcomeOf(true, summary(result, false));
            await stored.note(transaction, key, kept.report);
          },
          recompute: () => Promise.resolve(onStored()),
        },
        {
          onFirstRows: (rows, path) => void firstRows.set(path, [...(firstRows.get(path) ?? []), rows]),
          onProgress: throwWhenStopping,
          onStage: throwWhenStopping,
          onRejected: ({ file, line, reason }) => note(`${file}:${line}: rejected: ${reason}`),
          onSuspect: ({ file, line, reason }) => note(`${file}:${line}: suspect: ${reason}`),
        },
        false,
        (files) => {
          layout = files.map((file) => mappingText(tableReport(file))).join('\n');
          refuseMisfit(template, firstRows);
        },
      ).catch((error: unknown) => {
        // What the template needs says more than what the rest of the file may be.
        if (error instanceof ImportError && !kept) refuseMisfit(template, firstRows);
        throw error;
      });
      return kept ?? outcomeOf(false, summary(result, false));
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      // What was kept is stored: what failed is its computation, which is taken up by itself.
      return kept ?? outcomeOf(false, error.message);
    }
  }

  const reportOf = (name: string, texts: readonly string[]) =>
    `${[`${name}, ${now().toISOString()}`, ...texts].filter(Boolean).join('\n')}\n`;

  /**
   * The report is there before the file is: a process that ends between the two leaves a file that is moved later.
   * @returns false where another file had come under the name: it is put back, without a report
   */
  async function moveAway(name: string, { isGood, report }: Outcome): Promise<boolean> {
    const moment = now().toISOString().slice(0, 19).replaceAll(':', '');
    const movedName = join(dirname(name), `${moment}Z ${basename(name)}`);
    const moved = join(isGood ? place.done : place.failed, movedName);
    const reportPath = `${moved}.report.txt`;
    try {
      await mkdir(dirname(moved), { recursive: true });
      await writeFile(reportPath, report);
      await rename(join(place.in, name), moved);
    } catch (error) {
      await rm(reportPath, { force: true }).catch(() => undefined);
      throw error;
    }
    const isMeant = isSame(seen.get(name), await identityOf(moved));
    seen.delete(name);
    if (isMeant) return true;
    const isNameFree = (await identityOf(join(place.in, name))) === undefined;
    await rename(moved, join(place.in, isNameFree ? name : movedName));
    await rm(reportPath, { force: true });
    return false;
  }

  /** Leaves a file for a while that could not be taken. @throws what is no matter of this file: others could not be taken either */
  async function putOff(name: string, error: unknown): Promise<void> {
    const failure = isOfFile(error) ? undefined : classifyFailure(error);
    if (failure === 'unavailable' || error instanceof Refusal) throw error;
    const file = seen.get(name);
    if (!file || !(await isAsSeen(name))) return;
    const tries = (file.tries ?? 0) + 1;
    log.warn({ err: error, file: name, tries }, 'import folder');
    const isGivenUp = tries >= maxTries && !file.outcome && failure !== 'full';
    const reason = error instanceof Error ? error.message : String(error);
    const text = `It could not be imported, ${tries} times: ${reason}`;
    seen.set(name, {
      ...file,
      tries,
      notBefore: isGivenUp ? 0 : now().getTime() + putOffMs[Math.min(tries, putOffMs.length) - 1]!,
      ...(isGivenUp && { outcome: { isGood: false, report: reportOf(name, [text]) } }),
    });
  }

  async function takeAll(names: readonly string[]): Promise<void> {
    await db.connection().execute(async (session) => {
      const { rows } = await sql<{
        free: boolean;
      }>`select pg_try_advisory_lock(${folderLock}::bigint) as free`.execute(session);
      if (!rows[0]?.free) return;
      try {
        for (const name of names) {
          try {
            await turns.inTurn(() => take(name));
          } catch (error) {
            // The files behind it would wait as well, and are not to be stored before it.
            if (isStopping || isOtherRunning(error)) return;
            await putOff(name, error);
          }
        }
      } finally {
        // A session that was lost has lost its locks.
        await sql`select pg_advisory_unlock(${folderLock}::bigint)`.execute(session).catch(() => undefined);
      }
    });
  }

  async function checkOnce(): Promise<void> {
    try {
      const names = await complete();
      if (names.length > 0) await takeAll(names);
      fault = undefined;
    } catch (error) {
      // Each check says the same of a folder that is away; what is in it waits.
      const reason = errorCode(error) ?? String(error);
      if (reason !== fault && !isStopping) log.warn({ err: error, folder }, 'import folder');
      fault = reason;
    }
  }

  return {
    async check() {
      if (checking || isStopping) return;
      checking = checkOnce().finally(() => (checking = undefined));
      await checking;
    },
    async stop() {
      isStopping = true;
      for (let waitedMs = 0; checking && waitedMs < stopMs; waitedMs += stopIntervalMs) {
        // Again and again: an order may come between two statements.
        if (session !== undefined)
          await sql`select pg_cancel_backend(${session}::int)`.execute(db).catch(() => undefined);
        await Promise.race([checking, sleep(stopIntervalMs, undefined, { ref: false })]);
      }
    },
  };
}

/** @returns undefined where there is no file of its own: nothing, a folder or a link */
async function identityOf(path: string): Promise<Identity | undefined> {
  const stats = await lstat(path).catch(() => undefined);
  return stats?.isFile() ? { size: stats.size, writtenAt: stats.mtimeMs, inode: stats.ino } : undefined;
}

function isSame<Known extends Identity>(
  known: Known | undefined,
  other: Identity | undefined,
): known is Known {
  return (
    known !== undefined &&
    known.size === other?.size &&
    known.writtenAt === other.writtenAt &&
    known.inode === other.inode
  );
}

/** Names of the files that are whole, in their order; those of folders have these before them. */
async function filesIn(place: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(place, { withFileTypes: true })) {
    if (isUnderWay(entry.name)) continue;
    if (!entry.isDirectory()) found.push(entry.name);
    else
      for (const inner of await readdir(join(place, entry.name), { withFileTypes: true }))
        if (!inner.isDirectory() && !isUnderWay(inner.name)) found.push(join(entry.name, inner.name));
  }
  return found.sort();
}

/** Whether an error is of a file rather than of the database, which has codes in common with it. */
const isOfFile = (error: unknown): boolean => error instanceof Error && 'path' in error;

/** Hidden files, and the names under which programs write what is not whole yet. */
function isUnderWay(name: string): boolean {
  return (
    name.startsWith('.') || name.startsWith('~') || /\.(tmp|part|partial|filepart|crdownload)$/i.test(name)
  );
}
