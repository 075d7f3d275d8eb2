import { unitLabel } from './columns.ts';
import { derivations } from './derived.ts';
import type { Table } from './table.ts';

const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3, useGrouping: false });
const marks = { '.': 'decimal point', ',': 'decimal comma' } as const;

/**
 * What an import is about to take of a file, for a person to check: each column with the quantity, the unit and its
 * first value, how numbers and dates are read, and every column that is not used.
 */
export function mappingText({
  name,
  sheet,
  layout,
  plan,
  format,
  unused,
  firstValues,
  rowCount,
}: Table): string {
  const lines = plan.columns.map((column, at) => {
    const { cell, taken, later } = firstValues[at] ?? {};
    const unit = unitLabel(column);
    const first =
      cell === undefined
        ? 'empty in the first rows'
        : `first value ${say(cell, taken)}${later === undefined ? '' : `, later ${later}`}`;
    return [column.header, `${column.definition.name}${unit && ` (${unit})`}`, first];
  });
  const widths = [0, 1].map((at) => Math.max(...lines.map((line) => (line[at] ?? '').length)));
  const table = lines.map(
    ([header = '', quantity = '', first = '']) =>
      `  ${header.padEnd(widths[0] ?? 0)}  ->  ${quantity.padEnd(widths[1] ?? 0)}  ${first}`,
  );
  const dates = format.dateFormat ? `, dates ${format.dateFormat}` : '';
  return [
    `${name}: ${layout}`,
    `${name}${sheet === undefined ? '' : `, sheet "${sheet}"`}: ${rowCount.toLocaleString('en-US')} rows, ${marks[format.decimal]}${dates}`,
    ...table,
    ...Object.entries(plan.constants ?? {}).map(
      ([what, value]) => `  all rows are of the ${what} "${value}"`,
    ),
    ...derivations(new Set(plan.columns.map(({ definition }) => definition.name))).map(
      (sentence) => `  ${sentence}`,
    ),
    unused.length === 0 ? '  every column is used' : `  not used: ${unused.join(', ')}`,
  ].join('\n');
}

function say(cell: string, taken: string | number | null | undefined): string {
  const value = typeof taken === 'number' ? figures.format(taken) : (taken ?? 'no value');
  return value === cell ? cell : `${cell}, taken as ${value}`;
}
