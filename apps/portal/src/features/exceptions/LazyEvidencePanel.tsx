import { Skeleton } from '@cnx/ui';
import { useEffect, type ReactNode } from 'react';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import { useLazyCode } from '../../insight/use-lazy-code.ts';
import { CodeLoadError, lazyCode } from '../../lazy-code.tsx';
import { exceptionReportFailure } from './exceptions.atoms.ts';

const evidenceCode = lazyCode(() => import('./evidence/EvidencePanel.tsx'));
const fetchEvidence = () => void evidenceCode.load().catch(() => undefined);

/** Fetches the code of the evidence, before an event is opened. */
export function usePreloadedEvidence(): void {
  useEffect(fetchEvidence, []);
}

/** Props of {@link LazyEvidencePanel}. */
export interface LazyEvidencePanelProps {
  /** Of any finding of the event. */
  id: string;
  /** What can be done about it. */
  actions: ReactNode;
  /** What a user says of it. */
  comment: ReactNode;
}

/** An event with all that it rests on; its code is fetched once the list is there. */
export function LazyEvidencePanel(props: LazyEvidencePanelProps) {
  const { code, failed } = useLazyCode(evidenceCode);
  usePreloadedEvidence();
  if (code) return <code.EvidencePanel {...props} />;
  if (!failed) return <Skeleton lines={8} />;
  const error = new CodeLoadError('the code could not be loaded');
  return (
    <InsightFailure
      failure={exceptionReportFailure}
      view={{ status: 'failed', error, retrying: false, retry: fetchEvidence }}
    />
  );
}
