import { chokeNotes } from './choke-sizes.ts';
import { rateNote } from './daily-rates.ts';
import { derivations } from './derived.ts';
import type { TableReport } from './reported-table.ts';
import { leftOutNote } from './row-versions.ts';
import type { Table } from './table.ts';
import { dimensionOf } from './columns.ts';
import { unitKey } from './units.ts';
import { unitLabel } from './unit-label.ts';

const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3, useGrouping: false });

/** What an import is about to take of a table: each column with its quantity, its unit and its first value, and all that is not used. */
export function tableReport({
  name,
  sheet,
  layout,
  plan,
  format,
  unused,
  otherUses,
  firstValues,
  rowCount,
  version,
}: Table): TableReport {
  return {
    file: name,
    sheet,
    layout,
    rows: rowCount,
    decimal: format.decimal,
    dateFormat: format.dateFormat,
    columns: plan.columns.map((column, at) => {
      const { cell, taken, later } = firstValues[at] ?? {};
      const value = typeof taken === 'number' ? figures.format(taken) : (taken ?? 'no value');
      return {
        header: column.header,
        quantity: column.definition.name,
        unit: unitLabel(column),
        cell,
        taken: cell === undefined || value === cell ? undefined : value,
        later,
      };
    }),
    unused,
    notes: [
      ...(version ? [leftOutNote(version)] : []),
      ...Object.entries(plan.constants ?? {}).map(
        ([what, value]) => `all rows are of the ${what} "${value}"`,
      ),
      ...otherUses,
      ...unitNotes(plan),
      ...chokeNotes(plan),
      ...gasNotes(plan),
      ...[rateNote(plan)].filter((note) => note !== undefined),
      ...derivations(new Set(plan.columns.map(({ definition }) => definition.name))),
    ],
  };
}

/** By which standard conditions gas in cubic feet is kept. */
function gasNotes({ columns }: Table['plan']): string[] {
  const inCubicFeet = columns.filter(
    ({ definition, unit }) =>
      dimensionOf(definition) === 'gasVolume' && /(cf|ft3|pc)$/.test(unitKey(unit ?? '')),
  );
  return inCubicFeet.length === 0
    ? []
    : [
        `1 Sm3 of gas (15 °C, 1.01325 bar) is 35.3 scf, whatever base the file has, such as 60 °F and 14.7 psia: ${inCubicFeet.map(({ header }) => `"${header}"`).join(', ')}`,
      ];
}

/** What stands above the table of the units of columns. */
function unitNotes({ unitsAbove = [] }: Table['plan']): string[] {
  return [...new Set(unitsAbove.map(({ title }) => title))].map((title) => {
    const headers = unitsAbove.flatMap((column) => (column.title === title ? [`"${column.header}"`] : []));
    return `"${title.slice(0, 80)}" stands above the table and says the unit of ${headers.join(', ')}`;
  });
}
