import type { ExceptionCase } from '@cnx/api';
import { isRecovered } from '../../../insight/likely-cause.ts';

/** What is to be done first about an event, as the texts of the evidence name it. */
export type FirstStep =
  | 'report'
  | 'awaitWork'
  | 'watch'
  | 'askReason'
  | 'askRestart'
  | 'awaitRate'
  | 'choke'
  | 'frequency'
  | 'watering'
  | 'gasNow'
  | 'gasTest'
  | 'decline'
  | 'measurement'
  | 'logged'
  | 'nearby'
  | 'decideChange'
  | 'test';

/**
 * What is to be done first about an open event. It follows from the likely cause and what is logged, so that it never
 * stands against them: what looks and asks comes before what changes a setting.
 * @returns null for one that is over or set aside
 */
export function firstStep({
  exception,
  findings,
}: Pick<ExceptionCase, 'exception' | 'findings'>): FirstStep | null {
  const { isOpen, kind, kinds, cause, causeEvent, nearbyEvent, workInProgress, rate } = exception;
  if (!isOpen) return null;
  if (kind === 'noData') return 'report';
  if (workInProgress !== null) return 'awaitWork';
  if (isRecovered(exception)) return 'watch';
  if (cause === 'downtime') {
    if (rate !== 0) return 'awaitRate';
    return causeEvent === null ? 'askReason' : 'askRestart';
  }
  if (cause === 'gas') return 'gasTest';
  if (cause !== null && cause !== 'unknown') return cause;
  if (kinds.includes('gas')) {
    const ruleId = findings.find((finding) => finding.kind === 'gas')?.rule?.id;
    return ruleId === 'R4' ? 'gasTest' : 'gasNow';
  }
  if (causeEvent !== null) return 'logged';
  if (nearbyEvent !== null) return 'nearby';
  return kind === 'change' ? 'decideChange' : 'test';
}
