import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useInsightFrame } from '../../insight/insight-frame.ts';
import { viewOf } from '../../insight/insight-view.ts';
import { InsightKpi } from '../../insight/InsightKpi.tsx';
import { unknownValue } from '../../quantities.ts';
import { scheduleFailure, schedulesAtom } from './schedule.atoms.ts';
import { useScheduleDays } from './use-schedule-days.ts';
import { useScheduleFigure } from './use-schedule-figure.ts';

/** The oil that the coming week's activities are expected to cost. */
export function ScheduleKpi() {
  const { t } = useTranslation('portal');
  const { allHref } = useInsightFrame('schedule');
  const schedules = useAtomValue(schedulesAtom);
  const daysOf = useScheduleDays();
  const figure = useScheduleFigure();
  return (
    <InsightKpi
      label={t('schedule.figure')}
      href={allHref}
      view={viewOf(schedules)}
      failure={scheduleFailure}
      // Plans lie ahead of the data, and are made for wells that have none yet.
      window="any"
      onRetry={() => void schedules.refetch()}
      figure={(body, meta) => {
        const days = daysOf(meta);
        return days ? figure(body, days) : { value: unknownValue, change: null, changeText: '', than: '' };
      }}
    />
  );
}
