import { numberText, styled } from '@cnx/ui';
import { createPortal } from 'react-dom';
import { clockedHead, type RowFile, type SheetCell } from './row-file.ts';

/** Rows that fit a print: browsers lay out all of them at once. */
export const maxPrintedRows = 5_000;

const Sheet = styled('section', { display: 'none', '@print': { display: 'block' } });
const Title = styled('h2', { fontSize: '$title', marginBottom: '$2' });
const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$caption',
  fontVariantNumeric: 'tabular-nums',
  tr: { breakInside: 'avoid' },
  'th, td': {
    padding: '2px $1',
    borderBottom: '1px solid $border',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  'tbody th': { fontWeight: '$medium' },
  '[data-number]': { textAlign: 'end', whiteSpace: 'nowrap' },
  'tfoot td': { border: 0, paddingTop: '$2' },
});

/** Props of {@link PrintSheet}. */
export interface PrintSheetProps {
  file: RowFile;
  title: string;
  /** What the rows are, when they were printed and where they are found: at the foot of every page. */
  about: string;
  /** What is said where rows are left out. */
  leftOut: string | null;
  language: string;
}

/** All rows of a list on paper, where the list in the page has only those in sight. Nothing on the screen. */
export function PrintSheet({ file, title, about, leftOut, language }: PrintSheetProps) {
  const measures = file.head.map((_, place) => file.lines.some((line) => line[place]?.kind === 'number'));
  const numeric = (place: number) => (measures[place] ? { 'data-number': '' } : {});
  return createPortal(
    <Sheet data-print-sheet="">
      <Title>{title}</Title>
      {leftOut && <p>{leftOut}</p>}
      <Table>
        <thead>
          <tr>
            {clockedHead(file).map((head, place) => (
              <th key={place} scope="col" {...numeric(place)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tfoot>
          <tr>
            <td colSpan={file.head.length}>{about}</td>
          </tr>
        </tfoot>
        <tbody>
          {file.lines.slice(0, maxPrintedRows).map((line, row) => (
            <tr key={row}>
              {line.map((cell, place) =>
                place === 0 ? (
                  <th key={place} scope="row">
                    {written(cell, language)}
                  </th>
                ) : (
                  <td key={place} {...numeric(place)}>
                    {written(cell, language)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>,
    document.body,
  );
}

const onPaper: Intl.DateTimeFormatOptions = {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
};

function written(cell: SheetCell, language: string): string {
  if (cell === null) return '–';
  if (cell.kind === 'moment') return new Intl.DateTimeFormat(language, onPaper).format(cell.wall);
  if (cell.kind !== 'number') return cell.value;
  const { digits } = cell;
  return numberText(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })(cell.value);
}
