// What is said of the schedule in sentences: on its card, its page and what needs attention.
import type { AttentionItem } from '../../insight/attention.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { questionTexts } from './merit-texts.ts';
import type { ScheduleBody } from './schedule.atoms.ts';
import { nextActivities, placeText, scheduleTakeaway, timelineDays } from './schedule.ts';

/** What presses most and what is to come, in two sentences at most. */
export function takeaway(
  { activities, days, present }: ScheduleBody,
  { t, quantities, dates }: Formats,
): string {
  const { isOver, upcoming, running, expectedDeferred, overdue } = scheduleTakeaway(
    activities,
    days,
    present,
  );
  const from = dates.shortDay(days.from);
  const first =
    upcoming + running === 0
      ? t('schedule.takeaway.none', { from, to: dates.shortDay(days.to) })
      : t(isOver ? 'schedule.takeaway.over' : 'schedule.takeaway.some', {
          count: upcoming,
          days: timelineDays,
          from,
          loss: quantities.text('liquidVolume', expectedDeferred),
        });
  return [
    overdue > 0
      ? t('schedule.takeaway.overdue', { count: overdue })
      : running > 0 && t('schedule.takeaway.running', { count: running }),
    first,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What is to be known of the activities beside the {@link takeaway}, in sentences; empty for nothing. */
export function remarks({ activities, days, present }: ScheduleBody, formats: Formats): string {
  const { t } = formats;
  const { running, overdue, conflicts, broken } = scheduleTakeaway(activities, days, present);
  return [
    overdue > 0 && running > 0 && t('schedule.takeaway.running', { count: running }),
    conflicts > 0 && t('schedule.takeaway.conflicts', { count: conflicts }),
    broken > 0 && t('schedule.takeaway.broken', { count: broken }),
    ...questionTexts(nextActivities(activities, days), formats),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Activities that are named where several are meant. */
const namedActivities = 2;

/** What of the schedule needs attention. */
export function attention(
  { activities, days, present }: ScheduleBody,
  formats: Formats,
): readonly AttentionItem[] {
  const { t } = formats;
  const { overdue, conflicts, broken } = scheduleTakeaway(activities, days, present);
  const named = nextActivities(activities, days)
    .slice(0, Math.min(overdue, namedActivities))
    .map((row) => `${placeText(row, formats)} ${t(`vocabulary.activity.${row.activity}`)}`);
  const questions = questionTexts(nextActivities(activities, days), formats);
  const items: (AttentionItem | false)[] = [
    overdue > 0 && {
      id: 'overdue',
      tone: 'warning',
      state: t('vocabulary.activityStatus.overdue'),
      text: t('schedule.attention.overdue', { count: overdue, activities: named.join(', ') }),
      oil: null,
    },
    conflicts > 0 && {
      id: 'conflicts',
      tone: 'warning',
      state: t('schedule.attention.conflict'),
      text: t('schedule.attention.conflicts', { count: conflicts }),
      oil: null,
    },
    broken > 0 && {
      id: 'broken',
      tone: 'warning',
      state: t('schedule.breaksRails'),
      text: t('schedule.attention.broken', { count: broken }),
      oil: null,
    },
    questions.length > 0 && {
      id: 'questioned',
      tone: 'warning',
      state: t('schedule.merit.attention'),
      text: questions.join(' '),
      oil: null,
    },
  ];
  return items.filter((item) => item !== false);
}
