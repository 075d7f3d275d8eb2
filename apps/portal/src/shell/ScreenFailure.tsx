import { Button, Text } from '@cnx/ui';
import { useTranslation } from 'react-i18next';
import type { Breakage } from '../insight/FaultBoundary.tsx';
import { ReportId } from '../insight/InsightStates.tsx';
import { useMissingCode } from '../insight/use-missing-code.ts';
import { PlainPage } from './PlainPage.tsx';
import { useReloadOnce } from './use-reload-once.ts';

/** Stands in place of a screen that broke, with the header and the navigation around it. */
export function ScreenFailure({ error, reportId, retrying, retry }: Breakage) {
  const { t } = useTranslation(['portal', 'login']);
  const missing = useMissingCode(error);
  useReloadOnce(missing === 'newVersion');
  return (
    <PlainPage title={t(missing ? 'portal:trouble.code' : 'portal:failures.unknown')}>
      <div role="status">
        <Text emphasis="quiet">{t(missing ? `login:${missing}` : 'portal:trouble.screen')}</Text>
        <ReportId id={reportId} />
      </div>
      {/* Code that could not be had once is asked for again by a new page only. */}
      <Button emphasis="strong" loading={retrying} onClick={missing ? () => location.reload() : retry}>
        {t(missing ? 'login:reload' : 'portal:shell.retry')}
      </Button>
    </PlainPage>
  );
}
