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
  const days = daysOf(asked);
  if (days) {
    const course = found.course.map(({ day, rate }) => ({ day: dayNumber(day), rate }));
    const statements = ofDays(days, course);
    return statements === undefined ? notAvailable(asked) : answerOf(seen, { statements, records });
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
      statements: found.horizons.map(({ months, rate }) => inMonths(months, rate, last)),
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
  const records = known
    .toSorted((one, other) => other.begin.mid - one.begin.mid)
    .map(({ id, name, begin }) => ({
      ...placeRecord({ kind: 'field', id, name }),
      value: begin.mid,
      unit: 'Sm3/d',
    }));
  const sum = (of: readonly Range[]): Range => ({
    low: of.reduce((all, { low }) => all + low, 0),
    mid: of.reduce((all, { mid }) => all + mid, 0),
    high: of.reduce((all, { high }) => all + high, 0),
  });
  const horizons = known[0]!.own.horizons.map(({ months }, at) => ({
    months,
    rate: sum(known.map(({ own }) => own.horizons[at]!.rate)),
  }));
  const page = { page: 'statistics' as const, pageDays: null };
  const days = daysOf(asked);
  if (!days)
    return answerOf(
      { ...seen, from: null, to: null },
      {
        statements: horizons.map(({ months, rate }) => inMonths(months, rate, last)),
        records,
        ...page,
      },
    );
  const begin = { day: dayNumber(last), rate: sum(known.map((field) => field.begin)) };
  const course = [begin, ...horizons.map(({ months, rate }) => ({ day: dayAfter(last, months), rate }))];
  const statements = ofDays(days, course);
  return statements === undefined ? notAvailable(asked) : answerOf(seen, { statements, records, ...page });
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

/** The mean rate of days to come, and what they come to; undefined where the forecast does not reach them. */
function ofDays(days: DayWindow, course: readonly AheadRate[]): Statement[] | undefined {
  const [from, to] = [dayNumber(days.from), dayNumber(days.to)];
  const [first, last] = [course[0], course.at(-1)];
  if (!first || !last || from <= first.day || to > last.day) return undefined;
  const rates = Array.from({ length: to - from + 1 }, (_, i) => rateOn(from + i, course));
  const mean = (of: keyof Range) => rates.reduce((sum, rate) => sum + rate[of], 0) / rates.length;
  const rate = { low: mean('low'), mid: mean('mid'), high: mean('high') };
  return [
    statement('forecast', [...figuresOf(rate), figure('sum', rate.mid * rates.length, 'Sm3')], days, {
      note: 'days',
    }),
  ];
}

/** The rate of a day between those of a course. */
function rateOn(day: number, course: readonly AheadRate[]): Range {
  const at = Math.max(
    1,
    course.findIndex((each) => each.day >= day),
  );
  const [before, after] = [course[at - 1]!, course[at]!];
  const share = (day - before.day) / (after.day - before.day);
  const between = (of: keyof Range) => before.rate[of] + share * (after.rate[of] - before.rate[of]);
  return { low: between('low'), mid: between('mid'), high: between('high') };
}
