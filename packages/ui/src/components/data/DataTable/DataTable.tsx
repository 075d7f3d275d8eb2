import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { compactClass } from '../../../themes/apply-theme.ts';
import { styled } from '../../../themes/stitches.ts';
import { joinNames } from '../../props.ts';
import { rootProps } from '../../root-props.ts';
import { cardEdge } from '../../showing/Card/card-edge.ts';
import { Skeleton } from '../../showing/Skeleton/Skeleton.tsx';
import { OrderSelect, TableCards } from './TableCards.tsx';
import { TableGrid } from './TableGrid.tsx';
import { edgePadding } from './TableHead.tsx';
import { TableTools } from './TableTools.tsx';
import { longHeight } from './use-row-window.ts';
import { useTable, type DataTableProps } from './use-table.ts';

const intoEdge = `calc(var(${cardEdge}, 0px) * -1)`;

const Root = styled('div', {
  minWidth: 0,
  variants: {
    flush: { true: { marginInlineStart: intoEdge, marginInlineEnd: intoEdge } },
    fullHeight: {
      true: { column: 0, flex: 1, '> :last-child': { flex: 1 }, table: { height: 'calc(100% + 1px)' } },
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

const skeletonRows = 5;

let narrowQuery: MediaQueryList | undefined;

/** Read on every frame of a scroll, so the query is made once. */
function narrow(): MediaQueryList {
  return (narrowQuery ??= matchMedia('(max-width: 600px)'));
}

function onNarrowChange(listener: () => void): () => void {
  narrow().addEventListener('change', listener);
  return () => narrow().removeEventListener('change', listener);
}

function useNarrow(): boolean {
  return useSyncExternalStore(
    onNarrowChange,
    () => narrow().matches,
    () => false,
  );
}

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

/**
 * Rows and columns. Sorts by typed keys, keeps only the rows in sight on the page above two hundred, goes by
 * keyboard from row to row, and becomes a list of cards on a narrow screen.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, onSelect, selectable, actions } = props;
  const { loading = false, empty, error, compact = false, flush = false, fullHeight = false } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const cards = useNarrow();
  const model = useTable(props, scroller, cards);
  const maxHeight = props.maxHeight ?? (model.window.virtual ? longHeight : undefined);
  const View = cards ? TableCards : TableGrid;
  const nothing = rows.length === 0;
  useWideMark(scroller, !nothing && !cards);
  return (
    <Root
      aria-busy={loading}
      {...rootProps(props)}
      className={joinNames(compact && compactClass, props.className)}
      flush={flush}
      fullHeight={fullHeight && !cards}
      data-flush={flush || undefined}
    >
      {(selectable || actions !== undefined) && <TableTools model={model} />}
      {error}
      {cards && !nothing && <OrderSelect model={model} />}
      {(!nothing || loading) && (
        <Scroller
          ref={scroller}
          {...(maxHeight !== undefined && { css: { maxHeight } })}
          // Rows that cannot have the focus must still be scrolled by keyboard.
          {...(!onSelect &&
            (!cards || maxHeight !== undefined) && { tabIndex: 0, role: 'group', 'aria-label': label })}
          onScroll={({ currentTarget }) => {
            currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft > 0);
            model.window.onScroll();
          }}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) model.onLeave();
          }}
        >
          {!nothing && <View model={model} />}
          {nothing &&
            Array.from({ length: skeletonRows }, (_, row) => (
              <Waiting key={row}>
                {[0, 1, 2, 3].map((cell) => (
                  <Skeleton key={cell} />
                ))}
              </Waiting>
            ))}
        </Scroller>
      )}
      {nothing && !loading && error === undefined && empty}
    </Root>
  );
}
