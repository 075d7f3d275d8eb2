import type { GanttItem } from '@cnx/ui';
import type { Formats } from '../../insight/use-formats.ts';
import { wallTime } from '../../quantities.ts';
import { barStateOf } from './bar-state.ts';
import { lateText, stateText } from './schedule.columns.tsx';
import { breaksRails, placeText, type PlacedActivity } from './schedule.ts';

/**
 * Activities as a Gantt chart takes them: a lane for each place, in the order of its first activity. A label says what of
 * the loss lies ahead in the chart's days, or how late the activity is.
 * @param now the present on the view's clock, as a wall time
 */
export function ganttOf(activities: readonly PlacedActivity[], now: number | null, formats: Formats) {
  const { t, quantities } = formats;
  const lossText = (activity: PlacedActivity) => {
    const whole = activity.expectedDeferred;
    const part = activity.lossToCome ?? whole;
    return whole - part > whole / 100
      ? t('schedule.partOfLoss', {
          part: quantities.number('liquidVolume', part),
          whole: quantities.text('liquidVolume', whole),
        })
      : quantities.text('liquidVolume', whole);
  };
  const items = activities.map((activity): GanttItem => {
    const name = t(`vocabulary.activity.${activity.activity}`);
    const start = wallTime(activity.start);
    const end = Math.max(start, wallTime(activity.end));
    const isOverdue = activity.status === 'overdue';
    const loss = activity.expectedDeferred > 0 ? lossText(activity) : null;
    const isLate =
      activity.state === 'notStarted' || (activity.state === 'inProgress' && activity.late !== null);
    const late = isLate ? stateText(formats, activity) : null;
    const detail =
      isOverdue && activity.late !== null
        ? lateText(formats, activity.late)
        : isOverdue
          ? null
          : (late ?? loss);
    return {
      id: activity.id,
      lane: placeText(activity, formats),
      label: [name, breaksRails(activity) && t('schedule.breaksRailsShort'), detail]
        .filter(Boolean)
        .join(', '),
      from: start,
      // What is overdue is not over.
      to: isOverdue ? Math.max(end, now ?? end) : end,
      state: barStateOf(activity),
    };
  });
  const lanes = [...new Set(items.map(({ lane }) => lane))].map((place) => ({ id: place, label: place }));
  return { lanes, items };
}
