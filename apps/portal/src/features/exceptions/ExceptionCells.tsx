import type { EventChange, WellException } from '@cnx/api';
import { Badge, styled, VisuallyHidden, type CellPlace, type Tone } from '@cnx/ui';
import type { Formats } from '../../insight/use-formats.ts';
import { kindsText, likelyCause } from '../../insight/likely-cause.ts';
import { dayOf, unknownValue, wallTime } from '../../quantities.ts';
import type { DayWindow } from '../../state/shared-data.atoms.ts';
import { answerWithinDays, waitsTooLong } from './exceptions.ts';
import { KindMark } from './ExceptionMarks.tsx';

/** None of the states is an alarm by itself; that no user has answered warns after {@link answerWithinDays}. */
export const statuses = {
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

/** Places of its figures: in a column, those of all rows stand below one another, whatever their units. */
const Course = styled('span', {
  whiteSpace: 'nowrap',
  variants: {
    place: {
      line: { display: 'inline-flex', gap: '$1' },
      column: {
        display: 'inline-grid',
        gridTemplateColumns: '40px 14px 40px 54px 42px',
        '> :nth-child(2)': { textAlign: 'center' },
        '> :nth-child(4)': { paddingInlineStart: '$1', textAlign: 'start' },
      },
    },
  },
});
const Share = styled('span', { color: '$textQuiet' });
const Unit = styled('span', { color: '$textQuiet', fontSize: '$caption' });

interface CourseFiguresProps {
  place: CellPlace;
  before: string;
  now: string;
  unit: string | null;
  share: string;
}

/** "142.1 → 87.9 Sm³/d −38 %". */
function CourseFigures({ place, before, now, unit, share }: CourseFiguresProps) {
  return (
    <Course place={place}>
      <span>{before}</span> <span>→</span> <span>{now}</span> <Unit>{unit}</Unit> <Share>{share}</Share>
    </Course>
  );
}
const Together = styled('span', { whiteSpace: 'nowrap' });
/** What is said beside, or in the place of, what matters. */
export const Quiet = styled('span', { color: '$textQuiet' });

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

/** The state of an event, by mark and word; one that waits too long says why it warns. */
export function ExceptionState({ exception, formats, window = null }: ExceptionStateProps) {
  const { status } = exception;
  const waits = waitsTooLong(exception, window);
  return (
    <Badge
      tone={waits ? 'warning' : statuses[status]}
      emphasis="quiet"
      {...(waits && { title: formats.t('exceptions.waitsLong', { count: answerWithinDays }) })}
    >
      {statusText(exception, formats)}
    </Badge>
  );
}

/** What an event is, and of how many findings it is made: in a column as a factor. */
export function What({ exception, formats, place }: ExceptionStateProps & { place: CellPlace }) {
  const { t } = formats;
  const { kind, findings, change } = exception;
  const changed = change && t(`vocabulary.variable.${change.variable}`);
  const name = [t(`exceptions.kind.${kind}`), changed].filter(Boolean).join(' · ');
  const merged =
    findings > 1 && `${t('exceptions.findings', { count: findings })}: ${kindsText(exception, formats)}`;
  // The mark never stands in a line alone.
  const [last = '', ...first] = name.split(' ').reverse();
  return (
    <>
      {place === 'column' ? (
        <>
          {first.reverse().join(' ')}{' '}
          <Together>
            {last}
            <KindMark kind={kind} />
          </Together>
        </>
      ) : (
        name
      )}
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

/**
 * What was expected when it began and what is, each with its own unit, and how far it is from that; of a change that is no fall
 * of the oil, in its own unit.
 */
export function ExceptionCourse({ exception, formats, place }: ExceptionStateProps & { place: CellPlace }) {
  const { quantities } = formats;
  const { rate, baseline, change } = exception;
  // What a fall of the oil costs follows from its well's newest day, as that of other events.
  const isFall = change?.variable === 'oilRate' && change.direction === 'down';
  if (change !== null && !isFall) return <ChangeCourse change={change} formats={formats} place={place} />;
  if (rate === null && baseline === null) return unknownValue;
  const [before, now] = [baseline, rate].map((value) =>
    quantities.number('liquidRate', value, { digits: 1 }),
  );
  return (
    <CourseFigures
      place={place}
      before={before ?? ''}
      now={now ?? ''}
      unit={quantities.unit('liquidRate')}
      share={
        rate !== null && baseline
          ? quantities.text('share', 100 * (rate / baseline - 1), { digits: 0, signed: true })
          : ''
      }
    />
  );
}

interface ChangeCourseProps {
  change: EventChange;
  formats: Formats;
  place: CellPlace;
}

function ChangeCourse({ change, formats: { quantities }, place }: ChangeCourseProps) {
  const { unit, meanBefore, meanAfter, delta, deltaPct } = change;
  const digits = { digits: 1 };
  const size =
    deltaPct === null
      ? quantities.wireChange(unit, delta, digits)
      : quantities.parts('share', deltaPct, { digits: 0, signed: true });
  const now = quantities.wireParts(unit, meanAfter, digits);
  return (
    <CourseFigures
      place={place}
      before={quantities.wireParts(unit, meanBefore, digits).value}
      now={now.value}
      unit={now.unit}
      share={[size.value, size.unit].filter(Boolean).join('\u00a0')}
    />
  );
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

/** Why it happened, as every page says it, and what is done at the well now. */
export function Cause({ exception, formats }: ExceptionStateProps) {
  const { name, event } = likelyCause(exception, formats);
  const beside = [event, workText(exception, formats)].filter((text) => text !== null);
  if (name === null && beside.length === 0) return unknownValue;
  return (
    <span title={[name, ...beside].filter(Boolean).join(' · ')}>
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
