import type { components } from '@cnx/api/schema';
import { sql, type Kysely } from 'kysely';
import type { Audit } from '../auth/audit.ts';
import type { RateLimiter } from '../auth/rate-limit.ts';
import type { Clock } from '../clock.ts';
import type { BulkTransaction } from '../database/bulk.ts';
import { errorCode } from '../database/database-error.ts';
import type { Database } from '../database/schema.ts';
import { ImportError } from '../import/import-error.ts';
import { undoImport, WellGoneSince, type UndoReport } from '../import/undo-import.ts';
import { dayMs } from '../production-day.ts';
import { Refusal } from '../refusal.ts';
import type { Administrator } from './people.ts';

type Schemas = components['schemas'];

/** What imports are listed and undone with. */
export interface ImportListOptions {
  readonly db: Kysely<Database>;
  readonly long: { readonly bulk: <T>(work: (transaction: BulkTransaction) => Promise<T>) => Promise<T> };
  readonly now: Clock;
  readonly audit: Audit;
  readonly changesOfUser: RateLimiter;
  readonly importImageDays: number;
  /** Called when insights of wells are due to be computed again. */
  readonly onDue?: (() => void) | undefined;
}

/** Imports of people and of programs that are listed. */
const maxListed = 100;
/** Seconds that an undo waits for an import that runs. */
const waitSeconds = 20;
/** When it may be asked for again (s). */
const againSeconds = 10;

/** An undo has no caller that watches it. */
const unwatched = {
  onProgress: () => undefined,
  onRejected: () => undefined,
  onSuspect: () => undefined,
  onStage: () => undefined,
};

/** How many rows an undo leaves as they are. */
export const keptRows = ({ things }: Pick<UndoReport, 'things'>): number =>
  things.reduce((sum, { changed, used }) => sum + changed + used, 0);

/** The list of imports, and their undo. */
export function createImportList(options: ImportListOptions) {
  const { db, long, now, audit, changesOfUser, importImageDays, onDue } = options;

  const select = () =>
    db
      .selectFrom('import_run as run')
      .leftJoin('app_user as person', 'person.id', 'run.user_id')
      .leftJoin('app_user as undoer', 'undoer.id', 'run.undone_by')
      .leftJoin('api_key', (join) =>
        join.on(({ eb }) => eb('run.feed', '=', sql<string>`'key:' || ${eb.ref('api_key.id')}`)),
      )
      .selectAll('run')
      .select(['person.email as email', 'undoer.email as undoer', 'api_key.name as key'])
      .orderBy('run.id', 'desc')
      .limit(maxListed);
  type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

  const untilOf = ({ started_at: at }: Pick<Row, 'started_at'>) =>
    new Date(at.getTime() + importImageDays * dayMs);

  function undoOf(row: Row): Schemas['ImportRunUndo'] {
    const { undone_at: at, undone, undoer: by, status, has_images: hasImages } = row;
    const stored = status === 'done' && row.rows_new + row.rows_updated > 0;
    const state = at
      ? 'undone'
      : !stored
        ? 'nothing'
        : hasImages && untilOf(row) > now()
          ? 'possible'
          : 'over';
    return {
      state,
      until: state === 'possible' ? untilOf(row).toISOString() : null,
      at: at?.toISOString() ?? null,
      by,
      ...(undone ?? { removed: 0, restored: 0, kept: 0 }),
    };
  }

  function shown(row: Row): Schemas['ImportRun'] {
    const { feed, email, key } = row;
    const isProgram = feed !== null && feed !== 'folder';
    const source = isProgram
      ? 'program'
      : feed === 'folder'
        ? 'folder'
        : row.options['change'] !== undefined
          ? 'record'
          : email === null
            ? 'command'
            : 'page';
    return {
      id: row.id,
      startedAt: row.started_at.toISOString(),
      status: row.status,
      kind: (row.options['kind'] ?? 'production') as Schemas['ImportKind'],
      files: row.files,
      source,
      by: email ?? key,
      added: row.rows_new,
      changed: row.rows_updated,
      rejected: row.rows_rejected,
      undo: undoOf(row),
    };
  }

  async function undo(
    importId: number,
    { by, kept }: { readonly by: Administrator; readonly kept?: number },
  ): Promise<Schemas['ImportUndo']> {
    const run = await db
      .selectFrom('import_run')
      .select(['id', 'files', 'started_at'])
      .where('id', '=', importId)
      .executeTakeFirst();
    if (!run) throw new Refusal(404, `body/importId names no import: ${importId}`);
    if (untilOf(run) <= now()) throw new Refusal(409, `Import ${importId} is too old to be undone`);
    try {
      const report = await undoImport(
        {
          bulk: long.bulk,
          now,
          observer: unwatched,
          waitSeconds,
          async beforeCommit(transaction, done) {
            if (keptRows(done) !== kept)
              throw new Refusal(409, `${keptRows(done)} rows would stay, and not ${kept}: look again`);
            await audit(
              { kind: 'importUndo', outcome: 'ok', ...auditedOf(by), detail: detailOf(run, done) },
              transaction,
            );
          },
        },
        importId,
        { by: by.userId, isPreview: kept === undefined },
      );
      if (kept !== undefined) onDue?.();
      return undoShown(importId, report);
    } catch (error) {
      if (errorCode(error) === '55P03')
        throw new Refusal(503, 'An import is running. Try again in a moment.', againSeconds);
      if (error instanceof WellGoneSince)
        throw new Refusal(409, error.message, undefined, {
          code: 'wellGoneSince',
          values: { well: error.well },
        });
      if (error instanceof ImportError) throw new Refusal(409, error.message);
      throw error;
    }
  }

  return {
    /** Imports of people and of the watched folder, and deliveries of programs that stored a row. */
    async list(): Promise<Schemas['ImportRun'][]> {
      const [people, programs] = await Promise.all([
        select()
          .where((of) => of.or([of('run.feed', 'is', null), of('run.feed', '=', 'folder')]))
          .execute(),
        select()
          .where('run.feed', '!=', 'folder')
          .where((of) => of.or([of('run.rows_new', '>', 0), of('run.rows_updated', '>', 0)]))
          .execute(),
      ]);
      return [...people, ...programs].toSorted((one, other) => other.id - one.id).map(shown);
    },
    /** @throws Refusal 404, 409 for an import that cannot be undone, 503 while one runs, 429 for too many changes */
    async previewUndo(by: Administrator, { importId }: Schemas['PreviewUndoRequest']) {
      await changesOfUser.take(by.userId);
      return undo(importId, { by });
    },
    /** @throws Refusal as for the preview; 409 also where another number of rows would stay than was seen */
    async undo(by: Administrator, { importId, kept }: Schemas['UndoImportRequest']) {
      await changesOfUser.take(by.userId);
      return undo(importId, { by, kept });
    },
  };
}

const auditedOf = ({ userId, sid, address }: Administrator) => ({ userId, sid, address });

/** What the audit log says of an undo. */
export function detailOf(
  { id, files }: { readonly id: number; readonly files: readonly string[] },
  report: UndoReport,
) {
  return {
    subject: files.slice(0, 3).join(', ').slice(0, 200),
    id: String(id),
    changed: report.things.reduce((sum, { removed, restored }) => sum + removed + restored, 0),
    unchanged: keptRows(report),
  };
}

function undoShown(importId: number, report: UndoReport): Schemas['ImportUndo'] {
  return {
    importId,
    things: report.things.map((one) => ({ ...one })),
    kept: keptRows(report),
    wells: report.wellIds.length,
    firstDay: report.days?.from ?? null,
    lastDay: report.days?.to ?? null,
    closedMonths: report.closedMonths.slice(0, 1_200),
  };
}
