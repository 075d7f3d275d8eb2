import type { ChangePoint } from '@cnx/api';
import { Badge, Figure, styled, VisuallyHidden, type DataColumn, type Tone } from '@cnx/ui';
import { CircleDashed, TrendingDown, TrendingUp, type LucideIcon } from 'lucide-react';
import { useAtomValue } from 'jotai';
import { createElement, useMemo } from 'react';
import { changeCaseAtom } from '../../decisions/decisions.atoms.ts';
import {
  codeColumn,
  dayColumn,
  dayWriter,
  namedColumns,
  summedColumn,
  type FileColumn,
  type ListColumn,
} from '../../insight/columns.ts';
import { ofCode } from '../../insight/of-code.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { causeText as exceptionCause, datedEvent, hasCause } from '../../insight/likely-cause.ts';
import { quantityOf, unitOfVariable, unknownValue } from '../../quantities.ts';
import { briefCause, causeText, isNearOnly } from './change-cause.ts';
import { stateIcons, stateTones } from './change-marks.ts';
import { changeSize, changeState, effectAmong, recoveries, type ChangeState } from './change-points.ts';

const changeStates = Object.keys(stateTones) as ChangeState[];

function stateText(state: ChangeState, { t }: Formats): string {
  return state === 'provisional' || state === 'recovered'
    ? t(`changePoints.${state}`)
    : t(`vocabulary.changeStatus.${state}`);
}

interface StateProps {
  change: ChangePoint;
  recovered: ReadonlyMap<string, string>;
  formats: Formats;
  /** Where there is room for one of them, an event says more than the state that follows from it. */
  withCause?: boolean;
}

/** How a change stands; of one that is over also since when. */
function State({ change, recovered, formats, withCause = false }: StateProps) {
  const { t, dates } = formats;
  const state = changeState(change, recovered);
  const icon = createElement(ofCode<ChangeState, LucideIcon>(stateIcons, state, CircleDashed), { size: 14 });
  const since = recovered.get(change.id);
  const text =
    state === 'recovered' && since !== undefined
      ? t('changePoints.recoveredOn', { day: dates.shortDay(since) })
      : stateText(state, formats);
  const known =
    (change.cause ?? 'unknown') !== 'unknown' || [...change.linkedEvents, ...change.nearbyEvents].length > 0;
  const cause = withCause && known && state !== 'recovered' ? briefCause(change, formats) : null;
  return (
    <Badge tone={ofCode<ChangeState, Tone>(stateTones, state, 'neutral')} emphasis="quiet" icon={icon}>
      {cause === null ? (
        text
      ) : (
        <>
          <VisuallyHidden>{text}, </VisuallyHidden>
          {cause}
        </>
      )}
    </Badge>
  );
}

/** Letters of a name that fit on the card in one line. */
const fittingName = 9;

/**
 * @param changes all of them: what is over follows from others
 * @param shown those on the card
 */
export function topColumns(
  formats: Formats,
  changes: readonly ChangePoint[],
  shown: readonly ChangePoint[],
): readonly DataColumn<ChangePoint>[] {
  const { well, variable, day, course, cause } = columns(formats, changes);
  const recovered = recoveries(changes);
  const [unit, ...otherUnits] = new Set(shown.map((change) => courseParts({ change, formats }).after.unit));
  return [
    // A long name goes on in a second line: what is cut may be the name of another well.
    { ...well, width: 92, wrap: shown.some((change) => change.well.name.length > fittingName) },
    { ...day, width: 72 },
    otherUnits.length === 0
      ? {
          ...course,
          ...(unit && { unit }),
          width: 224,
          cell: (change, place) =>
            place === 'line' ? (
              <BriefCourse change={change} formats={formats} unitInHead />
            ) : (
              <CourseCells change={change} formats={formats} unitInHead />
            ),
        }
      : { ...course, width: 266 },
    {
      ...cause,
      minWidth: 112,
      // There is no room for both; what is not certain has no cause yet, and what is over needs none.
      cell: (change) => (
        <>
          {/* There is no room for a column of it, and what the card speaks of first needs none. */}
          {change.variable !== 'oilRate' && `${String(variable.value(change))} · `}
          {['provisional', 'recovered'].includes(changeState(change, recovered)) ? (
            <State change={change} recovered={recovered} formats={formats} />
          ) : (
            <Cause change={change} formats={formats} brief />
          )}
        </>
      ),
    },
  ];
}

/** Each of its parts has one edge in all rows: numbers at the right of theirs, units at the left. */
const Course = styled('span', {
  display: 'inline-grid',
  gridTemplateColumns: '48px 16px 48px 58px 16px 42px 26px',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  figures: 'tabular',
  '> *': { textAlign: 'end' },
  variants: { unitInHead: { true: { gridTemplateColumns: '48px 16px 48px 20px 42px 26px' } } },
});
const Unit = styled('span', {
  '&&': { textAlign: 'start' },
  paddingInlineStart: '$1',
  color: '$textQuiet',
  fontSize: '0.86em',
});
const Quiet = styled('span', { color: '$textQuiet', svg: { display: 'block' } });
const InLine = styled('span', {
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '$2',
  whiteSpace: 'nowrap',
});

/** The means of a change and its size as texts. */
function courseParts({ change, formats: { quantities } }: ChangeProps) {
  const { variable, meanBefore, meanAfter, direction } = change;
  const unit = unitOfVariable(variable, change.unit);
  const digits = meanDigits(unit);
  return {
    before: quantities.wireParts(unit, meanBefore, { digits, beside: meanAfter }).value,
    after: quantities.wireParts(unit, meanAfter, { digits, beside: meanBefore }),
    size: changeSize(change, quantities),
    Direction: direction === 'up' ? TrendingUp : TrendingDown,
  };
}

interface ChangeProps {
  change: ChangePoint;
  formats: Formats;
}

function CourseCells({ unitInHead = false, ...props }: ChangeProps & { unitInHead?: boolean }) {
  const { before, after, size, Direction } = courseParts(props);
  return (
    <Course unitInHead={unitInHead}>
      <span>{before}</span>
      <span> → </span>
      <span>{after.value}</span>
      {!unitInHead && <Unit>{after.unit}</Unit>}
      <Quiet>
        <Direction size={14} aria-hidden="true" />
      </Quiet>
      <Quiet> {size.value}</Quiet>
      <Unit>{size.unit}</Unit>
    </Course>
  );
}

/** The same where there are no columns, or little room. */
function BriefCourse({ unitInHead = false, ...props }: ChangeProps & { unitInHead?: boolean }) {
  const { before, after, size, Direction } = courseParts(props);
  return (
    <InLine>
      {!unitInHead && <Figure value={`${before} → ${after.value}`} unit={after.unit} />}
      <Quiet css={{ row: '$1' }}>
        <Direction size={14} aria-hidden="true" />
        <Figure {...size} />
      </Quiet>
      {/* What follows it is the column's unit, which is that of the means. */}
      {unitInHead && <Figure value={`${before} → ${after.value}`} />}
    </InLine>
  );
}

/**
 * What accounts for a change, or may: an event beside it that is not accepted as its cause is not said aloud as one. Details,
 * which have the room, show that it is none as well.
 */
function Cause({
  change,
  formats,
  brief = false,
  whole = false,
}: ChangeProps & Partial<Record<'brief' | 'whole', boolean>>) {
  const text = (brief ? briefCause : causeText)(change, formats) ?? unknownValue;
  if (!isNearOnly(change)) return text;
  const caution = formats.t('changePoints.notTheCause');
  if (whole) return <Quiet>{`${text}, ${caution}`}</Quiet>;
  return (
    <Quiet title={caution}>
      {text}
      <VisuallyHidden>, {caution}</VisuallyHidden>
    </Quiet>
  );
}

/** As {@link Cause}; where the log has none, that of the exception that the change is part of, as far as it has one. */
function CauseInDetails(props: ChangeProps) {
  const { id, linkedEvents } = props.change;
  const view = useAtomValue(useMemo(() => changeCaseAtom(id), [id]));
  const exception = view.status === 'shown' ? view.body.exception : null;
  const isKnown = exception !== null && linkedEvents.length === 0 && hasCause(exception);
  return isKnown ? exceptionCause(exception, props.formats) : <Cause {...props} whole />;
}

/** Decimals of a mean: gas-oil ratios run into hundreds. */
const meanDigits = (unit: ChangePoint['unit']) => (quantityOf(unit) === 'gasOilRatio' ? 0 : 1);

export function allColumns(
  formats: Formats,
  rows: readonly ChangePoint[],
): readonly ListColumn<ChangePoint>[] {
  const { well, field, variable, day, foundAt, course, oil, cause, status } = columns(formats, rows);
  return [well, field, variable, day, foundAt, course, oil, { ...cause, maxWidth: 280, wrap: true }, status];
}

const changeDay = ({ changeDate }: ChangePoint) => changeDate;
/** The day that brought it to light; its report came the morning after. */
const foundDay = (change: ChangePoint) => change.foundDay;

/** The means and their change, each in a column of its own: a spreadsheet cannot count with an arrow. */
function courseFile({ t, quantities }: Formats): readonly FileColumn<ChangePoint>[] {
  const quantityOfChange = ({ variable, unit }: ChangePoint) => quantityOf(unitOfVariable(variable, unit));
  const mean = (change: ChangePoint, value: number) => {
    const quantity = quantityOfChange(change);
    return quantity ? quantities.convert(quantity, value) : value;
  };
  return [
    { label: t('changePoints.before'), digits: 1, value: (change) => mean(change, change.meanBefore) },
    { label: t('changePoints.after'), digits: 1, value: (change) => mean(change, change.meanAfter) },
    {
      label: t('changePoints.unit'),
      value: (change) => {
        const quantity = quantityOfChange(change);
        return quantity ? quantities.unit(quantity) : change.unit;
      },
    },
    { label: t('changePoints.change'), unit: '%', digits: 1, value: ({ deltaPct }) => deltaPct },
  ];
}

/** Means keep their own unit: variables have different ones. */
function columns(formats: Formats, rows: readonly ChangePoint[]) {
  const { t, quantities, dates } = formats;
  const dayText = dayWriter(dates, rows, changeDay);
  const foundText = dayWriter(dates, rows, foundDay);
  const recovered = recoveries(rows);
  const { product, rate, of: effectOf } = effectAmong(rows);
  return namedColumns((key) => t(`changePoints.${key === 'oil' ? product : key}`), {
    well: { value: ({ well }: ChangePoint) => well.name, groupable: true, width: 92 },
    field: { value: ({ well }) => well.fieldName, filter: 'choice', groupable: true, width: 120 },
    variable: {
      ...codeColumn(
        ({ variable }: ChangePoint) => variable,
        (variable) => t(`vocabulary.variable.${variable}`),
      ),
      width: 116,
    },
    day: {
      ...dayColumn(formats, changeDay, rows),
      cell: ({ changeDate, dateLow, dateHigh }) => (
        <span title={`${t('changePoints.likely')}: ${dates.days(dateLow, dateHigh)}`}>
          {dayText(changeDate)}
        </span>
      ),
    },
    course: {
      kind: 'number',
      value: ({ deltaPct, delta }) => deltaPct ?? delta,
      // Its values have several units.
      filter: false,
      file: courseFile(formats),
      cell: (change, place) =>
        place === 'column' ? (
          <CourseCells change={change} formats={formats} />
        ) : (
          <BriefCourse change={change} formats={formats} />
        ),
      width: 278,
    },
    oil: {
      ...summedColumn(formats, rate, effectOf, { digits: 1, width: 116 }),
      cell: (change) => quantities.number(rate, effectOf(change), { digits: 1, signed: true }),
      lineLabel: t(product === 'gas' ? 'productionDay.gas' : 'changePoints.oilInLine'),
      // What is lost now: no gain, and nothing that was made good.
      bar: (change) => (effectOf(change) ?? 0) < 0 && !recovered.has(change.id),
    },
    foundAt: {
      ...dayColumn(formats, foundDay, rows),
      // In details there is room for what the column says where it is pointed at.
      cell: (change, place) =>
        place === 'details' ? (
          dates.clock(change.detectedAt)
        ) : (
          <span title={dates.clock(change.detectedAt)}>{foundText(foundDay(change))}</span>
        ),
    },
    cause: {
      value: (change) => causeText(change, formats),
      cell: (change, place) =>
        place === 'details' ? (
          <CauseInDetails change={change} formats={formats} />
        ) : (
          <Cause change={change} formats={formats} />
        ),
    },
    status: {
      value: (change) => stateText(changeState(change, recovered), formats),
      filter: 'choice',
      choice: (change) => changeState(change, recovered),
      choices: changeStates.map((state) => ({ value: state, label: stateText(state, formats) })),
      groupable: true,
      cell: (change, place) => (
        <State change={change} recovered={recovered} formats={formats} withCause={place === 'line'} />
      ),
      width: 156,
    },
  });
}

/** What the table has no column for. */
export function facts(formats: Formats): readonly DataColumn<ChangePoint>[] {
  const { t, dates, quantities } = formats;
  const named = namedColumns((key) => t(`changePoints.${key}`), {
    between: { value: ({ dateLow, dateHigh }: ChangePoint) => dates.days(dateLow, dateHigh) },
    validDays: {
      value: ({ daysBefore, daysAfter }) =>
        t('changePoints.beforeAfter', {
          before: quantities.count(daysBefore),
          after: quantities.count(daysAfter),
        }),
    },
    noise: {
      value: ({ score }) => t('changePoints.timesNoise', { times: quantities.count(score, { digits: 1 }) }),
    },
    events: {
      value: ({ linkedEvents, nearbyEvents }) =>
        [...linkedEvents, ...nearbyEvents]
          .slice(1)
          .map((event) => datedEvent(event, formats))
          .join('; '),
    },
    comment: { value: ({ comment }) => comment },
  });
  return Object.values(named);
}
