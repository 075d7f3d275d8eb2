import { createHash } from 'node:crypto';
import type { components } from '@cnx/api/schema';
import { canonical } from '../import/identity.ts';
import type { ImportOptions } from '../import/import-files.ts';
import type { Mapping } from '../import/mapping-file.ts';
import type { UnitSystem } from '../import/units.ts';
import { Refusal } from '../refusal.ts';

type Delivery = components['schemas']['DailyRowsDelivery'];
type DailyRow = components['schemas']['DeliveredRow'];

const columns = [
  'day',
  'well',
  'field',
  'uwi',
  'flowKind',
  'hours',
  'oil',
  'gas',
  'water',
  'waterInjected',
  'choke',
  'wellheadPressure',
  'wellheadTemperature',
  'downholePressure',
  'downholeTemperature',
  'annulusPressure',
  'tubingPressureDrop',
] as const satisfies readonly (keyof DailyRow)[];

/** The units of columns that say none. */
export interface Reading {
  readonly unitSystem?: UnitSystem | undefined;
  /** Take figures that contradict the others as they stand. @default false */
  readonly acceptFigures?: boolean | undefined;
}

/** A text as it was sent. */
export interface SentText {
  readonly bytes: Buffer;
  /** How it is written, where the sender says so. */
  readonly charset: string | undefined;
}

/** A delivery as the import takes it: a file, and what is known of it. */
export interface DeliveryFile {
  /** As messages of the import have it, until {@link DeliveryFile.asSent} says them in the words of who sent the rows. */
  readonly name: string;
  readonly content: string | Buffer;
  readonly mapping: Mapping;
  readonly acceptFigures: boolean;
  /** SHA-256 of all that was sent. */
  readonly hash: Buffer;
  /** How many rows were sent, each a line below the header; undefined where only reading shows. */
  readonly rowCount: number | undefined;
  /** A message of the import in the words of who sent rows, who knows neither the file nor the options of the command. */
  asSent(message: string): string;
}

/** Rows that one delivery may have. */
export const maxDeliveredRows = 5_000;

/** Lays out rows as a file of one row a line below its header, of the columns that at least one of them has. */
export function rowsFile(delivery: Delivery): DeliveryFile {
  const { rows, unitSystem = 'metric', acceptFigures = false } = delivery;
  const used = columns.filter((column) => rows.some((row) => row[column] != null));
  const lines = rows.map((row) => used.map((column) => cellOf(row[column])).join(','));
  return {
    name: 'delivery.csv',
    content: `${[used.join(','), ...lines].join('\n')}\n`,
    mapping: {
      columns: Object.fromEntries(
        used.map((column) => [column, { header: column, ...(column === 'choke' && { unit: '%' }) }]),
      ),
      dateFormat: 'YYYY-MM-DD',
      decimal: '.',
      delimiter: ',',
      encoding: 'utf-8',
      unitSystem,
    },
    acceptFigures,
    hash: hashOf(JSON.stringify(delivery)),
    rowCount: rows.length,
    asSent: (message) =>
      withoutOptions(message.replaceAll('--accept-figures imports', '"acceptFigures": true takes'))
        .replace(/delivery\.csv:(\d+)/g, (_, line: string) =>
          line === '1' ? 'the delivery' : `row ${rowOfLine(Number(line))}`,
        )
        .replace(
          /\bon line (\d+)(?: of delivery\.csv)?/g,
          (_, line: string) => `in row ${rowOfLine(Number(line))}`,
        )
        .replaceAll('delivery.csv', 'the delivery'),
  };
}

/** A row by the line of its file. */
export const rowOfLine = (line: number): number => line - 1;

/**
 * A body of CSV as the file that it is: its columns, units, numbers and dates are found as those of any file.
 * @throws Refusal 400 for one that cannot be whole, 415 for an encoding that there is not
 */
export function csvFile({ bytes, charset }: SentText, reading: Reading): DeliveryFile {
  if (bytes.length === 0) throw new Refusal(400, 'body is empty');
  if (charset !== undefined && !isEncoding(charset))
    throw new Refusal(415, `header/Content-Type names no encoding that is known: "${charset}"`);
  if (!endsLine(bytes))
    throw new Refusal(
      400,
      'body does not end with a line break: it may have been cut, and its last number with it. Send all of it, with a line break behind the last row.',
    );
  const { unitSystem, acceptFigures = false } = reading;
  return {
    name: 'delivery.csv',
    content: bytes,
    mapping: { columns: {}, unitSystem, encoding: charset?.toLowerCase() },
    acceptFigures,
    hash: hashOf(JSON.stringify(['text/csv', charset, unitSystem, acceptFigures]), bytes),
    rowCount: undefined,
    asSent: (message) => ofLines(message, 'delivery.csv'),
  };
}

/**
 * A body of XML as the report of PRODML 2 that it has to be; it says all units and days itself.
 * @throws Refusal 400 for an empty one
 */
export function xmlFile({ bytes }: SentText, { acceptFigures = false }: Reading): DeliveryFile {
  if (bytes.length === 0) throw new Refusal(400, 'body is empty');
  return {
    name: 'delivery.xml',
    content: bytes,
    mapping: { columns: {} },
    acceptFigures,
    hash: hashOf(JSON.stringify(['application/xml', acceptFigures]), bytes),
    rowCount: undefined,
    asSent: (message) => ofLines(message, 'delivery.xml'),
  };
}

/** A message about a file whose sender knows its lines and the parameters of the call, and not the command. */
function ofLines(message: string, name: string): string {
  return withoutOptions(asWritten(message))
    .replaceAll(`${name}:`, 'line ')
    .replaceAll(` of ${name}`, '')
    .replaceAll(name, 'the delivery');
}

/** A message about the columns of a file as its sender can write them, and the parameters that the call has for options. */
function asWritten(message: string): string {
  return message
    .replace(
      /use --units metric [^"-]*--units field [^"-]*--unit "[^"]*"/g,
      'write it behind the name, as "Oil (Sm3)", or send unitSystem=metric or unitSystem=field',
    )
    .replace(/use --unit "([^"=]*)=([^"]*)"/g, 'write it behind the name, as "$1 ($2)"')
    .replace(/choose one with --unit "[^"]*"/g, 'write one of them')
    .replace(/use --date-format [^;.]*/g, 'write days as YYYY-MM-DD')
    .replace(/use --decimal point or --decimal comma/g, 'write numbers with a decimal point')
    .replace(/use --kind months, or /g, '')
    .replace(/use --kind months(?: for monthly data)?/g, 'send a row for each day')
    .replace(/,? with --ignore(?: "[^"]*")?/g, '')
    .replaceAll('map it in a file for --map', 'call it as the contract does')
    .replaceAll('--accept-figures imports', 'acceptFigures=true takes');
}

/** A message without what it proposes by options of the command, which a sender does not have. */
function withoutOptions(message: string): string {
  return message
    .split(/(?<=\.) /)
    .flatMap((sentence) => {
      const [, further = '', text] = /^(Once that is said: )?(.*?)\.?$/s.exec(sentence) ?? [];
      const parts = (text ?? '').split('; ').flatMap((part) => {
        const plain = part.replace(/ \([^()]*\)/g, (within) => (within.includes('--') ? '' : within));
        const option = plain.search(/--[a-z]/);
        if (option < 0) return [plain];
        const cut = plain.lastIndexOf(': ', option);
        return cut > 0 ? [plain.slice(0, cut)] : [];
      });
      const end = sentence.endsWith('.') ? '.' : '';
      return parts.length === 0 ? [] : [`${further}${parts.join('; ')}${end}`];
    })
    .join(' ');
}

const hashOf = (...parts: readonly (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

function isEncoding(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== 'replacement';
  } catch {
    return false;
  }
}

/** Whether a text ends with a line break, in any encoding. */
function endsLine(bytes: Buffer): boolean {
  // UTF-16 of the little end has a zero behind it.
  const last = bytes.at(-1) === 0 ? bytes.at(-2) : bytes.at(-1);
  return last === 0x0a || last === 0x0d;
}

/** A line break becomes a control character, for which the row is rejected: it would shift the lines of all others. */
function cellOf(value: string | number | null | undefined): string {
  const text = String(value ?? '').replace(/[\r\n]/g, '\u0001');
  return `"${text.replaceAll('"', '""')}"`;
}

/**
 * Lets rows of some fields through alone.
 * @param names of the fields; null for every field
 */
export function fieldsOnly(names: readonly string[] | null): Pick<ImportOptions, 'refuseField'> {
  if (names === null) return {};
  const known = new Set(names.map(canonical));
  return {
    refuseField: (field) =>
      known.has(canonical(field)) ? undefined : `the API key is not good for field "${field}"`,
  };
}
