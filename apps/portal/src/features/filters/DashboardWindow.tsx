import { useAtom, useAtomValue } from 'jotai';
import { dataWindowAtom, newestDayAtom } from '../../state/shared-data.atoms.ts';
import { filtersAtom } from '../../state/filters.atoms.ts';
import { WindowSelect } from './WindowSelect.tsx';

/** The dashboard's window of days, kept in the address. */
export function DashboardWindow() {
  const [filters, setFilters] = useAtom(filtersAtom);
  const inForce = useAtomValue(dataWindowAtom);
  const newestDay = useAtomValue(newestDayAtom);
  return (
    <WindowSelect
      asked={filters}
      inForce={inForce}
      newestDay={newestDay}
      onChange={(window) => setFilters((current) => ({ ...current, ...window }))}
    />
  );
}
