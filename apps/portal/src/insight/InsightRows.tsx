import {
  Button,
  Card,
  DataTable,
  Stack,
  styled,
  Text,
  ValueState,
  type AbsentState,
  type DataColumn,
} from '@cnx/ui';
import { useMemo } from 'react';
import type { InsightArea } from '../addresses.ts';
import type { InsightDefinition, InsightFrame } from './insight-definition.ts';
import { InsightAge, InsightEmpty, InsightFailure, InsightSkeleton } from './InsightStates.tsx';
import { dataCondition, speaksOfAge, type PagedRows } from './insight-view.ts';
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

/** All rows of an area, fetched as far as a user asks for them, with honest totals. */
export function InsightRows<Row>({ definition, result, frame, absence = null }: InsightRowsProps<Row>) {
  const { area, failure, anyTime = false, rows: table } = definition;
  const { data, error, isFetching, hasNextPage } = result;
  const formats = useFormats();
  const { t, quantities } = formats;
  const columns = useMemo(() => table.columns(formats), [table, formats]);
  const rows = useMemo(() => data?.pages.flatMap((page) => page.data) ?? noRows, [data]);
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
        {failed ?? <InsightSkeleton chartHeight={320} />}
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
  const counts = { shown: quantities.count(rows.length), total: quantities.count(meta.total ?? rows.length) };
  const extent = table.extent?.(counts, formats) ?? t('insight.rowsOf', counts);
  return (
    <Card
      title={rows.length === 0 && absence ? title : extent}
      actions={actions}
      flush
      deferred={false}
      footer={
        <>
          <Stack direction="row" gap="3" wrap>
            {speaksOfAge(meta, condition, frame.asOf) && <InsightAge meta={meta} condition={condition} />}
            {hasNextPage && <span>{t('insight.partly')}</span>}
          </Stack>
          {hasNextPage && !error && (
            <Button size="sm" loading={isFetching} onClick={() => void result.fetchNextPage()}>
              {t('insight.more')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="2">
        <DataTable
          label={title}
          columns={columns}
          rows={rows}
          rowId={table.rowId}
          maxHeight={720}
          flush
          empty={absence ? <ValueState state={absence} /> : <Text emphasis="quiet">{extent}</Text>}
        />
        {failed}
      </Stack>
    </Card>
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
