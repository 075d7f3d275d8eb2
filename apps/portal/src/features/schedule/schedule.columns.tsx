import { workEnd, workStart } from '@cnx/api/planned-loss';
import { Badge, type DataColumn, type Tone } from '@cnx/ui';
import {
  AlarmClock,
  CalendarCheck,
  CircleCheck,
  CircleDashed,
  CirclePlay,
  CircleSlash,
  ClockAlert,
  TriangleAlert,
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
import { workTitle } from '../../insight/work-title.ts';
import { ofCode } from '../../insight/of-code.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { dayMs, dayOf } from '../../quantities.ts';
import {
  breaksRails,
  phases,
  placeText,
  type ActivityState,
  type Phase,
  type PlacedActivity,
} from './schedule.ts';
import { isDoubleBooked, isQuestioned, upliftOf } from './work-merit.ts';
import { purposeText, questionText } from './merit-texts.ts';

const statuses = {
  planned: 'neutral',
  confirmed: 'neutral',
  inProgress: 'info',
  done: 'good',
  cancelled: 'neutral',
  overdue: 'warning',
  notStarted: 'warning',
} as const satisfies Record<ActivityState, Tone>;

const activityStates = Object.keys(statuses) as ActivityState[];

/** Where words are not shown, icons distinguish states that mean the same. */
const statusIcons = {
  planned: CircleDashed,
  confirmed: CalendarCheck,
  inProgress: CirclePlay,
  done: CircleCheck,
  cancelled: CircleSlash,
  overdue: ClockAlert,
  notStarted: AlarmClock,
} as const satisfies Record<ActivityState, LucideIcon>;

export function topColumns(formats: Formats): readonly DataColumn<PlacedActivity>[] {
  const { dates } = formats;
  const { place, when, activity, status } = columns(formats, [], true);
  const shortWhen: DataColumn<PlacedActivity> = {
    ...when,
    cell: (row) => <span title={dates.clock(row.start)}>{dates.shortDay(dayOf(dates.wall(row.start)))}</span>,
    width: 80,
  };
  const { width: _width, ...widePlace } = place;
  return [
    { ...widePlace, minWidth: 96, wrap: true },
    { ...activity, minWidth: 96, wrap: true },
    shortWhen,
    { ...status, width: 124, wrap: true },
  ];
}

export function allColumns(
  formats: Formats,
  rows: readonly PlacedActivity[],
): readonly ListColumn<PlacedActivity>[] {
  const { place, when, until, activity, purpose, owner, status, oil, loss, lossToCome } = columns(
    formats,
    rows,
  );
  const effects = rows.some((row) => upliftOf(row) !== null) ? [oil] : [];
  const purposes = rows.some(({ merit }) => merit !== null) ? [purpose] : [];
  // Of days that the rows are not of, nothing is lost in these days: then the whole is the measure.
  const losses =
    rows.some(({ lossToCome }) => lossToCome) || !rows.some(isLessToCome)
      ? [{ ...lossToCome, bar: true, figureNamed: true }, ...(rows.some(isLessToCome) ? [loss] : [])]
      : [{ ...loss, bar: true, figureNamed: true }];
  return [
    place,
    { ...activity, maxWidth: 104, wrap: true },
    when,
    until,
    { ...status, maxWidth: 136, wrap: true },
    ...purposes.map((each) => ({ ...each, maxWidth: 88, wrap: true })),
    { ...owner, maxWidth: effects.length > 0 ? 80 : 200, wrap: true },
    ...effects,
    ...losses,
  ];
}

/** What a phone shows of a row: its loss by the one measure that the table has a bar of. */
export function lineColumns(columns: readonly { readonly id: string; readonly bar?: unknown }[]) {
  const measure = columns.find(({ bar }) => bar)?.id ?? 'loss';
  return [measure, 'when', 'activity', 'status'];
}

/** The head of the activities of a phase. */
function phaseText({ t, dates }: Formats, phase: Phase, today: string | null): string {
  if (phase === 'today' && today !== null) return t('schedule.phase.todayIs', { day: dates.weekday(today) });
  return t(`schedule.phase.${phase}`);
}

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** The state of an activity in words, with how late it is: "Not started, 2 h late". */
export function stateText({ t }: Formats, { state, late }: Pick<PlacedActivity, 'state' | 'late'>): string {
  const name = state === 'notStarted' ? t('schedule.notStarted') : t(`vocabulary.activityStatus.${state}`);
  return late === null ? name : `${name}, ${lateText({ t }, late)}`;
}

/** How late something is, in whole days from the second on, else in hours, below one in minutes: "6 days late". */
export function lateText({ t }: Pick<Formats, 't'>, late: number): string {
  if (late >= 2 * dayMs) return t('schedule.daysLate', { count: Math.floor(late / dayMs) });
  return late < hourMs
    ? t('schedule.minutesLate', { count: Math.floor(late / minuteMs) })
    : t('schedule.hoursLate', { count: Math.floor(late / hourMs) });
}

/** Whether less of a loss is to come in the timeline's days than it comes to, beyond what is rounded. */
function isLessToCome({ expectedDeferred, lossToCome }: PlacedActivity): boolean {
  return expectedDeferred - (lossToCome ?? expectedDeferred) > expectedDeferred / 100;
}

/** A {@link timeColumn} of the view's clock; the cell says the time of the field, as texts of files have it, where it is pointed at. */
function momentColumn(
  formats: Formats,
  rows: readonly PlacedActivity[],
  shownOf: (row: PlacedActivity) => string,
  ownOf: (row: PlacedActivity) => string,
): ColumnSpec<PlacedActivity> {
  const column = timeColumn(formats, rows, shownOf, ownOf);
  return {
    ...column,
    cell: (row, place) => <span title={formats.dates.clock(ownOf(row))}>{column.cell?.(row, place)}</span>,
  };
}

/** What the table has no column for. */
export function facts(formats: Formats): readonly DataColumn<PlacedActivity>[] {
  const { dates } = formats;
  const named = namedColumns((key) => formats.t(`schedule.${key}`), {
    fieldTime: {
      value: (row: PlacedActivity) =>
        `${dates.shortClock(workStart(row))} – ${dates.shortClock(workEnd(row))} ${dates.zone(workStart(row))}`,
    },
    title: { value: (row: PlacedActivity) => workTitle(formats, row, [row.well?.name]) },
    actualLoss: amountColumn(formats, 'liquidVolume', (row: PlacedActivity) => row.actualDeferred),
    oilBasis: { value: (row) => basisText(row, formats) },
    crew: { value: ({ crew }) => crew },
    purposeNote: { value: ({ merit }) => merit?.note ?? null },
    purposeBasis: {
      value: ({ merit }) => (merit?.purpose && !merit.typed ? formats.t('schedule.merit.byRule') : null),
    },
    payout: {
      value: ({ merit }) =>
        merit?.payoutDays == null
          ? null
          : formats.t('schedule.merit.payoutDays', { count: Math.max(1, Math.round(merit.payoutDays)) }),
    },
    notes: { value: ({ notes }) => notes },
  });
  return Object.values(named);
}

/** What says how much oil work may bring; null where nothing does. */
function basisText({ effect, merit }: PlacedActivity, { t }: Formats): string | null {
  if (effect) return t(`schedule.effect.${effect.basis}`);
  return merit?.upliftBasis ? t(`schedule.merit.basis.${merit.upliftBasis}`) : null;
}

/** @param brief Says of what is overdue only how late it is, of what has not begun only that, else of what overlaps only that, where there is no room for both. */
function columns(formats: Formats, rows: readonly PlacedActivity[], brief = false) {
  const { t } = formats;
  const statusText = (row: PlacedActivity) =>
    [
      stateText(formats, row),
      breaksRails(row) && t('schedule.breaksRails'),
      row.conflictIds.length > 0 && t('schedule.conflict'),
      isDoubleBooked(row) && t('schedule.merit.clashShort'),
    ]
      .filter(Boolean)
      .join(' · ');
  // A column has no room for how late an activity is beside that it overlaps: its details say both.
  const columnText = (row: PlacedActivity) => {
    const { state, late, conflictIds } = row;
    if (breaksRails(row)) return t('schedule.breaksRails');
    if (brief && late !== null)
      return state === 'overdue' ? lateText(formats, late) : stateText(formats, { state, late: null });
    if (conflictIds.length === 0 && isDoubleBooked(row))
      return `${stateText(formats, { state, late: null })} · ${t('schedule.merit.clashShort')}`;
    if (conflictIds.length === 0) return stateText(formats, { state, late });
    const overlap = t('schedule.attention.conflict');
    return brief ? overlap : `${stateText(formats, { state, late: null })} · ${overlap}`;
  };
  return namedColumns((key) => t(`schedule.${key}`), {
    place: { value: (row: PlacedActivity) => placeText(row, formats), groupable: true, width: 116 },
    when: {
      ...momentColumn(formats, rows, ({ start }) => start, workStart),
      groupable: true,
      groupText: ({ phase, today }: PlacedActivity) => phaseText(formats, phase, today),
      groupOrder: ({ phase }: PlacedActivity) => phases.indexOf(phase),
    },
    until: momentColumn(formats, rows, ({ end }) => end, workEnd),
    activity: codeColumn(
      ({ activity }: PlacedActivity) => activity,
      (activity) => t(`vocabulary.activity.${activity}`),
    ),
    status: {
      value: statusText,
      filter: 'choice',
      choice: ({ state }) => state,
      choices: activityStates.map((state) => ({
        value: state,
        label: stateText(formats, { state, late: null }),
      })),
      groupable: true,
      groupText: ({ state }) => stateText(formats, { state, late: null }),
      cell: (row, place) => {
        const broken = breaksRails(row);
        const conflict = broken || row.conflictIds.length > 0 || isDoubleBooked(row);
        const Icon = broken
          ? TriangleAlert
          : ofCode<ActivityState, LucideIcon>(statusIcons, row.state, CircleDashed);
        return (
          <Badge
            tone={conflict ? 'warning' : ofCode<ActivityState, Tone>(statuses, row.state, 'neutral')}
            emphasis="quiet"
            icon={<Icon size={14} />}
            title={statusText(row)}
          >
            {place === 'column' ? columnText(row) : statusText(row)}
          </Badge>
        );
      },
      width: 120,
    },
    oil: {
      ...amountColumn(formats, 'liquidRate', (row: PlacedActivity) => upliftOf(row), {
        digits: 1,
        width: 88,
      }),
      cell: (row) => (
        <span title={basisText(row, formats) ?? undefined}>
          {formats.quantities.number('liquidRate', upliftOf(row), { digits: 1, signed: true })}
        </span>
      ),
    },
    purpose: {
      value: (row: PlacedActivity) => purposeText(row, formats),
      filter: 'choice',
      groupable: true,
      cell: (row) => {
        const [question] = isQuestioned(row) ? row.merit!.questions : [];
        if (question === undefined) return purposeText(row, formats);
        return (
          <Badge
            tone="warning"
            emphasis="quiet"
            icon={<TriangleAlert size={14} />}
            title={row.merit!.questions.map((one) => questionText(one, formats)).join(' ')}
          >
            {t(`schedule.merit.short.${question.kind}`)}
          </Badge>
        );
      },
      width: 128,
    },
    owner: { value: ({ owner }) => owner ?? t('schedule.noOwner'), groupable: true },
    loss: {
      ...summedColumn(formats, 'liquidVolume', ({ expectedDeferred }: PlacedActivity) => expectedDeferred, {
        digits: 1,
        width: 96,
      }),
      zeroAbsent: true,
    },
    lossToCome: {
      ...summedColumn(formats, 'liquidVolume', ({ lossToCome }: PlacedActivity) => lossToCome, {
        digits: 1,
        width: 96,
      }),
      zeroAbsent: true,
    },
  });
}
