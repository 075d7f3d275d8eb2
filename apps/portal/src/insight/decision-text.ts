import type { ExceptionDecision } from '@cnx/api';
import { truncateForDisplay } from '../untrusted-text.ts';
import type { Formats } from './use-formats.ts';
import { eventText } from './well-events.ts';

/** Most characters of a comment, as the contract has it. */
const maxComment = 2000;

/** What was decided, in words. */
export function decisionText(
  decision: Pick<ExceptionDecision, 'action' | 'assignee' | 'until' | 'feedback'> &
    Partial<Pick<ExceptionDecision, 'event'>>,
  formats: Formats,
): string {
  const { t, dates } = formats;
  const { action, assignee, until, feedback, event } = decision;
  const answer = feedback && t(`evidence.feedback.${feedback}`);
  switch (action) {
    case 'assign':
      return assignee === null ? t('evidence.action.assign') : assignedText(assignee, formats);
    case 'snooze':
      return until === null
        ? t('evidence.action.snooze')
        : t('evidence.action.snoozeUntil', { time: dates.clock(until) });
    case 'dismiss':
      return answer ? t('evidence.action.dismissAs', { feedback: answer }) : t('evidence.action.dismiss');
    case 'explain':
      return event
        ? t('evidence.action.explainBy', { event: eventText(event, formats) })
        : t('evidence.action.explain');
    case 'judge':
      return answer ? t('evidence.action.judgeAs', { feedback: answer }) : t('evidence.action.judge');
    default:
      return t(`evidence.action.${action}`);
  }
}

/** That something was assigned to a person, or is. */
export function assignedText(name: string, { t }: Pick<Formats, 't'>): string {
  return t('evidence.action.assignTo', { name: truncateForDisplay(name) });
}

/** A text that people wrote keeps its lines; all else that controls a text is taken out. */
export function writtenLines(text: string, maxLength = maxComment): string {
  return text
    .split('\n')
    .map((line) => truncateForDisplay(line, maxLength))
    .join('\n');
}
