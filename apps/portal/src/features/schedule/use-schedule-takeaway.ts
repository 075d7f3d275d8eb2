import type { ScheduledActivity } from '@cnx/api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../insight/use-formats.ts';
import { scheduleTakeaway } from './schedule-takeaway.ts';
import { timelineDays, type ScheduleWindow } from './timeline.ts';

/** Puts what the coming fortnight holds into a sentence or two. */
export function useScheduleTakeaway(): (
  activities: readonly ScheduledActivity[],
  days: ScheduleWindow,
) => string {
  const { t } = useTranslation('portal');
  const { quantities, dates } = useFormats();
  return (activities, days) => {
    const { upcoming, expectedDeferred, overdue, conflicts } = scheduleTakeaway(activities, days);
    const first =
      upcoming === 0
        ? t('schedule.takeaway.none', { from: dates.shortDay(days.from), to: dates.shortDay(days.to) })
        : t('schedule.takeaway.some', {
            count: upcoming,
            days: timelineDays,
            from: dates.shortDay(days.from),
            loss: quantities.text('liquidVolume', expectedDeferred),
          });
    return [
      first,
      overdue > 0 && t('schedule.takeaway.overdue', { count: overdue }),
      conflicts > 0 && t('schedule.takeaway.conflicts', { count: conflicts }),
    ]
      .filter(Boolean)
      .join(' ');
  };
}
