import { monthFrom } from '@cnx/api/compared-window';
import { searchWith } from '@cnx/api/filter-address';
import { Banner, Link } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { maxRowsPerCall } from '../limits.ts';
import { paths } from '../paths.ts';
import { addDays } from '../quantities.ts';
import { addressSearchAtom, filtersAtom } from '../state/filters.atoms.ts';
import { dataAtom } from '../state/query.atoms.ts';
import { useFormats } from './use-formats.ts';

/** Before any month. */
const firstDayOfAll = '1900-01-01';
/** Months that are led to. */
const linkedMonths = 12;

const monthsAtom = dataAtom('/Statistics/GetReportedMonths', ({ to: _, days: __, ...wells }) => ({
  ...wells,
  from: firstDayOfAll,
  limit: maxRowsPerCall,
}));

/** Leads to the newest whole months of a selection that has no day in its window; nothing where it has none, or they are not offered. */
export function MonthsHint() {
  const { t, dates } = useFormats();
  const months = useAtomValue(monthsAtom).data?.data.rows ?? [];
  const filters = useAtomValue(filtersAtom);
  const search = useAtomValue(addressSearchAtom);
  const newest = months.reduce<string | null>(
    (last, { month }) => (last && last > month ? last : month),
    null,
  );
  if (newest === null) return null;
  const window = {
    from: monthFrom(newest, 1 - linkedMonths),
    to: addDays(monthFrom(newest, 1), -1),
    days: null,
  };
  const address = `${paths.statistics}${searchWith(search, { ...filters, ...window })}`;
  return (
    <Banner actions={<Link href={address}>{t('reportedMonths.show')}</Link>}>
      {t('reportedMonths.hint', { month: dates.month(newest) })}
    </Banner>
  );
}
