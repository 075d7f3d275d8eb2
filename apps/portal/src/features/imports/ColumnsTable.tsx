import type { ImportTable } from '@cnx/api';
import { DataTable, Select, Stack, styled, Text, type DataColumn } from '@cnx/ui';
import { useMemo } from 'react';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { codeWords, namedQuantity, unusedColumn } from './import-choices.ts';
import { Said } from './Said.tsx';

/** A column of a file, and what it is taken as. */
interface ColumnRow {
  readonly header: string;
  readonly quantity: string;
  readonly unit: string;
  readonly first: string;
}

/** Props of {@link ColumnsTable}. */
interface ColumnsTableProps {
  table: ImportTable;
  /** What a column may be taken as; none where it cannot be changed. */
  quantities: readonly string[];
  /** What was chosen for columns since the file was read, by their headers. */
  chosen: Readonly<Record<string, string>>;
  onChoose: (header: string, quantity: string) => void;
}

/** Below a table that reaches to the edges of its card. */
const Notes = styled('div', { display: 'grid', gap: '$2', padding: '0 $card $4' });

/** The columns of a file with what each is taken as, its unit and its first value, and those that are not used. */
export function ColumnsTable({ table, quantities, chosen, onChoose }: ColumnsTableProps) {
  const formats = useFormats();
  const { t } = formats;
  const rows = useMemo(() => rowsOf(table, formats), [table, formats]);
  const columns = useMemo(
    () => columnsOf(formats, quantities, chosen, onChoose),
    [formats, quantities, chosen, onChoose],
  );
  return (
    <Stack gap="2">
      <DataTable
        label={t('imports.columns.title')}
        columns={columns}
        rows={rows}
        rowId={({ header }) => header}
        compact
        flush
      />
      {table.notes.length > 0 && (
        <Notes>
          {table.notes.map((note, at) => (
            <Text key={note} size="small" emphasis="quiet">
              <Said sentences={table.noteSentences.slice(at, at + 1)} english={note} />
            </Text>
          ))}
        </Notes>
      )}
    </Stack>
  );
}

function rowsOf({ columns, unusedColumns }: ImportTable, { t }: Formats): ColumnRow[] {
  return [
    ...columns.map(({ header, quantity, unit, cell, taken, later }) => ({
      header,
      quantity,
      unit: unitText(unit, t),
      first:
        cell === null
          ? t('imports.columns.empty')
          : [
              cell,
              taken === null
                ? ''
                : t('imports.columns.taken', {
                    value: taken === noValue ? t('imports.columns.noValue') : taken,
                  }),
              later === null ? '' : t('imports.columns.later', { value: later }),
            ]
              .filter((part) => part !== '')
              .join(', '),
    })),
    ...unusedColumns.map(({ header, unit, cell }) => ({
      ...{ header, unit, quantity: unusedColumn },
      first: cell ?? t('imports.columns.empty'),
    })),
  ];
}

/** What the server writes for a cell that is taken as none. */
const noValue = 'no value';

/** A unit, and the one that its values are kept in where it is another. */
function unitText(unit: string, t: Formats['t']): string {
  const [own = '', kept] = unit.split(', kept as ');
  return kept === undefined ? unit : t('imports.columns.kept', { unit: own, kept });
}

function columnsOf(
  { t }: Formats,
  quantities: readonly string[],
  chosen: Readonly<Record<string, string>>,
  onChoose: (header: string, quantity: string) => void,
): readonly DataColumn<ColumnRow>[] {
  const named = (quantity: string) => {
    if (quantity === unusedColumn) return t('imports.columns.unused');
    const known = namedQuantity(quantity);
    return known === undefined ? codeWords(quantity) : t(`imports.quantities.${known}`);
  };
  return [
    { id: 'header', label: t('imports.columns.header'), value: ({ header }) => header, minWidth: 140 },
    {
      id: 'quantity',
      label: t('imports.columns.quantity'),
      value: ({ quantity }) => named(quantity),
      minWidth: 190,
      ...(quantities.length > 0 && {
        cell: ({ header, quantity }: ColumnRow) => (
          <Select
            label={t('imports.columns.quantityOf', { header })}
            labelHidden
            size="sm"
            value={chosen[header] ?? quantity}
            onValueChange={(value) => onChoose(header, value)}
            items={[unusedColumn, ...quantities].map((value) => ({ value, label: named(value) }))}
          />
        ),
      }),
    },
    { id: 'unit', label: t('imports.columns.unit'), value: ({ unit }) => unit, minWidth: 150 },
    { id: 'first', label: t('imports.columns.first'), value: ({ first }) => first, minWidth: 180 },
  ];
}
