import { styled } from '../../../themes/stitches.ts';
import { Button } from '../../inputs/Button/Button.tsx';
import { Chip } from '../../showing/Chip/Chip.tsx';
import { choiceOf } from './column-filter.ts';
import { cellText, valueWriter, type ColumnFilter, type DataColumn } from './data-column.ts';
import { TableContext } from './table-context.ts';
import { edgePadding } from './TableHead.tsx';
import type { TableModel } from './use-table.ts';

const Root = styled('div', {
  row: '$2',
  flexWrap: 'wrap',
  padding: '$2 $3',
  borderBottom: '1px solid $border',
  '[data-flush] &': { paddingInline: edgePadding },
  '@print': { display: 'none' },
});
const Summary = styled('div', {
  row: '$1 $2',
  flexWrap: 'wrap',
  minHeight: '$controlSmall',
  marginInlineEnd: 'auto',
  quiet: '$small',
  // In a narrow place the buttons begin a line of their own.
  '@media (max-width: 600px)': { flexBasis: '100%' },
  // Chips have a line of their own, so that the tools stay where they are.
  '&[data-chips]': { order: 1, flexBasis: '100%' },
  // What is said later is heard only where its place was there before.
  '&[data-blank]': { position: 'absolute' },
});

/** What a filter asks for, as it is read. */
function filterText<Row>(model: TableModel<Row>, column: DataColumn<Row>, filter: ColumnFilter): string {
  const { labels, locale, rows } = model;
  switch (filter.kind) {
    case 'text':
      return labels.contains(filter.text);
    case 'choice': {
      const write = cellText(column, locale, labels.noValue);
      const choice = choiceOf(column);
      const named = (value: string) => {
        const given = column.choices?.find((each) => each.value === value)?.label;
        const row = given === undefined ? rows.find((each) => choice(each) === value) : undefined;
        return given ?? (row === undefined ? value : write(row));
      };
      return filter.values.map(named).join(', ');
    }
    case 'number': {
      const write = valueWriter(column, locale, labels.noValue);
      const written = (value: number) => [write(value), column.unit].filter(Boolean).join(' ');
      return bounds(filter, written, labels.atLeast, labels.atMost);
    }
    case 'day': {
      const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
      return bounds(filter, (value) => day.format(new Date(value)), labels.since, labels.until);
    }
  }
}

function bounds<Value>(
  { from, to }: { from: Value | null; to: Value | null },
  write: (value: Value) => string,
  least: (text: string) => string,
  most: (text: string) => string,
): string {
  return [from === null ? '' : least(write(from)), to === null ? '' : most(write(to))]
    .filter(Boolean)
    .join(', ');
}

/** The line over a table: what filters it, how many rows are selected, and what can be done with the table or with these. */
export function TableTools<Row>({ model }: { model: TableModel<Row> }) {
  const { labels, locale, selectedIds, rows, filters, onFiltersChange, props } = model;
  const count = (number: number) => number.toLocaleString(locale);
  const selected = selectedIds?.size ?? 0;
  return (
    <Root>
      <Summary
        data-blank={(selected === 0 && filters.length === 0) || undefined}
        data-chips={(selected === 0 && filters.length > 0) || undefined}
      >
        <span role="status">{selected > 0 && labels.selected(count(selected), count(rows.length))}</span>
        {selected > 0 && (
          <Button size="sm" emphasis="quiet" onClick={model.onClearTicks}>
            {labels.clearSelection}
          </Button>
        )}
        {selected === 0 &&
          filters.map((filter) => {
            const column = model.allColumns.find(({ id }) => id === filter.columnId);
            return (
              column && (
                <Chip
                  key={column.id}
                  size="sm"
                  value={filterText(model, column, filter)}
                  onRemove={() => onFiltersChange(filters.filter(({ columnId }) => columnId !== column.id))}
                >
                  {column.label}
                </Chip>
              )
            );
          })}
      </Summary>
      {/* The parts read no rows but by the model's own functions, whatever the rows are. */}
      <TableContext value={model as TableModel<unknown>}>
        {selected > 0 && props.selectionActions !== undefined ? props.selectionActions : props.actions}
      </TableContext>
    </Root>
  );
}
