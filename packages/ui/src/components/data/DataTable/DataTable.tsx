import { useLayoutEffect, useRef } from 'react';
import { compactClass } from '../../../themes/apply-theme.ts';
import { styled } from '../../../themes/stitches.ts';
import { joinNames } from '../../props.ts';
import { rootProps } from '../../root-props.ts';
import { scrollShadows } from '../../scroll-shadows.ts';
import { useJoinedRef } from '../../use-joined-ref.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { Button } from '../../inputs/Button/Button.tsx';
import { cardEdge } from '../../showing/Card/card-edge.ts';
import { Skeleton } from '../../showing/Skeleton/Skeleton.tsx';
import { KeptFocus } from './KeptFocus.tsx';
import { OrderSelect } from './OrderSelect.tsx';
import { EqualFacts } from './EqualFacts.tsx';
import { TableCards } from './TableCards.tsx';
import { shadowPlaces, TableGrid } from './TableGrid.tsx';
import { edgePadding } from './TableHead.tsx';
import { TableTools } from './TableTools.tsx';
import { useCards } from './use-cards.ts';
import { estimateMark } from './data-column.ts';
import type { DataTableProps } from './table-props.ts';
import { useTable, type TableModel } from './use-table.ts';

const intoEdge = `calc(var(${cardEdge}, 0px) * -1)`;

const Root = styled('div', {
  minWidth: 0,
  variants: {
    flush: { true: { marginInlineStart: intoEdge, marginInlineEnd: intoEdge } },
    fullHeight: {
      true: {
        column: 0,
        flex: 1,
        '> :last-child': { flex: 1 },
        table: {
          alignSelf: 'stretch',
          // Firefox would give the head its part of the height.
          '@supports (-moz-appearance: none)': { alignSelf: 'start' },
        },
      },
    },
  },
});

const Scroller = styled('div', {
  position: 'relative',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  // Rows must not move under the eye when others are measured.
  overflowAnchor: 'none',
  focusRing: -2,
  '@print': { maxHeight: 'none !important', overflow: 'visible' },
  variants: {
    // What does not scroll sideways is no box that scrolls: a head in it can stay under the page's own.
    onPage: {
      true: {
        '&:not([data-wide])': {
          overflow: 'visible',
          '&::before, &::after': { display: 'none' },
        },
      },
    },
    columns: {
      true: {
        ...scrollShadows(),
        '@print': { display: 'block', '&::before, &::after': { display: 'none' } },
      },
    },
  },
});

/** The shape of a row to come. */
const Waiting = styled('div', {
  display: 'grid',
  gridTemplateColumns: '2fr 3fr 1fr 1fr',
  alignItems: 'center',
  gap: '$8',
  height: '$sizes$row',
  paddingInline: '$3',
  '[data-flush] &': { paddingInline: edgePadding },
  '&:not(:last-child)': { borderBottom: '1px solid $border' },
});

/** Says that there are no rows. */
const None = styled('div', {
  row: '$1 $3',
  flexWrap: 'wrap',
  padding: '$3',
  color: '$textQuiet',
  '[data-flush] &': { paddingInline: edgePadding },
});

/** What the mark of estimates means, and how many rows have it. */
const Key = styled('p', {
  padding: '$2 $3',
  borderTop: '1px solid $border',
  quiet: '$caption',
  '[data-flush] &': { paddingInline: edgePadding },
});

const skeletonRows = 5;

/** Marks the element while its content is wider than itself. */
function useWideMark(element: { current: HTMLElement | null }, mounted: boolean): void {
  useLayoutEffect(() => {
    const scroller = element.current;
    if (!scroller || !mounted) return undefined;
    // Called before the first paint too, but not before the page is built: its layout is computed once.
    const observer = new ResizeObserver(() =>
      scroller.toggleAttribute('data-wide', scroller.scrollWidth > scroller.clientWidth),
    );
    observer.observe(scroller);
    if (scroller.firstElementChild) observer.observe(scroller.firstElementChild);
    return () => observer.disconnect();
  }, [element, mounted]);
}

/** The order that the rows are in, for readers to whom it is not shown; empty for that in which they came. */
function orderText<Row>({ columns, sort, labels }: TableModel<Row>): string {
  const column = columns.find(({ id }) => id === sort?.columnId);
  return column ? labels.sorted(column.label, sort?.direction === 'descending') : '';
}

/**
 * Rows and columns. Sorts by typed keys, keeps only the rows in sight on the page above two hundred, goes by
 * keyboard from row to row, and becomes a list of cards in a narrow place.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, onSelect, selectable, actions, className, ref } = props;
  const { loading = false, empty, error, compact = false, flush = false, fullHeight = false } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const focusedLink = useRef<string | null>(null);
  const { cards, root } = useCards(props);
  const model = useTable(props, scroller, cards);
  const { maxHeight } = model;
  const page = props.layout === 'page';
  const View = cards ? TableCards : TableGrid;
  const nothing = rows.length === 0;
  // Where the caller says why there are none, that stands in place of the table.
  const bare = nothing && (cards || loading || error !== undefined || empty !== undefined);
  const noneLeft = model.filters.length > 0 && model.counted === 0;
  useWideMark(scroller, !bare && !cards);
  return (
    <Root
      aria-busy={loading}
      {...rootProps(props)}
      ref={useJoinedRef(root, ref)}
      className={joinNames(compact && compactClass, className)}
      flush={flush}
      fullHeight={fullHeight && !cards}
      data-flush={flush || undefined}
    >
      {(selectable || actions !== undefined || model.filters.length > 0) && <TableTools model={model} />}
      <VisuallyHidden aria-live="polite">{model.copying.said}</VisuallyHidden>
      <VisuallyHidden aria-live="polite">{orderText(model)}</VisuallyHidden>
      {error}
      {cards && !nothing && <OrderSelect model={model} />}
      {model.equal.length > 0 && <EqualFacts model={model} />}
      {(!bare || loading) && (
        <Scroller
          ref={scroller}
          columns={!bare && !cards}
          onPage={page && maxHeight === undefined}
          data-scroller=""
          css={{ ...(maxHeight !== undefined && { maxHeight }), ...shadowPlaces(model) }}
          // Rows that cannot have the focus must still be scrolled by keyboard.
          {...(!onSelect &&
            (!cards || maxHeight !== undefined) && { tabIndex: 0, role: 'group', 'aria-label': label })}
          onScroll={({ currentTarget }) => {
            currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft > 0);
            model.window.onScroll();
          }}
          onKeyDown={model.copying.onKeyDown}
          onFocus={model.copying.onFocus}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) model.onLeave();
          }}
        >
          <KeptFocus key={String(cards)} rows={scroller} link={focusedLink} />
          {!bare && <View model={model} />}
          {bare &&
            Array.from({ length: skeletonRows }, (_, row) => (
              <Waiting key={row}>
                {[0, 1, 2, 3].map((cell) => (
                  <Skeleton key={cell} />
                ))}
              </Waiting>
            ))}
        </Scroller>
      )}
      {model.estimated > 0 && (
        <Key>
          <span aria-hidden="true">{estimateMark}</span>{' '}
          {model.estimated === model.counted
            ? model.labels.allEstimated
            : model.labels.estimated(
                model.estimated.toLocaleString(model.locale),
                model.counted.toLocaleString(model.locale),
              )}
        </Key>
      )}
      {nothing && !loading && error === undefined && empty}
      {!loading && error === undefined && !(nothing && empty !== undefined) && model.counted === 0 && (
        <None>
          {noneLeft ? model.labels.noneLeft : model.labels.empty}
          {noneLeft && (
            <Button size="sm" emphasis="quiet" onClick={() => model.onFiltersChange([])}>
              {model.labels.clearFilters}
            </Button>
          )}
        </None>
      )}
    </Root>
  );
}
