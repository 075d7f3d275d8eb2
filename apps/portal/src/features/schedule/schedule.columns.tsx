import type { ScheduledActivity } from '@cnx/api';
import { Badge, styled, type DataColumn, type Tone } from '@cnx/ui';
import {
  CalendarCheck,
  CircleCheck,
  CircleDashed,
  CirclePlay,
  CircleSlash,
  ClockAlert,
  type LucideIcon,
} from 'lucide-react';
import {
  amountColumn,
  codeColumn,
  namedColumns,
  summedColumn,
  timeColumn,
  type ColumnSpec,
  type ListColumn,
} from '../../insight/columns.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { dayOf, wallTime } from '../../quantities.ts';
import { endOf, startOf, type PlacedActivity } from './schedule.ts';

const statuses = {
  planned: 'neutral',
  confirmed: 'neutral',
  inProgress: 'info',
  done: 'good',
  cancelled: 'neutral',
  overdue: 'warning',
} as const satisfies Record<ScheduledActivity['status'], Tone>;

const activityStatuses = Object.keys(statuses) as (keyof typeof statuses)[];

/** Where words are not shown, icons distinguish states that mean the same. */
const statusIcons = {
  planned: CircleDashed,
  confirmed: CalendarCheck,
  inProgress: CirclePlay,
  done: CircleCheck,
  cancelled: CircleSlash,
  overdue: ClockAlert,
} as const satisfies Record<ScheduledActivity['status'], LucideIcon>;

export function topColumns(formats: Formats): readonly DataColumn<PlacedActivity>[] {
  const { dates } = formats;
  const { place, when, activity, status } = columns(formats, [], true);
  const shortWhen: DataColumn<PlacedActivity> = {
    ...when,
    cell: (row) => <span title={dates.clock(row.start)}>{dates.shortDay(dayOf(wallTime(row.start)))}</span>,
    width: 80,
  };
  const { width: _width, ...widePlace } = place;
  return [
    { ...widePlace, minWidth: 96, wrap: true },
    { ...activity, minWidth: 96, wrap: true },
    shortWhen,
    { ...status, width: 124 },
  ];
}

export function allColumns(
  formats: Formats,
  rows: readonly PlacedActivity[],
): readonly ListColumn<PlacedActivity>[] {
  const { place, when, until, activity, owner, status, loss, lossToCome } = columns(formats, rows);
  const partly = rows.some(isLessToCome) ? [lossToCome] : [];
  return [place, activity, when, until, status, { ...owner, maxWidth: 220 }, loss, ...partly];
}

const Quiet = styled('span', { color: '$textQuiet' });

/** Whether less of a loss is to come in the timeline's days than it comes to, beyond what is rounded. */
function isLessToCome({ expectedDeferred, lossToCome }: PlacedActivity): boolean {
  return expectedDeferred - (lossToCome ?? expectedDeferred) > expectedDeferred / 100;
}

/** A {@link timeColumn} of the view's clock; a file has the times of the field, which the cell says where it is pointed at. */
function momentColumn(
  formats: Formats,
  rows: readonly PlacedActivity[],
  shownOf: (row: PlacedActivity) => string,
  ownOf: (row: PlacedActivity) => string,
): ColumnSpec<PlacedActivity> {
  const column = timeColumn(formats, rows, shownOf);
  return {
    ...column,
    cell: (row, place) => <span title={formats.dates.clock(ownOf(row))}>{column.cell?.(row, place)}</span>,
    file: ownOf,
    copy: ownOf,
  };
}

/** What the table has no column for. */
export function facts(formats: Formats): readonly DataColumn<PlacedActivity>[] {
  const { dates } = formats;
  const named = namedColumns((key) => formats.t(`schedule.${key}`), {
    fieldTime: {
      value: (row: PlacedActivity) =>
        `${dates.shortClock(startOf(row))} – ${dates.shortClock(endOf(row))} ${dates.zone(startOf(row))}`,
    },
    title: { value: ({ title }: PlacedActivity) => title },
    actualLoss: amountColumn(formats, 'liquidVolume', (row: PlacedActivity) => row.actualDeferred),
    notes: { value: ({ notes }) => notes },
  });
  return Object.values(named);
}

/** @param brief Says that activities overlap in a word, without their state, where there is no room for both. */
function columns(formats: Formats, rows: readonly PlacedActivity[], brief = false) {
  const { t } = formats;
  const stateText = ({ status }: PlacedActivity) => t(`vocabulary.activityStatus.${status}`);
  const statusText = (row: PlacedActivity) =>
    [stateText(row), row.conflictIds.length > 0 && t('schedule.conflict')].filter(Boolean).join(' · ');
  const toCome = summedColumn(formats, 'liquidVolume', (row: PlacedActivity) => row.lossToCome, {
    digits: 1,
    width: 132,
  });
  return namedColumns((key) => t(`schedule.${key}`), {
    place: { value: ({ place }: PlacedActivity) => place, groupable: true, width: 116 },
    when: { ...momentColumn(formats, rows, ({ start }) => start, startOf), groupable: true },
    until: momentColumn(formats, rows, ({ end }) => end, endOf),
    activity: codeColumn(
      ({ activity }: PlacedActivity) => activity,
      (activity) => t(`vocabulary.activity.${activity}`),
    ),
    status: {
      value: statusText,
      filter: 'choice',
      choice: ({ status }) => status,
      choices: activityStatuses.map((status) => ({
        value: status,
        label: t(`vocabulary.activityStatus.${status}`),
      })),
      groupable: true,
      cell: (row, place) => {
        const conflict = row.conflictIds.length > 0;
        const Icon = statusIcons[row.status];
        return (
          <Badge
            tone={conflict ? 'warning' : statuses[row.status]}
            emphasis="quiet"
            icon={<Icon size={14} />}
          >
            {conflict && brief && place === 'column' ? t('schedule.attention.conflict') : statusText(row)}
          </Badge>
        );
      },
      width: 128,
    },
    owner: { value: ({ owner }) => owner ?? t('schedule.noOwner'), groupable: true },
    loss: {
      ...summedColumn(formats, 'liquidVolume', ({ expectedDeferred }: PlacedActivity) => expectedDeferred, {
        digits: 1,
        width: 120,
      }),
      bar: true,
    },
    lossToCome: {
      ...toCome,
      // What is to come as a whole says nothing new.
      cell: (row) => {
        const text = formats.quantities.number('liquidVolume', row.lossToCome, { digits: 1 });
        return isLessToCome(row) ? text : row.expectedDeferred > 0 && <Quiet>{text}</Quiet>;
      },
    },
  });
}
