import { Skeleton } from '@cnx/ui';
import { atom, useAtomValue, useSetAtom, type Atom } from 'jotai';
import { useDeferredValue, useEffect, useMemo, type ReactNode } from 'react';
import { InsightAge } from '../../insight/InsightStates.tsx';
import { dataCondition } from '../../insight/insight-view.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { filtersWithoutAtom } from '../../state/area-choice.atoms.ts';
import { comparedWindowAtom } from '../../state/compared-data.atoms.ts';
import { filtersAtom } from '../../state/filters.atoms.ts';
import {
  changeDetectionStatisticsAtom,
  dataWindowAtom,
  newestDayAtom,
  type DayWindow,
} from '../../state/shared-data.atoms.ts';
import { DashboardFilters, type DashboardFiltersProps } from './DashboardFilters.tsx';
import { filterListsAtom, listsWantedAtom, wellsWantedAtom } from './filter-dropdowns.atoms.ts';

/** Props of {@link DashboardFilterBar}. */
export interface DashboardFilterBarProps extends Pick<
  DashboardFiltersProps,
  'windowHidden' | 'compareHidden' | 'pageChips'
> {
  heading: ReactNode;
  /** What can be done with the page, beside the data's time. */
  actions?: ReactNode;
}

/**
 * The dashboard's title with its filters and its window of days, kept in the address. Their lists are fetched after the
 * first figures; these, and what says which days and how old the data is, are drawn after the key figures of the same
 * answer.
 */
export function DashboardFilterBar(props: DashboardFilterBarProps) {
  const { heading, actions, pageChips, windowHidden = false, compareHidden = windowHidden } = props;
  const lists = useAtomValue(filterListsAtom);
  const filters = useAtomValue(filtersAtom);
  const setFilters = useSetAtom(filtersWithoutAtom);
  const inForce = useAtomValue(dataWindowAtom);
  const newestDay = useAtomValue(newestDayAtom);
  const compared = useAtomValue(comparedWindowAtom);
  const { data, error } = useAtomValue(changeDetectionStatisticsAtom);
  const meta = data?.meta;
  const answered = Boolean(data ?? error);
  const failed = error !== null && data === undefined;
  const wantLists = useSetAtom(listsWantedAtom);
  const wantWells = useSetAtom(wellsWantedAtom);
  useEffect(() => {
    if (answered) wantLists(true);
  }, [answered, wantLists]);
  const wantAll = () => {
    wantLists(true);
    wantWells(true);
  };
  const shown = useDeferredValue(
    useMemo(
      () => ({ lists, inForce, newestDay, compared, meta, failed }),
      [lists, inForce, newestDay, compared, meta, failed],
    ),
  );
  const bar = useMemo(() => {
    const { meta: age, failed: isUnknown, ...fetched } = shown;
    return (
      <DashboardFilters
        {...fetched}
        dataRange={age?.range ?? null}
        heading={heading}
        windowHidden={windowHidden}
        compareHidden={compareHidden}
        {...(pageChips && { pageChips })}
        filters={filters}
        onChange={setFilters}
        age={
          <>
            {age ? (
              <InsightAge meta={age} condition={dataCondition(age, fetched.inForce)} brief zoned />
            ) : (
              // How old what could not be had is, is not known.
              !isUnknown && <Skeleton width={136} />
            )}
            {actions}
          </>
        }
      />
    );
  }, [shown, heading, actions, pageChips, windowHidden, compareHidden, filters, setFilters]);
  return (
    <div style={{ display: 'contents' }} onPointerEnter={wantAll} onFocusCapture={wantAll}>
      {bar}
    </div>
  );
}

const windowDaysAtom = atom((get): DayWindow | null => {
  const statistics = get(changeDetectionStatisticsAtom).data?.data;
  return statistics ? { from: statistics.windowFrom, to: statistics.windowTo } : null;
});

/** Props of {@link SelectionLine}. */
export interface SelectionLineProps {
  /** The days that the page shows. @default those of the window */
  daysAtom?: Atom<DayWindow | null> | undefined;
}

/** What the dashboard shows, in a line: its days and how many wells. Blank until the server has answered. */
export function SelectionLine({ daysAtom = windowDaysAtom }: SelectionLineProps) {
  const { t, dates, quantities } = useFormats();
  const statistics = useAtomValue(changeDetectionStatisticsAtom).data?.data;
  const shown = useAtomValue(daysAtom);
  return (
    // What a filter or another window leaves is said where it was chosen.
    <span role="status">
      {statistics && shown
        ? t('insight.selection', {
            count: statistics.wellsMonitored,
            days: dates.days(shown.from, shown.to),
            wells: quantities.count(statistics.wellsMonitored),
          })
        : '\u00a0'}
    </span>
  );
}
