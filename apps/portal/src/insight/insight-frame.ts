import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { dashboardArea, type InsightArea } from '../paths.ts';
import { filterNames, noFilters } from '../state/filter-address.ts';
import { dataWindowAtom, type DayWindow } from '../state/shared-data.atoms.ts';
import { addressSearchAtom, filtersAtom } from '../state/filters.atoms.ts';

/** What every area's card knows of the dashboard around it. */
export interface InsightFrame {
  /** The window in force; null while it is not known. */
  readonly window: DayWindow | null;
  /** Whether any of the seven filters is set. */
  readonly filtered: boolean;
  /** Address of the area with all its rows, filters kept. */
  readonly allHref: string;
  readonly onWindow: (window: DayWindow) => void;
  readonly onClearFilters: () => void;
}

/** The dashboard around an area's card. */
export function useInsightFrame(area: InsightArea): InsightFrame {
  const window = useAtomValue(dataWindowAtom);
  const search = useAtomValue(addressSearchAtom);
  const filters = useAtomValue(filtersAtom);
  const setFilters = useSetAtom(filtersAtom);
  return useMemo(
    () => ({
      window,
      filtered: filterNames.some((name) => filters[name].length > 0),
      allHref: dashboardArea(area, search),
      onWindow: (next) => setFilters((current) => ({ ...current, ...next })),
      onClearFilters: () => setFilters(({ from, to }) => ({ ...noFilters, from, to })),
    }),
    [area, filters, search, setFilters, window],
  );
}
