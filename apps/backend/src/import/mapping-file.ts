import { dateFormats, type DateFormat } from './dates.ts';
import { parseDelimiter, type DecimalMark, type Delimiter } from './dialect.ts';
import { ImportError } from './import-error.ts';
import { columnNames, type ColumnName } from './quantities.ts';

/** A column of a file, and its unit where the header does not say it. */
interface MappedColumn {
  readonly header: string;
  readonly unit?: string;
}

/** Which column of a file holds what, for files whose headers are not recognized. */
export interface Mapping {
  readonly columns: Partial<Record<ColumnName, MappedColumn>>;
  readonly dateFormat?: DateFormat;
  readonly decimal?: DecimalMark;
  readonly delimiter?: Delimiter;
}

/**
 * Reads the text of a mapping file, such as
 * `{ "columns": { "day": "Datum", "oil": { "column": "Öl", "unit": "bbl" } }, "dateFormat": "DD/MM/YYYY" }`.
 * @throws ImportError that names the key.
 */
export function parseMapping(text: string, fileName: string): Mapping {
  const fail = (problem: string): never => {
    throw new ImportError(`${fileName}: ${problem}`);
  };
  const root = readObject(text, fail);
  const known = ['columns', 'dateFormat', 'decimal', 'delimiter'];
  const unknownKey = Object.keys(root).find((key) => !known.includes(key));
  if (unknownKey !== undefined) fail(`unknown key "${unknownKey}"; it may have ${known.join(', ')}`);
  const { columns = {}, dateFormat, decimal, delimiter } = root;
  if (!isRecord(columns)) return fail('"columns" must be an object');

  const dateOrder = dateFormats.find((format) => format === dateFormat);
  if (dateFormat !== undefined && !dateOrder) fail(`"dateFormat" must be one of ${dateFormats.join(', ')}`);
  const mark = ([',', '.'] as const).find((candidate) => candidate === decimal);
  if (decimal !== undefined && !mark) fail('"decimal" must be "," or "."');
  const separator = typeof delimiter === 'string' ? parseDelimiter(delimiter) : undefined;
  if (delimiter !== undefined && !separator) fail('"delimiter" must be comma, semicolon or tab');
  return {
    columns: Object.fromEntries(
      Object.entries(columns).map(([name, value]) => [name, readColumn(name, value, fail)]),
    ),
    ...(dateOrder && { dateFormat: dateOrder }),
    ...(mark && { decimal: mark }),
    ...(separator && { delimiter: separator }),
  };
}

function readObject(text: string, fail: (problem: string) => never): Record<string, unknown> {
  let root: unknown;
  try {
    root = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    return fail(`is not JSON (${error instanceof Error ? error.message : String(error)})`);
  }
  return isRecord(root) ? root : fail('must hold a JSON object');
}

function readColumn(name: string, value: unknown, fail: (problem: string) => never): MappedColumn {
  if (!columnNames.some((known) => known === name)) {
    return fail(`"columns" has the unknown name "${name}"; it may have ${columnNames.join(', ')}`);
  }
  if (typeof value === 'string') return { header: value };
  if (!isRecord(value) || typeof value['column'] !== 'string') {
    return fail(`"columns.${name}" must be a header, or an object with "column" and "unit"`);
  }
  const { column, unit } = value;
  if (unit !== undefined && typeof unit !== 'string') return fail(`"columns.${name}.unit" must be a text`);
  return { header: column, ...(unit && { unit }) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
