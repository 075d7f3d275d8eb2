import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { dataCondition } from '../../insight/data-condition.ts';
import { InsightAge } from '../../insight/InsightAge.tsx';
import {
  changeDetectionStatisticsAtom,
  dataWindowAtom,
  newestDayAtom,
} from '../../state/shared-data.atoms.ts';
import { filtersAtom } from '../../state/filters.atoms.ts';
import { DashboardFilters, type ListStates } from './DashboardFilters.tsx';
import { filterListsAtom, listsWantedAtom, wellsWantedAtom } from './filter-dropdowns.atoms.ts';
import { listState } from './filter-lists.ts';

/** The seven lists, each coming and failing on its own, asked for after what is rendered with them. */
function useLists() {
  const lists = useAtomValue(filterListsAtom);
  const want = useSetAtom(listsWantedAtom);
  useEffect(() => {
    // After this commit's other effects, in which the cards ask.
    const timer = setTimeout(() => want(true));
    return () => clearTimeout(timer);
  }, [want]);
  const states = useMemo<ListStates>(
    () => ({
      businessUnits: listState(lists.businessUnits),
      areas: listState(lists.areas),
      fields: listState(lists.fields),
      wellGroups: listState(lists.wellGroups),
      manufacturers: listState(lists.manufacturers),
      methodsOfProduction: listState(lists.methodsOfProduction),
      wells: listState(lists.wells),
    }),
    [lists],
  );
  return { lists, states };
}

/** The dashboard's filters, kept in the address. */
export function DashboardFilterBar() {
  const { lists, states } = useLists();
  const [filters, setFilters] = useAtom(filtersAtom);
  const window = useAtomValue(dataWindowAtom);
  const newestDay = useAtomValue(newestDayAtom);
  const meta = useAtomValue(changeDetectionStatisticsAtom).data?.meta;
  const want = useSetAtom(wellsWantedAtom);
  return (
    <div style={{ display: 'contents' }} onPointerEnter={() => want(true)} onFocusCapture={() => want(true)}>
      <DashboardFilters
        filters={filters}
        states={states}
        inForce={window}
        newestDay={newestDay}
        onChange={setFilters}
        onRetry={(name) => void lists[name]?.refetch()}
        age={meta && <InsightAge meta={meta} condition={dataCondition(meta, window)} brief />}
      />
    </div>
  );
}
