import { dayNumber, isoDay } from '../production-day.ts';
import { unitOf } from './calendar-words.ts';
import { composed } from './composed-words.ts';
import { monthWindow, periodOf, utc, window, yearOf, type Calendar, type Match } from './periods.ts';
import type { Reading } from './question-words.ts';

type Window = NonNullable<Match>['window'];
type WindowOf = (newest: number, isAhead: boolean) => Window;

const toDate =
  (unit: 'week' | 'month' | 'quarter' | 'year'): WindowOf =>
  (newest) => ({ from: periodOf(unit, newest, 0).from, to: isoDay(newest) });
/** The last day of a month or a year: it is what a forecast or a plan is asked for. */
const endOf =
  (unit: 'month' | 'quarter' | 'year'): WindowOf =>
  (newest) => {
    const { to } = periodOf(unit, newest + 1, 0);
    return { from: to, to };
  };
/** Saturday and Sunday, as many weeks after those that began last before today. */
const weekendOf =
  (weeks: number): WindowOf =>
  (newest) => {
    const today = newest + 1;
    const saturday = today - ((utc(today).getUTCDay() + 1) % 7) + 7 * weeks;
    return window(saturday, saturday + 1);
  };
/** The weekend that runs or comes next. */
const thisWeekend: WindowOf = (newest) => {
  const day = utc(newest + 1).getUTCDay();
  return weekendOf(day === 0 || day === 6 ? 0 : 1)(newest, false);
};
/** The weekend that is over or, of what is planned, the one to come. */
const plainWeekend: WindowOf = (newest, isAhead) => {
  if (isAhead) return thisWeekend(newest, isAhead);
  const day = utc(newest + 1).getUTCDay();
  return weekendOf(day === 0 || day === 6 ? -1 : 0)(newest, false);
};

const phrases: readonly (readonly [WindowOf, ...string[]])[] = [
  [
    toDate('year'),
    'ytd, year to date, so far this year, this year so far, acumulado del ano, acumulado anual, depuis le debut de l annee, depuis debut d annee, cumul annuel, cumul de l annee',
    composed('since|from', 'the start|the beginning|start|beginning', 'of', 'the year|this year|year'),
    composed('en lo que va|lo que va', 'de|del|de este', 'ano'),
    composed('desde', 'principios|principio|inicio|el inicio|comienzos', 'de|del', 'ano'),
    composed('', 'of the year|for the year|del ano|de este ano|de l annee|sur l annee|pour l annee'),
  ],
  [
    toDate('month'),
    'mtd, month to date, so far this month, this month so far, acumulado del mes, depuis le debut du mes, cumul du mois',
    composed('since', 'the start|the beginning', 'of', 'the month|this month'),
    composed('en lo que va|lo que va', 'de|del|de este', 'mes'),
    composed('desde', 'principios|inicio|el inicio', 'de|del', 'mes'),
  ],
  [toDate('quarter'), 'qtd, quarter to date, so far this quarter, en lo que va del trimestre'],
  [toDate('week'), 'wtd, week to date, so far this week, en lo que va de semana, en lo que va de la semana'],
  [
    endOf('year'),
    'year end, yearend, end of year, end of the year, end of this year, fin de ano, fin del ano, final de ano, final del ano, finales de ano, fin d annee, fin de l annee',
  ],
  [endOf('month'), 'month end, end of month, end of the month, fin de mes, final de mes, fin du mois'],
  [thisWeekend, 'this weekend, este fin de semana, ce week end, ce weekend'],
  [
    plainWeekend,
    'last weekend, past weekend, the weekend, weekend, fin de semana pasado, ultimo fin de semana, fin de semana, week end dernier, weekend dernier, week end passe, week end, over the weekend',
  ],
  [weekendOf(1), 'next weekend, proximo fin de semana, week end prochain, weekend prochain'],
];
const windowOf = new Map<string, WindowOf>(
  phrases.flatMap(([of, ...texts]) =>
    texts.flatMap((text) => text.split(', ').map((phrase) => [phrase.trim(), of] as const)),
  ),
);
const maxWords = Math.max(...[...windowOf.keys()].map((phrase) => phrase.split(' ').length));

const ordinals = new Map<string, number>(
  [
    'first 1st primer primero premier 1er',
    'second 2nd segundo deuxieme 2e 2eme',
    'third 3rd tercer tercero troisieme 3e 3eme',
    'fourth 4th cuarto quatrieme 4e 4eme',
  ].flatMap((names, i) => names.split(' ').map((name) => [name, i + 1] as const)),
);
const halves = new Set('half semester semestre'.split(' '));
const ofYear = new Set('of de del en in'.split(' '));

/** A quarter or a half year, with its year or the last that has begun: `Q3`, `third quarter of 2025`, `tercer trimestre`. */
function partOfYear(reading: Reading, at: number, { newest, isAhead = false }: Calendar): Match {
  const [one = '', two = ''] = reading.unread(at, 2) ?? reading.unread(at) ?? [];
  const short = /^([qth])([1-4])$/.exec(one);
  const place = short ? Number(short[2]) : ordinals.get(one);
  const isHalf = short ? short[1] === 'h' : halves.has(two);
  if (place === undefined || (!short && !isHalf && unitOf.get(two) !== 'quarter')) return undefined;
  if (isHalf && place > 2) return undefined;
  let length = short ? 1 : 2;
  if (ofYear.has(reading.unread(at + length)?.[0] ?? '') && yearOf(reading.unread(at + length + 1)?.[0]))
    length += 1;
  let year = yearOf(reading.unread(at + length)?.[0]);
  if (year !== undefined) length += 1;
  const months = isHalf ? 6 : 3;
  const of = (each: number) => monthWindow(each, months * (place - 1), months);
  const thisYear = utc(newest).getUTCFullYear();
  year ??= !isAhead && of(thisYear).from > isoDay(newest) ? thisYear - 1 : thisYear;
  return { length, window: of(year) };
}

const averages = new Set('average avg mean rolling median promedio media moyenne'.split(' '));
const betweenAverage = new Set('de sur a los les'.split(' '));
/** The newest days that a mean is over: `30 day average`, `promedio de 30 días`, `moyenne sur 30 jours`. */
function daysOfMean(reading: Reading, at: number, { newest }: Calendar): Match {
  const [count = '', unit = ''] = reading.unread(at, 2) ?? [];
  if (!/^\d{1,3}$/.test(count) || Number(count) < 2 || unitOf.get(unit) !== 'day') return undefined;
  let before = at - 1;
  while (before > 0 && betweenAverage.has(reading.words[before]!.key)) before -= 1;
  const beside = [reading.words[at + 2]?.key, reading.words[before]?.key];
  if (!beside.some((key) => averages.has(key ?? ''))) return undefined;
  return { length: 2, window: window(newest - Number(count) + 1, newest) };
}

const comparing = new Set('against vs versus than to contra frente a al su sa with'.split(' '));
const usual = new Set('normal usual habitual normale habituelle'.split(' '));
const besideUsual = new Set('its the a lo su sa la le son nivel niveau level'.split(' '));
/** Days that others are compared with and that lie as these do: the last ones, or the usual ones. */
function daysOfComparison(reading: Reading, at: number, { newest }: Calendar): Match {
  const [key = ''] = reading.unread(at) ?? [];
  const isLast = key === 'last' && at === reading.words.length - 1;
  if (!isLast && !usual.has(key)) return undefined;
  let before = at - 1;
  while (before > 0 && besideUsual.has(reading.words[before]!.key)) before -= 1;
  if (!comparing.has(reading.words[before]?.key ?? '')) return undefined;
  if (!isLast) return { length: 1, window: window(newest - 90, newest - 1), isUsual: true };
  const unit = reading.words
    .slice(0, at)
    .map((word) => unitOf.get(word.key))
    .findLast((each) => each !== undefined);
  return unit && { length: 1, window: periodOf(unit, newest + 1, -1), before: unit };
}

const trends = new Set('trend trends tendencia evolucion tendance evolution'.split(' '));
const yearly = new Set('annual yearly anual annuel annuelle'.split(' '));
/** The year that a trend is over: `annual trend`, `tendencia anual`. */
function yearOfTrend(reading: Reading, at: number, { newest }: Calendar): Match {
  if (!yearly.has(reading.unread(at)?.[0] ?? '')) return undefined;
  const isTrend = [at - 1, at + 1].some((place) => trends.has(reading.words[place]?.key ?? ''));
  return isTrend ? { length: 1, window: window(newest - 364, newest) } : undefined;
}

/** Days that a phrase names: those of a year or a month up to now, parts of a year, a weekend, or the days of a mean. */
export function spanOfWords(reading: Reading, at: number, calendar: Calendar): Match {
  for (let length = maxWords; length >= 1; length -= 1) {
    const of = windowOf.get(reading.unread(at, length)?.join(' ') ?? '');
    if (of) return { length, window: of(calendar.newest, calendar.isAhead ?? false) };
  }
  return (
    partOfYear(reading, at, calendar) ??
    daysOfMean(reading, at, calendar) ??
    daysOfComparison(reading, at, calendar) ??
    yearOfTrend(reading, at, calendar)
  );
}

/** The usual days of others: the 90 before them. */
export const usualBefore = ({ from }: Window): Window => window(dayNumber(from) - 90, dayNumber(from) - 1);

/** Every word that names such days. */
export const spanWords: readonly string[] = [
  ...[...windowOf.keys()].flatMap((phrase) => phrase.split(' ')),
  ...ordinals.keys(),
  ...halves,
];
