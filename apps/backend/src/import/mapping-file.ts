import * as v from 'valibot';
import { dateFormats, type DateFormat } from './dates.ts';
import { delimiters, parseDelimiter, type DecimalMark, type Delimiter } from './dialect.ts';
import { ImportError } from './import-error.ts';
import type { UnitSystem } from './units.ts';

/** A schema for an object that is no array and has no other keys; the texts begin its errors. */
function objectOf<Entries extends v.ObjectEntries>(entries: Entries, noObject: string, unknownKey: string) {
  const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  return v.pipe(
    v.custom<object>(isObject, noObject),
    v.strictObject(
      entries,
      ({ received }) => `${unknownKey} ${received}; it may have ${Object.keys(entries).join(', ')}`,
    ),
  );
}

/** A column of a file, and its unit where the header does not say it. */
function columnOf(name: string) {
  const noColumn = `"columns.${name}" must be a header, or an object with "column" and "unit"`;
  const unit = v.exactOptional(v.string(`"columns.${name}.unit" must be a text`));
  const column = v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'string' ? { column: value } : value)),
    v.object({ column: v.string(noColumn), unit }, noColumn),
    v.transform(({ column: header, unit: given }) => ({ header, ...(given && { unit: given }) })),
  );
  return v.exactOptional(column);
}

const dateFormat = v.picklist(dateFormats, `"dateFormat" must be one of ${dateFormats.join(', ')}`);
const decimal = v.picklist([',', '.'], '"decimal" must be "," or "."');
const noDelimiter = '"delimiter" must be comma, semicolon, tab or pipe';
const delimiter = v.pipe(
  v.string(noDelimiter),
  v.transform(parseDelimiter),
  v.picklist(delimiters, noDelimiter),
);
const unitSystem = v.picklist(['metric', 'field'], '"unitSystem" must be metric or field');
const noList = '"ignore" must be a list of headers';
const noUnits = '"units" must be an object of headers and their units';

function mappingFile(names: readonly string[]) {
  const columnEntries = Object.fromEntries(names.map((name) => [name, columnOf(name)]));
  const columns = objectOf(columnEntries, '"columns" must be an object', '"columns" has the unknown name');
  return objectOf(
    {
      columns: v.optional(columns, {}),
      dateFormat: v.exactOptional(dateFormat),
      decimal: v.exactOptional(decimal),
      delimiter: v.exactOptional(delimiter),
      encoding: v.exactOptional(v.string('"encoding" must be a text')),
      sheet: v.exactOptional(v.string('"sheet" must be a text')),
      well: v.exactOptional(
        v.pipe(v.string('"well" must be a text'), v.nonEmpty('"well" must not be empty')),
      ),
      ignore: v.exactOptional(v.array(v.string(noList), noList)),
      units: v.exactOptional(v.record(v.string(), v.string(noUnits), noUnits)),
      unitSystem: v.exactOptional(unitSystem),
    },
    'must hold a JSON object',
    'unknown key',
  );
}

/** Which column of a file holds what, and how the file is written, where it does not say so itself. */
export interface Mapping {
  readonly columns: Readonly<
    Partial<Record<string, { readonly header: string; readonly unit?: string | undefined }>>
  >;
  readonly dateFormat?: DateFormat | undefined;
  readonly decimal?: DecimalMark | undefined;
  readonly delimiter?: Delimiter | undefined;
  /** A label of the Encoding Standard. */
  readonly encoding?: string | undefined;
  /** Sheet of a workbook. */
  readonly sheet?: string | undefined;
  /** The well that all rows are of, where no column says it. */
  readonly well?: string | undefined;
  /** Where the name of that well stands instead: in a pattern, `*` is the well. */
  readonly wellFrom?: { readonly what: 'file' | 'sheet'; readonly pattern?: string | undefined } | undefined;
  /** The day that all rows are of, where no column says it; `title` or `file` where a title or the name of the file does. */
  readonly date?: string | undefined;
  /** The date of a numbered day, where days are counted. */
  readonly start?: { readonly number: number; readonly date: string } | undefined;
  /** What each cell of a wide table holds, as a header would say it: `oil (bbl)`. */
  readonly quantity?: string | undefined;
  /** What blocks of columns of a wide table are of. */
  readonly wide?: 'wells' | undefined;
  /** The year of a table that has a column for each month. */
  readonly year?: number | undefined;
  /** Read all sheets of a workbook that hold such rows. */
  readonly allSheets?: boolean | undefined;
  /** Whether dates name the day that ends then; else the one that begins. */
  readonly dayNamedAt?: 'end' | undefined;
  /** Headers of columns that are not to be used. */
  readonly ignore?: readonly string[] | undefined;
  /** Units by header, for headers that say none or another one. */
  readonly units?: Readonly<Record<string, string>> | undefined;
  /** What the units are of columns that say none. */
  readonly unitSystem?: UnitSystem | undefined;
}

/**
 * Reads the text of a mapping file, such as
 * `{ "columns": { "day": "Datum", "oil": { "column": "Öl", "unit": "bbl" } }, "dateFormat": "DD/MM/YYYY" }`.
 * @param names The columns that may be named.
 * @throws ImportError that names the key.
 */
export function parseMapping(text: string, fileName: string, names: readonly string[]): Mapping {
  const result = v.safeParse(mappingFile(names), readJson(text, fileName), { abortEarly: true });
  if (!result.success) throw new ImportError(`${fileName}: ${result.issues[0].message}`);
  return result.output;
}

function readJson(text: string, fileName: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new ImportError(
      `${fileName}: is not JSON (${error instanceof Error ? error.message : String(error)})`,
    );
  }
}
