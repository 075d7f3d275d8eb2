import { memo, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { styled } from '../../themes/stitches.ts';
import { columnWidth, leastWidth, type CellText, type DataColumn, type DataSort } from './data-column.ts';
import type { RowWindow } from './row-window.ts';
import { TableHead } from './TableHead.tsx';
import type { TableModel } from './table-model.ts';

/** What table and cards need to show rows. */
export interface RowsProps<Row> {
  caption: string;
  model: TableModel<Row>;
  columns: readonly DataColumn<Row>[];
  texts: ReadonlyMap<string, CellText<Row>>;
  sort: DataSort | null;
  /** Takes a column to its next order; the same function as long as the table lives. */
  onToggle: (columnId: string) => void;
  /** All rows, also those not on the page. */
  total: number;
  window: RowWindow;
  rowId: (row: Row) => string;
  selectedId: string | null | undefined;
  /** Place of the row that Tab reaches. */
  stop: number;
  onStop: (place: number) => void;
  onKey: (event: KeyboardEvent<HTMLElement>, place: number, row: Row) => void;
  onOpen: ((row: Row) => void) | undefined;
  actions: ((row: Row) => ReactNode) | undefined;
  actionsLabel: string;
}

/**
 * The rules of all rows and cells stand here, by element and attribute: a component per cell would double the
 * cost of a scroll.
 */
const Table = styled('table', {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '$small',
  // The last row's line falls on the edge of what is around the table.
  marginBottom: -1,
  'tbody tr': { height: '$sizes$row', backgroundColor: '$surface', color: '$text' },
  'tbody :is(th, td)': {
    height: '$sizes$row',
    padding: '0 $3',
    borderBottom: '1px solid $border',
    textAlign: 'left',
    fontWeight: '$regular',
    whiteSpace: 'nowrap',
  },
  // Figures are never cut: a cut number is another number. Each clip costs while scrolling, too.
  'tbody :is(th, td):not([data-number])': { overflow: 'hidden', textOverflow: 'ellipsis' },
  'tbody [data-number]': { textAlign: 'right', figures: 'tabular' },
  // Only where there is something to scroll past: hundreds of sticky cells are slow to move.
  '[data-wide] & tbody th': { position: 'sticky', left: 0, zIndex: 1, backgroundColor: 'inherit' },
  '[data-scrolled] & tbody th': { boxShadow: '1px 0 0 $colors$border' },
  'tr[data-live]': {
    cursor: 'pointer',
    '&:hover': { backgroundColor: '$hover' },
    '&:focus-visible': { outline: '2px solid $focus', outlineOffset: -2 },
  },
  'tr[data-chosen], tr[data-chosen]:hover': { backgroundColor: '$selected' },
  '& tr[data-chosen] > th': { boxShadow: 'inset 3px 0 0 $colors$accentMark' },
  'tbody td[data-deeds]': { padding: '0 $2', overflow: 'visible', '> div': { display: 'flex', gap: '$1' } },
  '[data-wide] & tbody td[data-deeds]': { position: 'sticky', right: 0, backgroundColor: 'inherit' },
  // Until the row is looked at they only take the eye away from the figures; a finger cannot hover.
  '@hover': {
    'td[data-deeds] > div': { opacity: 0 },
    ':is(tr:hover, tr:focus, tr:focus-within) > td[data-deeds] > div': { opacity: 1 },
  },
  'tbody tr[data-room] > td': { height: 'auto', padding: 0, border: 0 },
});

const OWN_MEANING = 'a, button, input, select, label';

/** A press on something in a row that has a meaning of its own does not open the row. */
function opensRow({ target, currentTarget }: MouseEvent): boolean {
  const own = target instanceof Element ? target.closest(OWN_MEANING) : null;
  return own === null || own.contains(currentTarget);
}

interface LineProps<Row> extends Pick<
  RowsProps<Row>,
  'columns' | 'texts' | 'onOpen' | 'onStop' | 'onKey' | 'actions'
> {
  row: Row;
  place: number;
  chosen: boolean | undefined;
  reachable: boolean;
}

function TableLine<Row>(props: LineProps<Row>) {
  const { row, place, columns, texts, chosen, reachable, onOpen, onStop, onKey, actions } = props;
  const live = onOpen !== undefined;
  return (
    <tr
      data-live={live || undefined}
      data-chosen={chosen || undefined}
      aria-rowindex={place + 2}
      aria-selected={chosen}
      data-place={place}
      {...(live && {
        tabIndex: reachable ? 0 : -1,
        onFocus: () => onStop(place),
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKey(event, place, row),
        onClick: (event: MouseEvent) => {
          if (opensRow(event)) onOpen(row);
        },
      })}
    >
      {columns.map((column, index) => {
        const text = texts.get(column.id)!(row);
        const content = column.cell ? column.cell(row) : text;
        const number = column.kind === 'number';
        return index === 0 ? (
          <th key={column.id} scope="row" title={text} data-number={number || undefined}>
            {content}
          </th>
        ) : (
          <td
            key={column.id}
            title={number || column.cell ? undefined : text}
            data-number={number || undefined}
          >
            {content}
          </td>
        );
      })}
      {actions && (
        <td data-deeds="">
          <div>{actions(row)}</div>
        </td>
      )}
    </tr>
  );
}

const MemoLine = memo(TableLine) as typeof TableLine;

/** Rows as a table with a head that stays, a first column that stays, and headers that sort. */
export function TableGrid<Row>(props: RowsProps<Row>) {
  const { caption, model, columns, sort, total, window, rowId, selectedId, stop, onOpen, actions } = props;
  const rows = new Map(model.getRowModel().rows.map(({ original }) => [original.place, original.row]));
  const width = leastWidth(columns) + (actions ? 96 : 0);
  const span = columns.length + (actions ? 1 : 0);
  return (
    <Table
      role={onOpen ? 'grid' : undefined}
      aria-label={caption}
      aria-rowcount={total + 1}
      aria-colcount={span}
      style={{ minWidth: width }}
    >
      <colgroup>
        {columns.map((column) => (
          <col key={column.id} style={{ width: columnWidth(column) }} />
        ))}
        {actions && <col style={{ width: 96 }} />}
      </colgroup>
      <TableHead
        columns={columns}
        sort={sort}
        onToggle={props.onToggle}
        actionsLabel={actions ? props.actionsLabel : undefined}
      />
      <tbody>
        {window.parts.map((part) => {
          if (part.kind === 'room') {
            return (
              <tr key={part.key} data-room="" aria-hidden="true" style={{ height: part.size }}>
                <td colSpan={span} />
              </tr>
            );
          }
          const row = rows.get(part.place)!;
          const id = rowId(row);
          return (
            <MemoLine
              key={id}
              row={row}
              place={part.place}
              columns={columns}
              texts={props.texts}
              chosen={selectedId === undefined ? undefined : id === selectedId}
              reachable={part.place === stop}
              onOpen={onOpen}
              onStop={props.onStop}
              onKey={props.onKey}
              actions={actions}
            />
          );
        })}
      </tbody>
    </Table>
  );
}
