import { createHash } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { components } from '@cnx/api/schema';
import type { Kysely } from 'kysely';
import type { Audit } from '../auth/audit.ts';
import type { RateLimiter } from '../auth/rate-limit.ts';
import type { Clock } from '../clock.ts';
import type { BulkTransaction } from '../database/bulk.ts';
import type { Database } from '../database/schema.ts';
import type { TemplateLayout } from '../database/tables/system.ts';
import { ImportError } from '../import/import-error.ts';
import { runImport } from '../import/import-run.ts';
import type { FileRecord } from '../import/records.ts';
import { listTemplates, offeredTemplates } from '../import/templates/template-store.ts';
import { Refusal } from '../refusal.ts';
import { importRequest, optionsKey } from './import-options.ts';
import { createProgressNotes, type ImportProgressShown } from './import-progress.ts';
import { importResult, refusedImport } from './import-result.ts';
import { shownOffer } from './import-templates.ts';
import type { Administrator } from './people.ts';

type Schemas = components['schemas'];
type ImportResult = Schemas['ImportResult'];

/** What imports of the portal are made with. */
export interface PortalImportsOptions {
  readonly db: Kysely<Database>;
  /** For long work, and for many rows. */
  readonly long: {
    readonly batch: Kysely<Database>;
    readonly bulk: <T>(work: (transaction: BulkTransaction) => Promise<T>) => Promise<T>;
  };
  readonly now: Clock;
  readonly audit: Audit;
  /** Changes that one user may make. */
  readonly changesOfUser: RateLimiter;
  readonly importFileHours: number;
  /** Called when insights of wells are due to be computed again. */
  readonly onDue?: (() => void) | undefined;
}

/** A part of a file: all but the last one have this many bytes. */
export const partBytes = 8 * 1024 * 1024;
/** A workbook is read as a whole: a larger one takes too much memory beside the calls of others. Bytes. */
const maxWorkbookBytes = 25 * 1024 * 1024;
/** Endings and first bytes of workbooks. */
const workbookStart = /^(504b0304|d0cf11e0)/;

const partsOf = (bytes: number) => Math.ceil(bytes / partBytes);

/** Imports of files that administrators send. */
export function createPortalImports(options: PortalImportsOptions) {
  const { db, long, now, audit, changesOfUser, importFileHours, onDue } = options;

  async function fileOf({ userId }: Administrator, fileId: string) {
    const file = await db
      .selectFrom('import_file')
      .selectAll()
      .where('id', '=', fileId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!file) throw new Refusal(404, `body/fileId names no file of yours: ${fileId}`);
    const arrived = await db
      .selectFrom('import_file_part')
      .select('number')
      .where('file_id', '=', fileId)
      .execute();
    const known = new Set(arrived.map(({ number }) => number));
    const missing = Array.from({ length: partsOf(file.bytes) }, (_, at) => at).filter((at) => !known.has(at));
    return { ...file, missing };
  }
  type StoredFile = Awaited<ReturnType<typeof fileOf>>;

  /** Does something with a file on disk, which is gone afterwards. */
  async function withFile<T>(
    { id, name, bytes }: StoredFile,
    work: (path: string, contentHash: Buffer) => Promise<T>,
  ): Promise<T> {
    const folder = await mkdtemp(join(tmpdir(), 'cnx-import-'));
    try {
      const path = join(folder, fileName(name));
      const hash = createHash('sha256');
      const file = await open(path, 'wx', 0o600);
      try {
        for (let number = 0; number < partsOf(bytes); number += 1) {
          const { content } = await db
            .selectFrom('import_file_part')
            .select('content')
            .where('file_id', '=', id)
            .where('number', '=', number)
            .executeTakeFirstOrThrow();
          hash.update(content);
          await file.write(content);
        }
      } finally {
        await file.close();
      }
      return await work(path, hash.digest());
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** The newest import of the same file that stored rows, or is about to, and that is not undone. */
  async function earlierRun(contentHash: Buffer): Promise<ImportResult['earlier']> {
    const run = await db
      .selectFrom('import_run')
      .leftJoin('app_user', 'app_user.id', 'import_run.user_id')
      .select(['import_run.id', 'started_at', 'status', 'email'])
      .where('content_hash', '=', contentHash)
      .where((of) =>
        of.or([of('status', '=', 'running'), of('rows_new', '>', 0), of('rows_updated', '>', 0)]),
      )
      .where('undone_at', 'is', null)
      .orderBy('import_run.id', 'desc')
      .executeTakeFirst();
    if (!run) return null;
    const { id, started_at: at, status, email } = run;
    return { importId: id, at: at.toISOString(), by: email, isRunning: status === 'running' };
  }

  /** Reads a file, and stores its rows unless it is a preview. */
  async function run(
    file: StoredFile,
    asked: Schemas['ImportOptions'],
    isPreview: boolean,
    userId: string,
  ): Promise<{ readonly result: ImportResult; readonly layout?: TemplateLayout | undefined }> {
    if (file.missing.length > 0)
      throw new Refusal(
        409,
        `${file.missing.length} of ${partsOf(file.bytes)} parts of the file have not arrived`,
      );
    const notes = createProgressNotes(db, now, file.id);
    const sheets: (readonly FileRecord[])[] = [];
    const observer = {
      ...notes.observer,
      onFirstRows: (rows: readonly FileRecord[]) => void sheets.push(rows),
    };
    const offers = async () =>
      sheets.length === 0 ? [] : offeredTemplates(await listTemplates(db), sheets).map(shownOffer);
    try {
      return await withFile(file, async (path, contentHash) => {
        const earlier = await earlierRun(contentHash);
        const request = { ...importRequest(path, asked), dryRun: isPreview };
        const context = {
          db: long.batch,
          bulk: long.bulk,
          now,
          userId,
          contentHash,
          // What follows from the rows is computed by the process that does so, and not while a caller waits.
          recompute: () => Promise.resolve(onDue?.()),
        };
        const report = await runImport(request, context, observer);
        const result = { ...importResult(report, isPreview), earlier, templates: await offers() };
        return { result, layout: report.layout };
      });
    } catch (error) {
      if (error instanceof ImportError)
        return { result: { ...refusedImport(error), templates: await offers() } };
      throw error;
    } finally {
      await notes.end();
    }
  }

  return {
    /**
     * Keeps a part of a file. A part that is sent again takes the place of the one before.
     * @throws Refusal 400 for a part that does not fit its file or its checksum, 429 for too many changes
     */
    async addPart(by: Administrator, body: Schemas['AddFilePartRequest']): Promise<Schemas['ImportedFile']> {
      const { userId } = by;
      await changesOfUser.take(userId);
      const { fileId, name, bytes, number } = body;
      const content = Buffer.from(body.content, 'base64');
      const last = partsOf(bytes) - 1;
      const expected = number < last ? partBytes : bytes - last * partBytes;
      if (number > last || content.length !== expected)
        throw new Refusal(
          400,
          `body/content has ${content.length} bytes, and part ${number} of a file of ${bytes} bytes has ${number > last ? 0 : expected}`,
        );
      const checksum = crc32(content).toString(16).padStart(8, '0');
      if (checksum !== body.crc32)
        throw new Refusal(400, 'body/content is not what body/crc32 says: send the part again');
      if (number === 0) assertWorkbookSize(name, bytes, content);
      await db
        .insertInto('import_file')
        .values({ id: fileId, user_id: userId, name, bytes, created_at: now(), previewed: null })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      const known = await db
        .selectFrom('import_file')
        .select(['user_id', 'name', 'bytes'])
        .where('id', '=', fileId)
        .executeTakeFirst();
      if (known?.user_id !== userId || known.name !== name || known.bytes !== bytes)
        throw new Refusal(400, 'body/fileId is that of another file');
      await db
        .insertInto('import_file_part')
        .values({ file_id: fileId, number, crc32: checksum, content })
        .onConflict((conflict) =>
          conflict.columns(['file_id', 'number']).doUpdateSet({ crc32: checksum, content }),
        )
        .execute();
      return shown(await fileOf(by, fileId));
    },
    /** @throws Refusal 404 for a file that there is not, 409 while parts of it are missing, 429 for too many changes */
    async preview(
      by: Administrator,
      { fileId, options: asked }: Schemas['ImportRequest'],
    ): Promise<ImportResult> {
      await changesOfUser.take(by.userId);
      const file = await fileOf(by, fileId);
      const { result, layout } = await run(file, asked, true, by.userId);
      await db
        .updateTable('import_file')
        .set({
          previewed: result.state === 'previewed' ? optionsKey(asked) : null,
          layout: layout ? JSON.stringify(layout) : null,
        })
        .where('id', '=', fileId)
        .execute();
      return result;
    },
    /**
     * How far the reading or storing of a file has come.
     * @throws Refusal 404 for a file that there is not
     */
    async progress({ userId }: Administrator, fileId: string): Promise<ImportProgressShown> {
      const file = await db
        .selectFrom('import_file')
        .select('progress')
        .where('id', '=', fileId)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (!file) throw new Refusal(404, `query/fileId names no file of yours: ${fileId}`);
      return file.progress ?? { stage: null, done: 0, of: 0, rows: 0 };
    },
    /** @throws Refusal as for the preview; 409 also where it was not read, or with other options */
    async store(
      by: Administrator,
      { fileId, options: asked }: Schemas['ImportRequest'],
    ): Promise<ImportResult> {
      const { userId, sid, address } = by;
      await changesOfUser.take(userId);
      const file = await fileOf(by, fileId);
      if (file.previewed !== optionsKey(asked))
        throw new Refusal(409, 'the file was not previewed with these options');
      const { result } = await run(file, asked, false, userId);
      await audit({
        kind: 'dataImport',
        outcome: result.state === 'stored' ? 'ok' : 'refused',
        userId,
        sid,
        address,
        detail: {
          subject: file.name,
          kind: asked.kind,
          added: result.rowsNew,
          changed: result.rowsUpdated,
          rejected: result.rowsRejected,
        },
      });
      return result;
    },
  };

  function shown({ id, name, bytes, missing, created_at: at }: StoredFile): Schemas['ImportedFile'] {
    const expiresAt = new Date(at.getTime() + importFileHours * 3_600_000).toISOString();
    return { fileId: id, name, bytes, missing, expiresAt };
  }
}

/** The name of a file as it may stand in a folder. */
function fileName(name: string): string {
  const plain = name
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cc}\p{Cf}:*?"<>|]/gu, '_')
    .slice(-120);
  return /^[.\s-]*$/.test(plain) ? 'file' : plain.replace(/^-+/, '_');
}

/** @throws Refusal 400 */
function assertWorkbookSize(name: string, bytes: number, start: Buffer): void {
  if (bytes <= maxWorkbookBytes || !workbookStart.test(start.toString('hex', 0, 4))) return;
  throw new Refusal(400, `${name} is a workbook above 25 MiB: save its sheet as CSV (UTF-8)`);
}
