import type { ScheduledActivity } from '@cnx/api';
import { StatusBadge, type DataColumn, type Status } from '@cnx/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../insight/use-formats.ts';
import { dayOf, wallTime } from '../../quantities.ts';
import { placeOf } from './timeline.ts';

const statuses = {
  planned: 'neutral',
  confirmed: 'info',
  inProgress: 'info',
  done: 'good',
  cancelled: 'neutral',
  overdue: 'warning',
} as const satisfies Record<ScheduledActivity['status'], Status>;

type Columns = readonly DataColumn<ScheduledActivity>[];

/** The columns of the schedule: those of the card, and all. */
export function useScheduleColumns(fieldNames: ReadonlyMap<string, string>): { top: Columns; all: Columns } {
  const { t } = useTranslation('portal');
  const { quantities, dates } = useFormats();
  return useMemo(() => {
    const time = (id: 'when' | 'until', valueOf: (row: ScheduledActivity) => string) => ({
      id,
      header: t(`schedule.${id}`),
      value: (row: ScheduledActivity) => wallTime(valueOf(row)),
      cell: (row: ScheduledActivity) => dates.clock(valueOf(row)),
      width: 196,
    });
    const when = time('when', ({ actualStart, plannedStart }) => actualStart ?? plannedStart);
    const column = {
      place: {
        id: 'place',
        header: t('schedule.place'),
        value: (row) => placeOf(row, fieldNames),
        width: 116,
      },
      activity: {
        id: 'activity',
        header: t('schedule.activity'),
        value: ({ activity }) => t(`vocabulary.activity.${activity}`),
      },
      title: { id: 'title', header: t('schedule.title'), value: ({ title }) => title, width: 220 },
      status: {
        id: 'status',
        header: t('schedule.status'),
        value: ({ status }) => t(`vocabulary.activityStatus.${status}`),
        cell: ({ status, conflictIds }) => (
          <StatusBadge status={conflictIds.length > 0 ? 'warning' : statuses[status]} plain>
            <span title={conflictIds.length > 0 ? t('schedule.conflict') : undefined}>
              {t(`vocabulary.activityStatus.${status}`)}
            </span>
          </StatusBadge>
        ),
        width: 112,
      },
      owner: {
        id: 'owner',
        header: t('schedule.owner'),
        value: ({ owner }) => owner ?? t('schedule.noOwner'),
      },
      loss: {
        id: 'loss',
        header: t('schedule.loss'),
        unit: quantities.unit('liquidVolume'),
        kind: 'number',
        value: ({ expectedDeferred }) => quantities.convert('liquidVolume', expectedDeferred),
        width: 120,
      },
    } satisfies Record<string, DataColumn<ScheduledActivity>>;
    const { place, activity, title, status, owner, loss } = column;
    const shortWhen: DataColumn<ScheduledActivity> = {
      ...when,
      cell: ({ actualStart, plannedStart }) => (
        <span title={dates.clock(actualStart ?? plannedStart)}>
          {dates.shortDay(dayOf(wallTime(actualStart ?? plannedStart)))}
        </span>
      ),
      width: 80,
    };
    return {
      top: [place, shortWhen, activity, status],
      all: [
        place,
        when,
        time('until', ({ actualEnd, plannedEnd }) => actualEnd ?? plannedEnd),
        activity,
        title,
        owner,
        status,
        loss,
      ],
    };
  }, [t, quantities, dates, fieldNames]);
}
