import { Skeleton } from '@cnx/ui';
import { useEffect } from 'react';
import { InsightFailure } from '../insight/InsightStates.tsx';
import { useLazyCode } from '../insight/use-lazy-code.ts';
import { CodeLoadError, lazyCode } from '../lazy-code.tsx';
import type { ChangeExceptionProps } from './ChangeException.tsx';
import type { ChangeHistoryProps } from './ChangeHistory.tsx';
import { decisionFailure } from './decisions.atoms.ts';
import type { SensitivityChoiceProps } from './SensitivityChoice.tsx';
import type { VerdictActionsProps } from './VerdictActions.tsx';

const actionsCode = lazyCode(() => import('./VerdictActions.tsx'));
const historyCode = lazyCode(() => import('./ChangeHistory.tsx'));
const exceptionCode = lazyCode(() => import('./ChangeException.tsx'));
const sensitivityCode = lazyCode(() => import('./SensitivityChoice.tsx'));
const fetchVerdicts = () =>
  void Promise.all(
    [actionsCode, historyCode, exceptionCode, sensitivityCode].map((code) => code.load()),
  ).catch(() => undefined);

/** The verdicts on changes, whose code the dashboard does not need. */
export function LazyVerdictActions(props: VerdictActionsProps) {
  const { code, failed } = useLazyCode(actionsCode);
  useEffect(fetchVerdicts, []);
  return code ? <code.VerdictActions {...props} /> : <Missing failed={failed} />;
}

/** The event that a change is part of; the parts beside it say where its code could not be loaded. */
export function LazyChangeException(props: ChangeExceptionProps) {
  const { code } = useLazyCode(exceptionCode);
  useEffect(fetchVerdicts, []);
  return code && <code.ChangeException {...props} />;
}

/** What people decided on a change; its code is fetched with that of the verdicts. */
export function LazyChangeHistory(props: ChangeHistoryProps) {
  const { code, failed } = useLazyCode(historyCode);
  useEffect(fetchVerdicts, []);
  return code ? <code.ChangeHistory {...props} /> : <Missing failed={failed} />;
}

/** How sensitively the changes of a well are searched; its code is fetched with that of the verdicts. */
export function LazySensitivityChoice(props: SensitivityChoiceProps) {
  const { code, failed } = useLazyCode(sensitivityCode);
  useEffect(fetchVerdicts, []);
  return code ? <code.SensitivityChoice {...props} /> : <Missing failed={failed} />;
}

function Missing({ failed }: { failed: boolean }) {
  if (!failed) return <Skeleton lines={1} />;
  const error = new CodeLoadError('the code could not be loaded');
  return (
    <InsightFailure
      failure={decisionFailure}
      view={{ status: 'failed', error, retrying: false, retry: fetchVerdicts }}
    />
  );
}
