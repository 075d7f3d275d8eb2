import { styled } from '../../../themes/stitches.ts';
import { columnWidth, minTableWidth, minTextWidth, sharedWidths, type DataColumn } from './data-column.ts';
import { GroupLine } from './GroupLine.tsx';
import { TableFoot } from './TableFoot.tsx';
import { cellPadding, edgePadding, manyColumns, selectionWidth, TableHead, tickBox } from './TableHead.tsx';
import { TableLine } from './TableLine.tsx';
import type { TableModel } from './use-table.ts';

const line = 'tbody tr:where(:not([data-room])) > :is(th, td)';

/**
 * Sizes that depend on the columns and rows are attributes and rules, never style attributes: a policy refuses these in
 * a server's markup. The rules of all rows and cells stand here, by element and attribute: a component per cell would double the
 * cost of a scroll.
 */
const Table = styled('table', {
  flex: 'none',
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '$small',
  // Where what is around it lets words break anywhere, as a drawer does, a column as wide as its texts would be as wide as a letter.
  overflowWrap: 'break-word',
  // The last row's line falls on the edge of what is around the table.
  marginBottom: -1,
  // A sheet is narrower than the page, and nothing can be scrolled on it.
  '@print': {
    // By what the cells need: widths of a screen would break words.
    tableLayout: 'auto',
    col: { width: 'auto' },
    tr: { breakInside: 'avoid' },
    // No head, first or last row stands alone at the end or at the beginning of a sheet.
    thead: { breakInside: 'avoid', breakAfter: 'avoid' },
    'tbody tr:is(:first-child, :nth-last-child(2))': { breakAfter: 'avoid' },
    // Once, after the last row: on each sheet it would be taken for that sheet's, and lie over its rows.
    tfoot: { display: 'table-row-group' },
  },
  'tbody tr:where(:not([data-room]))': { height: '$sizes$row', backgroundColor: '$surface', color: '$text' },
  [line]: {
    height: '$sizes$row',
    padding: `0 ${cellPadding}`,
    borderBottom: '1px solid $border',
    textAlign: 'left',
    fontWeight: '$regular',
    whiteSpace: 'nowrap',
  },
  // The first cell begins, and the last one ends, with what else the card shows.
  [`[data-flush] & ${line}:first-child`]: { paddingInlineStart: edgePadding },
  [`[data-flush] & ${line}:last-child`]: { paddingInlineEnd: edgePadding },
  // Figures are never cut: a cut number is another number. Each clip costs while scrolling, too.
  'tbody :is(th, td):not([data-number])': { overflow: 'hidden', textOverflow: 'ellipsis' },
  // What a sheet cuts, no reader can open.
  'tbody :is(th, td):not([data-number], [data-actions])': {
    '@print': { overflow: 'visible', whiteSpace: 'normal', overflowWrap: 'normal' },
  },
  // What names a row stays in one piece.
  'tbody th:not([data-number], [data-actions])': { '@print': { whiteSpace: 'nowrap' } },
  'tbody [data-number]': { figures: 'tabular' },
  // What is not zero stands out.
  'tbody [data-nothing]': { color: '$textQuiet' },
  'tbody [data-bar]': {
    position: 'relative',
    '> svg': {
      position: 'absolute',
      insetInlineStart: cellPadding,
      bottom: 5,
      display: 'block',
      width: `calc(100% - 2 * ${cellPadding})`,
    },
    rect: { fill: '$chart1', '@forced': { fill: 'CanvasText' } },
  },
  [`[data-flush] & ${line}[data-bar]:last-child > svg`]: {
    width: `calc(100% - ${cellPadding} - ${edgePadding})`,
  },
  'tbody [data-align=center]': { textAlign: 'center' },
  'tbody [data-align=end]': { textAlign: 'right' },
  'tbody :is(th, td):has(> [data-row-link])': { position: 'relative' },
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
  // Neither a ground nor a shadow is left of the row then, and none of the accent of a name.
  '@forced': {
    'tr[data-chosen]': { outline: '1px solid Highlight', outlineOffset: -1 },
    '& tr[data-chosen] > th': { borderInlineStart: '4px solid Highlight' },
    'tbody th > a': { color: 'LinkText', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  'tbody th > a': {
    display: 'block',
    width: 'fit-content',
    color: '$accentText',
    fontWeight: '$medium',
    lineHeight: '$sizes$row',
    textDecoration: 'none',
    focusRing: -2,
  },
  'tbody [data-row-link]': {
    '&&': { display: 'block', position: 'absolute', inset: 0, width: 'auto', focusRing: -2 },
  },
  'tbody th > [data-name-link]': { position: 'relative' },
  // Only while the keyboard is in the row: it says which cell is copied.
  'tr:is(:focus-visible, :has(:focus-visible)) > [data-cell]': {
    outline: '2px solid $colors$focus',
    outlineOffset: -2,
    backgroundColor: '$selected',
  },
  'tr:hover > th > a:not([data-name-link]), th > [data-name-link]:hover': {
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
  'tbody td[data-actions]': { padding: '0 $2', overflow: 'visible', '> div': { display: 'flex', gap: '$1' } },
  '[data-wide] & tbody td[data-actions]': { position: 'sticky', right: 0, backgroundColor: 'inherit' },
  // Until the row is pointed at or focused they only distract from the figures; a finger cannot hover.
  '@hover': {
    'td[data-actions] > div': { opacity: 0 },
    ':is(tr:hover, tr:focus, tr:focus-within) > td[data-actions] > div': { opacity: 1 },
  },
  'tbody tr[data-room] > td': { padding: 0, border: 0 },
  'tbody td[data-select]': { position: 'relative', padding: 0, overflow: 'visible', textAlign: 'center' },
  '[data-flush] & tbody tr > td[data-select]:first-child': { paddingInlineStart: 0 },
  'tr > td[data-select] + th': { '&&': { paddingInlineStart: '$1' } },
  // The whole cell, by its edges: in Firefox a share of a cell's height is none.
  'td[data-select] > label': {
    display: 'grid',
    placeItems: 'center',
    position: 'absolute',
    inset: 0,
    cursor: 'pointer',
  },
  'td[data-select] input': tickBox,
  // Less than the total below: weight alone, and a ground only where rows of its own follow.
  'tr[data-group]': {
    '&[data-open]:not([data-room])': { backgroundColor: '$groupHead' },
    '> *': { '&&': { fontWeight: '$medium' } },
    '> th': { overflow: 'visible', '&&': { padding: 0 } },
  },
  variants: {
    // Rows that come and go with a scroll have one height.
    wraps: {
      true: {
        'tbody [data-wrap=true]': {
          paddingBlock: 5,
          lineHeight: '$snug',
          whiteSpace: 'normal',
          overflowWrap: 'break-word',
        },
      },
    },
    // As wide as their texts; what names a row is never cut.
    byText: { true: { tableLayout: 'auto', 'tbody th': { '&&': { overflow: 'visible' } } } },
    many: { true: { '--cell-padding': '$space$2' } },
  },
});

/** Width in px of the column of row actions. */
const actionsWidth = 96;

/** Beside the columns that stay: where rows are scrolled under them, all columns have their least widths. */
export function shadowPlaces<Row>({ columns, row: { rowActions } }: TableModel<Row>) {
  return {
    '&::before': { insetInlineStart: (columns[0] && columnWidth(columns[0])) ?? minTextWidth },
    '&::after': { insetInlineEnd: rowActions ? actionsWidth : 0 },
  };
}

/** The most widths of columns that are as wide as their texts, and the least of those that must show a bar or would wrap below it. */
function textWidths(
  columns: readonly Pick<DataColumn<never>, 'maxWidth' | 'minWidth' | 'wrap' | 'bar' | 'width' | 'kind'>[],
  before: number,
) {
  const widths = columns.flatMap((column, index) => {
    const { maxWidth, minWidth, wrap, bar } = column;
    const width = {
      ...(maxWidth !== undefined && { maxWidth }),
      ...(maxWidth !== undefined && wrap && minWidth !== undefined && { minWidth }),
      ...(bar && { minWidth: columnWidth(column) }),
    };
    return Object.keys(width).length === 0
      ? []
      : [[`tbody tr:not([data-group]) > td:nth-child(${index + 1 + before})`, width] as const];
  });
  return Object.fromEntries(widths);
}

/** Rows as a table with a head that stays, a first column that stays, and headers that sort. */
export function TableGrid<Row>({ model }: { model: TableModel<Row> }) {
  const { columns, rowId, ordered, places, window, selectedIds, labels, row: rowModel } = model;
  const { label, currentId, onSelect, rowActions } = model.props;
  const total = ordered.length;
  const selected = selectedIds?.size ?? 0;
  const span = columns.length + (selectedIds ? 1 : 0) + (rowActions ? 1 : 0);
  // Rows that come and go with a scroll must not change the columns.
  const byText = model.props.layout === 'page' && !window.virtual;
  const width = minTableWidth(columns) + (selectedIds ? selectionWidth : 0) + (rowActions ? actionsWidth : 0);
  const widths = byText ? undefined : sharedWidths(columns, width);
  return (
    <Table
      role={onSelect ? 'grid' : undefined}
      aria-label={label}
      aria-rowcount={places.length + 1}
      aria-colcount={span}
      aria-multiselectable={onSelect && selectedIds ? true : undefined}
      byText={byText}
      many={byText && columns.length >= manyColumns}
      wraps={!window.virtual}
      css={byText ? textWidths(columns, selectedIds ? 1 : 0) : { minWidth: width }}
    >
      <colgroup>
        {selectedIds && <col width={selectionWidth} />}
        {columns.map((column, index) => (
          <col key={column.id} width={widths?.[index]} />
        ))}
        {rowActions && <col width={actionsWidth} />}
      </colgroup>
      <TableHead
        columns={columns}
        sort={model.sort}
        onToggle={model.onToggle}
        onEnterRows={onSelect && model.onEnterRows}
        actionsLabel={rowActions && labels.actions}
        selectAllLabel={selectedIds && labels.selectAll}
        selected={selected === 0 ? 'none' : selected < total ? 'some' : 'all'}
        onTickAll={model.onTickAll}
        onPage={model.props.layout === 'page' && model.maxHeight === undefined}
      />
      <tbody>
        {window.parts.map((part) => {
          if (part.kind === 'room') {
            return (
              <tr key={part.key} data-room="" aria-hidden="true">
                <td colSpan={span} height={part.size} />
              </tr>
            );
          }
          const head = places.headAt(part.place);
          if (head) {
            return (
              <GroupLine key={`group ${head.group.name}`} model={model} head={head} place={part.place} />
            );
          }
          const row = places.at(part.place);
          const id = rowId(row);
          return (
            <TableLine
              key={id}
              model={rowModel}
              row={row}
              id={id}
              place={part.place}
              current={currentId === undefined ? undefined : id === currentId}
              reachable={part.place === model.stop}
              selected={selectedIds?.has(id)}
              cell={part.place === model.stop ? (model.copying.cell ?? undefined) : undefined}
            />
          );
        })}
      </tbody>
      {model.totals && total > 0 && <TableFoot model={model} />}
    </Table>
  );
}
