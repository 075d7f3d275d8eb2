import type { ScheduleChange, ScheduledActivity } from '@cnx/api';
import { styled } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { ownNewest } from '../../decisions/decision.ts';
import { meAtom } from '../../decisions/decisions.atoms.ts';
import { EntryMark, Log, LogEntry } from '../../decisions/DecisionLog.tsx';
import { writtenLines } from '../../insight/decision-text.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { useKeptFocus } from '../../insight/use-kept-focus.ts';
import { usePortal } from '../../use-portal.tsx';
import { undoneText } from './change-texts.ts';
import { undoScheduleChange } from './schedule-changes.ts';

const Words = styled('p', { margin: 0, whiteSpace: 'pre-wrap' });

/** Props of {@link ScheduleHistory}. */
export interface ScheduleHistoryProps {
  /** Whose changes they are, newest first. */
  activity: ScheduledActivity;
}

/**
 * What people changed of an activity, also what was taken back; nothing where nothing was changed. The newest that stands can be
 * taken back by whom it is of, at any time.
 */
export function ScheduleHistory({ activity }: ScheduleHistoryProps) {
  const formats = useFormats();
  const { changes } = activity;
  const portal = usePortal();
  const own = ownNewest(changes, useAtomValue(meAtom));
  const list = useRef<HTMLOListElement>(null);
  useKeptFocus(list);
  if (changes.length === 0) return null;
  return (
    <Log ref={list}>
      {changes.map((change) => {
        const { id, by, at, comment, undone } = change;
        const what = scheduleChangeText(change, formats);
        const words = comment !== null && <Words dir="auto">{writtenLines(comment)}</Words>;
        return (
          <LogEntry
            key={id}
            what={undone ? <s>{what}</s> : what}
            mark={
              <EntryMark
                undone={undone}
                onTakeBack={
                  id === own?.id
                    ? () => void undoScheduleChange(portal, id, {}, undoneText(formats, activity))
                    : undefined
                }
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
