import type { OptimizationOpportunity } from '@cnx/api';
import { atom } from 'jotai';
import { maxRowsPerCall } from '../../limits.ts';
import { viewOf, type PagedRows } from '../../insight/insight-view.ts';
import { dataAtom } from '../../state/query.atoms.ts';

/** The open opportunities and what came of earlier ones: one object. */
export const productionOptimizationInfoAtom = dataAtom('/Dashboard/GetProductionOptimizationInfo');

/** What the card and the key figure show. */
export const optimizationViewAtom = atom((get) => viewOf(get(productionOptimizationInfoAtom)));

/** As many open opportunities as one call names, the best first; the card has a few. */
const openOpportunitiesAtom = dataAtom('/Dashboard/GetProductionOptimizationInfo', (filters) => ({
  ...filters,
  limit: maxRowsPerCall,
}));

/** The open opportunities as one page, whose total counts all that are open. */
export const bestOpportunitiesAtom = atom((get): PagedRows<OptimizationOpportunity> => {
  const { data, error, isFetching, refetch } = get(openOpportunitiesAtom);
  const total = data?.data.openOpportunities ?? null;
  const pages = data && { pages: [{ data: data.data.top, meta: { ...data.meta, total } }] };
  return { data: pages, error, isFetching, hasNextPage: false, refetch, fetchNextPage: refetch };
});

/** Whether nothing looks for opportunities at the selected wells. */
export const noEngineAtom = atom((get) =>
  get(productionOptimizationInfoAtom).data?.data.computed === false ? 'notComputed' : null,
);
