import { Button, Link, SegmentedControl, Stack, styled, Text, type GanttItem } from '@cnx/ui';
import { useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { GanttChart, ganttHeight } from '../../insight/LazyCharts.tsx';
import { rowsParts, type EvidenceProps, type InsightDefinition } from '../../insight/insight-definition.ts';
import { TopRows } from '../../insight/TopRows.tsx';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { windowDays } from '../../quantities.ts';
import { openRowAtom } from '../../state/area-choice.atoms.ts';
import { changeTexts } from './change-texts.ts';
import { canChange, movedBy } from './schedule-change.ts';
import { changeScheduleAtOnce } from './schedule-changes.ts';
import { usePortal } from '../../use-portal.tsx';
import { ActivityWork, PageActions, PageDialogs } from './ScheduleActions.tsx';
import { ganttOf } from './schedule-gantt.ts';
import { ScheduleMonth } from './ScheduleMonth.tsx';
import {
  allSchedulesAtom,
  scheduleDaysAtom,
  scheduledDaysViewAtom,
  scheduleViewAtom,
  type ScheduleBody,
} from './schedule.atoms.ts';
import { allColumns, facts, lineColumns, stateText, topColumns } from './schedule.columns.tsx';
import {
  activitiesOf,
  breaksRails,
  byUrgency,
  costliestActivities,
  isOpen,
  nextActivities,
  scheduleTakeaway,
  scheduleWindow,
  timelineSpan,
  type PlacedActivity,
  type ScheduledDays,
} from './schedule.ts';
import { attention, remarks, takeaway } from './schedule-texts.ts';
import { isDoubleBooked, isQuestioned } from './work-merit.ts';

/** What there is to do in the days that the page speaks of, what of it is late, what comes later, and all. */
const parts = rowsParts(
  ['open', 'overdue', 'running', 'coming', 'questioned', 'booked', 'broken', 'later', 'closed', 'all'],
  (rows: readonly PlacedActivity[], { t }, window) => {
    const open = rows.filter(isOpen);
    const next = window ? nextActivities(rows, scheduleWindow(window.to)) : open;
    const toDo = byUrgency(next);
    const ofPhase = (isOf: (row: PlacedActivity) => boolean) => toDo.filter(isOf);
    return {
      open: { label: t('schedule.open'), rows: toDo },
      overdue: {
        label: t('schedule.late'),
        rows: ofPhase(({ phase }) => phase === 'overdue'),
        none: t('schedule.noneLate'),
      },
      running: { label: t('schedule.running'), rows: ofPhase(({ phase }) => phase === 'inProgress') },
      coming: {
        label: t('schedule.coming'),
        rows: ofPhase(({ phase }) => phase !== 'overdue' && phase !== 'inProgress'),
      },
      questioned: {
        label: t('schedule.merit.part'),
        rows: toDo.filter(isQuestioned),
        none: t('schedule.merit.noneAsked'),
      },
      booked: {
        label: t('schedule.merit.bookedPart'),
        rows: toDo.filter(isDoubleBooked),
        none: t('schedule.merit.noneBooked'),
      },
      broken: {
        label: t('schedule.breaksRails'),
        // Of the same days as the headline counts them: those of later days are among the later ones.
        rows: toDo.filter(breaksRails),
        none: t('schedule.noneBroken'),
      },
      later: { label: t('schedule.later'), rows: open.filter((row) => !next.includes(row)) },
      closed: {
        label: t('schedule.closed'),
        rows: rows.filter((row) => !isOpen(row) && !next.includes(row)),
      },
      all: { label: t('insight.all'), rows },
    };
  },
);

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
  daysAtom: scheduleDaysAtom,
  card: { viewAtom: scheduleViewAtom, takeaway, attention, charted, chartHeight: ganttHeight, Evidence, Top },
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
  rows: {
    resultAtom: allSchedulesAtom,
    noun: 'activities',
    columns: allColumns,
    rowId: ({ id }) => id,
    wellOf: ({ well }) => well,
    order: byUrgency,
    sort: { columnId: 'when', direction: 'ascending' },
    group: 'when',
    lineColumns,
    parts,
    details: { about, facts, Evidence: ActivityWork },
    Actions: PageActions,
    Dialogs: PageDialogs,
  },
};

function charted({ activities, days, present }: ScheduleBody): boolean {
  return timelineActivities(activities, days, present, { room: 1, late: 1 }).shown.length > 0;
}

function about(row: PlacedActivity, formats: Formats): string {
  return [formats.t(`vocabulary.activity.${row.activity}`), stateText(formats, row)].join(' · ');
}

const OnScreen = styled('div', { '@print': { display: 'none' } });
const OnPaper = styled('div', { display: 'none', '@print': { display: 'block' } });

const shapes = ['timeline', 'month'] as const;

/** A timeline, on the area's own page beside the calendar of a month, and what is to be known of its activities. */
function Evidence(props: EvidenceProps<ScheduleBody>) {
  const remarked = remarks(props.body, useFormats());
  return (
    <>
      <Shapes {...props} />
      {remarked && (
        <Text size="small" emphasis="quiet" figures>
          {remarked}
        </Text>
      )}
    </>
  );
}

function Shapes({ body, ...props }: EvidenceProps<ScheduleBody>) {
  const { t } = useFormats();
  const [shape, setShape] = useState<(typeof shapes)[number]>('timeline');
  if (!props.large || props.asTable) return <Timeline {...body} {...props} />;
  return (
    <Stack gap="3">
      <OnScreen>
        <SegmentedControl
          label={t('schedule.shape.label')}
          size="sm"
          value={shape}
          onValueChange={setShape}
          items={shapes.map((value) => ({ value, label: t(`schedule.shape.${value}`) }))}
        />
      </OnScreen>
      {shape === 'month' ? (
        <ScheduleMonth />
      ) : (
        <>
          <OnScreen>
            <MovableTimeline {...body} {...props} />
          </OnScreen>
          <OnPaper>
            <Timeline {...body} {...props} onPaper />
          </OnPaper>
        </>
      )}
    </Stack>
  );
}

function Top({ body }: { body: ScheduleBody }) {
  const next = nextActivities(body.activities, body.days);
  return (
    <TopRows
      area="schedule"
      columns={topColumns}
      rows={next}
      rowId={({ id }) => id}
      wellOf={({ well }) => well}
      titled
    />
  );
}

/** Activities that the card has room for. */
const maxActivities = 8;
/** Those of the area's own page, until all are asked for. */
const maxLargeActivities = 60;
/** Those that one sheet has room for, above the list of all. */
const maxPaperActivities = 16;
/** The overdue ones that the card has room for, which come first. */
const maxOverdue = 4;

interface TimelineProps extends ScheduleBody, Omit<EvidenceProps<ScheduleBody>, 'body'> {
  /** An activity is moved by a time (ms); without it nothing moves. */
  readonly onMove?: (row: PlacedActivity, by: number) => void;
  /** An activity is opened, by its id; without it activities are only read. */
  readonly onOpen?: (id: string) => void;
  /** Whether it is drawn for one sheet of paper, where nothing can be pressed. @default false */
  readonly onPaper?: boolean;
}

/** A timeline whose activities can be opened and moved; a conflict is said, and the move can be undone. */
function MovableTimeline(props: TimelineProps) {
  const portal = usePortal();
  const formats = useFormats();
  const open = useSetAtom(openRowAtom);
  const move = (row: PlacedActivity, by: number) => {
    const draft = movedBy(row, by);
    void changeScheduleAtOnce(portal, row, draft, { texts: changeTexts(formats, row, draft) });
  };
  return <Timeline {...props} onMove={move} onOpen={open} />;
}

/** The coming days' activities by place, the costliest where there are many, in order of time. */
function Timeline(props: TimelineProps) {
  const { activities, days, now, present, asTable, large, allHref, onMove, onOpen, onPaper = false } = props;
  const [whole, setWhole] = useState(false);
  const largeRoom = onPaper ? maxPaperActivities : whole ? Infinity : maxLargeActivities;
  const room = large ? largeRoom : maxActivities;
  const formats = useFormats();
  const { t, dates } = formats;
  const { shown, more } = useMemo(
    () =>
      timelineActivities(activities, days, present, { room, late: large && !onPaper ? room : maxOverdue }),
    [activities, days, present, room, large, onPaper],
  );
  const { lanes, items } = useMemo(() => ganttOf(shown, now, formats), [shown, now, formats]);
  const isLate = shown.some(({ status }) => status === 'overdue');
  // Some time before the present, so that what is overdue has a length.
  const { start, end } = timelineSpan(activities, days, isLate);
  const zone = [...new Set(shown.map((activity) => dates.zone(activity.start)))].join(' / ');
  const labels = useMemo(
    () => ({
      lane: t('schedule.place'),
      item: t('schedule.activity'),
      state: t('schedule.status'),
      from: `${t('schedule.when')}, ${zone}`,
      to: `${t('schedule.until')}, ${zone}`,
      states: {
        planned: t('vocabulary.activityStatus.planned'),
        confirmed: t('vocabulary.activityStatus.confirmed'),
        running: t('vocabulary.activityStatus.inProgress'),
        done: t('vocabulary.activityStatus.done'),
        cancelled: t('vocabulary.activityStatus.cancelled'),
        late: t('vocabulary.activityStatus.overdue'),
      },
    }),
    [t, zone],
  );
  return (
    <div>
      <GanttChart
        title={t('schedule.chart', { from: dates.day(days.from), to: dates.day(days.to) })}
        titleHidden
        lanes={lanes}
        items={items}
        window={{ from: start, to: end }}
        {...(now !== null && { now })}
        // Times are on the view's clock already, see wallTime.
        timeZone="UTC"
        axisTitle={t('schedule.axis', { zone })}
        labels={labels}
        asTable={asTable}
        {...(onOpen && { onSelect: ({ id }: GanttItem) => onOpen(id) })}
        {...(onMove && {
          canMove: ({ id }: GanttItem) => shown.some((row) => row.id === id && canChange('move', row)),
          onMove: (item: GanttItem, from: number) => {
            const row = shown.find(({ id }) => id === item.id);
            if (row) onMove(row, from - item.from);
          },
        })}
      />
      {more > 0 && !asTable && (
        <Text size="caption">
          {onPaper ? (
            t('schedule.more', { count: more })
          ) : large ? (
            <Button size="sm" onClick={() => setWhole(true)}>
              {t('schedule.showAll', { count: shown.length + more })}
            </Button>
          ) : (
            <Link href={allHref}>{t('schedule.more', { count: more })}</Link>
          )}
        </Text>
      )}
    </div>
  );
}

/** What is overdue, the oldest first, then the costliest of {@link activitiesOf} the days. */
function timelineActivities(
  activities: readonly PlacedActivity[],
  days: ScheduleBody['days'],
  present: number | null,
  { room, late: lateRoom }: { readonly room: number; readonly late: number },
) {
  const overdue = nextActivities(
    activities.filter(({ status }) => status === 'overdue'),
    days,
  );
  const late = overdue.slice(0, lateRoom);
  const coming = activitiesOf(activities, days, present);
  const { shown, more } = costliestActivities(coming, days, Math.max(0, room - late.length));
  return { shown: [...late, ...shown], more: more + overdue.length - late.length };
}
