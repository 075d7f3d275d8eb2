import { DataTable, styled, Text, type DataColumn } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { InsightArea } from '../addresses.ts';
import { wellHrefAtom } from '../state/open-well.atoms.ts';
import type { NamedWell } from './insight-definition.ts';
import { useNarrowPage } from './use-folding.ts';
import { useFormats, type Formats } from './use-formats.ts';

const TopPart = styled('div', { column: 0, flex: 1, minWidth: 0 });

/** Props of {@link TopRows}. */
export interface TopRowsProps<Row> {
  area: InsightArea;
  /** The columns of the rows that are shown. */
  columns: (formats: Formats, shown: readonly Row[]) => readonly DataColumn<Row>[];
  /** In the order in which they ask for attention. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** How many of them are shown; on a narrow page three at most. @default 5 */
  count?: number;
  /** The well that the first column of a row names: its name leads to it. @default none */
  wellOf?: (row: Row) => NamedWell | null;
  /** Whether a heading says what the rows are, where the takeaway does not. @default false */
  titled?: boolean;
  /** The row that the chart shows. */
  currentId?: string | undefined;
  /** Shows a row in the chart; without it rows cannot be pressed. */
  onSelect?: (row: Row) => void;
}

/** The few rows of a card that ask most for attention, in their own order. */
export function TopRows<Row>(props: TopRowsProps<Row>) {
  const { area, columns, rows, rowId, count = 5, titled = false, currentId, onSelect, wellOf } = props;
  const wellHref = useAtomValue(wellHrefAtom);
  const formats = useFormats();
  const most = useNarrowPage() ? Math.min(count, 3) : count;
  const shown = useMemo(() => rows.slice(0, most), [rows, most]);
  const label = formats.t(`${area}.table`);
  // Their order is what they say: sorting five of many, or summing them, would say something else.
  const ranked = useMemo(
    () => columns(formats, shown).map(({ total: _total, ...column }) => ({ ...column, sortable: false })),
    [columns, formats, shown],
  );
  return (
    <TopPart>
      {titled && (
        <Text as="h3" size="small" weight="medium">
          {label}
        </Text>
      )}
      <DataTable
        label={label}
        columns={ranked}
        rows={shown}
        rowId={rowId}
        // The card says that there are none.
        empty={null}
        compact
        flush
        fullHeight
        {...(wellOf && {
          nameHref: (row: Row) => {
            const well = wellOf(row);
            return well ? wellHref(well.id) : undefined;
          },
        })}
        {...(onSelect && { onSelect, currentId: currentId ?? null })}
      />
    </TopPart>
  );
}
