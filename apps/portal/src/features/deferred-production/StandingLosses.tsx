import type { WellException } from '@cnx/api';
import { CsvDownload, DataTable, Text, type DataColumn } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { InsightFailure, RowsSkeleton } from '../../insight/InsightStates.tsx';
import type { InsightView } from '../../insight/insight-view.ts';
import { causeText } from '../../insight/likely-cause.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { quantitiesOf } from '../../quantities.ts';
import type { ShownProduct } from '../../state/product.atoms.ts';
import { standingLossesViewAtom } from './deferred-production.atoms.ts';

/** Standing losses of the filters by well with their causes. */
export function StandingLosses({ product }: Pick<StandingTableProps, 'product'>) {
  return <StandingTable view={useAtomValue(standingLossesViewAtom)} product={product} />;
}

/** Props of {@link StandingTable}. */
export interface StandingTableProps {
  view: InsightView<readonly WellException[]>;
  product: ShownProduct;
}

/** What each standing loss lacks now, since when and why, the largest first; their sum is that of all pages. */
export function StandingTable({ view, product }: StandingTableProps) {
  const formats = useFormats();
  const { t } = formats;
  if (view.status === 'loading') return <RowsSkeleton />;
  if (view.status === 'failed')
    return <InsightFailure failure="portal:failures.exceptionReport" view={view} />;
  const rows = view.body
    .filter((row) => row.status === 'standing' && row.product === product && row.lossPerDay !== null)
    .toSorted((one, other) => (other.lossPerDay ?? 0) - (one.lossPerDay ?? 0));
  if (rows.length === 0) return <Text>{t('deferredProduction.standing.none')}</Text>;
  return (
    <>
      <DataTable
        label={t('deferredProduction.standing.label')}
        rows={rows}
        rowId={({ id }) => id}
        columns={columns(product, formats)}
        actions={<CsvDownload fileName="standing_losses.csv" />}
        compact
      />
      <Text size="small" emphasis="quiet">
        {t('deferredProduction.standing.note')}
      </Text>
    </>
  );
}

function columns(product: ShownProduct, formats: Formats): readonly DataColumn<WellException>[] {
  const { t, quantities, dates } = formats;
  const { rate } = quantitiesOf(product);
  return [
    { id: 'well', label: t('vocabulary.level.well'), value: ({ well }) => well.name },
    { id: 'field', label: t('vocabulary.level.field'), value: ({ well }) => well.fieldName },
    {
      id: 'since',
      label: t('deferredProduction.standing.since'),
      value: ({ since }) => since,
      cell: ({ since }) => dates.day(since),
    },
    {
      id: 'rate',
      label: t('deferredProduction.standing.rate'),
      unit: quantities.unit(rate),
      kind: 'number',
      digits: 1,
      value: ({ lossPerDay }) => quantities.convert(rate, lossPerDay),
      total: (rows) =>
        rows.reduce((sum, { lossPerDay }) => sum + (quantities.convert(rate, lossPerDay) ?? 0), 0),
    },
    {
      id: 'cause',
      label: t('deferredProduction.standing.cause'),
      value: (row) => causeText(row, formats),
      wrap: true,
      minWidth: 200,
    },
  ];
}
