import { Fragment, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { columnWidth, leastWidth, type CellText, type DataColumn, type DataSort } from './data-column.ts';
import type { RowDetail, RowSelection } from './row-marks.ts';
import type { RowWindow } from './row-window.ts';
import { TableFoot } from './TableFoot.tsx';
import { LEAD_WIDTH, TableHead } from './TableHead.tsx';
import { TableLine } from './TableLine.tsx';
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
  selection: RowSelection | undefined;
  /** Selects a row or gives it up; the same function as long as the table lives. */
  onSelect: (id: string) => void;
  onSelectAll: () => void;
  detail: RowDetail<Row> | undefined;
  /** Ids of the rows whose details are open. */
  expanded: ReadonlySet<string>;
  onExpand: (id: string) => void;
  /** Texts of the total row by column; undefined without one. */
  totals: ReadonlyMap<string, string> | undefined;
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
  'tbody td[data-lead]': { padding: 0, overflow: 'visible', textAlign: 'center' },
  'td[data-lead] > label': { display: 'grid', placeItems: 'center', height: '100%', cursor: 'pointer' },
  'td[data-lead] input': { size: 16, margin: 0, accentColor: '$colors$accent', cursor: 'pointer' },
  'td[data-lead] > button': {
    display: 'inline-grid',
    placeItems: 'center',
    size: 28,
    padding: 0,
    border: 0,
    borderRadius: '$control',
    backgroundColor: 'transparent',
    color: '$textQuiet',
    cursor: 'pointer',
    focusRing: -2,
    '&:hover': { backgroundColor: '$active', color: '$text' },
    '&[aria-expanded=true] > svg': { transform: 'rotate(90deg)' },
  },
  'tbody tr[data-detail] > td': { padding: 0, whiteSpace: 'normal', backgroundColor: '$sunken' },
  'tr[data-detail] > td > div': { overflow: 'auto', padding: '$3 $4', focusRing: -2 },
});

/** Height in px of a row's details, unless the caller says otherwise. */
export const DETAIL_HEIGHT = 160;

/** Rows as a table with a head that stays, a first column that stays, and headers that sort. */
export function TableGrid<Row>(props: RowsProps<Row>) {
  const { caption, model, columns, sort, total, window, rowId, selectedId, stop, onOpen, actions } = props;
  const { selection, detail, expanded, totals } = props;
  const rows = new Map(model.getRowModel().rows.map(({ original }) => [original.place, original.row]));
  const leads = (selection ? 1 : 0) + (detail ? 1 : 0);
  const width = leastWidth(columns) + (actions ? 96 : 0) + leads * LEAD_WIDTH;
  const span = columns.length + (actions ? 1 : 0) + leads;
  return (
    <Table
      role={onOpen ? 'grid' : undefined}
      aria-label={caption}
      aria-rowcount={total + 1}
      aria-colcount={span}
      aria-multiselectable={onOpen && selection ? true : undefined}
      style={{ minWidth: width }}
    >
      <colgroup>
        {Array.from({ length: leads }, (_, index) => (
          <col key={`lead ${index}`} style={{ width: LEAD_WIDTH }} />
        ))}
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
        selectAllLabel={selection?.selectAll}
        selected={
          !selection || selection.ids.size === 0 ? 'none' : selection.ids.size < total ? 'some' : 'all'
        }
        onSelectAll={props.onSelectAll}
        hasDetail={detail !== undefined}
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
          const open = detail !== undefined && expanded.has(id);
          return (
            <Fragment key={id}>
              <TableLine
                row={row}
                id={id}
                place={part.place}
                columns={columns}
                texts={props.texts}
                chosen={selectedId === undefined ? undefined : id === selectedId}
                reachable={part.place === stop}
                onOpen={onOpen}
                onStop={props.onStop}
                onKey={props.onKey}
                actions={actions}
                selected={selection?.ids.has(id)}
                selectLabel={selection?.selectRow}
                onSelect={props.onSelect}
                expanded={detail ? open : undefined}
                expandLabel={detail?.show}
                onExpand={props.onExpand}
              />
              {open && (
                <tr data-detail="">
                  <td colSpan={span}>
                    <div style={{ height: detail.height ?? DETAIL_HEIGHT }}>{detail.render(row)}</div>
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
      {totals && (
        <TableFoot columns={columns} totals={totals} leads={leads} actions={actions !== undefined} />
      )}
    </Table>
  );
}
