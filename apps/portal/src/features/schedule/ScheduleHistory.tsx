import type { ScheduleChange } from '@cnx/api';
import { Badge, styled } from '@cnx/ui';
import { Undo2 } from 'lucide-react';
import { Log, LogEntry } from '../../decisions/DecisionLog.tsx';
import { writtenLines } from '../../insight/decision-text.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';

const Words = styled('p', { margin: 0, whiteSpace: 'pre-wrap' });

/** Props of {@link ScheduleHistory}. */
export interface ScheduleHistoryProps {
  /** Newest first. */
  changes: readonly ScheduleChange[];
}

/** What people changed of an activity, also what was taken back; nothing where nothing was changed. */
export function ScheduleHistory({ changes }: ScheduleHistoryProps) {
  const formats = useFormats();
  const { t } = formats;
  if (changes.length === 0) return null;
  return (
    <Log>
      {changes.map((change) => {
        const { id, by, at, comment, undone } = change;
        const what = scheduleChangeText(change, formats);
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
  );
}

/** What was changed of an activity, in words. */
export function scheduleChangeText(
  { action, from, to }: Pick<ScheduleChange, 'action' | 'from' | 'to'>,
  { t, dates }: Pick<Formats, 't' | 'dates'>,
): string {
  return action === 'move' && from !== null && to !== null
    ? t('schedule.change.history.moved', { from: dates.clock(from), to: dates.clock(to) })
    : t(`schedule.change.history.${action}`);
}
