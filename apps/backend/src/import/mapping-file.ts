import * as v from 'valibot';
import { dateFormats } from './dates.ts';
import { delimiters, parseDelimiter } from './dialect.ts';
import { ImportError } from './import-error.ts';
import { columnNames, type ColumnName } from './quantities.ts';

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
function columnOf(name: ColumnName) {
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

const columnEntries = Object.fromEntries(columnNames.map((name) => [name, columnOf(name)])) as Record<
  ColumnName,
  ReturnType<typeof columnOf>
>;

const columns = objectOf(columnEntries, '"columns" must be an object', '"columns" has the unknown name');
const dateFormat = v.picklist(dateFormats, `"dateFormat" must be one of ${dateFormats.join(', ')}`);
const decimal = v.picklist([',', '.'], '"decimal" must be "," or "."');
const noDelimiter = '"delimiter" must be comma, semicolon or tab';
const delimiter = v.pipe(
  v.string(noDelimiter),
  v.transform(parseDelimiter),
  v.picklist(delimiters, noDelimiter),
);
const mappingFile = objectOf(
  {
    columns: v.optional(columns, {}),
    dateFormat: v.exactOptional(dateFormat),
    decimal: v.exactOptional(decimal),
    delimiter: v.exactOptional(delimiter),
  },
  'must hold a JSON object',
  'unknown key',
);

/** Which column of a file holds what, for files whose headers are not recognized. */
export type Mapping = v.InferOutput<typeof mappingFile>;

/**
 * Reads the text of a mapping file, such as
 * `{ "columns": { "day": "Datum", "oil": { "column": "Öl", "unit": "bbl" } }, "dateFormat": "DD/MM/YYYY" }`.
 * @throws ImportError that names the key.
 */
export function parseMapping(text: string, fileName: string): Mapping {
  const result = v.safeParse(mappingFile, readJson(text, fileName), { abortEarly: true });
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
