import { useAtomValue } from 'jotai';
import { useInsightFrame } from '../../insight/insight-frame.ts';
import { viewOf, type InsightView } from '../../insight/insight-view.ts';
import { fieldNamesAtom, schedulesAtom } from './schedule.atoms.ts';
import { ScheduleCard, type ScheduledDays } from './ScheduleCard.tsx';
import { useScheduleDays } from './use-schedule-days.ts';

/** The card of the schedule. */
export function Schedule() {
  const frame = useInsightFrame('schedule');
  const schedules = useAtomValue(schedulesAtom);
  const fieldNames = useAtomValue(fieldNamesAtom);
  const daysOf = useScheduleDays();
  const view = viewOf(schedules);
  const days = view.status === 'shown' ? daysOf(view.meta) : null;
  let shown: InsightView<ScheduledDays> = { status: 'loading' };
  if (view.status === 'failed') shown = view;
  else if (view.status === 'shown' && days) shown = { ...view, body: { activities: view.body, days } };
  return (
    <ScheduleCard
      view={shown}
      fieldNames={fieldNames}
      frame={frame}
      onRetry={() => void schedules.refetch()}
    />
  );
}
