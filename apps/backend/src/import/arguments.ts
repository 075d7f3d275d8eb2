import { parseArgs } from 'node:util';
import { maxTextLength } from '../limits.ts';
import { parseDelimiter, type Delimiter } from './dialect.ts';
import { ImportError } from './import-error.ts';

/** What the command line asks for. */
export interface ImportArguments {
  readonly files: readonly string[];
  readonly help: boolean;
  readonly mappingFile: string | undefined;
  readonly delimiter: Delimiter | undefined;
  readonly businessUnit: string | undefined;
  readonly area: string | undefined;
  readonly field: string | undefined;
  readonly strict: boolean;
  readonly dryRun: boolean;
}

export const usage = `Loads daily production of wells into the backend's database.

  npm run import -- FILE.csv [FILE.csv …] [options]

One row per well and day, with a header line. Usual headers are recognised, with units in brackets, such as Oil (bbl).

  --map FILE              JSON file that names the columns: { "columns": { "day": "Datum", "oil": "Öl" } }
  --field NAME            field of rows that name none
  --business-unit NAME    where new fields are put (default: Imported)
  --area NAME             where new fields are put (default: Imported)
  --delimiter CHARACTER   comma, semicolon or tab (default: found from the first line)
  --strict                store nothing when a row is rejected
  --dry-run               read and check everything, store nothing
  --help                  show this text

Environment: DATABASE_URL or CNX_DATA_DIR, as for npm start, which may be running.`;

/**
 * Reads the command line.
 * @throws ImportError in one line.
 */
export function parseImportArguments(args: readonly string[]): ImportArguments {
  const { values, positionals } = parse(args);
  const delimiter = values.delimiter === undefined ? undefined : parseDelimiter(values.delimiter);
  if (values.delimiter !== undefined && !delimiter) {
    throw new ImportError(`--delimiter must be comma, semicolon, tab or pipe, not "${values.delimiter}".`);
  }
  if (!values.help && positionals.length === 0)
    throw new ImportError('Which file? See npm run import -- --help.');
  const repeated = positionals.find((file, index) => positionals.indexOf(file) !== index);
  if (repeated) throw new ImportError(`${repeated} is named twice.`);
  return {
    files: positionals,
    help: values.help,
    mappingFile: values.map,
    delimiter,
    businessUnit: name('--business-unit', values['business-unit']),
    area: name('--area', values.area),
    field: name('--field', values.field),
    strict: values.strict,
    dryRun: values['dry-run'],
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        map: { type: 'string' },
        field: { type: 'string' },
        'business-unit': { type: 'string' },
        area: { type: 'string' },
        delimiter: { type: 'string' },
        strict: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    const said = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new ImportError(`${said}. See npm run import -- --help.`);
  }
}

function name(option: string, value: string | undefined): string | undefined {
  const trimmed = value?.trim();
  if (trimmed === '') throw new ImportError(`${option} must not be empty.`);
  if (trimmed && trimmed.length > maxTextLength.assetName)
    throw new ImportError(`${option} is longer than ${maxTextLength.assetName} characters.`);
  return trimmed;
}
