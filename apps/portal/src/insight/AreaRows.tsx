import type { ApiFailure, DataMeta } from '@cnx/api';
import { Button, Card, DataTable, Stack, Text, type DataColumn } from '@cnx/ui';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InsightArea } from '../paths.ts';
import type { FailureKey } from '../state/failure-message.ts';
import { dataCondition, type AskedWindow } from './data-condition.ts';
import { InsightAge } from './InsightAge.tsx';
import type { InsightFrame } from './insight-frame.ts';
import { InsightEmpty, InsightFailure, InsightSkeleton } from './InsightStates.tsx';
import { useFormats } from './use-formats.ts';
import { useTableWords } from './use-table-words.ts';

/** The part of a paged atom's value that a table is made of. */
export interface PagedResult<Row> {
  readonly data:
    { readonly pages: readonly { readonly data: readonly Row[]; readonly meta: DataMeta }[] } | undefined;
  readonly error: ApiFailure | null;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

/** Props of {@link AreaRows}. */
export interface AreaRowsProps<Row> {
  area: InsightArea;
  result: PagedResult<Row>;
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  failure: FailureKey;
  frame: InsightFrame;
  window: AskedWindow;
  /** What the rows can be chosen by, beside the filters. */
  actions?: ReactNode;
  /** What the rows are of, where it is not all that the call counts; else how many are here out of how many. */
  extent?: string;
}

const noRows: readonly never[] = [];

/** All rows of an area, fetched as far as a person asks for them, with honest totals. */
export function AreaRows<Row>(props: AreaRowsProps<Row>) {
  const { area, result, columns, rowId, failure, frame, actions, extent } = props;
  const { data, error, isFetching, hasNextPage } = result;
  const { t } = useTranslation('portal');
  const { language, quantities } = useFormats();
  const words = useTableWords();
  const rows = useMemo(() => data?.pages.flatMap((page) => page.data) ?? noRows, [data]);
  const title = t(`areas.${area}`);
  const meta = data?.pages[0]?.meta;
  const retry = () => void (data ? result.fetchNextPage() : result.refetch());
  const failed = error && (
    <InsightFailure failure={failure} error={error} retrying={isFetching} onRetry={retry} />
  );
  if (!meta) {
    return (
      <Card title={title} actions={actions} busy={!error} deferred={false}>
        {failed ?? <InsightSkeleton chartHeight={320} />}
      </Card>
    );
  }
  const condition = dataCondition(meta, props.window);
  if (condition.kind === 'none' || condition.kind === 'outside') {
    return (
      <Card title={title} actions={actions} deferred={false}>
        <InsightEmpty area={area} condition={condition} frame={frame} />
      </Card>
    );
  }
  const total = meta.total ?? rows.length;
  const shown = { shown: quantities.count(rows.length), total: quantities.count(total) };
  return (
    <Card
      title={extent ?? t('insight.rowsOf', shown)}
      takeaway={hasNextPage && t('insight.partly')}
      actions={actions}
      flush
      deferred={false}
      footer={
        <>
          <InsightAge meta={meta} condition={condition} />
          {hasNextPage && !error && (
            <Button size="sm" busy={isFetching} onClick={() => void result.fetchNextPage()}>
              {t('insight.more')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="2">
        <DataTable
          caption={title}
          columns={columns}
          rows={rows}
          rowId={rowId}
          locale={language}
          labels={words}
          maxHeight={720}
          empty={<Text tone="quiet">{t('insight.rowsOf', shown)}</Text>}
        />
        {failed}
      </Stack>
    </Card>
  );
}
