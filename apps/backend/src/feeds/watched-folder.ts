import { lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { BulkTransaction } from '../database/bulk.ts';
import { errorCode } from '../database/database-error.ts';
import type { Database } from '../database/schema.ts';
import { ImportError } from '../import/import-error.ts';
import { parseMapping, type Mapping } from '../import/mapping-file.ts';
import { mappingText } from '../import/mapping-print.ts';
import { tableReport } from '../import/table-report.ts';
import { columnNames } from '../import/quantities.ts';
import { summary } from '../import/report.ts';
import { importOfFeed } from './feed-import.ts';
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
}

/** A folder whose files are imported by themselves. */
export interface WatchedFolder {
  /** Reads the folder once, and imports what is complete. One check goes at a time; another one meanwhile does nothing. */
  check(): Promise<void>;
}

/** A file is complete when it has been at rest for so long (ms). */
const restMs = 10_000;
/** Lines of a report that name rows. */
const maxNotes = 10_000;
/** One process works the folder at a time, whichever it is. */
const folderLock = 7_315_202_604_172;
/** What runs of a folder are known by. */
export const folderFeed = 'folder';

/** By what a file is told from another one of its name. */
interface Identity {
  readonly size: number;
  readonly writtenAt: number;
  readonly inode: number;
}

interface Seen extends Identity {
  /** Since when it is as it is. */
  readonly since: number;
  /** It cannot be moved away: it is left until it is another one. */
  readonly stuck?: true;
}

export function createWatchedFolder(options: WatchedFolderOptions): WatchedFolder {
  const { folder, db, bulk, now, turns, log, onStored } = options;
  const place = { in: join(folder, 'in'), done: join(folder, 'done'), failed: join(folder, 'failed') };
  const seen = new Map<string, Seen>();
  let isChecking = false;
  let fault: string | undefined;

  /** Names of the files that are complete, in their order. */
  async function complete(): Promise<string[]> {
    for (const path of Object.values(place)) await mkdir(path, { recursive: true });
    const names = (await readdir(place.in)).filter((name) => !isUnderWay(name)).sort();
    const found = new Map<string, Seen>();
    for (const name of names) {
      const identity = await identityOf(join(place.in, name));
      if (!identity) continue;
      const before = seen.get(name);
      found.set(name, isSame(before, identity) ? before : { ...identity, since: now().getTime() });
    }
    seen.clear();
    found.forEach((one, name) => seen.set(name, one));
    return [...found].flatMap(([name, { since, stuck }]) =>
      !stuck && now().getTime() - since >= restMs ? [name] : [],
    );
  }

  /** @returns false where it is no longer the file that was seen */
  async function isAsSeen(name: string): Promise<boolean> {
    return isSame(seen.get(name), await identityOf(join(place.in, name)));
  }

  async function take(name: string): Promise<void> {
    // Another process may have taken it, or its origin writes to it again.
    if (!(await isAsSeen(name))) return;
    const notes: string[] = [];
    const note = (text: string) => notes.length < maxNotes && notes.push(text);
    let layout = '';
    let outcome: { readonly isGood: boolean; readonly text: string };
    try {
      const result = await importOfFeed(
        join(place.in, name),
        { mapping: await readMapping(folder), strict: false, dryRun: false, feed: folderFeed },
        { db, bulk, now, recompute: () => Promise.resolve(onStored()) },
        {
          onProgress: () => undefined,
          onStage: () => undefined,
          onRejected: ({ file, line, reason }) => note(`${file}:${line}: rejected: ${reason}`),
          onSuspect: ({ file, line, reason }) => note(`${file}:${line}: suspect: ${reason}`),
        },
        (files) => (layout = files.map((file) => mappingText(tableReport(file))).join('\n')),
      );
      outcome = { isGood: result.status === 'done', text: summary(result, false) };
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      outcome = { isGood: false, text: error.message };
    }
    // It was written to or replaced: what is there now is taken when it has come to rest.
    if (!(await isAsSeen(name))) return;
    const at = now().toISOString();
    const report = [`${name}, ${at}`, layout, outcome.text, ...notes].filter(Boolean).join('\n');
    if (!(await moveAway(name, outcome.isGood ? place.done : place.failed, `${report}\n`, at))) return;
    log.info({ file: name, outcome: outcome.isGood ? 'done' : 'failed' }, 'import folder');
  }

  /**
   * The report is there before the file is: a process that ends between the two leaves a file that is imported again, and says the same.
   * @returns false where another file had come under the name: it is put back, without a report
   */
  async function moveAway(name: string, to: string, report: string, at: string): Promise<boolean> {
    const movedName = `${at.slice(0, 19).replaceAll(':', '')}Z ${name}`;
    const moved = join(to, movedName);
    try {
      await writeFile(`${moved}.report.txt`, report);
      await rename(join(place.in, name), moved);
      const isMeant = isSame(seen.get(name), await identityOf(moved));
      if (!isMeant) {
        const isNameFree = (await identityOf(join(place.in, name))) === undefined;
        await rename(moved, join(place.in, isNameFree ? name : movedName));
        await rm(`${moved}.report.txt`, { force: true });
      }
      seen.delete(name);
      return isMeant;
    } catch (error) {
      seen.set(name, { ...seen.get(name)!, stuck: true });
      throw error;
    }
  }

  async function takeAll(names: readonly string[]): Promise<void> {
    await db.connection().execute(async (session) => {
      const { rows } = await sql<{
        free: boolean;
      }>`select pg_try_advisory_lock(${folderLock}::bigint) as free`.execute(session);
      if (!rows[0]?.free) return;
      try {
        for (const name of names) await turns.inTurn(() => take(name));
      } finally {
        // A session that was lost has lost its locks.
        await sql`select pg_advisory_unlock(${folderLock}::bigint)`.execute(session).catch(() => undefined);
      }
    });
  }

  return {
    async check() {
      if (isChecking) return;
      isChecking = true;
      try {
        const names = await complete();
        if (names.length > 0) await takeAll(names);
        fault = undefined;
      } catch (error) {
        // Each check says the same of a folder that is away; what is in it waits.
        const reason = errorCode(error) ?? String(error);
        if (reason !== fault) log.warn({ err: error, folder }, 'import folder');
        fault = reason;
      } finally {
        isChecking = false;
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

/** Hidden files, and the names under which programs write what is not whole yet. */
function isUnderWay(name: string): boolean {
  return (
    name.startsWith('.') || name.startsWith('~') || /\.(tmp|part|partial|filepart|crdownload)$/i.test(name)
  );
}

/** How the files of a folder are to be read, where `mapping.json` beside `in` says so. @throws ImportError */
async function readMapping(folder: string): Promise<Mapping> {
  const name = 'mapping.json';
  const text = await readFile(join(folder, name), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new ImportError(`${name} cannot be read (${errorCode(error) ?? String(error)}).`);
  });
  return text === undefined ? { columns: {} } : parseMapping(text, name, columnNames);
}
