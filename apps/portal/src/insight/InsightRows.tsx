import {
  Button,
  Card,
  DataTable,
  SegmentedControl,
  Select,
  Stack,
  styled,
  Text,
  ValueState,
  type AbsentState,
  type DataColumn,
} from '@cnx/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useCallback, useMemo, useState } from 'react';
import type { InsightArea } from '../addresses.ts';
import type { InsightDefinition, InsightFrame, RowsPart } from './insight-definition.ts';
import { rowHrefAtom, shownRowsAtom } from '../state/area-choice.atoms.ts';
import { InsightAge, InsightEmpty, InsightFailure, RowsSkeleton } from './InsightStates.tsx';
import { dataCondition, speaksOfAge, type PagedRows } from './insight-view.ts';
import { LazyRowDrawer } from './LazyRowDrawer.tsx';
import { useNarrowPage } from './use-folding.ts';
import { useFormats, type Formats } from './use-formats.ts';

/** Props of {@link InsightRows}. */
export interface InsightRowsProps<Row> {
  definition: Pick<InsightDefinition<never, never, Row>, 'area' | 'failure' | 'anyTime' | 'rows'>;
  result: PagedRows<Row>;
  frame: InsightFrame;
  /** Why there is no row; null where nothing was found. @default null */
  absence?: AbsentState | null;
}

const noRows: readonly never[] = [];
/** Rows that the page begins with: what is at stake comes first. */
const firstRows = 100;

/**
 * All rows of an area: what is at stake first, a part of them alone where the user chose one, fetched as far as a user
 * asks for them, with honest totals. A row opens its details.
 */
export function InsightRows<Row>({ definition, result, frame, absence = null }: InsightRowsProps<Row>) {
  const { area, failure, anyTime = false, rows: table } = definition;
  const { data, error, isFetching, hasNextPage } = result;
  const formats = useFormats();
  const { t, quantities } = formats;
  const fetched = useMemo(() => data?.pages.flatMap((page) => page.data) ?? noRows, [data]);
  const rows = useMemo(() => table.order?.(fetched) ?? fetched, [table, fetched]);
  const parts = useMemo(
    () => table.parts?.(rows, formats, frame.window) ?? noRows,
    [table, rows, formats, frame.window],
  );
  const [chosen, choose] = useAtom(shownRowsAtom);
  const part = parts.find(({ id }) => id === chosen) ?? parts[0];
  const shown = part?.rows ?? rows;
  const columns = useMemo(() => table.columns(formats, shown), [table, formats, shown]);
  const rowHref = useAtomValue(rowHrefAtom);
  const hrefOf = useCallback((row: Row) => rowHref(table.rowId(row)), [rowHref, table]);
  const [inOrder, setInOrder] = useState<readonly Row[]>(noRows);
  const [whole, setWhole] = useState(false);
  const title = t(`areas.${area}`);
  const actions = table.Actions && <table.Actions />;
  const meta = data?.pages[0]?.meta;
  const retry = () => void (data ? result.fetchNextPage() : result.refetch());
  const failed = error && (
    <InsightFailure failure={failure} view={{ status: 'failed', error, retrying: isFetching, retry }} />
  );
  if (!meta) {
    return (
      <Card title={title} actions={actions} loading={!error} deferred={false}>
        {failed ?? <RowsSkeleton />}
      </Card>
    );
  }
  const condition = dataCondition(meta, anyTime ? 'any' : frame.window);
  if (condition.kind === 'none' || condition.kind === 'outside') {
    return (
      <Card title={title} actions={actions} deferred={false}>
        <InsightEmpty area={area} condition={condition} frame={frame} />
      </Card>
    );
  }
  const limited = !whole && shown.length > firstRows;
  const counts = {
    shown: quantities.count(limited ? firstRows : shown.length),
    total: quantities.count(part ? Math.max(rows.length, meta.total ?? 0) : (meta.total ?? rows.length)),
  };
  const extent = table.extent?.(counts, formats) ?? t('insight.rowsOf', counts);
  const ofItsOwnAge = speaksOfAge(meta, condition, frame.asOf);
  const shownParts = parts.filter((each, place) => place === 0 || each === part || each.rows.length > 0);
  return (
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
              {hasNextPage && <span>{t('insight.partly')}</span>}
            </Stack>
            {limited ? (
              <Button size="sm" onClick={() => setWhole(true)}>
                {t('insight.allRows', { count: shown.length })}
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
      {shownParts.length > 1 && (
        <PartChoice
          parts={shownParts}
          value={part?.id ?? ''}
          onChange={(id) => choose(id === parts[0]?.id ? null : id)}
        />
      )}
      <DataTable
        // Each part is a list of its own: it begins with its own order.
        key={part?.id}
        label={title}
        columns={columns}
        rows={shown}
        rowId={table.rowId}
        rowHref={hrefOf}
        layout="page"
        lineColumns={table.lineColumns}
        defaultSort={table.sort ?? null}
        onOrder={setInOrder}
        flush
        {...(!whole && { rowLimit: firstRows })}
        {...(table.orderName && { labels: { unsorted: table.orderName(formats) } })}
        empty={absence ? <ValueState state={absence} /> : <Text emphasis="quiet">{extent}</Text>}
      />
      {failed}
      <LazyRowDrawer
        details={table.details}
        columns={columns}
        rowId={table.rowId}
        rows={rows}
        inOrder={inOrder}
        result={result}
      />
    </Card>
  );
}

const Parts = styled('div', { padding: '0 $card $2' });

/** Letters that segments have room for on a phone. */
const maxLetters = 34;

interface PartChoiceProps {
  parts: readonly RowsPart<unknown>[];
  /** Id of the part shown. */
  value: string;
  onChange: (id: string) => void;
}

/** The parts of the rows, side by side; as a list on a phone that has no room for that. */
function PartChoice({ parts, value, onChange }: PartChoiceProps) {
  const { t, quantities } = useFormats();
  const narrow = useNarrowPage();
  const label = t('insight.parts');
  const items = parts.map(({ id, label: name, rows: { length } }) => ({
    value: id,
    label: `${name} ${quantities.count(length)}`,
  }));
  const letters = items.reduce((sum, item) => sum + item.label.length, 0);
  return (
    <Parts>
      {narrow && letters > maxLetters ? (
        <Select label={label} labelHidden value={value} onValueChange={onChange} items={items} />
      ) : (
        <SegmentedControl label={label} size="sm" value={value} onValueChange={onChange} items={items} />
      )}
    </Parts>
  );
}

const TopPart = styled('div', { column: 0, flex: 1, minWidth: 0 });

/** Props of {@link TopRows}. */
export interface TopRowsProps<Row> {
  area: InsightArea;
  columns: (formats: Formats) => readonly DataColumn<Row>[];
  /** In the order in which they ask for attention. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** How many of them are shown; on a narrow page three at most. @default 5 */
  count?: number;
  /** Whether a heading says what the rows are, where the takeaway does not. @default false */
  titled?: boolean;
  /** The row that the chart shows. */
  currentId?: string | undefined;
  /** Shows a row in the chart; without it rows cannot be pressed. */
  onSelect?: (row: Row) => void;
}

/** The few rows of a card that ask most for attention, in their own order. */
export function TopRows<Row>(props: TopRowsProps<Row>) {
  const { area, columns, rows, rowId, count = 5, titled = false, currentId, onSelect } = props;
  const formats = useFormats();
  const shown = useNarrowPage() ? Math.min(count, 3) : count;
  const label = formats.t(`${area}.table`);
  // Their order is what they say; sorting five of many would say something else.
  const ranked = useMemo(
    () => columns(formats).map((column) => ({ ...column, sortable: false })),
    [columns, formats],
  );
  return (
    <TopPart>
      {titled && (
        <Text as="h3" size="small" weight="medium">
          {label}
        </Text>
      )}
      <DataTable
        label={label}
        columns={ranked}
        rows={rows.slice(0, shown)}
        rowId={rowId}
        compact
        flush
        fullHeight
        {...(onSelect && { onSelect, currentId: currentId ?? null })}
      />
    </TopPart>
  );
}
