import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { scrollShadows } from '../../scroll-shadows.ts';
import type { ChartLabels } from './chart.words.ts';

/** Props of {@link ChartTable}. */
export interface ChartTableProps {
  /** What the table holds; read aloud, not shown. */
  caption: string;
  /** Heads of the columns, with units. The first column names the row. */
  columns: readonly string[];
  rowCount: number;
  /** The texts of a row, one for each column. */
  row: (index: number) => readonly string[];
  /** Stands below the rows, such as what they are to be compared with. */
  note?: string | undefined;
  labels: Pick<ChartLabels, 'previousPage' | 'nextPage' | 'rows'>;
}

const rowsPerPage = 50;

const Scroll = styled('div', {
  ...scrollShadows(),
  maxHeight: 320,
  overflow: 'auto',
  border: '1px solid $border',
  borderRadius: '$control',
  focusRing: 2,
});

const Table = styled('table', {
  flex: 'none',
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '$small',
  figures: 'tabular',
  'th, td': { padding: '$1 $3', textAlign: 'right', whiteSpace: 'nowrap', fontWeight: '$regular' },
  'th:first-child': { textAlign: 'left' },
  thead: {
    th: {
      position: 'sticky',
      top: 0,
      backgroundColor: '$sunken',
      color: '$textQuiet',
      fontWeight: '$medium',
    },
  },
  'tbody tr:not(:first-child) > *': { borderTop: '1px solid $border' },
});

const Pager = styled('div', {
  row: '$1',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  marginTop: '$2',
  quiet: '$caption',
  figures: 'tabular',
});

const Note = styled('span', { marginInlineEnd: 'auto' });

/** The numbers of a chart as a table, a page of fifty rows at a time. */
export function ChartTable({ caption, columns, rowCount, row, note, labels }: ChartTableProps) {
  const [wanted, setPage] = useState(0);
  const pages = Math.max(1, Math.ceil(rowCount / rowsPerPage));
  const page = Math.min(wanted, pages - 1);
  const from = page * rowsPerPage;
  const to = Math.min(rowCount, from + rowsPerPage);
  return (
    <div>
      <Scroll tabIndex={0} role="group" aria-label={caption}>
        <Table>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={index} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: to - from }, (_, offset) => {
              const [name, ...values] = row(from + offset);
              return (
                <tr key={from + offset}>
                  <th scope="row">{name}</th>
                  {values.map((value, index) => (
                    <td key={index}>{value}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </Table>
      </Scroll>
      <Pager>
        {note && <Note>{note}</Note>}
        <span role="status">{labels.rows(rowCount === 0 ? 0 : from + 1, to, rowCount)}</span>
        {pages > 1 && (
          <>
            <IconButton
              size="sm"
              label={labels.previousPage}
              icon={<ChevronLeft size={16} />}
              disabled={page === 0}
              onClick={() => setPage(page - 1)}
            />
            <IconButton
              size="sm"
              label={labels.nextPage}
              icon={<ChevronRight size={16} />}
              disabled={page === pages - 1}
              onClick={() => setPage(page + 1)}
            />
          </>
        )}
      </Pager>
    </div>
  );
}
