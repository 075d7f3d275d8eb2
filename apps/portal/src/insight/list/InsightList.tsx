import {
  Banner,
  Button,
  Card,
  DataTable,
  Link,
  Stack,
  styled,
  Text,
  ValueState,
  type AbsentState,
} from '@cnx/ui';
import { useAtom, useAtomValue, useStore } from 'jotai';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { levelBelowHrefAtom, rowHrefAtom, shownRowsAtom } from '../../state/area-choice.atoms.ts';
import { singleKeysAtom } from '../../state/display.atoms.ts';
import { showToast } from '../../state/toasts.atoms.ts';
import type { InsightFrame, ListDefinition } from '../insight-definition.ts';
import { InsightAge, InsightEmpty, InsightFailure, RowsSkeleton } from '../InsightStates.tsx';
import { dataCondition, speaksOfAge, type PagedRows } from '../insight-view.ts';
import { useNarrowPage } from '../use-folding.ts';
import { useFormats } from '../use-formats.ts';
import { BesidePanel } from './BesidePanel.tsx';
import { LazyRowDrawer } from './LazyRowDrawer.tsx';
import type { ListTools } from './list-tools.ts';
import { PartChoice } from './PartChoice.tsx';
import { useListTable } from './use-list-table.ts';

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
/** Rows that the page begins with: what is at stake comes first. */
const firstRows = 100;

const Dropped = styled('div', { padding: '0 $card $2' });

/**
 * The one list of the portal: rows with what is at stake first, filtered, sorted, grouped and with the columns that the
 * address says, fetched as far as a user asks for them, with honest totals. A row opens its details; all of them can be
 * taken away.
 */
export function InsightList<Row>(props: InsightListProps<Row>) {
  const { definition, result, frame, Tools, absence = null } = props;
  const { area, failure, anyTime = false, rows: list } = definition;
  const { data, error, isFetching, hasNextPage, sorted = false } = result;
  const formats = useFormats();
  const { t, quantities } = formats;
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
    () => list.parts?.(rows, formats, frame.window) ?? noRows,
    [list, rows, formats, frame.window],
  );
  const [chosen, choose] = useAtom(shownRowsAtom);
  const part = parts.find(({ id }) => id === chosen) ?? parts[0];
  const shown = part?.rows ?? rows;
  const columns = useMemo(
    () => list.columns(formats, shown, frame.window),
    [list, formats, shown, frame.window],
  );
  const table = useListTable(list, columns);
  const rowHref = useAtomValue(rowHrefAtom);
  const { details } = list;
  const beside = 'Panel' in details ? details : null;
  const hrefOf = useCallback((row: Row) => rowHref(list.rowId(row), beside?.choice), [rowHref, list, beside]);
  const withPanel = (card: ReactNode, ordered: readonly Row[] = noRows) =>
    beside === null ? (
      card
    ) : (
      <BesidePanel details={beside} columns={columns} rowId={list.rowId} inOrder={ordered}>
        {card}
      </BesidePanel>
    );
  const belowHref = useAtomValue(levelBelowHrefAtom);
  // Where rows are grouped as at first, those of a group are of one entity, but for entities that are called alike.
  const below = (ofGroup: readonly Row[]) => {
    const [entity, ...others] = ofGroup.map((row) => list.below?.(row, formats) ?? null);
    return (
      entity &&
      others.every((other) => other?.id === entity.id) && (
        <Link href={belowHref(entity)} emphasis="quiet" aria-label={entity.label}>
          {entity.name}
        </Link>
      )
    );
  };
  const [inOrder, setInOrder] = useState<readonly Row[]>(noRows);
  const [selectedIds, select] = useState<readonly string[]>(noRows);
  const [whole, setWhole] = useState(false);
  const title = t(`areas.${area}`);
  const actions = list.Actions && <list.Actions />;
  const meta = data?.pages[0]?.meta;
  const retry = () => void (data ? result.fetchNextPage() : result.refetch());
  const failed = error && (
    <InsightFailure failure={failure} view={{ status: 'failed', error, retrying: isFetching, retry }} />
  );
  if (!meta) {
    return withPanel(
      <Card title={title} actions={actions} loading={!error} deferred={false}>
        {failed ?? <RowsSkeleton />}
      </Card>,
    );
  }
  const condition = dataCondition(meta, anyTime ? 'any' : frame.window);
  if (condition.kind === 'none' || condition.kind === 'outside') {
    return withPanel(
      <Card title={title} actions={actions} deferred={false}>
        <InsightEmpty area={area} condition={condition} frame={frame} />
      </Card>,
    );
  }
  const total = result.total ?? meta.total;
  const filtered = table.filters.length > 0;
  const left = filtered ? inOrder.length : shown.length;
  const limited = !whole && table.groupBy === null && left > firstRows;
  const counts = {
    shown: quantities.count(limited ? firstRows : left),
    total: quantities.count(part ? Math.max(rows.length, total ?? 0) : (total ?? rows.length)),
  };
  const extent = list.extent?.(counts, formats) ?? t('insight.rowsOf', counts);
  const ofItsOwnAge = speaksOfAge(meta, condition, frame.asOf);
  const shownParts = parts.filter((each, place) => place === 0 || each === part || each.rows.length > 0);
  // An order or a filter that the server does not know holds for the rows that are here.
  const partly = hasNextPage && !(sorted && result.filtered);
  const tools = { definition, columns, table, rows: shown, part: part?.id ?? null, result, frame };
  const ticked = new Set(selectedIds);
  return withPanel(
    <Card
      title={rows.length === 0 && absence ? title : extent}
      actions={actions}
      flush
      deferred={false}
      footer={
        (ofItsOwnAge || limited || hasNextPage) && (
          <>
            <Stack direction="row" gap="3" wrap>
              {ofItsOwnAge && <InsightAge meta={meta} condition={condition} />}
              {partly && <span>{t('insight.partly')}</span>}
            </Stack>
            {limited ? (
              <Button size="sm" onClick={() => setWhole(true)}>
                {t('insight.allRows', { count: left })}
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
        columns={columns}
        rows={shown}
        rowId={list.rowId}
        rowHref={hrefOf}
        layout="page"
        lineColumns={list.lineColumns}
        sortedElsewhere={sorted}
        filteredElsewhere={result.filtered ?? false}
        selectable={!narrow}
        selectedIds={selectedIds}
        onSelectedIdsChange={select}
        pageKeys={pageKeys}
        {...(list.below && table.groupBy === list.group && { groupActions: below })}
        onCellCopy={sayCopied}
        onOrder={setInOrder}
        flush
        {...(!whole && { rowLimit: firstRows })}
        labels={{
          total: t(hasNextPage ? 'list.totalFetched' : 'list.total', { count: left }),
          ...(list.orderName && { unsorted: list.orderName(formats) }),
        }}
        actions={
          <>
            {shownParts.length > 1 && (
              <PartChoice
                parts={shownParts}
                value={part?.id ?? ''}
                onChange={(id) => choose(id === parts[0]?.id ? null : id)}
              />
            )}
            <Tools {...tools} />
          </>
        }
        selectionActions={
          <>
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
            <Text emphasis="quiet">{t('list.nothingLeft')}</Text>
          ) : absence ? (
            <ValueState state={absence} />
          ) : (
            <Text emphasis="quiet">{extent}</Text>
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
    </Card>,
    inOrder,
  );
}
