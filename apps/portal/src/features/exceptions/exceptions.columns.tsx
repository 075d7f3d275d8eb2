import type { EventChange, Severity, WellException } from '@cnx/api';
import { styled } from '@cnx/ui';
import {
  amountColumn,
  codeColumn,
  dayColumn,
  dayWriter,
  namedColumns,
  summedColumn,
  type ColumnSpec,
  type FileColumn,
  type ListColumn,
} from '../../insight/columns.ts';
import { causeText, isRecovered, logText, workText } from '../../insight/likely-cause.ts';
import { workTitle } from '../../insight/work-title.ts';
import { ownerColumn } from '../../insight/owner-column.ts';
import type { Formats } from '../../insight/use-formats.ts';
import {
  dayOf,
  quantitiesOf,
  quantityOf,
  unitOfVariable,
  unknownValue,
  type MainProduct,
} from '../../quantities.ts';
import type { DayWindow } from '../../state/shared-data.atoms.ts';
import { ageDays, causeCode, rateCourse, sharedLack, wellText } from './exceptions.ts';
import {
  Cause,
  ExceptionAge,
  ExceptionCourse,
  ExceptionState,
  Quiet,
  statusText,
  What,
} from './ExceptionCells.tsx';
import { NewMark, SeverityGrade, statusMarks } from './ExceptionMarks.tsx';

const severityNames: readonly Severity[] = ['high', 'medium', 'low'];

const allStatuses = Object.keys(statusMarks) as (keyof typeof statusMarks)[];

/**
 * What is not known while a well does not report, and that an open event loses nothing now, are said in words. Only rates come
 * to something together: events of one well share its loss per day, but each has the whole volume of the days that it shares.
 */
function lossColumn(
  formats: Formats,
  rows: readonly WellException[],
  measure: 'rate' | 'volume',
  value: (row: WellException) => number | null,
  { digits, name }: { digits: number; name: string },
): ColumnSpec<WellException> {
  const { t, quantities } = formats;
  const isRate = measure === 'rate';
  const only = onlyProduct(rows);
  // Its unit, and that it is of gas, stand in the cell where both are listed.
  const given = { digits, width: only === null ? 144 : 112 };
  const column =
    only === null
      ? severalProducts(formats, measure, value, { ...given, name })
      : (isRate ? summedColumn : amountColumn)(formats, quantitiesOf(only)[measure], value, given);
  return {
    ...column,
    zeroAbsent: isRate,
    wrap: true,
    cell: (row) => {
      const loss = value(row);
      if (row.kind === 'noData') return <Quiet>{t('exceptions.unknownLoss')}</Quiet>;
      if (loss === null) return unknownValue;
      if (isRate && loss === 0 && row.isOpen)
        return <Quiet>{t(isRecovered(row) ? 'exceptions.recovered' : 'exceptions.noLossNow')}</Quiet>;
      const quantity = quantitiesOf(row.product)[measure];
      const write = only === null ? quantities.text : quantities.number;
      const amount = write(quantity, loss, { digits });
      // Beside oil, gas says what it is: their rates are written in one unit.
      const text = only === null && row.product === 'gas' ? t('exceptions.ofGas', { amount }) : amount;
      const whole = isRate && row.isOpen ? sharedLack(row) : null;
      return whole === null ? (
        text
      ) : (
        <Part title={t('exceptions.sharedLoss', { whole: quantities.text(quantity, whole, { digits }) })}>
          {text} <Quiet>{t('exceptions.shareOf', { whole: write(quantity, whole, { digits }) })}</Quiet>
        </Part>
      );
    },
  };
}

/** Whether the list shows a figure of an event: of a missing report it has none, whatever its well is for. */
const hasFigures = ({ rate, baseline, lossPerDay, lossSoFar }: WellException) =>
  [rate, baseline, lossPerDay, lossSoFar].some((figure) => figure !== null);

/** What all events with figures are of; null where they are of oil and of gas. */
function onlyProduct(rows: readonly WellException[]): MainProduct | null {
  const measured = rows.filter(hasFigures);
  const products = new Set((measured.length > 0 ? measured : rows).map(({ product }) => product));
  if (!products.has('gas')) return 'oil';
  return products.size === 1 ? 'gas' : null;
}

/** An amount as oil equivalent (Sm³), by which those of oil and of gas stand in one order. */
const inOilEquivalent = (product: MainProduct, amount: number) =>
  product === 'gas' ? amount / 1_000 : amount;

/** Amounts of oil and of gas in one column: each says its unit, they come to no sum, and a file has a column of each. */
function severalProducts(
  { t, quantities }: Formats,
  measure: 'rate' | 'volume',
  value: (row: WellException) => number | null,
  { name, ...given }: { digits: number; width: number; name: string },
): ColumnSpec<WellException> {
  const file = (product: MainProduct): FileColumn<WellException> => ({
    label: t('exceptions.file.ofProduct', { name, product: t(`productionDay.${product}`) }),
    unit: quantities.unit(quantitiesOf(product)[measure]),
    digits: given.digits,
    value: (row) =>
      row.product === product ? quantities.convert(quantitiesOf(product)[measure], value(row)) : null,
  });
  return {
    kind: 'number',
    value: (row) => {
      const amount = value(row);
      return amount === null ? null : inOilEquivalent(row.product, amount);
    },
    filter: false,
    file: [file('oil'), file('gas')],
    copy: (row) => quantities.convert(quantitiesOf(row.product)[measure], value(row)),
    ...given,
  };
}

/** The part of a well's loss that is an event's, and below it what the well lacks. */
const Part = styled('span', { display: 'inline-grid', justifyItems: 'end' });

/** Rate, baseline and drop, each in a column of its own: a spreadsheet cannot count with an arrow. */
function courseFile(
  { t, quantities }: Formats,
  rows: readonly WellException[],
): readonly FileColumn<WellException>[] {
  const only = onlyProduct(rows);
  const rate =
    (product: MainProduct, of: 'rate' | 'baseline') =>
    (row: WellException): number | null =>
      row.product === product
        ? quantities.convert(quantitiesOf(product).rate, rateCourse(row)?.[of] ?? null)
        : null;
  const courseOf = (product: MainProduct): FileColumn<WellException>[] => {
    const unit = quantities.unit(quantitiesOf(product).rate);
    const labelOf = (name: string) =>
      only === null ? t('exceptions.file.ofProduct', { name, product: t(`productionDay.${product}`) }) : name;
    return [
      {
        label: labelOf(t('exceptions.file.baseline')),
        unit,
        digits: 1,
        value: rate(product, 'baseline'),
      },
      { label: labelOf(t('exceptions.file.rate')), unit, digits: 1, value: rate(product, 'rate') },
    ];
  };
  const quantityOfChange = ({ variable, unit }: EventChange) => quantityOf(unitOfVariable(variable, unit));
  const mean =
    (of: 'meanBefore' | 'meanAfter') =>
    ({ change }: WellException) => {
      const quantity = change && quantityOfChange(change);
      return quantity ? quantities.convert(quantity, change[of]) : (change?.[of] ?? null);
    };
  return [
    ...(only === null ? [...courseOf('oil'), ...courseOf('gas')] : courseOf(only)),
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
        const quantity = change && quantityOfChange(change);
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
      value: (row) => {
        const cause = causeCode(row);
        return cause === null ? null : t(`exceptions.cause.${cause}`);
      },
    },
    {
      label: t('exceptions.file.score'),
      digits: 2,
      value: ({ causeScore }) => causeScore,
    },
    { label: t('exceptions.file.event'), value: (row) => logText(row, formats) },
    { label: t('exceptions.file.work'), value: (row) => workText({ ...row, causeEvent: null }, formats) },
  ];
}

/** Why it happened and what is done at the well, in one text. */
const allOfCause = (formats: Formats) => (row: WellException) =>
  [causeText(row, formats), workText(row, formats)].filter(Boolean).join(' · ');

/** The columns of events, by name. */
export function exceptionColumns(
  formats: Formats,
  rows: readonly WellException[],
  window: DayWindow | null,
): Record<ColumnName, ListColumn<WellException>> {
  const { t, quantities, dates } = formats;
  const only = onlyProduct(rows);
  const foundDay = ({ foundAt }: WellException) => dayOf(dates.wall(foundAt));
  const foundText = dayWriter(dates, rows, foundDay);
  const specs = {
    well: {
      value: (row) => wellText(row, formats),
      cell: (row) => (
        <>
          {wellText(row, formats)}
          <NewMark exception={row} />
        </>
      ),
      groupable: true,
      width: 96,
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
      // Its cell also has the findings and means of one event.
      equalBy: ({ id, kind, findings, change, severity }) =>
        findings > 1 || change !== null || severity === 'high' ? id : kind,
      minWidth: 168,
      wrap: true,
    },
    severity: {
      ...codeColumn(
        ({ severity }: WellException) => severity,
        (severity) => t(`exceptions.severity.${severity}`),
        severityNames,
      ),
      cell: (row) => <SeverityGrade severity={row.severity} />,
      // Its words have no order.
      sortable: false,
      width: 96,
    },
    course: {
      align: 'end',
      ...(only !== null && { unit: quantities.unit(quantitiesOf(only).rate) }),
      value: ({ dropPct }) => dropPct,
      equalBy: ({ id }) => id,
      filter: false,
      file: courseFile(formats, rows),
      cell: (row, place) => (
        <ExceptionCourse exception={row} formats={formats} place={place} unitInHead={only !== null} />
      ),
      copy: ({ dropPct }) => dropPct,
      width: only === null ? 240 : 186,
    },
    lossPerDay: lossColumn(formats, rows, 'rate', ({ lossPerDay }) => lossPerDay, {
      digits: 1,
      name: t('exceptions.column.lossPerDay'),
    }),
    lossSoFar: lossColumn(formats, rows, 'volume', ({ lossSoFar }) => lossSoFar, {
      digits: 0,
      name: t('exceptions.column.lossSoFar'),
    }),
    cause: {
      ...codeColumn(causeCode, (cause) => t(`exceptions.cause.${cause}`)),
      cell: (row, place) => <Cause exception={row} formats={formats} place={place} />,
      copy: allOfCause(formats),
      equalBy: allOfCause(formats),
      file: causeFile(formats),
      minWidth: 120,
      maxWidth: 440,
      wrap: true,
    },
    planned: {
      value: ({ plannedActivity, well }) =>
        plannedActivity && workTitle(formats, plannedActivity, [well.name, well.fieldName]),
      // What no planned work accounts for need not say so.
      equalHidden: true,
      maxWidth: 180,
      wrap: true,
    },
    owner: ownerColumn,
    status: {
      ...codeColumn(
        ({ status }: WellException) => status,
        (status) => t(`exceptions.status.${status}`),
        allStatuses,
      ),
      cell: (row, place) => <ExceptionState exception={row} formats={formats} place={place} />,
      equalBy: (row) => `${statusText(row, formats)} ${String(isRecovered(row))}`,
      width: 128,
      // Two marks of one event keep off the lines of its row.
      wrap: true,
    },
    age: {
      kind: 'number',
      value: (row) => ageDays(row, window),
      // In a line its cell says of what it is a number.
      lineLabel: t('exceptions.ageInLine'),
      cell: (row, place) => <ExceptionAge exception={row} formats={formats} window={window} place={place} />,
      width: 84,
    },
  } satisfies Record<ColumnName, ColumnSpec<WellException>>;
  // Of what is over, the age is how long it lasted, and nothing is lost any more.
  const isOver = rows.some(({ endedOn }) => endedOn !== null);
  const overLabels = { age: 'exceptions.column.duration', lossSoFar: 'exceptions.column.lossInAll' } as const;
  const labelKey = (key: ColumnName) =>
    isOver && (key === 'age' || key === 'lossSoFar')
      ? overLabels[key]
      : (`exceptions.column.${key}` as const);
  return namedColumns((key: ColumnName) => t(labelKey(key)), specs);
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
    of.severity,
    of.field,
    of.since,
    of.foundAt,
    of.kind,
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
