import { delimiterWord } from '../dialect.ts';
import type { ImportRequest } from '../import-request.ts';
import type { Mapping } from '../mapping-file.ts';

/** Options of an import, by their names in the contract. */
export type NamedOptions = Readonly<Record<string, unknown>>;

/** What is said of one file and not of its kind: another file is asked for it again. */
const ofOneFile: ReadonlySet<string> = new Set(['well', 'start', 'year', 'renameWells', 'acceptFigures']);

/** Options that hold for every file of a kind. */
export function lastingOptions(options: NamedOptions): NamedOptions {
  return Object.fromEntries(
    Object.entries(options).filter(
      ([name, value]) => !ofOneFile.has(name) && !(name === 'date' && value !== 'title' && value !== 'file'),
    ),
  );
}

/** `wellFrom` as the command line writes it. */
export function flagOf(option: string): string {
  return `--${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Options as arguments of the command line; columns have none, see {@link columnsOf}. */
export function argumentsOf(options: NamedOptions): string[] {
  return Object.entries(options).flatMap(([option, value]) => {
    if (option === 'columns' || value === false || value === undefined) return [];
    if (value === true) return [flagOf(option)];
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values.map((one) => `${flagOf(option)}=${String(one)}`);
  });
}

/** The columns that options name, as a mapping has them. */
export function columnsOf({ columns }: NamedOptions): Mapping['columns'] {
  const named = (columns ?? []) as readonly { readonly column: string; readonly quantity: string }[];
  return Object.fromEntries(named.map(({ column, quantity }) => [quantity, { header: column }]));
}

/** What a request asks for, as options of the contract name it. */
export function optionsOf(request: Omit<ImportRequest, 'files' | 'dryRun'>): NamedOptions {
  const { kind, mapping, clock } = request;
  const columns = Object.entries(mapping.columns).flatMap(([quantity, column]) =>
    column ? [{ column: column.header, quantity }] : [],
  );
  const units = [
    ...Object.entries(mapping.units ?? {}),
    ...Object.values(mapping.columns).flatMap((column) =>
      column?.unit === undefined ? [] : [[column.header, column.unit] as const],
    ),
  ].map(([header, unit]) => `${header}=${unit}`);
  const { wellFrom } = mapping;
  const options = {
    kind,
    columns: orNone(columns),
    unit: orNone(units),
    units: mapping.unitSystem,
    ignore: orNone(mapping.ignore ?? []),
    field: request.field,
    wellFrom: wellFrom && [wellFrom.what, wellFrom.pattern].filter(Boolean).join(':'),
    businessUnit: request.businessUnit,
    area: request.area,
    timeZone: clock.timeZone,
    dayStart: clock.startHour,
    decimal: mapping.decimal && ({ ',': 'comma', '.': 'point' } as const)[mapping.decimal],
    dateFormat: mapping.dateFormat && written(mapping.dateFormat),
    delimiter: mapping.delimiter && delimiterWord(mapping.delimiter),
    encoding: mapping.encoding,
    sheet: mapping.sheet,
    allSheets: mapping.allSheets || undefined,
    date: mapping.date,
    dayNamed: mapping.dayNamedAt,
    quantity: mapping.quantity,
    wide: mapping.wide,
    rates: request.rates,
    addUp: request.addUp || undefined,
    blank: request.blankCells === 'erase' ? 'erases' : undefined,
    assumeHours: request.assumedHours === undefined ? undefined : String(request.assumedHours),
    strict: request.strict || undefined,
  };
  return lastingOptions(
    Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)),
  );
}

const orNone = <Item>(list: readonly Item[]) => (list.length === 0 ? undefined : list);

/** The formats of spreadsheets are written small. */
const written = (format: string) => (format.startsWith('EXCEL') ? format.toLowerCase() : format);
