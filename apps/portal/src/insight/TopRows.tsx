import { DataTable, Text, type DataColumn } from '@cnx/ui';
import { useMemo } from 'react';
import { useFormats } from './use-formats.ts';
import { useTableWords } from './use-table-words.ts';

/** Props of {@link TopRows}. */
export interface TopRowsProps<Row> {
  /** What the rows are, in a few words; stands above them. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The row that the chart shows. */
  selectedId?: string | undefined;
  /** Shows a row in the chart; without it rows only tell. */
  onSelect?: (row: Row) => void;
}

/** The few rows of a card that ask most for attention, in their own order. */
export function TopRows<Row>({ label, columns, rows, rowId, selectedId, onSelect }: TopRowsProps<Row>) {
  const { language } = useFormats();
  const words = useTableWords();
  // Their order is what they say; sorting five of many would say something else.
  const ranked = useMemo(() => columns.map((column) => ({ ...column, sortable: false })), [columns]);
  return (
    <div>
      <Text as="h3" size="small" weight="medium" tone="quiet">
        {label}
      </Text>
      <DataTable
        caption={label}
        columns={ranked}
        rows={rows}
        rowId={rowId}
        locale={language}
        labels={words}
        compact
        {...(onSelect && { onOpen: onSelect, selectedId: selectedId ?? null })}
      />
    </div>
  );
}
