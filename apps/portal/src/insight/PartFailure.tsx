import { ErrorState } from '@cnx/ui';
import type { Breakage } from './FaultBoundary.tsx';
import { ReportId } from './InsightStates.tsx';
import { useFormats } from './use-formats.ts';

/** Stands in place of a part of a page that broke and has no data of its own to name. */
export function PartFailure({ reportId, retrying, retry }: Breakage) {
  const { t } = useFormats();
  return (
    <ErrorState
      title={t('failures.unknown')}
      description={<ReportId id={reportId} />}
      loading={retrying}
      onRetry={retry}
    />
  );
}
