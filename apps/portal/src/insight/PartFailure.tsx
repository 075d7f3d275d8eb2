import { ErrorState } from '@cnx/ui';
import type { Breakage } from './FaultBoundary.tsx';
import { ReportId } from './InsightStates.tsx';
import { useFormats } from './use-formats.ts';

/** Stands in place of a part of a page that broke and has no data of its own to name. */
export function PartFailure({ reportId, retrying, retry }: Breakage) {
  const { t } = useFormats();
  return (
    <ErrorState
      text={t('failures.unknown')}
      detail={<ReportId id={reportId} />}
      retry={{ label: t('shell.retry'), onPress: retry, busy: retrying }}
    />
  );
}
