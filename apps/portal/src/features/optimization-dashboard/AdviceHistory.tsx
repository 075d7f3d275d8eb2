import type { AdviceDecision } from '@cnx/api';
import { Badge, Stack, styled, Text } from '@cnx/ui';
import { Undo2 } from 'lucide-react';
import { Log, LogEntry } from '../../decisions/DecisionLog.tsx';
import { writtenLines } from '../../insight/decision-text.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';

const Words = styled('p', { margin: 0, whiteSpace: 'pre-wrap' });

/** Props of {@link AdviceHistory}. */
export interface AdviceHistoryProps {
  /** Newest first. */
  decisions: readonly AdviceDecision[];
}

/** What people decided on advice, also what was taken back. */
export function AdviceHistory({ decisions }: AdviceHistoryProps) {
  const formats = useFormats();
  const { t } = formats;
  if (decisions.length === 0)
    return (
      <Text size="small" emphasis="quiet">
        {t('optimization.decide.noHistory')}
      </Text>
    );
  return (
    <Stack gap="2">
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
                undone && (
                  <Badge size="sm" icon={<Undo2 size={12} />}>
                    {t('evidence.undone')}
                  </Badge>
                )
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
  { action, reason, until, plannedFor }: Pick<AdviceDecision, 'action' | 'reason' | 'until' | 'plannedFor'>,
  { t, dates }: Pick<Formats, 't' | 'dates'>,
): string {
  if (action === 'accept' && plannedFor !== null)
    return t('optimization.decision.acceptFor', { time: dates.clock(plannedFor) });
  if (action === 'reject' && reason !== null)
    return t('optimization.decision.rejectAs', { reason: t(`optimization.rejection.${reason}`) });
  if (action === 'snooze' && until !== null)
    return t('optimization.decision.snoozeUntil', { time: dates.clock(until) });
  return t(`optimization.decision.${action}`);
}
