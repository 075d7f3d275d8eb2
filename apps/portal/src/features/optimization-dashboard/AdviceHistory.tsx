import type { AdviceDecision } from '@cnx/api';
import { Stack, styled, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { ownNewest } from '../../decisions/decision.ts';
import { meAtom } from '../../decisions/decisions.atoms.ts';
import { EntryMark, Log, LogEntry } from '../../decisions/DecisionLog.tsx';
import { assignedText, writtenLines } from '../../insight/decision-text.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { useKeptFocus } from '../../insight/use-kept-focus.ts';
import { usePortal } from '../../use-portal.tsx';
import { undoAdviceDecision } from './advice-decisions.ts';

const Words = styled('p', { margin: 0, whiteSpace: 'pre-wrap' });

/** Props of {@link AdviceHistory}. */
export interface AdviceHistoryProps {
  /** Newest first. */
  decisions: readonly AdviceDecision[];
}

/** What people decided on advice, also what was taken back. The newest that stands can be taken back by whom it is of, at any time. */
export function AdviceHistory({ decisions }: AdviceHistoryProps) {
  const formats = useFormats();
  const { t } = formats;
  const portal = usePortal();
  const own = ownNewest(decisions, useAtomValue(meAtom));
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  if (decisions.length === 0)
    return (
      <Text size="small" emphasis="quiet">
        {t('optimization.decide.noHistory')}
      </Text>
    );
  return (
    <Stack gap="2" ref={place}>
      <Log>
        {decisions.map((decision) => {
          const { id, by, at, comment, undone } = decision;
          const what = adviceDecisionText(decision, formats);
          const words = comment !== null && <Words dir="auto">{writtenLines(comment)}</Words>;
          return (
            <LogEntry
              key={id}
              what={undone ? <s>{what}</s> : what}
              mark={
                <EntryMark
                  undone={undone}
                  onTakeBack={id === own?.id ? () => void undoAdviceDecision(portal, id) : undefined}
                />
              }
              by={by}
              at={at}
            >
              {undone ? words && <s>{words}</s> : words}
            </LogEntry>
          );
        })}
      </Log>
    </Stack>
  );
}

/** What was decided on advice, in words. */
export function adviceDecisionText(
  {
    action,
    assignee = null,
    reason,
    until,
    plannedFor,
  }: Pick<AdviceDecision, 'action' | 'reason' | 'until' | 'plannedFor'> &
    Partial<Pick<AdviceDecision, 'assignee'>>,
  { t, dates }: Pick<Formats, 't' | 'dates'>,
): string {
  if (action === 'accept' && plannedFor !== null)
    return t('optimization.decision.acceptFor', { time: dates.clock(plannedFor) });
  if (action === 'assign' && assignee !== null) return assignedText(assignee, { t });
  if (action === 'reject' && reason !== null)
    return t('optimization.decision.rejectAs', { reason: t(`optimization.rejection.${reason}`) });
  if (action === 'snooze' && until !== null)
    return t('optimization.decision.snoozeUntil', { time: dates.clock(until) });
  return t(`optimization.decision.${action}`);
}
