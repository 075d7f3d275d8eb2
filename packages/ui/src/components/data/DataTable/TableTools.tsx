import { styled } from '../../../themes/stitches.ts';
import { TableContext } from './table-context.ts';
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

/** The line over a table: how many rows are selected, and what can be done with the table. */
export function TableTools<Row>({ model }: { model: TableModel<Row> }) {
  const { labels, locale, selectedIds, ordered } = model;
  const count = (number: number) => number.toLocaleString(locale);
  const selected = selectedIds?.size ?? 0;
  return (
    <Root>
      <Summary role="status">
        {selected > 0 && labels.selected(count(selected), count(ordered.length))}
      </Summary>
      {/* The parts read no rows but by the model's own functions, whatever the rows are. */}
      <TableContext value={model as TableModel<unknown>}>{model.props.actions}</TableContext>
    </Root>
  );
}
