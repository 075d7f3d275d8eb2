import type { ScheduledActivity } from '@cnx/api';
import { Badge, styled, Text, VisuallyHidden, type DataColumn, type Tone } from '@cnx/ui';
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
import type { InsightDefinition } from '../../insight/insight-definition.ts';
import { TopRows } from '../../insight/InsightRows.tsx';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { addDays, dayOf, wallTime, windowDays } from '../../quantities.ts';
import {
  allSchedulesAtom,
  scheduledDaysViewAtom,
  scheduleViewAtom,
  type ScheduleBody,
  type ScheduledDays,
} from './schedule.atoms.ts';
import {
  costliestBars,
  nextActivities,
  scheduleTakeaway,
  timelineBars,
  timelineDays,
  type PlacedActivity,
  type TimelineBar,
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
  card: { viewAtom: scheduleViewAtom, takeaway, charted, tabular: false, Content },
  keyFigure: {
    viewAtom: scheduledDaysViewAtom,
    compute: ({ activities, days }) => {
      if (!days) return null;
      const { weekDeferred, previousWeekDeferred, trend } = scheduleTakeaway(activities, days);
      return {
        quantity: 'liquidVolume',
        value: weekDeferred,
        previous: previousWeekDeferred,
        previousDays: 7,
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

function takeaway({ activities, days }: ScheduleBody, { t, quantities, dates }: Formats): string {
  const { upcoming, expectedDeferred, overdue, conflicts } = scheduleTakeaway(activities, days);
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
    first,
    overdue > 0 && t('schedule.takeaway.overdue', { count: overdue }),
    conflicts > 0 && t('schedule.takeaway.conflicts', { count: conflicts }),
  ]
    .filter(Boolean)
    .join(' ');
}

function Content({ body }: { body: ScheduleBody }) {
  const next = nextActivities(body.activities, body.days);
  return (
    <>
      <Timeline {...body} />
      <TopRows
        area="schedule"
        columns={topColumns}
        rows={next}
        rowId={({ id }) => id}
        count={maxRows}
        titled
      />
    </>
  );
}

/** Rows that end with those of the card beside it. */
const maxRows = 7;
/** Lines that the compact timeline has room for. */
const maxLines = 8;

const Figure = styled('figure', { margin: 0, minWidth: 0 });
const Grid = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(64px, 22%) minmax(0, 1fr)',
  columnGap: '$3',
  fontSize: '$caption',
});
const Days = styled('div', {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  height: 24,
  color: '$chartAxis',
  figures: 'tabular',
});
const Day = styled('span', { whiteSpace: 'nowrap', paddingInlineStart: '$half' });
const Lines = styled('ul', { display: 'contents', listStyle: 'none' });
const Line = styled('li', { display: 'contents' });
const Name = styled('span', { height: 28, lineHeight: '28px', color: '$text', cut: true });
const Track = styled('div', {
  position: 'relative',
  height: 28,
  borderTop: '1px solid $chartGrid',
  backgroundImage: 'linear-gradient(to right, $colors$chartGrid 1px, transparent 1px)',
});
const Bar = styled('span', {
  position: 'absolute',
  top: 8,
  height: 12,
  minWidth: 6,
  border: '1px solid $chart1',
  borderRadius: '$mark',
  backgroundColor: '$accentSubtle',
  '@forced': { border: '1px solid CanvasText' },
  variants: {
    status: {
      planned: { borderStyle: 'dashed', backgroundColor: 'transparent' },
      confirmed: {},
      inProgress: { backgroundColor: '$chart1' },
      done: { borderColor: '$textQuiet', backgroundColor: '$chartBand' },
      cancelled: {},
      overdue: { borderColor: '$warningMark', backgroundColor: '$warningSubtle' },
    },
    beganBefore: { true: { borderInlineStartWidth: 0, borderStartStartRadius: 0, borderEndStartRadius: 0 } },
    goesOn: { true: { borderInlineEndWidth: 0, borderStartEndRadius: 0, borderEndEndRadius: 0 } },
  },
});
const BarLabel = styled('span', {
  position: 'absolute',
  top: 0,
  lineHeight: '28px',
  paddingInline: '$1',
  color: '$textQuiet',
  cut: true,
});

const percent = (share: number) => `${share * 100}%`;

/**
 * Activities as bars over the coming days, the costliest where there are many, in order of time. A list for assistive
 * technology: place, activity, days and status of each.
 */
function Timeline({ activities, days: { from, to } }: ScheduleBody) {
  const { t, dates } = useFormats();
  const bars = timelineBars(activities, { from, to });
  const days = Array.from({ length: windowDays(from, to) }, (_, day) => addDays(from, day));
  return (
    <Figure aria-label={t('schedule.chart', { from: dates.day(from), to: dates.day(to) })}>
      <Grid>
        <span />
        <Days aria-hidden="true">
          {days.map((day, index) => (
            <Day key={day}>{index % 7 === 0 || index % 7 === 3 ? dates.shortDay(day) : ''}</Day>
          ))}
        </Days>
        <Lines>
          {costliestBars(bars, maxLines).map((bar) => (
            <TimelineLine key={bar.activity.id} bar={bar} days={days.length} />
          ))}
        </Lines>
      </Grid>
      {bars.length > maxLines && (
        <Text size="caption" emphasis="quiet">
          {t('schedule.more', { count: bars.length - maxLines })}
        </Text>
      )}
    </Figure>
  );
}

function TimelineLine({ bar, days }: { bar: TimelineBar<PlacedActivity>; days: number }) {
  const { t, dates, quantities } = useFormats();
  const { activity, start, end, labelAt } = bar;
  const name = t(`vocabulary.activity.${activity.activity}`);
  const loss = activity.expectedDeferred > 0 && quantities.text('liquidVolume', activity.expectedDeferred);
  const label = loss ? `${name}, ${loss}` : name;
  const description = t('schedule.bar', {
    activity: label,
    start: dates.clock(startOf(activity)),
    end: dates.clock(endOf(activity)),
    status: t(`vocabulary.activityStatus.${activity.status}`),
  });
  return (
    <Line>
      <Name title={activity.place}>{activity.place}</Name>
      <Track title={description} style={{ backgroundSize: `${percent(1 / days)} 100%` }}>
        <VisuallyHidden>{description}</VisuallyHidden>
        <Bar
          aria-hidden="true"
          status={activity.status}
          beganBefore={bar.beganBefore}
          goesOn={bar.goesOn}
          style={{ left: percent(start), width: percent(end - start) }}
        />
        <BarLabel
          aria-hidden="true"
          style={
            labelAt === 'end'
              ? { left: percent(end), maxWidth: percent(1 - end) }
              : { right: percent(1 - start), maxWidth: percent(start) }
          }
        >
          {label}
        </BarLabel>
      </Track>
    </Line>
  );
}

const startOf = ({ actualStart, plannedStart }: ScheduledActivity) => actualStart ?? plannedStart;
const endOf = ({ actualEnd, plannedEnd }: ScheduledActivity) => actualEnd ?? plannedEnd;

const statuses = {
  planned: 'neutral',
  confirmed: 'info',
  inProgress: 'info',
  done: 'good',
  cancelled: 'neutral',
  overdue: 'warning',
} as const satisfies Record<ScheduledActivity['status'], Tone>;

/** States that mean the same are told apart by their icons where their words are not shown. */
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
    { ...widePlace, minWidth: 124 },
    { ...activity, minWidth: 124 },
    shortWhen,
    { ...status, width: 72 },
  ];
}

function allColumns(formats: Formats): readonly DataColumn<PlacedActivity>[] {
  const { place, when, until, activity, title, owner, status, loss } = columns(formats);
  return [place, when, until, activity, title, owner, status, loss];
}

/** @param wordless Leaves the words of states to be pointed at, where there is no room for them. */
function columns(formats: Formats, wordless = false) {
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
        const Icon = statusIcons[row.status];
        return (
          <Badge
            tone={conflict ? 'warning' : statuses[row.status]}
            emphasis="quiet"
            icon={<Icon size={14} />}
            labelHidden={place === 'column' && wordless}
          >
            {conflict ? `${statusText(row)} · ${t('schedule.conflict')}` : statusText(row)}
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
