import { parseArgs } from 'node:util';
import { maxTextLength } from '../limits.ts';
import type { FieldClock } from '../production-day.ts';
import type { RateDays } from './columns.ts';
import { dateFormats, parseDate } from './dates.ts';
import { parseDelimiter, type DecimalMark } from './dialect.ts';
import { readClock } from './field-clock.ts';
import { ImportError } from './import-error.ts';
import { recordKinds, type RecordKindName } from './import-records.ts';
import type { Mapping } from './mapping-file.ts';
import type { BlankCells } from './merge.ts';

/** What the command line asks for. */
export interface ImportArguments {
  readonly files: readonly string[];
  readonly help: boolean;
  /** `production` are the daily rows of wells. */
  readonly kind: 'production' | RecordKindName;
  readonly mappingFile: string | undefined;
  /** How the files are written, as far as the command line says it; it wins over the mapping file. */
  readonly mapping: Omit<Mapping, 'columns'>;
  readonly clock: Partial<FieldClock>;
  readonly businessUnit: string | undefined;
  readonly area: string | undefined;
  readonly renameWells: boolean;
  readonly field: string | undefined;
  readonly strict: boolean;
  readonly dryRun: boolean;
  readonly acceptFigures: boolean;
  readonly blankCells: BlankCells;
  /** Hours of rows that have a volume and none; undefined where they stay without. */
  readonly assumedHours: number | undefined;
  /** The mapping is right: store without asking. */
  readonly yes: boolean;
  /** Of months: what mean days are means of, and whether rows of a month are parts that add up. */
  readonly rates: RateDays | undefined;
  readonly addUp: boolean;
  /** The template by which the file is read; what the command line says wins over it. */
  readonly template: string | undefined;
  /** The name under which the reading is kept once its rows are stored. */
  readonly saveTemplate: string | undefined;
}

export const usage = `Loads daily production of wells, or records of another kind, into the backend's database.

  npm run import -- FILE [FILE …] [options]

A file is CSV or an Excel workbook (.xlsx): one row per well and day, with a header. Usual headers are recognized in
English, Spanish and French, with units, such as Oil (bbl) or GAS_MSCF. Before anything is stored, the import prints
how it reads each column and asks you to confirm.

  --kind KIND             what the rows are: production (the default), fields, wells, schedule, events, tests,
                          readings, equipment, pump-curves, emissions, plan or months; production and fields make what is not there, wells need
                          their fields, curves the equipment that they are of, and the others wells and fields that are there
  --yes                   do not ask; needed in scripts
  --dry-run               read and check everything, show what the dashboard would show, store nothing
  --strict                store nothing when a row is rejected
  --blank keeps|erases    what a blank cell does to a value that is stored (default: keeps); a column that a file does
                          not have changes nothing
  --assume-hours HOURS    on-stream hours of daily rows with a volume and without hours, such as 24; they are stored as
                          estimated

What the columns are:
  --map FILE              JSON file that names the columns: { "columns": { "day": "Datum", "oil": "Öl" } }
  --unit HEADER=UNIT      unit of a column, such as "Uptime=%"; may be repeated
  --units SYSTEM          units of columns that say none: metric (Sm3, bar, °C, m) or field (bbl, Mscf, psi, °F, ft)
  --ignore HEADER         column to leave out; may be repeated
  --field NAME            field of rows that name none
  --well NAME             well of a file that has no column of wells
  --rename-wells          a stored well takes the name that the file has for its identifier
  --business-unit NAME    where new fields are put (default: Imported)
  --area NAME             where new fields are put (default: Imported)
  --time-zone ZONE        zone of the fields, such as Europe/Oslo (new fields: UTC)
  --day-start HOUR        hour at which their production days begin, 0 to 23 (new fields: 0)

Templates, which the Import page has too:
  --template NAME         read the file as the template of that name says; other options win over it
  --save-template NAME    keep how the file is read under a name, or anew under it, once its rows are stored

How the file is written, where it can be read in two ways:
  --decimal MARK          comma or point
  --date-format FORMAT    DD/MM/YYYY or MM/DD/YYYY; excel or excel-1904 where days are numbers of a spreadsheet
  --delimiter CHARACTER   comma, semicolon, tab or pipe
  --encoding NAME         such as windows-1252
  --sheet NAME            sheet of a workbook
  --all-sheets            read every sheet that has such rows

How the rows are laid out, where they are not one for each well and day:
  --well-from file|sheet  the name of the file or the sheet is the well; with a pattern, * is the well: file:PROD_*
  --date DATE             day of all rows where no column says it; title or file where a title or the file's name does
  --start NUMBER=DATE     the date of a numbered day, such as 0=2026-01-31, where days are counted
  --day-named end         dates name the day that ends then, such as 00:00 or 06:00 of the next morning
  --quantity QUANTITY     what each cell holds where each well or month has a column, such as "oil (bbl)"
  --wide wells            columns repeat for each well
  --year YEAR             year of a table with a column for each month
  --rates DAYS            rates are of calendar days, or of producing days (of daily rows: of the hours on stream)
  --add-up                of months: rows of one well and month are parts of it, such as completions, and add up

  --accept-figures        import figures that contradict others in the file as they are

  --help                  show this text

Environment: DATABASE_URL or CNX_DATA_DIR, as for npm start. The portal may be running.`;

/**
 * Reads the command line.
 * @throws ImportError in one line.
 */
export function parseImportArguments(args: readonly string[]): ImportArguments {
  const { values, positionals } = parse(args);
  if (!values.help && positionals.length === 0)
    throw new ImportError('Which file? See npm run import -- --help.');
  const repeated = positionals.find((file, index) => positionals.indexOf(file) !== index);
  if (repeated) throw new ImportError(`${repeated} is named twice.`);
  return {
    files: positionals,
    help: values.help,
    kind: choice('--kind', values.kind, kindNames.join(', '), kindOf) ?? 'production',
    mappingFile: values.map,
    mapping: {
      delimiter: choice('--delimiter', values.delimiter, 'comma, semicolon, tab or pipe', parseDelimiter),
      decimal: choice('--decimal', values.decimal, 'comma or point', decimalMark),
      dateFormat: choice('--date-format', values['date-format'], dateFormats.join(', '), (text) =>
        dateFormats.find((format) => format === text.toUpperCase()),
      ),
      encoding: choice('--encoding', values.encoding, 'an encoding such as windows-1252', encodingLabel),
      sheet: values.sheet,
      allSheets: values['all-sheets'],
      wellFrom: values['well-from'] === undefined ? undefined : wellFrom(values['well-from']),
      date: choice('--date', values.date, 'a date, title or file', dateSaid),
      start: choice('--start', values.start, 'a number and its date, such as 0=2026-01-31', dayZero),
      quantity: name('--quantity', values.quantity),
      wide: choice('--wide', values.wide, 'wells', (text) => (text === 'wells' ? text : undefined)),
      year: choice('--year', values.year, 'a year such as 2026', (text) =>
        /^(19|20)\d{2}$/.test(text) ? Number(text) : undefined,
      ),
      dayNamedAt: choice('--day-named', values['day-named'], 'end', (text) =>
        text === 'end' ? text : undefined,
      ),
      well: name('--well', values.well),
      ignore: values.ignore,
      unitSystem: choice('--units', values.units, 'metric or field', (text) =>
        (['metric', 'field'] as const).find((system) => system === text.toLowerCase()),
      ),
      units: values.unit && Object.fromEntries(values.unit.map(unitOf)),
    },
    clock: clockOf(values['time-zone'], values['day-start']),
    businessUnit: name('--business-unit', values['business-unit']),
    area: name('--area', values.area),
    renameWells: values['rename-wells'],
    field: name('--field', values.field),
    strict: values.strict,
    dryRun: values['dry-run'],
    acceptFigures: values['accept-figures'],
    blankCells: choice('--blank', values.blank, 'keeps or erases', blankCells) ?? 'keep',
    assumedHours: choice(
      '--assume-hours',
      values['assume-hours'],
      'a number of hours above 0, up to 24',
      assumedHours,
    ),
    yes: values.yes,
    rates: choice('--rates', values.rates, 'calendar or producing', (text) =>
      (['calendar', 'producing'] as const).find((days) => days === text.toLowerCase()),
    ),
    addUp: values['add-up'],
    template: name('--template', values.template),
    saveTemplate: name('--save-template', values['save-template']),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        kind: { type: 'string' },
        map: { type: 'string' },
        field: { type: 'string' },
        'business-unit': { type: 'string' },
        area: { type: 'string' },
        'time-zone': { type: 'string' },
        'day-start': { type: 'string' },
        delimiter: { type: 'string' },
        decimal: { type: 'string' },
        'date-format': { type: 'string' },
        encoding: { type: 'string' },
        sheet: { type: 'string' },
        'all-sheets': { type: 'boolean' },
        'well-from': { type: 'string' },
        date: { type: 'string' },
        start: { type: 'string' },
        quantity: { type: 'string' },
        wide: { type: 'string' },
        year: { type: 'string' },
        'day-named': { type: 'string' },
        well: { type: 'string' },
        unit: { type: 'string', multiple: true },
        units: { type: 'string' },
        ignore: { type: 'string', multiple: true },
        strict: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        blank: { type: 'string' },
        'assume-hours': { type: 'string' },
        'rename-wells': { type: 'boolean', default: false },
        'accept-figures': { type: 'boolean', default: false },
        yes: { type: 'boolean', short: 'y', default: false },
        rates: { type: 'string' },
        'add-up': { type: 'boolean', default: false },
        template: { type: 'string' },
        'save-template': { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    const said = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new ImportError(`${said}. See npm run import -- --help.`);
  }
}

const kindNames = ['production', ...(Object.keys(recordKinds) as RecordKindName[])] as const;

function kindOf(text: string) {
  return kindNames.find((kind) => kind === text.toLowerCase());
}

/** @throws ImportError that names the option and what it may be. */
function choice<Value>(
  option: string,
  given: string | undefined,
  known: string,
  read: (text: string) => Value | undefined,
): Value | undefined {
  if (given === undefined) return undefined;
  const value = read(given);
  if (value === undefined) throw new ImportError(`${option} must be ${known}, not "${given}".`);
  return value;
}

/** `file`, `sheet`, or with a pattern `file:PROD_*`. */
function wellFrom(text: string): NonNullable<Mapping['wellFrom']> {
  const [, what, pattern] = /^(file|sheet)(?::(.*\*.*))?$/i.exec(text.trim()) ?? [];
  if (what === undefined)
    throw new ImportError(
      `--well-from must be file or sheet, or one with a pattern such as file:PROD_*, not "${text}".`,
    );
  return { what: what.toLowerCase() as 'file' | 'sheet', pattern };
}

function dateSaid(text: string): string | undefined {
  if (/^(title|file)$/i.test(text)) return text.toLowerCase();
  const date = parseDate(text);
  return 'day' in date ? date.day : undefined;
}

function dayZero(text: string): Mapping['start'] {
  const [, number = '', written = ''] = /^(\d{1,5})=(.+)$/.exec(text) ?? [];
  const date = parseDate(written);
  return 'day' in date ? { number: Number(number), date: date.day } : undefined;
}

function blankCells(text: string): BlankCells | undefined {
  const words: Record<string, BlankCells> = { keeps: 'keep', erases: 'erase' };
  return Object.hasOwn(words, text.toLowerCase()) ? words[text.toLowerCase()] : undefined;
}

function assumedHours(text: string): number | undefined {
  const hours = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : NaN;
  return hours > 0 && hours <= 24 ? hours : undefined;
}

function decimalMark(text: string): DecimalMark | undefined {
  const words: Record<string, DecimalMark> = { comma: ',', ',': ',', point: '.', '.': '.' };
  return Object.hasOwn(words, text.toLowerCase()) ? words[text.toLowerCase()] : undefined;
}

function encodingLabel(text: string): string | undefined {
  try {
    return new TextDecoder(text).encoding;
  } catch {
    return undefined;
  }
}

/** The unit stands behind the last equals sign: a header may have others. */
function unitOf(text: string): [header: string, unit: string] {
  const at = text.lastIndexOf('=');
  const [header, unit] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  if (at < 1 || header === '' || unit === '')
    throw new ImportError(`--unit must be a header and its unit, such as "Uptime=%", not "${text}".`);
  return [header, unit];
}

function clockOf(timeZone: string | undefined, dayStart: string | undefined): Partial<FieldClock> {
  const zone = readClock(timeZone?.trim() ?? '', '');
  if ('problem' in zone) throw new ImportError(`--time-zone: ${zone.problem}.`);
  const start = readClock('', dayStart?.trim() ?? '');
  if ('problem' in start) throw new ImportError(`--day-start: ${start.problem}.`);
  return { ...zone.clock, ...start.clock };
}

function name(option: string, value: string | undefined): string | undefined {
  const trimmed = value?.trim();
  if (trimmed === '') throw new ImportError(`${option} must not be empty.`);
  if (trimmed && trimmed.length > maxTextLength.assetName)
    throw new ImportError(`${option} is longer than ${maxTextLength.assetName} characters.`);
  return trimmed;
}
