import { ChevronDown, ChevronRight } from 'lucide-react';
import { styled } from '../../../themes/stitches.ts';
import {
  columnAlign,
  isNothing,
  markedText,
  valueWriter,
  type DataColumn,
  leastBarShare,
} from './data-column.ts';
import type { GroupHead } from './row-groups.ts';
import { edgePadding, TickBox } from './TableHead.tsx';
import { Bar } from './TableLine.tsx';
import type { TableModel } from './use-table.ts';

const Head = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  paddingInlineEnd: '$3',
  // A word alone would be too low to be pressed.
  '> a': { row: 0, minHeight: '$controlSmall', flex: 'none', whiteSpace: 'nowrap' },
  // Below each other, however long the names are.
  'th > & > a': { marginInlineStart: 'auto' },
});

const Toggle = styled('button', {
  bare: true,
  row: '$1',
  minHeight: '$sizes$row',
  padding: '0 $3',
  fontWeight: '$medium',
  textAlign: 'left',
  whiteSpace: 'nowrap',
  focusRing: -2,
  svg: { flex: 'none', color: '$textQuiet' },
  '[data-flush] th:first-child > * > &': { paddingInlineStart: edgePadding },
  'td[data-select] + th &': { paddingInlineStart: '$1' },
  'li &&': { padding: 0 },
});

const Count = styled('span', { fontWeight: '$regular', color: '$textQuiet', figures: 'tabular' });

/** Props of {@link GroupButton} and {@link GroupLine}. */
export interface GroupHeadProps<Row> {
  model: TableModel<Row>;
  head: GroupHead<Row>;
}

/** The name of a group and how many rows it has, which opens or closes it by a press, and what else can be done with it. */
export function GroupButton<Row>({ model, head }: GroupHeadProps<Row>) {
  const { group, open } = head;
  const Icon = open ? ChevronDown : ChevronRight;
  return (
    <Head>
      <Toggle type="button" aria-expanded={open} onClick={() => model.onToggleGroup(group.name)}>
        <Icon size={16} />
        {group.name}{' '}
        <Count>
          {model.labels.groupRows(group.rows.length, group.rows.length.toLocaleString(model.locale))}
        </Count>
      </Toggle>
      {model.props.groupActions?.(group.rows)}
    </Head>
  );
}

/** What the rows of a group come to in a column that has a total; undefined in others. */
export function groupTotal<Row>(
  { locale, labels }: Pick<TableModel<Row>, 'locale' | 'labels'>,
  { group }: GroupHead<Row>,
  { total, estimated, ...column }: DataColumn<Row>,
): string | undefined {
  if (!total) return undefined;
  const text = valueWriter(column, locale, labels.noValue)(total(group.rows));
  return markedText(text, estimated !== undefined && group.rows.some(estimated));
}

/** The head of a group as a row: its name over the columns that have no total, and its totals in the others. */
export function GroupLine<Row>({ model, head, place }: GroupHeadProps<Row> & { place: number }) {
  const { columns, selectedIds, props } = model;
  const firstSummed = columns.findIndex(({ total }) => total);
  const named = firstSummed < 1 ? columns.length : firstSummed;
  const { rows, name } = head.group;
  const ticked = selectedIds ? rows.filter((row) => selectedIds.has(model.rowId(row))).length : 0;
  return (
    <tr data-group="" data-open={head.open || undefined} data-place={place} aria-rowindex={place + 2}>
      {selectedIds && (
        <td data-select="">
          <label>
            <TickBox
              label={model.labels.selectRow(name)}
              selected={ticked === 0 ? 'none' : ticked < rows.length ? 'some' : 'all'}
              onTick={() => model.onTickRows(rows)}
            />
          </label>
        </td>
      )}
      <th scope="rowgroup" colSpan={named}>
        <GroupButton model={model} head={head} />
      </th>
      {columns.slice(named).map((column) => (
        <td
          key={column.id}
          data-number={column.kind === 'number' || undefined}
          data-nothing={(isNothing(column, column.total?.(rows)) && !column.mark?.(rows)) || undefined}
          data-bar={(column.bar && !head.open) || undefined}
          data-wrap={column.wrap}
          data-align={columnAlign(column)}
        >
          {column.total && column.mark?.(rows)}
          {groupTotal(model, head, column)}
          {/* Where a group is open, its rows have bars of their own, by another measure. */}
          {column.bar && !head.open && (
            <Bar
              value={column.total?.(head.group.rows)}
              largest={model.largestOfGroups.get(column.id)}
              least={leastBarShare(column)}
            />
          )}
        </td>
      ))}
      {props.rowActions && <td />}
    </tr>
  );
}
