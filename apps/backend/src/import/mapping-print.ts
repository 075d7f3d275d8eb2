import type { TableReport } from './reported-table.ts';

const marks = { '.': 'decimal point', ',': 'decimal comma' } as const;

/**
 * What an import is about to take of a file, for a person at a terminal to check: each column with the quantity, the unit and its
 * first value, how numbers and dates are read, and every column that is not used.
 */
export function mappingText({
  file,
  sheet,
  layout,
  rows,
  decimal,
  dateFormat,
  columns,
  unused,
  notes,
}: TableReport): string {
  const lines = columns.map(({ header, quantity, unit, cell, taken, later }) => [
    header,
    `${quantity}${unit && ` (${unit})`}`,
    cell === undefined
      ? 'empty in the first rows'
      : `first value ${cell}${taken === undefined ? '' : `, taken as ${taken}`}${later === undefined ? '' : `, later ${later}`}`,
  ]);
  const widths = [0, 1].map((at) => Math.max(...lines.map((line) => (line[at] ?? '').length)));
  const table = lines.map(
    ([header = '', quantity = '', first = '']) =>
      `  ${header.padEnd(widths[0] ?? 0)}  ->  ${quantity.padEnd(widths[1] ?? 0)}  ${first}`,
  );
  const dates = dateFormat ? `, dates ${dateFormat}` : '';
  return [
    `${file}: ${layout}`,
    `${file}${sheet === undefined ? '' : `, sheet "${sheet}"`}: ${rows.toLocaleString('en-US')} rows, ${marks[decimal]}${dates}`,
    ...table,
    ...notes.map((sentence) => `  ${sentence}`),
    unused.length === 0
      ? '  every column is used'
      : `  not used: ${unused.map(({ header }) => header).join(', ')}`,
  ].join('\n');
}
