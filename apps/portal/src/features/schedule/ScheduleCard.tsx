import type { ScheduledActivity } from '@cnx/api';
import { useTranslation } from 'react-i18next';
import { InsightCard } from '../../insight/InsightCard.tsx';
import type { InsightFrame } from '../../insight/insight-frame.ts';
import type { InsightView } from '../../insight/insight-view.ts';
import { TopRows } from '../../insight/TopRows.tsx';
import { nextActivities } from './schedule-takeaway.ts';
import { scheduleFailure } from './schedule.atoms.ts';
import { Timeline } from './Timeline.tsx';
import type { ScheduleWindow } from './timeline.ts';
import { useScheduleColumns } from './use-schedule-columns.tsx';
import { useScheduleTakeaway } from './use-schedule-takeaway.ts';

/** Rows that the card shows. */
const topRows = 5;

/** Activities with the days that they are looked at for. */
export interface ScheduledDays {
  readonly activities: readonly ScheduledActivity[];
  readonly days: ScheduleWindow;
}

/** Props of {@link ScheduleCard}. */
export interface ScheduleCardProps {
  view: InsightView<ScheduledDays>;
  /** Names of the fields by their id, as far as they are known. */
  fieldNames: ReadonlyMap<string, string>;
  frame: InsightFrame;
  onRetry: () => void;
}

/** Schedule: what the coming fortnight is expected to cost, its activities on a timeline, and what comes next. */
export function ScheduleCard({ view, fieldNames, frame, onRetry }: ScheduleCardProps) {
  const { t } = useTranslation('portal');
  const takeaway = useScheduleTakeaway();
  const columns = useScheduleColumns(fieldNames);
  return (
    <InsightCard
      area="schedule"
      view={view}
      failure={scheduleFailure}
      frame={frame}
      // Plans lie ahead of the data, and are made for wells that have none yet.
      window="any"
      onRetry={onRetry}
      takeaway={({ activities, days }) => takeaway(activities, days)}
    >
      {({ activities, days }) => {
        const next = nextActivities(activities, days);
        return (
          next.length > 0 && (
            <>
              <Timeline activities={activities} window={days} fieldNames={fieldNames} />
              <TopRows
                label={t('schedule.table')}
                columns={columns.top}
                rows={next.slice(0, topRows)}
                rowId={({ id }) => id}
              />
            </>
          )
        );
      }}
    </InsightCard>
  );
}
