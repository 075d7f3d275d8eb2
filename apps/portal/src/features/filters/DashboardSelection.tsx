import { Skeleton } from '@cnx/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { InsightAge } from '../../insight/InsightStates.tsx';
import { dataCondition } from '../../insight/insight-view.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { filtersAtom } from '../../state/filters.atoms.ts';
import {
  changeDetectionStatisticsAtom,
  dataWindowAtom,
  newestDayAtom,
} from '../../state/shared-data.atoms.ts';
import { DashboardFilters } from './DashboardFilters.tsx';
import { filterListsAtom, listsWantedAtom, wellsWantedAtom } from './filter-dropdowns.atoms.ts';
import { WindowSelect } from './WindowSelect.tsx';

/** The dashboard's filters, kept in the address. Their lists are fetched after the data of the cards. */
export function DashboardFilterBar() {
  const lists = useAtomValue(filterListsAtom);
  const [filters, setFilters] = useAtom(filtersAtom);
  const window = useAtomValue(dataWindowAtom);
  const newestDay = useAtomValue(newestDayAtom);
  const meta = useAtomValue(changeDetectionStatisticsAtom).data?.meta;
  const wantLists = useSetAtom(listsWantedAtom);
  const wantWells = useSetAtom(wellsWantedAtom);
  useEffect(() => {
    // After this commit's other effects, in which the cards send their calls.
    const timer = setTimeout(() => wantLists(true));
    return () => clearTimeout(timer);
  }, [wantLists]);
  return (
    <div
      style={{ display: 'contents' }}
      onPointerEnter={() => wantWells(true)}
      onFocusCapture={() => wantWells(true)}
    >
      <DashboardFilters
        filters={filters}
        lists={lists}
        inForce={window}
        newestDay={newestDay}
        onChange={setFilters}
        age={
          meta ? (
            <InsightAge meta={meta} condition={dataCondition(meta, window)} brief zoned />
          ) : (
            // Its width, so that the filters stay in their lines when it comes.
            <Skeleton width={136} />
          )
        }
      />
    </div>
  );
}

/** The dashboard's window of days, kept in the address. */
export function DashboardWindow() {
  const setFilters = useSetAtom(filtersAtom);
  const inForce = useAtomValue(dataWindowAtom);
  const newestDay = useAtomValue(newestDayAtom);
  return (
    <WindowSelect
      inForce={inForce}
      newestDay={newestDay}
      onChange={(window) => setFilters((current) => ({ ...current, ...window }))}
    />
  );
}

/** What the dashboard shows, in a line: its days and how many wells. Blank until the server has answered. */
export function SelectionLine() {
  const { t, dates, quantities } = useFormats();
  const statistics = useAtomValue(changeDetectionStatisticsAtom).data?.data;
  if (!statistics) return <>{'\u00a0'}</>;
  const { windowFrom, windowTo, wellsMonitored } = statistics;
  return (
    <>
      {t('insight.selection', {
        count: wellsMonitored,
        days: dates.days(windowFrom, windowTo),
        wells: quantities.count(wellsMonitored),
      })}
    </>
  );
}
