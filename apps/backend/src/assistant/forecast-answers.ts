import { dayNumber, isoDay } from '../production-day.ts';
import { readDeclines } from '../queries/declines.ts';
import { firstProductOf } from '../queries/main-product.ts';
import { selectsWholeFields, type DayWindow } from '../queries/selection.ts';
import { readWellForecast } from '../queries/well-forecast.ts';
import {
  answerOf,
  figure,
  notAvailable,
  placeRecord,
  selectionOf,
  statement,
  type AnswerFor,
} from './answer-parts.ts';
import type { Statement, Understanding } from './understanding.ts';

/** A rate with the range that holds it in eight of ten cases. */
interface Range {
  readonly low: number;
  readonly mid: number;
  readonly high: number;
}
/** The rate of a day ahead. */
interface AheadRate {
  readonly day: number;
  readonly rate: Range;
}

/** Where decline leads: of a well its own forecast, of fields the sum of theirs; of named days, their mean rate and what they come to. */
export const forecast: AnswerFor = (asked, reader) => {
  const [well] = asked.places;
  return asked.places.length === 1 && well?.kind === 'well' ? ofWell(asked, reader) : ofFields(asked, reader);
};

const ofWell: AnswerFor = async (asked, { db, now, newest }) => {
  const [well] = asked.places;
  const found = await readWellForecast(db, well!.id, { limit: null, now });
  const seen = { ...asked, quantity: found?.product === 'gas' ? ('gas' as const) : ('oil' as const) };
  const records = [placeRecord(well!)];
  if (!found || found.fit === null)
    return answerOf(seen, {
      outcome: 'unknown',
      statements: [statement('noForecast', [], null, { note: found?.status ?? 'tooFewDays' })],
      records,
    });
  const last = found.to ?? isoDay(newest);
  const { returns } = found.outlook;
  const back = found.course[0]?.rate;
  const returning =
    returns === null || back === undefined ? [] : [{ name: found.well.name, returns, rate: back.mid }];
  const days = daysOf(asked);
  if (days) {
    const course = found.course.map(({ day, rate }) => ({ day: dayNumber(day), rate }));
    const mean = meanOf(days, course, { last: newest, returning });
    return mean === undefined
      ? notAvailable(asked)
      : answerOf(seen, { statements: [inDays(days, mean), ...countsBack(returning)], records });
  }
  if (found.status !== 'fitted')
    return answerOf(
      { ...seen, from: null, to: null },
      {
        outcome: 'unknown',
        statements: [statement('noForecast', [], null, { note: found.status })],
        records,
      },
    );
  return answerOf(
    { ...seen, from: null, to: null },
    {
      statements: [
        ...found.horizons.map(({ months, rate }) => inMonths(months, rate, last)),
        ...countsBack(returning),
      ],
      records,
    },
  );
};

/** The sum of the forecasts of fields; those of some wells of a field are none of it. */
const ofFields: AnswerFor = async (asked, reader) => {
  const { db, now, newest } = reader;
  const selection = selectionOf(asked, reader);
  if (!selectsWholeFields(selection)) return notAvailable(asked);
  const wanted = asked.quantity === 'oil' || asked.quantity === 'gas' ? asked.quantity : undefined;
  const product = wanted ?? (await firstProductOf(db, selection));
  const { fields } = await readDeclines(db, selection, { product, limit: null, now });
  const known = fields.flatMap(({ id, name, forecast: own }) =>
    own?.begin && own.horizons.length > 0 ? [{ id, name, begin: own.begin, own }] : [],
  );
  const seen = { ...asked, quantity: product };
  if (known.length === 0)
    return answerOf(seen, {
      outcome: 'unknown',
      statements: [statement('noForecast', [], null, { note: 'tooFewDays' })],
    });
  const last = known
    .map(({ own }) => own.day ?? isoDay(newest))
    .sort()
    .at(-1)!;
  const sum = (of: readonly Range[]): Range => ({
    low: of.reduce((all, { low }) => all + low, 0),
    mid: of.reduce((all, { mid }) => all + mid, 0),
    high: of.reduce((all, { high }) => all + high, 0),
  });
  const returning = known.flatMap(({ own }) => own.returning);
  const lengths = known[0]!.own.horizons.map(({ months }) => months);
  const days = daysOf(asked);
  /** What one field makes in the days that were asked for, or at the first horizon: what the total is the sum of. */
  const partOf = ({ begin, own }: (typeof known)[number]): Range | undefined => {
    if (!days) return own.horizons[0]!.rate;
    const course = [
      { day: dayNumber(last), rate: begin },
      ...own.horizons.map(({ months, rate }) => ({ day: dayAfter(last, months), rate })),
    ];
    return meanOf(days, course, { last: dayNumber(last), returning: own.returning });
  };
  const parts = known.flatMap((field) => {
    const rate = partOf(field);
    return rate === undefined ? [] : [{ ...field, rate }];
  });
  if (parts.length === 0) return notAvailable(asked);
  const records = parts
    .toSorted((one, other) => other.rate.mid - one.rate.mid)
    .map(({ id, name, rate }) => ({
      ...placeRecord({ kind: 'field', id, name }),
      value: rate.mid,
      unit: 'Sm3/d',
      day: days ? null : isoDay(dayAfter(last, lengths[0]!)),
    }));
  const ahead = days
    ? [inDays(days, sum(parts.map(({ rate }) => rate)))]
    : lengths.map((months, at) =>
        inMonths(months, sum(known.map(({ own }) => own.horizons[at]!.rate)), last),
      );
  return answerOf(days ? seen : { ...seen, from: null, to: null }, {
    statements: [...ahead, ...countsBack(returning)],
    records,
    page: 'statistics',
    pageDays: null,
  });
};

const daysOf = ({ from, to }: Understanding): DayWindow | undefined =>
  from === null || to === null ? undefined : { from, to };

/** As many months after a day as a forecast counts them. */
const dayAfter = (day: string, months: number) => dayNumber(day) + Math.round((months * 365) / 12);

const figuresOf = ({ low, mid, high }: Range) => [
  figure('value', mid, 'Sm3/d'),
  figure('low', low, 'Sm3/d'),
  figure('high', high, 'Sm3/d'),
];

const inMonths = (months: number, rate: Range, last: string): Statement => {
  const day = isoDay(dayAfter(last, months));
  return statement('forecast', [...figuresOf(rate), figure('count', months)], { from: day, to: day });
};

/** The mean rate of days, and what they come to. */
const inDays = (days: DayWindow, rate: Range): Statement =>
  statement(
    'forecast',
    [...figuresOf(rate), figure('sum', rate.mid * (dayNumber(days.to) - dayNumber(days.from) + 1), 'Sm3')],
    days,
    { note: 'days' },
  );

/** A well that stands still, and is taken to make a rate again (Sm3/d) from a day on. */
interface Returning {
  readonly name: string;
  readonly returns: string;
  readonly rate: number;
}

const maxNamed = 10;

/** Which wells that stand still a forecast counts as back, from when on, and what they make together; none where it counts none. */
function countsBack(wells: readonly Returning[]): Statement[] {
  if (wells.length === 0) return [];
  const days = wells.map(({ returns }) => returns).sort();
  const largest = wells.toSorted((one, other) => other.rate - one.rate);
  const rest = largest.length - maxNamed;
  const names = largest.slice(0, maxNamed).map(({ name }) => name);
  return [
    statement(
      'returning',
      [
        figure(
          'value',
          wells.reduce((sum, { rate }) => sum + rate, 0),
          'Sm3/d',
        ),
        figure('count', wells.length),
      ],
      { from: days[0]!, to: days.at(-1)! },
      { name: `${names.join(', ')}${rest > 0 ? ` +${rest}` : ''}`.slice(0, 300) },
    ),
  ];
}

/**
 * The mean rate of days to come, without what wells do not yet make before they are back; undefined where the forecast does not
 * reach the days.
 */
function meanOf(
  days: DayWindow,
  course: readonly AheadRate[],
  { last: over, returning }: { readonly last: number; readonly returning: readonly Returning[] },
): Range | undefined {
  const [from, to] = [dayNumber(days.from), dayNumber(days.to)];
  const last = course.at(-1);
  if (course.length < 2 || from <= over || to > last!.day) return undefined;
  const rates = Array.from({ length: to - from + 1 }, (_, i) => {
    const day = from + i;
    const rate = rateOn(day, course);
    const absent = returning.reduce((sum, well) => sum + (dayNumber(well.returns) > day ? well.rate : 0), 0);
    const less = (of: number) => Math.max(0, of - absent);
    return { low: less(rate.low), mid: less(rate.mid), high: less(rate.high) };
  });
  const mean = (of: keyof Range) => rates.reduce((sum, rate) => sum + rate[of], 0) / rates.length;
  return { low: mean('low'), mid: mean('mid'), high: mean('high') };
}

/** The rate of a day between those of a course; before it begins, that of its begin. */
function rateOn(day: number, course: readonly AheadRate[]): Range {
  if (day <= course[0]!.day) return course[0]!.rate;
  const at = course.findIndex((each) => each.day >= day);
  const [before, after] = [course[at - 1]!, course[at]!];
  const share = (day - before.day) / (after.day - before.day);
  const between = (of: keyof Range) => before.rate[of] + share * (after.rate[of] - before.rate[of]);
  return { low: between('low'), mid: between('mid'), high: between('high') };
}
