import type { EventChange, Severity, WellEvent, WellException } from '@cnx/api';
import { Badge, styled, VisuallyHidden, type CellPlace, type Tone } from '@cnx/ui';
import {
  codeColumn,
  dayColumn,
  dayWriter,
  namedColumns,
  summedColumn,
  type ColumnSpec,
  type FileColumn,
  type ListColumn,
} from '../../insight/columns.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { eventText } from '../../insight/well-events.ts';
import { dayOf, quantityOf, unknownValue, wallTime } from '../../quantities.ts';
import type { DayWindow } from '../../state/shared-data.atoms.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';
import { ageDays } from './exceptions.ts';
import { KindMark, NewMark, SeverityMark } from './ExceptionMarks.tsx';

/** None of the states is an alarm by itself; that nobody has answered to a loss warns after {@link answerWithinDays}. */
const statuses = {
  new: 'info',
  acknowledged: 'info',
  assigned: 'info',
  snoozed: 'neutral',
  expected: 'neutral',
  resolved: 'good',
  explained: 'good',
  accepted: 'good',
  dismissed: 'neutral',
} as const satisfies Record<WellException['status'], Tone>;

const severityNames: readonly Severity[] = ['high', 'medium', 'low'];

const allStatuses = Object.keys(statuses) as (keyof typeof statuses)[];

const Course = styled('span', { display: 'inline-flex', gap: '$2', whiteSpace: 'nowrap' });
const Share = styled('span', { minWidth: 40, color: '$textQuiet' });
const Quiet = styled('span', { color: '$textQuiet' });

/** In which state an event is, with the time until which it is set aside. */
export function statusText({ status, snoozedUntil }: WellException, { t, dates }: Formats): string {
  return status === 'snoozed'
    ? snoozedUntil === null
      ? t('exceptions.snoozedUntilTest')
      : t('exceptions.snoozedUntil', { time: dates.shortClock(snoozedUntil) })
    : t(`exceptions.status.${status}`);
}

/** Props of {@link ExceptionState}. */
export interface ExceptionStateProps {
  exception: WellException;
  formats: Formats;
  /** Its last day says how long an event waits; without it none has waited long. @default null */
  window?: DayWindow | null;
}

/** After so many days without an answer the state of an event that loses oil warns (own rule). */
const answerWithinDays = 3;

/** The state of an event, by mark and word. */
export function ExceptionState({ exception, formats, window = null }: ExceptionStateProps) {
  const { status, lossPerDay, severity } = exception;
  const costs = (lossPerDay ?? 0) > 0 && severity !== 'low';
  const waits = status === 'new' && costs && (ageDays(exception, window) ?? 0) > answerWithinDays;
  return (
    <Badge tone={waits ? 'warning' : statuses[status]} emphasis="quiet">
      {statusText(exception, formats)}
    </Badge>
  );
}

/** What an event is, and of how many findings it is made: in a column as a factor. */
function What({ exception, formats, place }: ExceptionStateProps & { place: CellPlace }) {
  const { t } = formats;
  const { kind, findings, change } = exception;
  const changed = change && t(`vocabulary.variable.${change.variable}`);
  const name = [t(`exceptions.kind.${kind}`), changed].filter(Boolean).join(' · ');
  const merged = findings > 1 && t('exceptions.findings', { count: findings });
  return (
    <>
      {name}
      {place === 'column' && <KindMark kind={kind} />}
      {merged && place === 'line' && ` · ${merged}`}
      {merged && place === 'column' && (
        <>
          <VisuallyHidden> · {merged}</VisuallyHidden>
          <Quiet title={merged} aria-hidden="true">
            {' '}
            ×{formats.quantities.count(findings)}
          </Quiet>
        </>
      )}
    </>
  );
}

/** What was expected and what is, in the unit of the column's head, and by how much it fell; of a change, in its own unit. */
function ExceptionCourse({ exception, formats }: ExceptionStateProps) {
  const { quantities } = formats;
  const { rate, baseline, change, lossPerDay } = exception;
  // What an open change of oil costs follows from its well's newest day, as that of others.
  const isMeasured = change?.variable === 'oilRate' && (lossPerDay ?? 0) > 0;
  if (change !== null && !isMeasured) return <ChangeCourse change={change} formats={formats} />;
  if (rate === null && baseline === null) return unknownValue;
  const [before, now] = [baseline, rate].map((value) =>
    quantities.number('liquidRate', value, { digits: 1 }),
  );
  return (
    <Course>
      <span>
        {before} → {now}
      </span>
      <Share>
        {rate !== null && baseline
          ? quantities.text('share', 100 * (rate / baseline - 1), { digits: 0, signed: true })
          : ''}
      </Share>
    </Course>
  );
}

function ChangeCourse({ change, formats: { quantities } }: { change: EventChange; formats: Formats }) {
  const { unit, meanBefore, meanAfter, delta, deltaPct } = change;
  const digits = { digits: 1 };
  const size =
    deltaPct === null
      ? quantities.wireChange(unit, delta, digits)
      : quantities.parts('share', deltaPct, { digits: 0, signed: true });
  return (
    <Course>
      <span>
        {quantities.wireParts(unit, meanBefore, digits).value} →{' '}
        {quantities.wireText(unit, meanAfter, digits)}
      </span>
      <Share>{[size.value, size.unit].filter(Boolean).join('\u00a0')}</Share>
    </Course>
  );
}

/** What is not known while a well does not report, and that an open event loses nothing now, are said in words. */
function lossColumn(
  formats: Formats,
  quantity: 'liquidRate' | 'liquidVolume',
  value: (row: WellException) => number | null,
  digits: number,
): ColumnSpec<WellException> {
  const { t, quantities } = formats;
  return {
    ...summedColumn(formats, quantity, value, { digits, width: 112 }),
    zeroAbsent: quantity === 'liquidRate',
    cell: (row) => {
      const loss = value(row);
      if (row.kind === 'noData') return <Quiet>{t('exceptions.unknownLoss')}</Quiet>;
      if (loss === null) return unknownValue;
      return quantity === 'liquidRate' && loss === 0 && row.isOpen ? (
        <Quiet>{t('exceptions.noLossNow')}</Quiet>
      ) : (
        quantities.number(quantity, loss, { digits })
      );
    },
  };
}

/** The likeliest cause with its score, where it has one, and the entry of the log that it rests on. */
export function causeTexts({ cause, causeScore, causeEvent }: WellException, formats: Formats) {
  const { t, quantities, dates } = formats;
  // An entry of the log says more than that no rule knows the cause.
  const isNamed = cause !== null && (cause !== 'unknown' || causeEvent === null);
  const name = isNamed ? t(`exceptions.cause.${cause}`) : null;
  const isScored = causeScore !== null && cause !== null && cause !== 'unknown';
  const score = isScored ? quantities.text('share', 100 * causeScore, { digits: 0 }) : null;
  return {
    name: name === null ? null : [name, score].filter(Boolean).join(' '),
    event:
      causeEvent === null ? null : `${eventText(causeEvent, formats)}, ${dates.shortClock(causeEvent.start)}`,
  };
}

/** An entry of the log beside the cause that it stands for: its settings alone where it has some, and its day. */
function eventBrief(event: WellEvent, { t, quantities, dates, ...formats }: Formats): string {
  const { from, to, unit, start } = event;
  const digits = (value: number) => ({ digits: Number.isInteger(value) ? 0 : 1 });
  const what =
    from === null || to === null
      ? eventText(event, { t, quantities, dates, ...formats })
      : t('exceptions.settings', {
          from: quantities.count(from, digits(from)),
          to: quantities.wireText(unit, to, digits(to)),
        });
  return `${what}, ${dates.shortDay(dayOf(wallTime(start)))}`;
}

/** Work that goes on at the well, and until when: "Pump replacement until Nov 24". */
export function workText({ workInProgress }: WellException, { t, dates }: Formats): string | null {
  if (workInProgress === null) return null;
  const { activity, plannedEnd } = workInProgress;
  return t('exceptions.workInProgress', {
    work: t(`vocabulary.activity.${activity}`),
    day: dates.shortDay(dayOf(wallTime(plannedEnd))),
  });
}

function Cause({ exception, formats }: ExceptionStateProps) {
  const { causeEvent } = exception;
  const { name, event } = causeTexts(exception, formats);
  const brief = causeEvent && eventBrief(causeEvent, formats);
  const work = workText(exception, formats);
  const beside = [brief, work].filter((text) => text !== null);
  if (name === null && beside.length === 0) return unknownValue;
  return (
    <span title={[name, event, work].filter(Boolean).join(' · ')}>
      {name}
      {beside.length > 0 && (
        <>
          {name !== null && ' · '}
          <Quiet>{beside.join(' · ')}</Quiet>
        </>
      )}
    </span>
  );
}

const ownerName = ({ owner }: WellException) => (owner === null ? null : truncateForDisplay(owner.name));
const foundDay = ({ foundAt }: WellException) => dayOf(wallTime(foundAt));

/** Rate, baseline and drop, each in a column of its own: a spreadsheet cannot count with an arrow. */
function courseFile({ t, quantities }: Formats): readonly FileColumn<WellException>[] {
  const unit = quantities.unit('liquidRate');
  const rate = (of: 'rate' | 'baseline') => (row: WellException) => quantities.convert('liquidRate', row[of]);
  const mean =
    (of: 'meanBefore' | 'meanAfter') =>
    ({ change }: WellException) => {
      const quantity = change && quantityOf(change.unit);
      return quantity ? quantities.convert(quantity, change[of]) : (change?.[of] ?? null);
    };
  return [
    { label: t('exceptions.file.baseline'), unit, digits: 1, value: rate('baseline') },
    { label: t('exceptions.file.rate'), unit, digits: 1, value: rate('rate') },
    { label: t('exceptions.file.drop'), unit: '%', digits: 1, value: ({ dropPct }) => dropPct },
    {
      label: t('exceptions.file.variable'),
      value: ({ change }) => change && t(`vocabulary.variable.${change.variable}`),
    },
    { label: t('exceptions.file.before'), digits: 1, value: mean('meanBefore') },
    { label: t('exceptions.file.after'), digits: 1, value: mean('meanAfter') },
    {
      label: t('exceptions.file.unit'),
      value: ({ change }) => {
        const quantity = change && quantityOf(change.unit);
        return quantity ? quantities.unit(quantity) : (change?.unit ?? null);
      },
    },
  ];
}

function causeFile(formats: Formats): readonly FileColumn<WellException>[] {
  const { t } = formats;
  return [
    {
      label: t('exceptions.column.cause'),
      value: ({ cause }) => (cause === null ? null : t(`exceptions.cause.${cause}`)),
    },
    {
      label: t('exceptions.file.score'),
      digits: 2,
      value: ({ causeScore }) => causeScore,
    },
    { label: t('exceptions.file.event'), value: (row) => causeTexts(row, formats).event },
    { label: t('exceptions.file.work'), value: (row) => workText(row, formats) },
  ];
}

/** The columns of events, by name. */
export function exceptionColumns(
  formats: Formats,
  rows: readonly WellException[],
  window: DayWindow | null,
): Record<ColumnName, ListColumn<WellException>> {
  const { t, quantities, dates } = formats;
  const foundText = dayWriter(dates, rows, foundDay);
  const specs = {
    well: {
      value: ({ well }) => well.name,
      cell: (row) => (
        <>
          {row.well.name}
          <SeverityMark severity={row.severity} />
          <NewMark exception={row} />
        </>
      ),
      groupable: true,
      width: 112,
    },
    field: { value: ({ well }) => well.fieldName, filter: 'choice', groupable: true, width: 112 },
    since: { ...dayColumn(formats, ({ since }: WellException) => since, rows), width: 84 },
    foundAt: {
      ...dayColumn(formats, foundDay, rows),
      cell: (row) => <span title={dates.clock(row.foundAt)}>{foundText(foundDay(row))}</span>,
      width: 84,
    },
    kind: {
      ...codeColumn(
        ({ kind }: WellException) => kind,
        (kind) => t(`exceptions.kind.${kind}`),
        ['drop', 'downtime', 'gas', 'change', 'noData'],
      ),
      cell: (row, place) => <What exception={row} formats={formats} place={place} />,
      minWidth: 132,
      wrap: true,
    },
    severity: {
      ...codeColumn(
        ({ severity }: WellException) => severity,
        (severity) => t(`evidence.severity.${severity}`),
        severityNames,
      ),
      // Its words have no order.
      sortable: false,
      width: 128,
    },
    course: {
      kind: 'number',
      unit: quantities.unit('liquidRate'),
      value: ({ dropPct }) => dropPct,
      filter: false,
      file: courseFile(formats),
      cell: (row) => <ExceptionCourse exception={row} formats={formats} />,
      copy: ({ dropPct }) => dropPct,
      width: 180,
    },
    lossPerDay: lossColumn(formats, 'liquidRate', ({ lossPerDay }) => lossPerDay, 1),
    lossSoFar: lossColumn(formats, 'liquidVolume', ({ lossSoFar }) => lossSoFar, 0),
    cause: {
      ...codeColumn(
        ({ cause }: WellException) => cause,
        (cause) => t(`exceptions.cause.${cause}`),
      ),
      cell: (row) => <Cause exception={row} formats={formats} />,
      copy: (row) =>
        [...Object.values(causeTexts(row, formats)), workText(row, formats)].filter(Boolean).join(' · '),
      file: causeFile(formats),
      minWidth: 168,
      maxWidth: 240,
      wrap: true,
    },
    planned: {
      value: ({ plannedActivity }) => plannedActivity?.title ?? null,
      // What no planned work accounts for need not say so.
      equalHidden: true,
      maxWidth: 180,
      wrap: true,
    },
    owner: { value: ownerName, filter: 'choice', groupable: true, minWidth: 112, maxWidth: 180 },
    status: {
      ...codeColumn(
        ({ status }: WellException) => status,
        (status) => t(`exceptions.status.${status}`),
        allStatuses,
      ),
      cell: (row) => <ExceptionState exception={row} formats={formats} window={window} />,
      width: 148,
    },
    age: {
      kind: 'number',
      unit: t('exceptions.days'),
      value: (row) => ageDays(row, window),
      cell: (row) => {
        const days = ageDays(row, window);
        return days === null ? unknownValue : quantities.count(days);
      },
      width: 84,
    },
  } satisfies Record<ColumnName, ColumnSpec<WellException>>;
  return namedColumns((key: ColumnName) => t(`exceptions.column.${key}`), specs);
}

type ColumnName =
  | 'well'
  | 'field'
  | 'since'
  | 'foundAt'
  | 'kind'
  | 'severity'
  | 'course'
  | 'lossPerDay'
  | 'lossSoFar'
  | 'cause'
  | 'planned'
  | 'owner'
  | 'status'
  | 'age';

/** The columns of the list. */
export function listColumns(
  formats: Formats,
  rows: readonly WellException[],
  window: DayWindow | null,
): readonly ListColumn<WellException>[] {
  const of = exceptionColumns(formats, rows, window);
  return [
    of.well,
    of.field,
    of.since,
    of.foundAt,
    of.kind,
    of.severity,
    of.course,
    of.lossPerDay,
    of.lossSoFar,
    of.cause,
    of.planned,
    of.owner,
    of.status,
    of.age,
  ];
}
