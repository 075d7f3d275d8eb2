import { ErrorState } from '@cnx/ui';
import { useTranslation } from 'react-i18next';
import type { Breakage } from '../insight/FaultBoundary.tsx';
import { ReportId } from '../insight/InsightStates.tsx';
import { useReloadOnce } from './use-reload-once.ts';

/** Stands in place of a screen that broke, with the header and the navigation around it. */
export function ScreenFailure({ error, reportId, retrying, retry }: Breakage) {
  const { t } = useTranslation(['portal', 'login']);
  const outdated = useReloadOnce(error);
  return (
    <ErrorState
      text={t('portal:failures.unknown')}
      detail={
        <>
          {t(outdated ? 'login:newVersion' : 'portal:trouble.screen')}
          <ReportId id={reportId} />
        </>
      }
      retry={
        // Code that could not be had once is asked for again by a new page only.
        outdated
          ? { label: t('login:reload'), onPress: () => location.reload() }
          : { label: t('portal:shell.retry'), onPress: retry, busy: retrying }
      }
    />
  );
}
