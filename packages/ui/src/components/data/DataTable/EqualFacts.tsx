import { styled } from '../../../themes/stitches.ts';
import { cellText } from './data-column.ts';
import { Fact } from './Fact.tsx';
import { edgePadding } from './TableHead.tsx';
import type { TableModel } from './use-table.ts';

const Equal = styled('dl', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $4',
  padding: '$2 $3',
  borderBottom: '1px solid $border',
  quiet: '$caption',
  figures: 'tabular',
  '[data-flush] &': { paddingInline: edgePadding },
  div: { display: 'flex', gap: '$1', minWidth: 0 },
  dd: { color: '$text' },
});

/** What is the same in all rows, said once. */
export function EqualFacts<Row>({ model }: { model: TableModel<Row> }) {
  return (
    <Equal aria-label={model.labels.equal}>
      {model.equal.map(({ column, row }) => (
        <Fact key={column.id} column={column}>
          {column.cell ? column.cell(row, 'line') : cellText(column, model.locale, model.labels.noValue)(row)}
        </Fact>
      ))}
    </Equal>
  );
}
