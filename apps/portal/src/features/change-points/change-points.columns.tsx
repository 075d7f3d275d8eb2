import type { ChangePoint } from '@cnx/api';
import { Badge, Figure, styled, type DataColumn, type Tone } from '@cnx/ui';
import {
  CircleCheck,
  CircleDot,
  CircleSlash,
  Eye,
  Hourglass,
  TrendingDown,
  TrendingUp,
  type LucideIcon,
} from 'lucide-react';
import {
  amountColumn,
  codeColumn,
  dayColumn,
  dayWriter,
  namedColumns,
  summedColumn,
  type FileColumn,
  type ListColumn,
} from '../../insight/columns.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { eventText } from '../../insight/well-events.ts';
import { dayOf, quantityOf, wallTime } from '../../quantities.ts';
import { changeSize, lostOil, recoveries } from './change-points.ts';

/** A new change is not wrong yet: it waits to be looked at. */
const statuses = {
  new: 'neutral',
  acknowledged: 'info',
  explained: 'good',
  dismissed: 'neutral',
} as const satisfies Record<ChangePoint['status'], Tone>;

/** Where words are not shown, icons distinguish states that mean the same. */
const statusIcons = {
  new: CircleDot,
  acknowledged: Eye,
  explained: CircleCheck,
  dismissed: CircleSlash,
} as const satisfies Record<ChangePoint['status'], LucideIcon>;

const changeStatuses = Object.keys(statuses) as (keyof typeof statuses)[];

function statusText({ status, provisional }: ChangePoint, { t }: Formats): string {
  return provisional ? t('changePoints.provisional') : t(`vocabulary.changeStatus.${status}`);
}

function Status({ change, formats }: { change: ChangePoint; formats: Formats }) {
  const Icon = change.provisional ? Hourglass : statusIcons[change.status];
  return (
    <Badge
      tone={change.provisional ? 'neutral' : statuses[change.status]}
      emphasis="quiet"
      icon={<Icon size={14} />}
    >
      {statusText(change, formats)}
    </Badge>
  );
}

export function topColumns(
  formats: Formats,
  changes: readonly ChangePoint[],
): readonly DataColumn<ChangePoint>[] {
  const { well, variable, day, course, cause } = columns(formats, changes);
  const recovered = recoveries(changes);
  return [
    { ...well, width: 112 },
    variable,
    { ...day, width: 80 },
    course,
    {
      ...cause,
      minWidth: 120,
      // There is no room for both, and a change that is not certain has no cause yet.
      cell: (change) =>
        change.provisional ? (
          <Status change={change} formats={formats} />
        ) : (
          causeText(change, recovered.get(change.id), formats)
        ),
    },
  ];
}

const Course = styled('span', { display: 'inline-flex', gap: '$2', whiteSpace: 'nowrap' });
const Share = styled('span', {
  row: '$1',
  justifyContent: 'space-between',
  minWidth: 54,
  color: '$textQuiet',
  svg: { flex: 'none' },
});

/** Decimals of a mean: gas-oil ratios run into hundreds. */
const meanDigits = (unit: ChangePoint['unit']) => (quantityOf(unit) === 'gasOilRatio' ? 0 : 1);

export function allColumns(
  formats: Formats,
  rows: readonly ChangePoint[],
): readonly ListColumn<ChangePoint>[] {
  const { well, field, variable, day, foundAt, course, loss, cause, status } = columns(formats, rows);
  return [well, field, variable, day, foundAt, course, loss, { ...cause, maxWidth: 280, wrap: true }, status];
}

const changeDay = ({ changeDate }: ChangePoint) => changeDate;
const foundDay = ({ detectedAt }: ChangePoint) => dayOf(wallTime(detectedAt));

/** The means and their change, each in a column of its own: a spreadsheet cannot count with an arrow. */
function courseFile({ t, quantities }: Formats): readonly FileColumn<ChangePoint>[] {
  const mean = (unit: ChangePoint['unit'], value: number) => {
    const quantity = quantityOf(unit);
    return quantity ? quantities.convert(quantity, value) : value;
  };
  return [
    { label: t('changePoints.before'), digits: 1, value: ({ unit, meanBefore }) => mean(unit, meanBefore) },
    { label: t('changePoints.after'), digits: 1, value: ({ unit, meanAfter }) => mean(unit, meanAfter) },
    {
      label: t('changePoints.unit'),
      value: ({ unit }) => {
        const quantity = quantityOf(unit);
        return quantity ? quantities.unit(quantity) : unit;
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
  return namedColumns((key) => t(`changePoints.${key}`), {
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
      cell: (change) => {
        const { unit, meanBefore, meanAfter } = change;
        const digits = meanDigits(unit);
        const after = quantities.wireParts(unit, meanAfter, { digits });
        const size = changeSize(change, quantities);
        const Direction = change.direction === 'up' ? TrendingUp : TrendingDown;
        return (
          <Course>
            <Figure
              value={`${quantities.wireParts(unit, meanBefore, { digits }).value} → ${after.value}`}
              unit={after.unit}
            />
            {/* A change in the unit of the means has its unit before it. */}
            <Share>
              <Direction size={14} aria-hidden="true" />
              {size.unit === after.unit ? size.value : <Figure {...size} />}
            </Share>
          </Course>
        );
      },
      width: 220,
    },
    loss: {
      ...(areSummable(rows, recovered) ? summedColumn : amountColumn)(formats, 'liquidRate', lostOil, {
        digits: 1,
        width: 116,
      }),
      lineLabel: t('changePoints.lossInLine'),
      bar: true,
    },
    foundAt: {
      ...dayColumn(formats, foundDay, rows),
      cell: (change) => <span title={dates.clock(change.detectedAt)}>{foundText(foundDay(change))}</span>,
    },
    cause: { value: (change) => causeText(change, recovered.get(change.id), formats) },
    status: {
      value: (change) => statusText(change, formats),
      filter: 'choice',
      choice: ({ status }) => status,
      choices: changeStatuses.map((status) => ({
        value: status,
        label: t(`vocabulary.changeStatus.${status}`),
      })),
      groupable: true,
      cell: (change) => <Status change={change} formats={formats} />,
      width: 128,
    },
  });
}

/**
 * Whether the oil that changes lost can be added up: not where two of a well follow each other, and not where one has been
 * made good.
 */
function areSummable(changes: readonly ChangePoint[], recovered: ReadonlyMap<string, string>): boolean {
  const lost = changes.filter((change) => lostOil(change) !== null);
  return (
    new Set(lost.map(({ well }) => well.id)).size === lost.length && !lost.some(({ id }) => recovered.has(id))
  );
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
      value: ({ linkedEvents }) =>
        linkedEvents
          .slice(1)
          .map((event) => eventText(event, formats))
          .join('; '),
    },
    comment: { value: ({ comment }) => comment },
  });
  return Object.values(named);
}

/** What accounts for a change; else, of a fall that has been made good, since when it has. */
function causeText(
  { linkedEvents: [nearest], provisional }: ChangePoint,
  recoveredOn: string | undefined,
  formats: Formats,
): string {
  const { t, dates } = formats;
  if (nearest) return eventText(nearest, formats);
  // Nothing counts it as unexplained before that.
  if (provisional) return t('changePoints.unconfirmed');
  return recoveredOn === undefined
    ? t('changePoints.noCause')
    : t('changePoints.recovered', { day: dates.shortDay(recoveredOn) });
}
