import { Banner } from '@cnx/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import type { WindowFault } from '../../state/filter-address.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';
import { filtersAtom, windowFaultAtom } from '../../state/filters.atoms.ts';
import { dataWindowAtom, type DayWindow } from '../../state/shared-data.atoms.ts';

/** Says that the address asks for days that cannot be meant, and which are shown; nothing while nothing is wrong. */
export function DashboardWindowFault() {
  const fault = useAtomValue(windowFaultAtom);
  const inForce = useAtomValue(dataWindowAtom);
  const setFilters = useSetAtom(filtersAtom);
  return (
    fault && (
      <WindowFaultBanner
        fault={fault}
        inForce={inForce}
        onDismiss={() => setFilters((filters) => ({ ...filters }))}
      />
    )
  );
}

/** Props of {@link WindowFaultBanner}. */
export interface WindowFaultBannerProps {
  /** What of the address cannot be meant. */
  fault: WindowFault;
  /** The window that is shown; null while it is not known. */
  inForce: DayWindow | null;
  /** Called when the user has read it: the address then names what is shown. */
  onDismiss: () => void;
}

/** What was left out of the address's window, and what is shown instead. */
export function WindowFaultBanner({ fault, inForce, onDismiss }: WindowFaultBannerProps) {
  const formats = useFormats();
  const { t, dates } = formats;
  return (
    <Banner tone="warning" title={faultText(fault, formats)} onDismiss={onDismiss}>
      {inForce && t('filters.fault.shown', { days: dates.days(inForce.from, inForce.to) })}
    </Banner>
  );
}

function faultText(fault: WindowFault, { t, dates }: Formats): string {
  if (fault.kind === 'reversed') {
    return t('filters.fault.reversed', { from: dates.day(fault.from), to: dates.day(fault.to) });
  }
  return t(`filters.fault.${fault.kind}`, { given: truncateForDisplay(fault.given) });
}
