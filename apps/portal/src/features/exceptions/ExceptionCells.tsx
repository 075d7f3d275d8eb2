import type { EventChange, WellException } from '@cnx/api';
import { Badge, styled, VisuallyHidden, type CellPlace } from '@cnx/ui';
import { CircleCheck } from 'lucide-react';
import type { Formats } from '../../insight/use-formats.ts';
import { isRecovered, kindsText, likelyCause, workText } from '../../insight/likely-cause.ts';
import { quantitiesOf, unitOfVariable, unknownValue } from '../../quantities.ts';
import type { DayWindow } from '../../state/shared-data.atoms.ts';
import { ageDays, answerWithinDays, isFallOfRate, rateCourse, waitsTooLong } from './exceptions.ts';
import { KindMark, markOf, SeverityGrade, statusTone } from './ExceptionMarks.tsx';

/** Places of its figures: in a column, those of all rows stand below one another. */
const Course = styled('span', {
  whiteSpace: 'nowrap',
  figures: 'tabular',
  variants: {
    place: {
      // Its unit and size go on in a second line where there is no room for both.
      line: { display: 'inline-flex', flexWrap: 'wrap', gap: '0 $1' },
      details: { display: 'inline-flex', gap: '$1' },
      column: {
        display: 'inline-grid',
        gridTemplateColumns: 'minmax(44px, auto) 18px minmax(44px, auto) minmax(58px, auto)',
        '> :nth-child(2)': { textAlign: 'center' },
        // No share touches the figure before it, as "−100 %" would.
        '> :nth-child(4)': { paddingInlineStart: '$2' },
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
  /** Null where the head of the column says it. */
  unit: string | null;
  share: string;
}

/** "142.1 → 87.9 Sm³/d −38 %". */
function CourseFigures({ place, before, now, unit, share }: CourseFiguresProps) {
  const means = (
    <>
      <span>{before}</span> <span>→</span> <span>{now}</span>
    </>
  );
  const size = (
    <>
      {unit !== null && <Unit>{unit}</Unit>} <Share>{share}</Share>
    </>
  );
  return (
    <Course place={place}>
      {place === 'column' ? means : <span>{means}</span>} {place === 'column' ? size : <span>{size}</span>}
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

/** On a page of middling width a column has room for the words alone. */
const States = styled('span', {
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '$1',
  verticalAlign: 'middle',
  variants: {
    place: {
      column: {
        '@media screen and (max-width: 1365px)': { svg: { display: 'none' } },
      },
      line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
      details: {},
    },
  },
});

/** The state of an event, by mark and word; of an open one whose well is back at what was expected, this first. */
export function ExceptionState({
  exception,
  formats,
  place,
}: Omit<ExceptionStateProps, 'window'> & { place: CellPlace }) {
  const Icon = markOf(exception.status).icon;
  const text = statusText(exception, formats);
  return (
    <States place={place}>
      {isRecovered(exception) && (
        <Badge tone="good" icon={<CircleCheck size={14} />} title={formats.t('exceptions.recoveredWhy')}>
          {formats.t('exceptions.recovered')}
        </Badge>
      )}
      <Badge tone={statusTone(exception)} emphasis="quiet" icon={<Icon size={14} />}>
        {text}
      </Badge>
    </States>
  );
}

/** How many days an event lasts; one that waits too long for an answer warns, and says why. */
export function ExceptionAge({
  exception,
  formats,
  window = null,
  place,
}: ExceptionStateProps & { place: CellPlace }) {
  const { t, quantities, dates } = formats;
  const days = ageDays(exception, window);
  if (days === null) return unknownValue;
  const text = place === 'line' ? t('exceptions.ageDays', { count: days }) : quantities.count(days);
  if (!waitsTooLong(exception, window, dates)) return text;
  return (
    <Badge tone="warning" emphasis="quiet" title={t('exceptions.waitsLong', { count: answerWithinDays })}>
      {text}
    </Badge>
  );
}

/** What a silent field's wells last made, and when. */
function lastKnownText(
  { lastDay, lastOil }: NonNullable<WellException['silence']>,
  formats: Formats,
): string {
  const { t, quantities, dates } = formats;
  if (lastDay === null || lastOil === null) return t('exceptions.neverReported');
  return t('exceptions.lastKnown', {
    oil: quantities.text('liquidVolume', lastOil, { digits: 0 }),
    day: dates.day(lastDay),
  });
}

/** What an event is, and of how many findings it is made: in a column as a factor; of a change also its own means. */
export function What({ exception, formats, place }: ExceptionStateProps & { place: CellPlace }) {
  const { t } = formats;
  const { kind, findings, change, severity } = exception;
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
      {merged && place !== 'column' && ` · ${merged}`}
      {merged && place === 'column' && (
        <>
          <VisuallyHidden> · {merged}</VisuallyHidden>
          <Quiet title={merged} aria-hidden="true">
            {' '}
            ×{formats.quantities.count(findings)}
          </Quiet>
        </>
      )}
      {exception.silence !== null && (
        <>
          {place === 'column' ? <br /> : ' · '}
          <Quiet>{lastKnownText(exception.silence, formats)}</Quiet>
        </>
      )}
      {change !== null && !isFallOfRate(exception) && (
        <>
          {place === 'column' ? <br /> : ' · '}
          <Quiet>
            <ChangeCourse change={change} formats={formats} />
          </Quiet>
        </>
      )}
      {severity === 'high' && (
        <>
          {' '}
          <SeverityGrade severity={severity} />
        </>
      )}
    </>
  );
}

/**
 * The rate that was expected of its well when it began, what is, and how far that is from it.
 * @param unitInHead whether the head of the column says the unit
 */
export function ExceptionCourse({
  exception,
  formats,
  place,
  unitInHead,
}: ExceptionStateProps & { place: CellPlace; unitInHead: boolean }) {
  const { t, quantities } = formats;
  const course = rateCourse(exception);
  if (course === null) return unknownValue;
  const { rate, baseline } = course;
  const { product } = exception;
  const quantity = quantitiesOf(product).rate;
  const [before, now] = [baseline, rate].map((value) => quantities.number(quantity, value, { digits: 1 }));
  // Beside the means of another variable, figures of the rate say so.
  const isBeside = place !== 'column' && exception.change !== null && !isFallOfRate(exception);
  return (
    <CourseFigures
      place={place}
      before={
        isBeside
          ? `${t(product === 'gas' ? 'vocabulary.variable.gasRate' : 'vocabulary.variable.oilRate')} ${before}`
          : (before ?? '')
      }
      now={now ?? ''}
      unit={unitInHead && place === 'column' ? null : quantities.unit(quantity)}
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
}

/** The means of a change, in the unit of its variable. */
function ChangeCourse({ change, formats: { quantities } }: ChangeCourseProps) {
  const { variable, meanBefore, meanAfter, delta, deltaPct } = change;
  const unit = unitOfVariable(variable, change.unit);
  const digits = { digits: 1 };
  const size =
    deltaPct === null
      ? quantities.wireChange(unit, delta, digits)
      : quantities.parts('share', deltaPct, { digits: 0, signed: true });
  const now = quantities.wireParts(unit, meanAfter, { ...digits, beside: meanBefore });
  return (
    <CourseFigures
      place="line"
      before={quantities.wireParts(unit, meanBefore, { ...digits, beside: meanAfter }).value}
      now={now.value}
      unit={now.unit}
      share={[size.value, size.unit].filter(Boolean).join('\u00a0')}
    />
  );
}

/** In a column two lines at most: all of it is in its title, and in the details. */
const CauseText = styled('span', {
  variants: {
    place: {
      column: {
        display: '-webkit-box',
        overflow: 'hidden',
        '-webkit-box-orient': 'vertical',
        '-webkit-line-clamp': 2,
        // What a sheet cuts, no reader can open.
        '@print': { display: 'inline' },
      },
      line: {},
      details: {},
    },
  },
});

/** Why it happened, as every page says it, and what is done at the well now. */
export function Cause({ exception, formats, place }: ExceptionStateProps & { place: CellPlace }) {
  const { name, event } = likelyCause(exception, formats);
  const beside = [event, workText(exception, formats)].filter((text) => text !== null);
  if (name === null && beside.length === 0) return unknownValue;
  return (
    <CauseText place={place} title={[name, ...beside].filter(Boolean).join(' · ')}>
      {name}
      {beside.length > 0 && (
        <>
          {name !== null && ' · '}
          <Quiet>{beside.join(' · ')}</Quiet>
        </>
      )}
    </CauseText>
  );
}
