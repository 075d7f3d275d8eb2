import type { DataQuery } from '@cnx/api';
import { atom } from 'jotai';
import { maxRowsPerCall } from '../../limits.ts';
import { viewOf, type PagedRows } from '../../insight/insight-view.ts';
import { joinLists } from '../../state/query-client.ts';
import { dataAtom } from '../../state/query.atoms.ts';
import { optimizationDashboard, withAreaChoice } from '../../addresses.ts';
import { addressSearchAtom } from '../../state/filters.atoms.ts';
import { withAdvice, type AdvisedOpportunity } from './production-optimization.ts';

/** The open opportunities and what came of earlier ones: one object. */
export const productionOptimizationInfoAtom = dataAtom('/Dashboard/GetProductionOptimizationInfo');

/** What the card and the key figure show. */
export const optimizationViewAtom = atom((get) => viewOf(get(productionOptimizationInfoAtom)));

/** As many open opportunities as one call names, the best first; the card has a few. */
const openOpportunitiesAtom = dataAtom('/Dashboard/GetProductionOptimizationInfo', (filters) => ({
  ...filters,
  limit: maxRowsPerCall,
}));

const allRows = (filters: DataQuery) => ({ ...filters, limit: maxRowsPerCall });

/** Advice on pumps, and on chokes and lift gas, as the Optimization dashboard has it. */
const changesAtom = dataAtom('/OptimizationDashboard/GetFrequencyChangeInfo', allRows, {
  joinPages: joinLists,
});
const settingsAtom = dataAtom('/OptimizationDashboard/GetSettingAdviceInfo', allRows, {
  joinPages: joinLists,
});

/** The open opportunities as one page, whose total counts all that are open. What is not known of their advice keeps none of them away. */
export const bestOpportunitiesAtom = atom((get): PagedRows<AdvisedOpportunity> => {
  const { data, error, isFetching, refetch } = get(openOpportunitiesAtom);
  const [changes, settings] = [get(changesAtom), get(settingsAtom)];
  const total = data?.data.openOpportunities ?? null;
  // No state changes its word when the advice comes.
  const isWhole = [changes, settings].every((half) => half.data !== undefined || half.error !== null);
  const pages =
    data && isWhole
      ? {
          pages: [
            {
              data: withAdvice(data.data.top, changes.data?.data ?? [], settings.data?.data ?? []),
              meta: { ...data.meta, total },
            },
          ],
        }
      : undefined;
  return { data: pages, error, isFetching, hasNextPage: false, refetch, fetchNextPage: refetch };
});

/** Addresses of advice on the Optimization dashboard, with the filters kept. */
export const adviceHrefAtom = atom((get) => {
  const [path = '', query = ''] = optimizationDashboard(get(addressSearchAtom)).split('?');
  return (id: string) => `${path}${withAreaChoice(query, 'advice', id)}`;
});

/** Whether nothing looks for opportunities at the selected wells. */
export const noEngineAtom = atom((get) =>
  get(productionOptimizationInfoAtom).data?.data.computed === false ? 'notComputed' : null,
);
