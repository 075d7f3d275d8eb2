import { basename } from 'node:path';
import { ImportError } from '../import-error.ts';
import type { FileRecord } from '../records.ts';
import { fitOf } from './template-fit.ts';
import type { StoredTemplate } from './template-store.ts';

/** The first rows of files, each with those of its sheets. */
export type FirstRows = Map<string, (readonly FileRecord[])[]>;

/**
 * Stops where a file has not all columns that its template needs.
 * @throws ImportError that names the columns that are gone
 */
export function refuseMisfit(template: StoredTemplate | undefined, files: FirstRows): void {
  if (!template || template.headers.length === 0) return;
  for (const [path, sheets] of files) {
    const fit = fitOf(template, sheets);
    if (!fit)
      throw new ImportError(
        `${basename(path)} is no file of the template "${template.name}", whose header is ${template.headers.join(', ').slice(0, 500)}. Nothing was stored.`,
      );
    const gone = fit.missing.map((header) => `"${header}"`);
    if (gone.length === 0) continue;
    const columns = gone.length === 1 ? `its column ${gone[0]} is` : `its columns ${gone.join(', ')} are`;
    throw new ImportError(
      `${basename(path)} does not fit the template "${template.name}" any more: ${columns} gone. Nothing was stored. Read it without --template, and keep the new reading with --save-template.`,
    );
  }
}
