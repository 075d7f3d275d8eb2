import { Button, DataTable, EmptyState, Stack, type DataColumn } from '@cnx/ui';
import { InsightFailure } from './InsightStates.tsx';
import type { FailureKey, PagedRows } from './insight-view.ts';
import { useFormats } from './use-formats.ts';

/** Props of {@link PagedTable}. */
export interface PagedTableProps<Row> {
  label: string;
  columns: readonly DataColumn<Row>[];
  result: PagedRows<Row>;
  /** What stands in place of the rows when they cannot be had. */
  failure: FailureKey;
  /** What is said where no row is. */
  empty: string;
  /** Ids of the columns in a narrow place. */
  lineColumns: readonly string[];
  /** The order in which the rows come, in words: `Newest first`. */
  order: string;
  onSelect?: (row: Row) => void;
}

/** A list that is fetched page by page, with a button for the next one. */
export function PagedTable<Row extends { readonly id: string }>(props: PagedTableProps<Row>) {
  const { label, columns, result, failure, empty, lineColumns, order, onSelect } = props;
  const { t } = useFormats();
  const { data, error, isFetching, hasNextPage, refetch, fetchNextPage } = result;
  const retry = () => void refetch();
  const failed = error && { status: 'failed' as const, error, retrying: isFetching, retry };
  const rows = data?.pages.flatMap((page) => page.data) ?? [];
  if (failed && rows.length === 0) return <InsightFailure failure={failure} view={failed} />;
  return (
    <Stack gap="3">
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        loading={isFetching}
        error={failed ? <InsightFailure failure={failure} view={failed} /> : undefined}
        empty={<EmptyState title={empty} />}
        lineColumns={lineColumns}
        labels={{ unsorted: order }}
        onSelect={onSelect}
        compact
      />
      {hasNextPage && (
        <Button loading={isFetching} onClick={() => void fetchNextPage()}>
          {t('administration.more')}
        </Button>
      )}
    </Stack>
  );
}
