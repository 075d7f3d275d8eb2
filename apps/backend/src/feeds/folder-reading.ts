import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { errorCode } from '../database/database-error.ts';
import type { Database } from '../database/schema.ts';
import { parseImportArguments } from '../import/arguments.ts';
import { ImportError } from '../import/import-error.ts';
import { recordKinds } from '../import/import-records.ts';
import { parseMapping, type Mapping } from '../import/mapping-file.ts';
import { columnNames } from '../import/quantities.ts';
import { argumentsOf, columnsOf } from '../import/templates/template-options.ts';
import { templateNamed, type StoredTemplate } from '../import/templates/template-store.ts';
import { maxTextLength } from '../limits.ts';
import { folderFeed } from './stored-files.ts';
import type { FeedOptions } from './feed-import.ts';

/** How a file of the watched folder is read. */
export interface FolderReading {
  readonly options: FeedOptions;
  /** Of which the file has to be. */
  readonly template: StoredTemplate | undefined;
}

const always = { strict: false, dryRun: false, feed: folderFeed };

/**
 * By the place of a file: in `in` itself are daily rows, in a folder there the kind that it is called after, as `in/events`, or what
 * the template of its name reads.
 * @param file below `in`, with its folder
 * @throws ImportError where no kind and no template is called so
 */
export async function folderReading(
  db: Kysely<Database>,
  folder: string,
  file: string,
): Promise<FolderReading> {
  const named = dirname(file);
  const { options, template } = await readingOf(db, folder, named, file);
  return { options: { ...options, contact: await contactOf(folder, named) }, template };
}

async function readingOf(
  db: Kysely<Database>,
  folder: string,
  named: string,
  file: string,
): Promise<FolderReading> {
  if (named === '.' || named === 'production')
    return {
      options: { ...always, mapping: await readMapping(folder, 'mapping.json', columnNames) },
      template: undefined,
    };
  if (Object.hasOwn(recordKinds, named)) {
    const kind = named as keyof typeof recordKinds;
    const names = recordKinds[kind].columns.map(({ name }) => name);
    const mapping = await readMapping(folder, `mapping.${kind}.json`, names);
    return { options: { ...always, kind, mapping }, template: undefined };
  }
  const template = await templateNamed(db, named).catch((error: unknown) => {
    if (!(error instanceof ImportError)) throw error;
    throw new ImportError(
      `The folder "${named}" is called after no kind of rows and no template. Kinds are production, ${Object.keys(recordKinds).join(', ')}; templates are saved on the page of imports.`,
    );
  });
  const request = parseImportArguments([...argumentsOf(template.options), file]);
  const mapping = { ...request.mapping, columns: columnsOf(template.options) };
  return { options: { ...request, ...always, mapping, strict: request.strict } as FeedOptions, template };
}

/** How files are to be read, where a mapping beside `in` says so. @throws ImportError */
async function readMapping(folder: string, name: string, columns: readonly string[]): Promise<Mapping> {
  const text = await readBeside(folder, name);
  return text === undefined ? { columns: {} } : parseMapping(text, name, columns);
}

/** The text of a file beside `in`; undefined where there is none. @throws ImportError */
function readBeside(folder: string, name: string): Promise<string | undefined> {
  return readFile(join(folder, name), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new ImportError(`${name} cannot be read (${errorCode(error) ?? String(error)}).`);
  });
}

const contactsFile = 'contacts.json';
const contacts = v.record(
  v.string(),
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxTextLength.assetName)),
);

/** Who is asked about the files of a folder; of files in `in` itself, the entry `in` says it. @throws ImportError */
async function contactOf(folder: string, named: string): Promise<string | undefined> {
  const text = await readBeside(folder, contactsFile);
  if (text === undefined) return undefined;
  const read = v.safeParse(
    v.pipe(
      v.string(),
      v.parseJson(),
      v.check((value) => !Array.isArray(value)),
      contacts,
    ),
    text,
  );
  if (!read.success)
    throw new ImportError(
      `${contactsFile} must be a JSON object of folders and who to ask about their files, such as {"in": "Data office, data@company.example"}, each in at most ${maxTextLength.assetName} characters.`,
    );
  return read.output[named === '.' ? 'in' : named];
}
