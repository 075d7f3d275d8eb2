import { Link, PageHeader, Skeleton, styled } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { ClipboardList } from 'lucide-react';
import { useEffect } from 'react';
import { currentHandover, exceptionReport, shiftHandover } from '../../addresses.ts';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import { guarded } from '../../insight/insight-of.tsx';
import { PartFailure } from '../../insight/PartFailure.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { useLazyCode } from '../../insight/use-lazy-code.ts';
import { useViewTitle } from '../../insight/use-view-title.ts';
import { CodeLoadError, lazyCode } from '../../lazy-code.tsx';
import { handoverAtom } from '../../state/area-choice.atoms.ts';
import { addressSearchAtom } from '../../state/filters.atoms.ts';
import { canDecideAtom } from '../../state/offers.atoms.ts';
import type { EventColumns } from './HandoverEvents.tsx';
import { handoverFailure } from './shift-handover.atoms.ts';

const pageCode = lazyCode(() => import('./HandoverPage.tsx'));
const fetchPage = () => void pageCode.load().catch(() => undefined);

const OnScreen = styled(Link, { '@print': { display: 'none' } });

/** Leads from the exception report to the hand-over of the shift; not where the server keeps no decisions. */
export function HandoverLink() {
  const { t } = useFormats();
  const search = useAtomValue(addressSearchAtom);
  if (!useAtomValue(canDecideAtom)) return null;
  return (
    <OnScreen href={shiftHandover(search)} emphasis="quiet" onFocus={fetchPage} onPointerEnter={fetchPage}>
      <ClipboardList size={16} aria-hidden="true" style={{ marginInline: '8px 4px' }} />
      {t('handover.open')}
    </OnScreen>
  );
}

/**
 * The hand-over of a shift in place of the exception report: its title, and its page, whose code is fetched for it.
 * @param columns writes the columns of events
 */
export const lazyHandover = (columns: EventColumns) =>
  guarded(
    'shift handover',
    (breakage) => <PartFailure {...breakage} />,
    function HandoverOfShift() {
      const { t } = useFormats();
      const search = useAtomValue(addressSearchAtom);
      const id = useAtomValue(handoverAtom);
      const { code, failed } = useLazyCode(pageCode);
      useEffect(fetchPage, []);
      useViewTitle(t('handover.title'));
      const error = new CodeLoadError('the code could not be loaded');
      return (
        <>
          <PageHeader
            title={t('handover.title')}
            description={t('handover.lead')}
            breadcrumb={<Link href={exceptionReport(search)}>{t('handover.back')}</Link>}
            actions={
              id !== currentHandover && <Link href={shiftHandover(search)}>{t('handover.current')}</Link>
            }
          />
          {code && <code.HandoverPage columns={columns} />}
          {!code && !failed && <Skeleton lines={8} />}
          {!code && failed && (
            <InsightFailure
              failure={handoverFailure}
              view={{ status: 'failed', error, retrying: false, retry: fetchPage }}
            />
          )}
        </>
      );
    },
  );
