import { styled } from '@cnx/ui';
import type { ReactNode } from 'react';

// What does not fit a narrow page is scrolled to; on paper it has to fit.
const Frame = styled('div', {
  overflowX: 'auto',
  breakInside: 'auto',
  focusRing: 2,
  '@print': { overflow: 'visible' },
});
const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$small',
  figures: 'tabular',
  caption: {
    captionSide: 'top',
    textAlign: 'start',
    fontWeight: '$strong',
    paddingBlock: '$2',
    breakAfter: 'avoid',
  },
  tr: { breakInside: 'avoid' },
  'th, td': {
    padding: '$1 $2',
    borderBottom: '1px solid $border',
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: '$regular',
    // A cell whose words may break anywhere shrinks to a letter beside cells that do not wrap.
    overflowWrap: 'break-word',
  },
  'thead th': { color: '$textQuiet', verticalAlign: 'bottom' },
  'tbody th': { fontWeight: '$medium' },
  'tfoot th, tfoot td': { fontWeight: '$strong', borderBottom: 0 },
  '[data-number]': { textAlign: 'end' },
  'td[data-number]': { whiteSpace: 'nowrap' },
  '@print': {
    fontSize: '$caption',
    zoom: 0.85,
    'th, td': { padding: '2px $1' },
    tfoot: { display: 'table-row-group' },
  },
});
const Unit = styled('span', { display: 'block', color: '$textQuiet', fontWeight: '$regular' });

/** A column of a {@link ReportTable}. */
export interface ReportColumn<Row> {
  readonly head: string;
  /** Stands under the head. */
  readonly unit?: string | undefined;
  /** Whether its values are aligned as numbers. @default false */
  readonly number?: boolean;
  readonly value: (row: Row) => ReactNode;
}

/** Props of {@link ReportTable}. */
export interface ReportTableProps<Row> {
  caption: string;
  /** The first one names the rows. */
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** A last row that the others add up to. */
  total?: Row | undefined;
}

/** A table of the document: whole on paper, its head on each sheet. */
export function ReportTable<Row>({ caption, columns, rows, rowId, total }: ReportTableProps<Row>) {
  const line = (row: Row) =>
    columns.map(({ head, number = false, value }, place) => {
      const aligned = number ? { 'data-number': '' } : {};
      return place === 0 ? (
        <th key={head} scope="row" {...aligned}>
          {value(row)}
        </th>
      ) : (
        <td key={head} {...aligned}>
          {value(row)}
        </td>
      );
    });
  return (
    <Frame role="group" aria-label={caption} tabIndex={0}>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ head, unit, number = false }) => (
              <th key={head} scope="col" {...(number && { 'data-number': '' })}>
                {head}
                {unit !== undefined && <Unit>{unit}</Unit>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)}>{line(row)}</tr>
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot>
            <tr>{line(total)}</tr>
          </tfoot>
        )}
      </Table>
    </Frame>
  );
}
