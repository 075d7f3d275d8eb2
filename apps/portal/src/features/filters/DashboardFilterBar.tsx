import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { dataCondition } from '../../insight/data-condition.ts';
import { InsightAge } from '../../insight/InsightAge.tsx';
import {
  changeDetectionStatisticsAtom,
  dataWindowAtom,
  newestDayAtom,
} from '../../state/data-window.atoms.ts';
import { filtersAtom } from '../../state/filters.atoms.ts';
import { DashboardFilters, type ListStates } from './DashboardFilters.tsx';
import {
  areasAtom,
  businessUnitsAtom,
  fieldsAtom,
  manufacturersAtom,
  methodsOfProductionAtom,
  wellGroupsAtom,
  wellsWantedAtom,
  wellsWhenWantedAtom,
} from './filter-dropdowns.atoms.ts';
import { listState } from './filter-lists.ts';

/** The seven lists, each coming and failing on its own. */
function useLists() {
  const lists = {
    businessUnits: useAtomValue(businessUnitsAtom),
    areas: useAtomValue(areasAtom),
    fields: useAtomValue(fieldsAtom),
    wellGroups: useAtomValue(wellGroupsAtom),
    manufacturers: useAtomValue(manufacturersAtom),
    methodsOfProduction: useAtomValue(methodsOfProductionAtom),
    wells: useAtomValue(wellsWhenWantedAtom),
  };
  const { businessUnits, areas, fields, wellGroups, manufacturers, methodsOfProduction, wells } = lists;
  const states = useMemo<ListStates>(
    () => ({
      businessUnits: listState(businessUnits),
      areas: listState(areas),
      fields: listState(fields),
      wellGroups: listState(wellGroups),
      manufacturers: listState(manufacturers),
      methodsOfProduction: listState(methodsOfProduction),
      wells: wells ? listState(wells) : { status: 'loading' },
    }),
    [businessUnits, areas, fields, wellGroups, manufacturers, methodsOfProduction, wells],
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
        age={meta && <InsightAge meta={meta} condition={dataCondition(meta, window)} />}
      />
    </div>
  );
}
