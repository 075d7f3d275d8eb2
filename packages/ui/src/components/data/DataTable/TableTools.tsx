import { Columns3, Download } from 'lucide-react';
import { styled } from '../../../themes/stitches.ts';
import { Button } from '../../inputs/Button/Button.tsx';
import { Checkbox } from '../../inputs/Checkbox/Checkbox.tsx';
import { Popover } from '../../overlays/Popover/Popover.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { tableCsv } from './table-csv.ts';
import type { TableModel } from './use-table.ts';

const Root = styled('div', {
  row: '$2',
  flexWrap: 'wrap',
  padding: '$2 $3',
  borderBottom: '1px solid $border',
  '@print': { display: 'none' },
});
const Summary = styled('p', {
  minHeight: '$controlSmall',
  marginInlineEnd: 'auto',
  quiet: '$small',
  lineHeight: '28px',
});

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
export function TableTools<Row>({ model }: { model: TableModel<Row> }) {
  const { columns, ordered, hidden, onHiddenChange } = model;
  const { chooser, csv, selection, rows } = model.props;
  const selected = selection?.ids.size ?? 0;
  return (
    <Root>
      <Summary role="status">{selected > 0 && selection?.summary(selected, rows.length)}</Summary>
      {chooser && (
        <Popover
          label={chooser.label}
          align="end"
          trigger={
            <Button size="sm" icon={<Columns3 size={14} />}>
              {chooser.label}
            </Button>
          }
        >
          <Stack gap="1">
            {model.props.columns.map(({ id, header }, index) => (
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
            <Button
              emphasis="quiet"
              size="sm"
              disabled={hidden.length === 0}
              onClick={() => onHiddenChange([])}
            >
              {chooser.all}
            </Button>
          </Stack>
        </Popover>
      )}
      {csv && (
        <Button
          size="sm"
          icon={<Download size={14} />}
          onClick={() => download(tableCsv(columns, ordered), csv.fileName)}
        >
          {csv.label}
        </Button>
      )}
    </Root>
  );
}
