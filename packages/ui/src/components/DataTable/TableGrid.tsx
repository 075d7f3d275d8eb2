import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { styled } from '../../themes/stitches.ts';
import { columnWidth, leastWidth, type CellText, type DataColumn, type DataSort } from './data-column.ts';
import type { RowWindow } from './row-window.ts';
import type { TableModel } from './table-model.ts';

/** What table and cards need to show rows. */
export interface RowsProps<Row> {
  caption: string;
  model: TableModel<Row>;
  columns: readonly DataColumn<Row>[];
  texts: ReadonlyMap<string, CellText<Row>>;
  sort: DataSort | null;
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

const Table = styled('table', {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '$small',
  'th, td': { textAlign: 'left', fontWeight: '$regular' },
});

const edge = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  backgroundColor: 'inherit',
  '[data-scrolled] &': { boxShadow: '1px 0 0 $colors$border' },
} as const;

const Head = styled('th', {
  position: 'sticky',
  top: 0,
  zIndex: 2,
  padding: 0,
  borderBottom: '1px solid $border',
  backgroundColor: '$sunken',
  color: '$textQuiet',
  variants: {
    first: { true: { left: 0, zIndex: 3, '[data-scrolled] &': { boxShadow: '1px 0 0 $colors$border' } } },
    number: { true: { '&&': { textAlign: 'right' } } },
  },
});

const label = {
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  width: '100%',
  minHeight: '$sizes$row',
  padding: '$1 $3',
  fontSize: '$caption',
  fontWeight: '$medium',
  lineHeight: '$snug',
  variants: { number: { true: { justifyContent: 'flex-end', textAlign: 'right' } } },
} as const;

const Plain = styled('span', label);

const Sorter = styled('button', {
  ...label,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  focusRing: -2,
  '&:hover': { color: '$text' },
  '[aria-sort] > &': { color: '$text' },
  svg: { flexShrink: 0 },
});

const Unit = styled('span', { fontWeight: '$regular', color: '$textQuiet' });

const Line = styled('tr', {
  height: '$sizes$row',
  backgroundColor: '$surface',
  color: '$text',
  '> *': { borderBottom: '1px solid $border' },
  '&:last-child > *': { borderBottomColor: 'transparent' },
  variants: {
    live: {
      true: {
        cursor: 'pointer',
        '&:hover': { backgroundColor: '$hover' },
        '&:focus-visible': { outline: '2px solid $focus', outlineOffset: -2 },
      },
    },
    chosen: {
      true: {
        backgroundColor: '$selected',
        '&:hover': { backgroundColor: '$selected' },
        '> :first-child': { boxShadow: 'inset 3px 0 0 $colors$accentMark' },
      },
    },
  },
});

const cell = {
  height: '$sizes$row',
  padding: '0 $3',
  cut: true,
  variants: { number: { true: { '&&': { textAlign: 'right' }, figures: 'tabular' } } },
} as const;

const Cell = styled('td', cell);
const Name = styled('th', { ...cell, ...edge });

const Deeds = styled('td', {
  position: 'sticky',
  right: 0,
  padding: '0 $2',
  textAlign: 'right',
  backgroundColor: 'inherit',
  '> div': { display: 'inline-flex', gap: '$1' },
  // Until the row is looked at they only take the eye away from the figures; a finger cannot hover.
  '@hover': {
    '> div': { opacity: 0 },
    'tr:hover > & > div, tr:focus > & > div, tr:focus-within > & > div': { opacity: 1 },
  },
});

const Room = styled('td', { padding: 0, border: '0 !important' });

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
    <Line
      live={live}
      chosen={chosen ?? false}
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
          <Name key={column.id} scope="row" title={text} number={number}>
            {content}
          </Name>
        ) : (
          <Cell key={column.id} title={number || column.cell ? undefined : text} number={number}>
            {content}
          </Cell>
        );
      })}
      {actions && (
        <Deeds>
          <div>{actions(row)}</div>
        </Deeds>
      )}
    </Line>
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
      <thead>
        <tr aria-rowindex={1}>
          {model.getFlatHeaders().map((header, index) => {
            const column = columns[index]!;
            const number = column.kind === 'number';
            const direction = sort?.columnId === column.id ? sort.direction : undefined;
            const words = (
              <span>
                {column.header}
                {column.unit && <Unit>, {column.unit}</Unit>}
              </span>
            );
            return (
              <Head key={header.id} scope="col" first={index === 0} number={number} aria-sort={direction}>
                {header.column.getCanSort() ? (
                  <Sorter type="button" number={number} onClick={header.column.getToggleSortingHandler()}>
                    {words}
                    {direction === 'ascending' && <ArrowUp size={14} aria-hidden="true" />}
                    {direction === 'descending' && <ArrowDown size={14} aria-hidden="true" />}
                  </Sorter>
                ) : (
                  <Plain number={number}>{words}</Plain>
                )}
              </Head>
            );
          })}
          {actions && (
            <Head scope="col">
              <Plain>{props.actionsLabel}</Plain>
            </Head>
          )}
        </tr>
      </thead>
      <tbody>
        {window.parts.map((part) => {
          if (part.kind === 'room') {
            return (
              <tr key={part.key} aria-hidden="true">
                <Room colSpan={span} style={{ height: part.size }} />
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
