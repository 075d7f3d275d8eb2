import type { OptimizationOpportunity } from '@cnx/api';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AreaRows, type PagedResult } from '../../insight/AreaRows.tsx';
import { useInsightFrame } from '../../insight/insight-frame.ts';
import { useFormats } from '../../insight/use-formats.ts';
import {
  productionOptimizationFailure,
  productionOptimizationInfoAtom,
} from './production-optimization.atoms.ts';
import { useOpportunityColumns } from './use-opportunity-columns.tsx';

/** The best open opportunities, as many as the server names. */
export function ProductionOptimizationRows() {
  const { t } = useTranslation('portal');
  const { quantities } = useFormats();
  const frame = useInsightFrame('productionOptimization');
  const info = useAtomValue(productionOptimizationInfoAtom);
  const columns = useOpportunityColumns();
  const { data, error, isFetching, refetch } = info;
  const pages = useMemo(() => data && { pages: [{ data: data.data.top, meta: data.meta }] }, [data]);
  const result: PagedResult<OptimizationOpportunity> = {
    data: pages,
    error,
    isFetching,
    hasNextPage: false,
    refetch,
    fetchNextPage: refetch,
  };
  return (
    <AreaRows
      area="productionOptimization"
      result={result}
      columns={columns.all}
      rowId={({ id }) => id}
      failure={productionOptimizationFailure}
      frame={frame}
      window={frame.window}
      {...(data && {
        extent: t('productionOptimization.best', {
          shown: quantities.count(data.data.top.length),
          total: quantities.count(data.data.openOpportunities),
        }),
      })}
    />
  );
}
