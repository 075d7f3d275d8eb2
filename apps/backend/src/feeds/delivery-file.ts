import type { components } from '@cnx/api/schema';
import { canonical } from '../import/identity.ts';
import type { ImportOptions } from '../import/import-files.ts';
import type { Mapping } from '../import/mapping-file.ts';

type Delivery = components['schemas']['DailyRowsDelivery'];
type DailyRow = components['schemas']['DeliveredRow'];

/** Name of the file that a delivery is read from. */
export const deliveryFileName = 'delivery.csv';

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

/** A delivery as the import takes it: a file of one row a line below its header, and what is known of it. */
export interface DeliveryFile {
  readonly text: string;
  readonly mapping: Mapping;
}

/** Lays out rows as a file of the columns that at least one of them has. */
export function deliveryFile({ rows, unitSystem = 'metric' }: Delivery): DeliveryFile {
  const used = columns.filter((column) => rows.some((row) => row[column] != null));
  const lines = rows.map((row) => used.map((column) => cellOf(row[column])).join(','));
  return {
    text: `${[used.join(','), ...lines].join('\n')}\n`,
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
  };
}

/** A line break becomes a control character, for which the row is rejected: it would shift the lines of all others. */
function cellOf(value: string | number | null | undefined): string {
  const text = String(value ?? '').replace(/[\r\n]/g, '\u0001');
  return `"${text.replaceAll('"', '""')}"`;
}

/** A row by the line of its file. */
export const rowOfLine = (line: number): number => line - 1;

/** A message of the import in the words of who sent rows, who knows neither the file nor the options of the command. */
export function asSent(message: string): string {
  const rowOf = (line: string) => `row ${rowOfLine(Number(line))}`;
  return message
    .replace(/delivery\.csv:(\d+)/g, (_, line: string) => (line === '1' ? 'the delivery' : rowOf(line)))
    .replace(/\bon line (\d+)(?: of delivery\.csv)?/g, (_, line: string) => `in ${rowOf(line)}`)
    .replaceAll('delivery.csv', 'the delivery')
    .replaceAll('--accept-figures imports', '"acceptFigures": true takes')
    .replace(/[:;] (?:use|choose one with) --[^.]*/g, '');
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
