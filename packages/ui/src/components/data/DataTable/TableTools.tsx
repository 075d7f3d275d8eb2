import { Columns3, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { Button } from '../../inputs/Button/Button.tsx';
import { Checkbox } from '../../inputs/Checkbox/Checkbox.tsx';
import { Popover } from '../../overlays/Popover/Popover.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import type { DataColumn } from './data-column.ts';

const Root = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  padding: '$2 $3',
  borderBottom: '1px solid $border',
  '@print': { display: 'none' },
});
const Words = styled('p', {
  minHeight: '$controlSmall',
  marginInlineEnd: 'auto',
  color: '$textQuiet',
  fontSize: '$small',
  lineHeight: '28px',
});

/** Lets a person choose the columns of a table. */
export interface ColumnChooser {
  /** On the button: `Columns`. */
  readonly label: string;
  /** The button that shows all of them again. */
  readonly all: string;
  /** Ids of the columns that are hidden, where the caller keeps them. The first column always stays. */
  readonly hidden?: readonly string[];
  readonly onChange?: (hidden: string[]) => void;
}

/** Offers what a table shows as a file. */
export interface TableCsv {
  /** On the button: `Download CSV`. */
  readonly label: string;
  /** Name of the file, with its ending. */
  readonly fileName: string;
}

/** Props of {@link TableTools}. */
export interface TableToolsProps<Row> {
  /** All columns, also hidden ones. */
  columns: readonly DataColumn<Row>[];
  chooser: ColumnChooser | undefined;
  hidden: readonly string[];
  onHiddenChange: (hidden: string[]) => void;
  csv: TableCsv | undefined;
  /** Writes the file when it is asked for. */
  writeCsv: () => string;
  /** What is selected, in words; announced when it changes. */
  summary: ReactNode;
}

function download(text: string, fileName: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // After the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** The line over a table: how many rows are selected, which columns are shown, and the file of them. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { columns, chooser, hidden, onHiddenChange, csv, writeCsv, summary } = props;
  return (
    <Root>
      <Words role="status">{summary}</Words>
      {chooser && (
        <Popover
          label={chooser.label}
          align="end"
          trigger={
            <Button size="sm" icon={<Columns3 size={14} aria-hidden="true" />}>
              {chooser.label}
            </Button>
          }
        >
          <Stack gap="1">
            {columns.map(({ id, header }, index) => (
              <Checkbox
                key={id}
                label={header}
                checked={!hidden.includes(id)}
                // What a row is known by always stays.
                disabled={index === 0}
                onChange={({ target }) =>
                  onHiddenChange(target.checked ? hidden.filter((other) => other !== id) : [...hidden, id])
                }
              />
            ))}
            <Button tone="ghost" size="sm" disabled={hidden.length === 0} onClick={() => onHiddenChange([])}>
              {chooser.all}
            </Button>
          </Stack>
        </Popover>
      )}
      {csv && (
        <Button
          size="sm"
          icon={<Download size={14} aria-hidden="true" />}
          onClick={() => download(writeCsv(), csv.fileName)}
        >
          {csv.label}
        </Button>
      )}
    </Root>
  );
}
