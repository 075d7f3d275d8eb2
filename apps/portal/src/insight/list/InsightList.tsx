import {
  Banner,
  Button,
  Card,
  DataTable,
  EmptyState,
  Stack,
  styled,
  ValueState,
  VisuallyHidden,
  type AbsentState,
} from '@cnx/ui';
import { atom, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useDeferredValue, useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { openRowAtoms, rowHrefAtom, shownRowsAtom } from '../../state/area-choice.atoms.ts';
import { listedWellsAtom, openWellAtom, wellHrefAtom } from '../../state/open-well.atoms.ts';
import { singleKeysAtom } from '../../state/display.atoms.ts';
import { showToast } from '../../state/toasts.atoms.ts';
import type { InsightFrame, ListDefinition, NamedWell, RowsDefinition } from '../insight-definition.ts';
import { InsightAge, InsightEmpty, InsightFailure, RowsSkeleton } from '../InsightStates.tsx';
import { dataCondition, speaksOfAge, type PagedRows } from '../insight-view.ts';
import { useNarrowPage } from '../use-folding.ts';
import { useFormats } from '../use-formats.ts';
import { BesidePanel } from './BesidePanel.tsx';
import { LazyRowDrawer } from './LazyRowDrawer.tsx';
import type { ListTools } from './list-tools.ts';
import { countedText, extentText, groupCount, nounOf } from './list-extent.ts';
import { PartChoice } from './PartChoice.tsx';
import { withoutTotals } from './summed-columns.ts';
import { useListTable } from './use-list-table.ts';
import { ListPlace } from './ListPlace.tsx';

/** Props of {@link InsightList}. */
export interface InsightListProps<Row> {
  definition: ListDefinition<Row>;
  result: PagedRows<Row>;
  frame: InsightFrame;
  /** What can be done with the rows. */
  Tools: ListTools;
  /** Why there is no row; null where nothing was found. @default null */
  absence?: AbsentState | null;
}

const noRows: readonly never[] = [];
const noSortAtom = atom(null);
/** Rows that the page begins with: what is at stake comes first. */
const firstRows = 100;

const Dropped = styled('div', { padding: '$3 $card $2' });

/** What the rows are, and which of them are shown: before all else that stands over them. */
const Lead = styled('div', {
  row: '$2 $4',
  order: -1,
  marginInlineEnd: 'auto',
  minWidth: 0,
  '@media (max-width: 600px)': {
    flex: 1,
    flexWrap: 'wrap',
    '& > :last-child': { minWidth: 0 },
    // What the rows are stands above the choice of some of them, as it stands beside it where there is room.
    '& > h2:not(:last-child)': { flexBasis: '100%' },
  },
});
/** Not on paper beside the sheet that has all of its rows. */
const ListCard = styled(Card, { '@print': { 'body:has(> [data-print-sheet]) &': { display: 'none' } } });

const Name = styled('h2', { flex: 'none', fontSize: '$small', fontWeight: '$medium', figures: 'tabular' });

/** Id of the first row whose well is open over the page; undefined while none is. */
function useOpenWellRow<Row>(
  { wellOf, rowId }: Pick<RowsDefinition<Row>, 'wellOf' | 'rowId'>,
  inOrder: readonly Row[],
) {
  const well = useAtomValue(openWellAtom);
  const row = well === null ? undefined : inOrder.find((each) => wellOf?.(each)?.id === well);
  return row === undefined ? undefined : rowId(row);
}

/** Links from the names of rows to their wells, in whose order the open well's neighbors are found. */
function useWellLinks<Row>(wellOf: ((row: Row) => NamedWell | null) | undefined, inOrder: readonly Row[]) {
  const wellHref = useDeferredValue(useAtomValue(wellHrefAtom));
  const listWells = useSetAtom(listedWellsAtom);
  useEffect(() => {
    if (!wellOf) return undefined;
    const wells = inOrder.flatMap((row) => wellOf(row) ?? []);
    listWells([...new Map(wells.map((well) => [well.id, well])).values()]);
    return () => listWells([]);
  }, [wellOf, inOrder, listWells]);
  return useMemo(
    () =>
      wellOf &&
      ((row: Row) => {
        const well = wellOf(row);
        return well ? wellHref(well.id) : undefined;
      }),
    [wellOf, wellHref],
  );
}

/**
 * The one list of the portal: rows with what is at stake first, filtered, sorted, grouped and with the columns that the
 * address says, fetched as far as a user asks for them, with honest totals. A row opens its details; all of them can be
 * taken away.
 */
export function InsightList<Row>(props: InsightListProps<Row>) {
  const { Dialogs } = props.definition.rows;
  return (
    <>
      <Rows {...props} />
      {Dialogs && <Dialogs />}
    </>
  );
}

function Rows<Row>(props: InsightListProps<Row>) {
  const { definition, result, frame, Tools, absence = null } = props;
  const { area, failure, anyTime = false, rows: list } = definition;
  const { data, error, isFetching, hasNextPage, sorted = false } = result;
  const formats = useFormats();
  const { t } = formats;
  const narrow = useNarrowPage();
  const pageKeys = useAtomValue(singleKeysAtom);
  const store = useStore();
  const sayCopied = (text: string | null) =>
    text === null
      ? showToast(store, { key: 'portal:list.cellNotCopied' }, 'critical')
      : showToast(store, { key: 'portal:list.copiedCell', values: { text } }, 'good');
  const fetched = useMemo(() => data?.pages.flatMap((page) => page.data) ?? noRows, [data]);
  const rows = useMemo(
    () => (sorted ? fetched : (list.order?.(fetched) ?? fetched)),
    [list, fetched, sorted],
  );
  const parts = useMemo(
    () => list.parts?.of(rows, formats, frame.window) ?? noRows,
    [list, rows, formats, frame.window],
  );
  const [chosen, choose] = useAtom(shownRowsAtom);
  const part = parts.find(({ id }) => id === chosen) ?? parts[0];
  const shown = part?.rows ?? rows;
  const columns = useMemo(
    () => list.columns(formats, shown, frame.window),
    [list, formats, shown, frame.window],
  );
  const leading = useAtomValue(list.sortAtom ?? noSortAtom);
  const summed = useMemo(() => (hasNextPage ? withoutTotals(columns) : columns), [columns, hasNextPage]);
  const table = useListTable({ ...list, ...(leading && { sort: leading }) }, columns);
  const lineColumns = useMemo(() => {
    const { lineColumns: named } = list;
    const own = typeof named === 'function' ? named(columns) : named;
    return leading ? [...new Set([leading.columnId, ...own])] : own;
  }, [leading, list, columns]);
  // Every row follows the address: what a row opens is painted before them.
  const rowHref = useDeferredValue(useAtomValue(rowHrefAtom));
  const { details } = list;
  const beside = 'Panel' in details ? details : null;
  const hrefOf = useCallback((row: Row) => rowHref(list.rowId(row), beside?.choice), [rowHref, list, beside]);
  const withPanel = (card: ReactNode, ordered: readonly Row[] = noRows, said = '') =>
    beside === null ? (
      <ListPlace said={said}>{card}</ListPlace>
    ) : (
      <BesidePanel details={beside} columns={columns} rowId={list.rowId} inOrder={ordered}>
        <ListPlace said={said}>{card}</ListPlace>
      </BesidePanel>
    );
  const openId = useDeferredValue(useAtomValue(openRowAtoms[beside?.choice ?? 'row']));
  // Beside an open panel the rows are there to choose the next one.
  const isBeside = beside !== null && openId !== null;
  const [inOrder, setInOrder] = useState<readonly Row[]>(noRows);
  const nameHref = useWellLinks(list.wellOf, inOrder);
  const overId = useOpenWellRow(list, inOrder);
  const [selectedIds, select] = useState<readonly string[]>(noRows);
  const [whole, setWhole] = useState(false);
  const title = t(`areas.${area}`);
  const own = list.Actions && <list.Actions />;
  const heading = useId();
  const meta = data?.pages[0]?.meta;
  const retry = () => void (data ? result.fetchNextPage() : result.refetch());
  const failed = error && (
    <InsightFailure failure={failure} view={{ status: 'failed', error, retrying: isFetching, retry }} />
  );
  if (!meta) {
    return withPanel(
      <Card title={title} actions={own} loading={!error} deferred={false}>
        {failed ?? <RowsSkeleton />}
      </Card>,
    );
  }
  const condition = dataCondition(meta, anyTime ? 'any' : frame.window);
  if (condition.kind === 'none' || condition.kind === 'outside') {
    return withPanel(
      <Card title={title} actions={own} deferred={false}>
        <InsightEmpty area={area} condition={condition} frame={frame} />
      </Card>,
    );
  }
  const total = result.total ?? meta.total;
  const noun = nounOf(list.noun, rows);
  const filtered = table.filters.length > 0;
  const left = filtered ? inOrder.length : shown.length;
  const limited = !whole && table.groupBy === null && left > firstRows;
  const grouped = table.groupBy !== null && table.groupBy === list.group ? list.grouped : undefined;
  const all = part ? Math.max(rows.length, total ?? 0) : (total ?? rows.length);
  const best = !filtered && part === parts[0] && all > rows.length;
  const groupColumn = grouped && !hasNextPage && columns.find(({ id }) => id === table.groupBy);
  const extent = extentText(
    { ...list, noun },
    {
      shown: limited ? firstRows : left,
      // A part says itself of how many it is; what a filter or a limit leaves out is said here.
      total: part && !filtered && !hasNextPage && !best ? shown.length : all,
      best,
      groups: groupColumn
        ? { noun: grouped.groups(shown), count: groupCount(groupColumn, filtered ? inOrder : shown) }
        : null,
    },
    formats,
  );
  const ofItsOwnAge = speaksOfAge(meta, condition, frame.asOf);
  const name = <Name id={heading}>{rows.length === 0 && absence ? title : extent}</Name>;
  const shownParts = parts.filter((each, place) => place === 0 || each === part || each.rows.length > 0);
  const choosable = shownParts.length > 1;
  // As the rows seen: where these are groups, so many groups. Of rows that are not all here, only the server knows how many.
  const countOf = (some: readonly Row[], isWhole: boolean) =>
    hasNextPage ? (isWhole ? all : null) : groupColumn ? groupCount(groupColumn, some) : some.length;
  // An order or a filter that the server does not know holds for the rows that are here.
  const partly = hasNextPage && !(sorted && result.filtered);
  const tools = { definition, columns, table, rows: shown, part: part?.id ?? null, result, frame };
  const ticked = new Set(selectedIds);
  // Of nothing nothing can be grouped or taken away.
  const bare = list.Empty !== undefined && rows.length === 0 && !filtered && !hasNextPage;
  const { hiddenColumns = noRows } = table.props;
  // Of its own columns a list says nothing.
  const columnsSaid =
    hiddenColumns.length === (list.hidden ?? noRows).length
      ? noRows
      : [t('list.columnsShown', { shown: columns.length - hiddenColumns.length, all: columns.length })];
  return withPanel(
    <ListCard
      aria-labelledby={heading}
      flush
      deferred={false}
      footer={
        (ofItsOwnAge || limited || hasNextPage || (list.Note && rows.length > 0)) && (
          <>
            <Stack direction="row" gap="3" wrap>
              {list.Note && <list.Note />}
              {ofItsOwnAge && <InsightAge meta={meta} condition={condition} />}
              {partly && <span>{t('insight.partly')}</span>}
              {hasNextPage && columns.some(({ total: sum }) => sum) && <span>{t('list.noTotals')}</span>}
            </Stack>
            {limited ? (
              <Button size="sm" onClick={() => setWhole(true)}>
                {t('list.whole', { rows: countedText(noun, left, formats) })}
              </Button>
            ) : (
              hasNextPage &&
              !error && (
                <Button size="sm" loading={isFetching} onClick={() => void result.fetchNextPage()}>
                  {t('insight.more')}
                </Button>
              )
            )}
          </>
        )
      }
    >
      {table.dropped.length > 0 && (
        <Dropped>
          <Banner tone="warning">{t('list.dropped', { parts: table.dropped.join(', ') })}</Banner>
        </Dropped>
      )}
      <DataTable
        // Each part is a list of its own: it begins with its own order.
        key={part?.id}
        {...table.props}
        label={title}
        columns={summed}
        rows={shown}
        rowId={list.rowId}
        rowHref={hrefOf}
        {...(nameHref && { nameHref })}
        layout="page"
        lineColumns={lineColumns}
        sortedElsewhere={sorted}
        filteredElsewhere={result.filtered ?? false}
        selectable={!narrow && !isBeside}
        {...(isBeside ? { currentId: openId, compact: true } : overId !== undefined && { currentId: overId })}
        selectedIds={selectedIds}
        onSelectedIdsChange={select}
        // An open panel goes on to the next row by the same keys.
        pageKeys={pageKeys && !isBeside}
        onCellCopy={sayCopied}
        onOrder={setInOrder}
        flush
        {...(!whole && { rowLimit: firstRows })}
        labels={{
          total:
            list.totalText?.(formats) ??
            list.totalName?.(filtered ? inOrder : shown, formats) ??
            t('list.total', { rows: groupColumn ? extent : countedText(noun, left, formats) }),
          groupRows: (count) => countedText(grouped?.rows ?? noun, count, formats),
          estimated: (some) => t('list.estimated', { some, rows: countedText(noun, left, formats) }),
        }}
        actions={
          <>
            <Lead>
              {name}
              {choosable && (
                <PartChoice
                  parts={shownParts.map((each) => ({
                    ...each,
                    count: countOf(each.rows, each === parts[0] && each.rows.length === rows.length),
                  }))}
                  value={part?.id ?? ''}
                  onChange={(id) => choose(id === parts[0]?.id ? null : id)}
                  shared={own !== undefined}
                />
              )}
            </Lead>
            {(!narrow || bare) && own}
            {!bare && <Tools {...tools} own={narrow && own} />}
          </>
        }
        selectionActions={
          <>
            <VisuallyHidden asChild>{name}</VisuallyHidden>
            {list.TickedActions && (
              <list.TickedActions
                rows={shown.filter((row) => ticked.has(list.rowId(row)))}
                onDone={() => select(noRows)}
              />
            )}
            <Tools {...tools} selectedIds={selectedIds} />
          </>
        }
        empty={
          filtered ? (
            <EmptyState title={t('list.nothingLeft')} />
          ) : absence ? (
            <ValueState state={absence} />
          ) : list.Empty ? (
            <list.Empty frame={frame} />
          ) : (
            <EmptyState title={part?.none ?? t('list.nothingHere')} description={t('list.nothingHereText')} />
          )
        }
      />
      {failed}
      {!('Panel' in details) && (
        <LazyRowDrawer
          details={details}
          below={list.below}
          columns={columns}
          rowId={list.rowId}
          rows={rows}
          inOrder={inOrder}
          result={result}
        />
      )}
    </ListCard>,
    inOrder,
    rows.length === 0 && absence ? '' : [`${title}: ${extent}`, ...columnsSaid].join(', '),
  );
}
