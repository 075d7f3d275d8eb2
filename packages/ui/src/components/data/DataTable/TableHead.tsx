import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { belowBar } from '../../bar-height.ts';
import { cardPadding } from '../../showing/Card/card-edge.ts';
import { columnAlign, type DataColumn, type DataSort } from './data-column.ts';

/** Props of {@link TableHead}. */
export interface TableHeadProps {
  columns: readonly Pick<
    DataColumn<never>,
    'id' | 'label' | 'unit' | 'note' | 'kind' | 'align' | 'sortable'
  >[];
  sort: DataSort | null;
  /** Takes a column to its next order. */
  onToggle: (columnId: string) => void;
  /**
   * Goes from the header of a column into the rows, where arrows go from cell to cell: then Tab reaches one header, and the
   * arrows the others. Undefined where Tab reaches each.
   */
  onEnterRows: ((column: number) => void) | undefined;
  /** Head of the column of row actions, if there is one. */
  actionsLabel: string | undefined;
  /** Names the box that selects all rows, if rows can be selected. */
  selectAllLabel: string | undefined;
  /** How many rows are selected. */
  selected: 'none' | 'some' | 'all';
  onTickAll: () => void;
  /** Whether it stays in sight while the page scrolls, and not a box around the table. */
  onPage: boolean;
}

/** Padding of the first and last cells of a flush table: that of the card around it. */
export const edgePadding = `var(${cardPadding}, $space$3)`;

/** Padding of cells in px at both sides: less between many columns, see {@link manyColumns}. */
export const cellPadding = 'var(--cell-padding, $space$3)';

/** From so many columns on, that are as wide as their texts, the room is better in them than between them. */
export const manyColumns = 10;

/**
 * The look of a box in a row or a head: the ring shows the surface, so that an empty one does not look as if it were off.
 */
export const tickBox = {
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  size: 16,
  margin: 0,
  border: '1px solid $controlBorder',
  borderRadius: '$mark',
  backgroundColor: '$surface',
  color: '$onAccent',
  cursor: 'pointer',
  focusRing: 1,
  '&:is(:checked, :indeterminate)': { borderColor: '$accent', backgroundColor: '$accent' },
  '&::after': { content: '""', display: 'none', boxSizing: 'border-box', borderColor: 'currentColor' },
  '@print': { visibility: 'hidden' },
  '&:checked::after': {
    display: 'block',
    width: 9,
    height: 5,
    marginTop: -3,
    borderStyle: 'solid',
    borderWidth: '0 0 2px 2px',
    transform: 'rotate(-45deg)',
  },
  '&:indeterminate::after': {
    display: 'block',
    width: 8,
    height: 0,
    margin: 0,
    borderStyle: 'solid',
    borderWidth: '2px 0 0',
    transform: 'none',
  },
} as const;

/** Width in px of the column of boxes. */
export const selectionWidth = 40;

/** Props of {@link TickBox}. */
export interface TickBoxProps {
  label: string;
  /** How many of the rows that it stands for are ticked. */
  selected: 'none' | 'some' | 'all';
  onTick: () => void;
}

/** The box of several rows: a dash where some of them are ticked. */
export function TickBox({ label, selected, onTick }: TickBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  // The browser has no attribute for it.
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected === 'some';
  }, [selected]);
  return (
    <input ref={box} type="checkbox" aria-label={label} checked={selected === 'all'} onChange={onTick} />
  );
}

const Rows = styled('thead', {
  variants: {
    // Not in a box that scrolls sideways: a page does not scroll under that.
    onPage: { true: { '[data-scroller]:not([data-wide]) & :is(th, td)': { top: belowBar } } },
  },
});

const Head = styled('th', {
  position: 'sticky',
  top: 0,
  zIndex: 2,
  padding: 0,
  borderBottom: '1px solid $border',
  backgroundColor: '$sunken',
  color: '$textQuiet',
  // A sheet does not scroll: what sticks lies over rows.
  '@print': {
    position: 'static',
    textAlign: 'left',
    // On the sheets that follow, Chromium keeps room for a head that holds buttons, and leaves it empty.
    button: { display: 'contents' },
    '&:has(> button)': { padding: `$space$1 ${cellPadding}`, verticalAlign: 'middle' },
    '[data-flush] &:has(> button):first-child': { paddingInlineStart: edgePadding },
    '[data-flush] &:has(> button):last-child': { paddingInlineEnd: edgePadding },
  },
  '[data-flush] &': {
    backgroundColor: '$surface',
    '&:first-child > *': { paddingInlineStart: edgePadding },
    '&:last-child > *': { paddingInlineEnd: edgePadding },
  },
  variants: {
    // In their middle, as the boxes of the rows.
    boxes: { true: { '[data-flush] &&:first-child > *': { paddingInlineStart: 0 } } },
    besideBoxes: { true: { '&& > *': { paddingInlineStart: '$1' } } },
    first: { true: { left: 0, zIndex: 3, '[data-scrolled] &': { boxShadow: '1px 0 0 $colors$border' } } },
    align: {
      start: {},
      center: { '&&': { textAlign: 'center' } },
      end: { '&&': { textAlign: 'right' } },
    },
  },
});

const headRules = {
  row: '$1',
  width: '100%',
  minHeight: '$sizes$row',
  padding: `$space$1 ${cellPadding}`,
  fontSize: '$caption',
  fontWeight: '$medium',
  lineHeight: '$snug',
  // A button would center the lines of a long name.
  textAlign: 'left',
  variants: {
    align: {
      start: {},
      center: { justifyContent: 'center', textAlign: 'center' },
      end: { justifyContent: 'flex-end', textAlign: 'right' },
    },
  },
} as const;

const Plain = styled('span', headRules);

const Sorter = styled('button', {
  ...headRules,
  bare: true,
  color: 'inherit',
  focusRing: -2,
  '&:hover': { color: '$text' },
  '[aria-sort] > &': { color: '$text' },
  svg: { display: 'inline', verticalAlign: '-2px' },
});

const Whole = styled('label', {
  display: 'grid',
  placeItems: 'center',
  minHeight: '$sizes$row',
  cursor: 'pointer',
  input: tickBox,
});

const Unit = styled('span', { fontWeight: '$regular', color: '$textQuiet' });
const Note = styled('span', { display: 'block', fontWeight: '$regular', color: '$textQuiet' });

/** Which way a column is sorted: in the line of its name, as a long name leaves room beside its lines. */
function Arrow({ direction, before = false }: { direction: DataSort['direction']; before?: boolean }) {
  const Icon = direction === 'ascending' ? ArrowUp : ArrowDown;
  // The space does not break: the arrow stays with the word beside it.
  return (
    <>
      {!before && '\u00a0'}
      <Icon size={14} />
      {before && '\u00a0'}
    </>
  );
}

/** The headers: what the columns hold, in what unit, and how they are sorted. Not rendered again by a scroll. */
export const TableHead = memo(function TableHead(props: TableHeadProps) {
  const { columns, sort, onToggle, onEnterRows, actionsLabel, selectAllLabel } = props;
  const { selected, onTickAll, onPage } = props;
  const [reached, setReached] = useState(0);
  const sortable = columns.flatMap((column, index) => ((column.sortable ?? true) ? [index] : []));
  const stop = sortable.includes(reached) ? reached : sortable[0];
  const keys = (column: number) =>
    onEnterRows && {
      tabIndex: column === stop ? 0 : -1,
      onFocus: () => setReached(column),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const sideways = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (event.key === 'ArrowDown') onEnterRows(column);
        else if (sideways === undefined) return;
        else {
          const to = sortable[sortable.indexOf(column) + sideways];
          const row = event.currentTarget.closest('tr');
          if (to !== undefined)
            row?.querySelector<HTMLElement>(`th:nth-of-type(${to + 1}) > button`)?.focus();
        }
        event.preventDefault();
      },
    };
  return (
    <Rows onPage={onPage}>
      <tr aria-rowindex={1}>
        {selectAllLabel !== undefined && (
          <Head as="td" boxes>
            <Whole>
              <TickBox label={selectAllLabel} selected={selected} onTick={onTickAll} />
            </Whole>
          </Head>
        )}
        {columns.map((column, index) => {
          const align = columnAlign(column);
          const atEnd = align === 'end';
          const direction = sort?.columnId === column.id ? sort.direction : undefined;
          const name = (
            <span>
              {/* Before a header at the end, so that it stays above the figures. */}
              {direction && atEnd && <Arrow direction={direction} before />}
              {column.label}
              {column.unit && <Unit>, {column.unit}</Unit>}
              {direction && !atEnd && <Arrow direction={direction} />}
              {/* The space parts them where they are read aloud. */}
              {column.note && <Note> {column.note}</Note>}
            </span>
          );
          return (
            <Head
              key={column.id}
              scope="col"
              first={index === 0}
              besideBoxes={index === 0 && selectAllLabel !== undefined}
              align={align}
              aria-sort={direction}
            >
              {(column.sortable ?? true) ? (
                <Sorter type="button" align={align} onClick={() => onToggle(column.id)} {...keys(index)}>
                  {name}
                </Sorter>
              ) : (
                <Plain align={align}>{name}</Plain>
              )}
            </Head>
          );
        })}
        {actionsLabel !== undefined && (
          <Head scope="col">
            <Plain>{actionsLabel}</Plain>
          </Head>
        )}
      </tr>
    </Rows>
  );
});
