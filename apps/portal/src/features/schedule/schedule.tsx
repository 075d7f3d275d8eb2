import type { ScheduledActivity } from '@cnx/api';
import { Badge, Link, Text, type DataColumn, type GanttItem, type GanttState, type Tone } from '@cnx/ui';
import { useMemo } from 'react';
import { GanttChart, ganttHeight } from '../../insight/LazyCharts.tsx';
import {
  CalendarCheck,
  CircleCheck,
  CircleDashed,
  CirclePlay,
  CircleSlash,
  ClockAlert,
  type LucideIcon,
} from 'lucide-react';
import { amountColumn, namedColumns, type ColumnSpec } from '../../insight/columns.ts';
import type { CardContentProps, InsightDefinition } from '../../insight/insight-definition.ts';
import type { AttentionItem } from '../../insight/attention.ts';
import { TopRows } from '../../insight/InsightRows.tsx';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { addDays, dayOf, dayTime, wallTime, windowDays } from '../../quantities.ts';
import {
  allSchedulesAtom,
  scheduledDaysViewAtom,
  scheduleViewAtom,
  type ScheduleBody,
  type ScheduledDays,
} from './schedule.atoms.ts';
import {
  activitySpan,
  costliestActivities,
  nextActivities,
  scheduleTakeaway,
  timelineDays,
  type PlacedActivity,
} from './schedule.ts';

/**
 * Schedule: what the coming fortnight is expected to cost, its activities on a timeline, and what comes next. Its key
 * figure is the oil that the coming week's activities are expected to cost, against the week before.
 */
export const schedule: InsightDefinition<ScheduleBody, ScheduledDays, PlacedActivity> = {
  area: 'schedule',
  failure: 'portal:failures.schedule',
  span: 5,
  // Plans lie ahead of the data, and are made for wells that have none yet.
  anyTime: true,
  card: { viewAtom: scheduleViewAtom, takeaway, attention, charted, chartHeight: ganttHeight, Content },
  keyFigure: {
    label: 'portal:schedule.figure',
    viewAtom: scheduledDaysViewAtom,
    compute: ({ activities, days, present }) => {
      if (!days) return 'noData';
      const { weekDeferred, previousWeekDeferred, trend } = scheduleTakeaway(activities, days, present);
      return {
        quantity: 'liquidVolume',
        value: weekDeferred,
        previous: previousWeekDeferred,
        previousDays: 7,
        ahead: { from: days.from, days: windowDays(days.from, days.weekTo) },
        better: 'lower',
        resolution: 0.5,
        trend,
      };
    },
  },
  rows: { resultAtom: allSchedulesAtom, columns: allColumns, rowId: ({ id }) => id },
};

function charted({ activities, days }: ScheduleBody): boolean {
  return nextActivities(activities, days).length > 0;
}

function takeaway({ activities, days, present }: ScheduleBody, { t, quantities, dates }: Formats): string {
  const { upcoming, expectedDeferred, overdue, conflicts } = scheduleTakeaway(activities, days, present);
  const from = dates.shortDay(days.from);
  const first =
    upcoming === 0
      ? t('schedule.takeaway.none', { from, to: dates.shortDay(days.to) })
      : t('schedule.takeaway.some', {
          count: upcoming,
          days: timelineDays,
          from,
          loss: quantities.text('liquidVolume', expectedDeferred),
        });
  return [
    overdue > 0 && t('schedule.takeaway.overdue', { count: overdue }),
    first,
    conflicts > 0 && t('schedule.takeaway.conflicts', { count: conflicts }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Activities that are named where several are meant. */
const namedActivities = 2;

function attention({ activities, days, present }: ScheduleBody, { t }: Formats): readonly AttentionItem[] {
  const { overdue, conflicts } = scheduleTakeaway(activities, days, present);
  const named = nextActivities(activities, days)
    .slice(0, Math.min(overdue, namedActivities))
    .map(({ place, activity }) => `${place} ${t(`vocabulary.activity.${activity}`)}`);
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
  ];
  return items.filter((item) => item !== false);
}

function Content({ body, asTable, allHref }: CardContentProps<ScheduleBody>) {
  const next = nextActivities(body.activities, body.days);
  return (
    <>
      <Timeline {...body} asTable={asTable} allHref={allHref} />
      <TopRows area="schedule" columns={topColumns} rows={next} rowId={({ id }) => id} titled />
    </>
  );
}

/** Activities that the card has room for. */
const maxActivities = 8;
/** The overdue ones among them. */
const maxOverdue = 2;

const states = {
  planned: 'planned',
  confirmed: 'confirmed',
  inProgress: 'running',
  done: 'done',
  cancelled: 'cancelled',
  overdue: 'late',
} as const satisfies Record<ScheduledActivity['status'], GanttState>;

/** The coming days' activities by place, the costliest where there are many, in order of time. */
function Timeline(props: ScheduleBody & Pick<CardContentProps<ScheduleBody>, 'asTable' | 'allHref'>) {
  const { activities, days, now, asTable, allHref } = props;
  const formats = useFormats();
  const { t, dates } = formats;
  const { shown, more } = useMemo(() => timelineActivities(activities, days), [activities, days]);
  const { lanes, items } = useMemo(() => ganttOf(shown, now, formats), [shown, now, formats]);
  const window = { from: dayTime(days.from), to: dayTime(addDays(days.to, 1)) };
  const labels = useMemo(
    () => ({
      lane: t('schedule.place'),
      item: t('schedule.activity'),
      state: t('schedule.status'),
      from: t('schedule.when'),
      to: t('schedule.until'),
      states: {
        planned: t('vocabulary.activityStatus.planned'),
        confirmed: t('vocabulary.activityStatus.confirmed'),
        running: t('vocabulary.activityStatus.inProgress'),
        done: t('vocabulary.activityStatus.done'),
        cancelled: t('vocabulary.activityStatus.cancelled'),
        late: t('vocabulary.activityStatus.overdue'),
      },
    }),
    [t],
  );
  return (
    <div>
      <GanttChart
        title={t('schedule.chart', { from: dates.day(days.from), to: dates.day(days.to) })}
        titleHidden
        lanes={lanes}
        items={items}
        window={window}
        {...(now !== null && { now })}
        // Times are on the field's clock already, see wallTime.
        timeZone="UTC"
        labels={labels}
        asTable={asTable}
      />
      {more > 0 && !asTable && (
        <Text size="caption">
          <Link href={allHref}>{t('schedule.more', { count: more })}</Link>
        </Text>
      )}
    </div>
  );
}

/** What is overdue, the oldest first, then the costliest of the coming days. */
function timelineActivities(activities: readonly PlacedActivity[], days: ScheduleBody['days']) {
  const isOverdue = ({ status }: PlacedActivity) => status === 'overdue';
  const overdue = nextActivities(activities.filter(isOverdue), days);
  const late = overdue.slice(0, maxOverdue);
  const coming = activities.filter((activity) => !isOverdue(activity));
  const { shown, more } = costliestActivities(coming, days, maxActivities - late.length);
  return { shown: [...late, ...shown], more: more + overdue.length - late.length };
}

/** Activities as a Gantt chart takes them: a lane for each place, in the order of its first activity. */
function ganttOf(activities: readonly PlacedActivity[], now: number | null, { t, quantities }: Formats) {
  const items = activities.map((activity): GanttItem => {
    const name = t(`vocabulary.activity.${activity.activity}`);
    const { start, end } = activitySpan(activity);
    return {
      id: activity.id,
      lane: activity.place,
      label:
        activity.expectedDeferred > 0
          ? `${name}, ${quantities.text('liquidVolume', activity.expectedDeferred)}`
          : name,
      from: start,
      // What is overdue is not over.
      to: activity.status === 'overdue' ? Math.max(end, now ?? end) : end,
      state: states[activity.status],
    };
  });
  const lanes = [...new Set(items.map(({ lane }) => lane))].map((place) => ({ id: place, label: place }));
  return { lanes, items };
}

const startOf = ({ actualStart, plannedStart }: ScheduledActivity) => actualStart ?? plannedStart;
const endOf = ({ actualEnd, plannedEnd }: ScheduledActivity) => actualEnd ?? plannedEnd;

const statuses = {
  planned: 'neutral',
  confirmed: 'neutral',
  inProgress: 'info',
  done: 'good',
  cancelled: 'neutral',
  overdue: 'warning',
} as const satisfies Record<ScheduledActivity['status'], Tone>;

/** Where words are not shown, icons distinguish states that mean the same. */
const statusIcons = {
  planned: CircleDashed,
  confirmed: CalendarCheck,
  inProgress: CirclePlay,
  done: CircleCheck,
  cancelled: CircleSlash,
  overdue: ClockAlert,
} as const satisfies Record<ScheduledActivity['status'], LucideIcon>;

function topColumns(formats: Formats): readonly DataColumn<PlacedActivity>[] {
  const { dates } = formats;
  const { place, when, activity, status } = columns(formats, true);
  const shortWhen: DataColumn<PlacedActivity> = {
    ...when,
    cell: (row) => (
      <span title={dates.clock(startOf(row))}>{dates.shortDay(dayOf(wallTime(startOf(row))))}</span>
    ),
    width: 80,
  };
  const { width: _width, ...widePlace } = place;
  return [
    { ...widePlace, minWidth: 96 },
    { ...activity, minWidth: 96 },
    shortWhen,
    { ...status, width: 124 },
  ];
}

function allColumns(formats: Formats): readonly DataColumn<PlacedActivity>[] {
  const { place, when, until, activity, title, owner, status, loss } = columns(formats);
  return [place, when, until, activity, title, owner, status, loss];
}

/** @param brief Says that activities overlap in a word, without their state, where there is no room for both. */
function columns(formats: Formats, brief = false) {
  const { t, dates } = formats;
  const time = (timeOf: (row: PlacedActivity) => string): ColumnSpec<PlacedActivity> => ({
    value: (row) => wallTime(timeOf(row)),
    cell: (row) => dates.clock(timeOf(row)),
    width: 196,
  });
  const statusText = ({ status }: PlacedActivity) => t(`vocabulary.activityStatus.${status}`);
  return namedColumns((key) => t(`schedule.${key}`), {
    place: { value: ({ place }: PlacedActivity) => place, width: 116 },
    when: time(startOf),
    until: time(endOf),
    activity: { value: ({ activity }) => t(`vocabulary.activity.${activity}`) },
    title: { value: ({ title }) => title, width: 220 },
    status: {
      value: statusText,
      cell: (row, place) => {
        const conflict = row.conflictIds.length > 0;
        const long = (each: PlacedActivity) => `${statusText(each)} · ${t('schedule.conflict')}`;
        const Icon = statusIcons[row.status];
        return (
          <Badge
            tone={conflict ? 'warning' : statuses[row.status]}
            emphasis="quiet"
            icon={<Icon size={14} />}
          >
            {conflict && (place === 'column' && brief ? t('schedule.attention.conflict') : long(row))}
            {!conflict && statusText(row)}
          </Badge>
        );
      },
      width: 128,
    },
    owner: { value: ({ owner }) => owner ?? t('schedule.noOwner') },
    loss: amountColumn(formats, 'liquidVolume', ({ expectedDeferred }: PlacedActivity) => expectedDeferred, {
      width: 120,
    }),
  });
}
