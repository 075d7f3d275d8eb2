import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { belowBar } from '../../bar-height.ts';
import { cardPadding } from '../../showing/Card/card-edge.ts';
import { columnAlign, type DataColumn, type DataSort } from './data-column.ts';

/** Props of {@link TableHead}. */
export interface TableHeadProps {
  columns: readonly Pick<DataColumn<never>, 'id' | 'label' | 'unit' | 'kind' | 'align' | 'sortable'>[];
  sort: DataSort | null;
  /** Takes a column to its next order. */
  onToggle: (columnId: string) => void;
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

/** Width in px of the column of boxes. */
export const selectionWidth = 40;

function SelectAll({
  label,
  selected,
  onTickAll,
}: Pick<TableHeadProps, 'selected' | 'onTickAll'> & { label: string }) {
  const box = useRef<HTMLInputElement>(null);
  // The browser has no attribute for it.
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected === 'some';
  }, [selected]);
  return (
    <Whole>
      <input ref={box} type="checkbox" aria-label={label} checked={selected === 'all'} onChange={onTickAll} />
    </Whole>
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
  padding: '$1 $3',
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
  svg: { flexShrink: 0 },
});

const Whole = styled('label', {
  display: 'grid',
  placeItems: 'center',
  minHeight: '$sizes$row',
  cursor: 'pointer',
  input: { size: 16, margin: 0, accentColor: '$colors$accent', cursor: 'pointer' },
});

const Unit = styled('span', { fontWeight: '$regular', color: '$textQuiet' });

function Arrow({ direction }: { direction: DataSort['direction'] | undefined }) {
  if (direction === undefined) return null;
  const Icon = direction === 'ascending' ? ArrowUp : ArrowDown;
  return <Icon size={14} />;
}

/** The headers: what the columns hold, in what unit, and how they are sorted. Not rendered again by a scroll. */
export const TableHead = memo(function TableHead(props: TableHeadProps) {
  const { columns, sort, onToggle, actionsLabel, selectAllLabel, selected, onTickAll, onPage } = props;
  return (
    <Rows onPage={onPage}>
      <tr aria-rowindex={1}>
        {selectAllLabel !== undefined && (
          <Head as="td" boxes>
            <SelectAll label={selectAllLabel} selected={selected} onTickAll={onTickAll} />
          </Head>
        )}
        {columns.map((column, index) => {
          const align = columnAlign(column);
          const atEnd = align === 'end';
          const direction = sort?.columnId === column.id ? sort.direction : undefined;
          const name = (
            <span>
              {column.label}
              {column.unit && <Unit>, {column.unit}</Unit>}
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
                <Sorter type="button" align={align} onClick={() => onToggle(column.id)}>
                  {/* Before a header at the end, so that it stays above the figures. */}
                  {atEnd && <Arrow direction={direction} />}
                  {name}
                  {!atEnd && <Arrow direction={direction} />}
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
