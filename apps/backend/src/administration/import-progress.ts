import type { components } from '@cnx/api/schema';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import type { ImportProgress } from '../database/tables/system.ts';
import type { ImportObserver } from '../import/import-files.ts';

/** How far an import has come, in the shape of the contract. */
export type ImportProgressShown = components['schemas']['ImportProgress'];

/** Progress is written down once in as many milliseconds: callers ask for it as often. */
const pauseMs = 500;

/**
 * Writes down how far the import of a file has come, where any process can read it.
 * @returns What an import is watched by; `end` once it has ended, well or not.
 */
export function createProgressNotes(db: Kysely<Database>, now: Clock, fileId: string) {
  let writtenAt = Number.NEGATIVE_INFINITY;
  let written: Promise<unknown> = Promise.resolve();
  let stage: ImportProgress['stage'] | undefined;
  let rows = 0;
  const write = (progress: ImportProgress | null) => {
    written = written
      .then(() =>
        db
          .updateTable('import_file')
          .set({ progress: progress && JSON.stringify(progress) })
          .where('id', '=', fileId)
          .execute(),
      )
      // An import does not fail by a note that could not be written.
      .catch(() => undefined);
  };
  const note = (progress: Omit<ImportProgress, 'rows'>) => {
    const at = now().getTime();
    if (progress.stage === stage && at - writtenAt < pauseMs) return;
    [stage, writtenAt] = [progress.stage, at];
    write({ ...progress, rows });
  };
  const observer: ImportObserver = {
    onChecking(_file, done, of, rowsRead) {
      rows = rowsRead;
      note({ stage: 'checking', done, of });
    },
    onProgress(done, of, rowsRead) {
      rows = rowsRead;
      note({ stage: 'reading', done, of });
    },
    onStage(stage, done, of) {
      if (stage !== 'insights') note({ stage, done, of });
    },
    onRejected: () => undefined,
    onSuspect: () => undefined,
  };
  return {
    observer,
    /** Waits for what is being written, and takes the note away. */
    async end(): Promise<void> {
      if (stage !== undefined) write(null);
      await written;
    },
  };
}
