import type { ScheduledActivity } from '@cnx/api';
import { useTranslation } from 'react-i18next';
import type { KeyFigure } from '../../insight/InsightKpi.tsx';
import { kpiChange } from '../../insight/kpi-change.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { scheduleTakeaway } from './schedule-takeaway.ts';
import type { ScheduleWindow } from './timeline.ts';

/** The area's key figure: the oil that the coming week's activities are expected to cost, against the week before. */
export function useScheduleFigure(): (
  activities: readonly ScheduledActivity[],
  days: ScheduleWindow,
) => KeyFigure {
  const { t } = useTranslation('portal');
  const { quantities } = useFormats();
  return (activities, days) => {
    const { weekDeferred, previousWeekDeferred, trend } = scheduleTakeaway(activities, days);
    const change = kpiChange(weekDeferred, previousWeekDeferred, 'lower', 0.5);
    return {
      value: quantities.number('liquidVolume', weekDeferred),
      unit: quantities.unit('liquidVolume'),
      change,
      changeText: quantities.number('liquidVolume', change?.delta ?? null, { signed: true }),
      than: t('schedule.against'),
      trend: trend.map((value) => quantities.convert('liquidVolume', value)),
    };
  };
}
