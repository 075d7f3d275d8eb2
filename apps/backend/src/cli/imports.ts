import type { Selectable } from 'kysely';
import { detailOf } from '../administration/import-list.ts';
import { createAudit } from '../auth/audit.ts';
import type { Clock } from '../clock.ts';
import type { DatabaseConnection } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import { undoImport, type UndoReport } from '../import/undo-import.ts';
import { recomputeInsights } from '../recompute/recompute.ts';

/** A run of the import as the database has it. */
export type StoredRun = Selectable<Database['import_run']>;

/** Runs that are printed. */
const maxListed = 100;

const unwatched = {
  onProgress: () => undefined,
  onRejected: () => undefined,
  onSuspect: () => undefined,
  onStage: () => undefined,
};

/** Imports, as an operator lists and undoes them. */
export function createCommandLineImports({
  now,
  ...connection
}: Pick<DatabaseConnection, 'batch' | 'bulk'> & { readonly now: Clock }) {
  const { batch: db, bulk } = connection;
  return {
    /** The newest runs. */
    list: (): Promise<StoredRun[]> =>
      db.selectFrom('import_run').selectAll().orderBy('id', 'desc').limit(maxListed).execute(),
    /**
     * Takes an import back and computes what follows, or only says what that would do.
     * @throws ImportError for an import that cannot be undone
     */
    async undo({
      importId,
      dryRun,
    }: {
      readonly importId: number;
      readonly dryRun: boolean;
    }): Promise<UndoReport> {
      const run = await db
        .selectFrom('import_run')
        .select(['id', 'files'])
        .where('id', '=', importId)
        .executeTakeFirst();
      const report = await undoImport(
        {
          bulk,
          now,
          observer: unwatched,
          async beforeCommit(transaction, done) {
            const detail = { ...detailOf(run!, done), by: 'command' };
            await createAudit(db, now)({ kind: 'importUndo', outcome: 'ok', detail }, transaction);
          },
        },
        importId,
        { by: null, isPreview: dryRun },
      );
      if (!dryRun) await recomputeInsights(connection, { wellIds: report.wellIds, due: true, now: now() });
      return report;
    },
  };
}
