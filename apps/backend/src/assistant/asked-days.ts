import { dayNumber, isoDay } from '../production-day.ts';
import type { DayWindow } from '../queries/selection.ts';
import {
  before,
  beforeThat,
  beforeUnit,
  beforeYesterday,
  current,
  months,
  newestDay,
  next,
  numbers,
  today,
  tomorrow,
  unitOf,
  weekdays,
  yesterday,
  type Unit,
} from './calendar-words.ts';
import { daysOf, monthWindow, periodOf, utc, window, yearOf, type Calendar, type Match } from './periods.ts';
import type { Reading } from './question-words.ts';
import { spanOfWords, usualBefore } from './span-words.ts';

/** Days ahead within which a day without a year is one to come. */
const soonDays = 60;
const joins = new Set('of de del in en the el la le les los las l au du on'.split(' '));

/** Days of a question. */
export interface AskedDays extends DayWindow {
  /** Unit of days before others, where none are named that they could lie before: "the week before". */
  readonly relative?: Unit;
}

/**
 * Reads the days that a question names.
 * @param calendar `newest` is yesterday on the clock of the fields
 * @returns all that are named, in order; each as it was meant, also where the days are yet to come
 */
export function daysOfQuestion(reading: Reading, calendar: Calendar): AskedDays[] {
  takePartsOfDay(reading);
  const found: (NonNullable<Match> & { readonly at: number })[] = [];
  for (let at = 0; at < reading.words.length; at += 1) {
    const match =
      spanOfWords(reading, at, calendar) ??
      phraseAt(reading, at, calendar) ??
      dateAt(reading, at, calendar) ??
      spanAt(reading, at, calendar) ??
      periodAt(reading, at, calendar) ??
      monthAt(reading, at, calendar) ??
      yearAt(reading, at) ??
      weekdayAt(reading, at, calendar);
    if (!match) continue;
    reading.take(at, match.length);
    found.push({ at, ...match });
    at += match.length - 1;
  }
  return joined(found, reading, calendar);
}

/** Makes one window of days that words join ("from … to …", "since …"), and dates those that lie before others. */
function joined(
  found: readonly (NonNullable<Match> & { readonly at: number })[],
  reading: Reading,
  { newest, context }: Calendar,
): AskedDays[] {
  const windows: AskedDays[] = [];
  let lastEnd = -1;
  let isOpened = false;
  for (const { at, length, window: days, before: unit, isUsual } of found) {
    const last = windows.at(-1);
    const begin = placeBefore(reading, at);
    const word = reading.words[begin]?.key ?? '';
    // "January and February" are two questions, "between January and February" is one.
    const isJoined = connectors.has(word) && (isOpened || !ands.has(word));
    if (last && begin === lastEnd && isJoined && last.from <= days.to) {
      reading.take(begin);
      windows[windows.length - 1] = { from: last.from, to: days.to };
    } else if (sinceWords.has(word) && !isFollowedByEnd(reading, at + length)) {
      reading.take(begin);
      windows.push({ from: days.from, to: days.from > isoDay(newest) ? days.to : isoDay(newest) });
    } else {
      isOpened = openers.has(word) && isFollowedByEnd(reading, at + length);
      if (isOpened) reading.take(begin);
      const from = last ?? context;
      const isSame = last !== undefined && last.from === days.from && last.to === days.to;
      const shifted =
        isUsual && from
          ? usualBefore(from)
          : unit && from
            ? daysBefore(from, unit)
            : isSame
              ? daysBefore(last, undefined)
              : days;
      windows.push(unit && !from ? { ...shifted, relative: unit } : shifted);
    }
    lastEnd = at + length;
  }
  return windows;
}

/** Parts of a day, which name no other one: "esta mañana" is not tomorrow. */
const partsOfDay = [
  'esta manana',
  'por la manana',
  'de la manana',
  'en la manana',
  'this morning',
  'ce matin',
].map((phrase) => phrase.split(' '));

function takePartsOfDay(reading: Reading): void {
  for (let at = 0; at < reading.words.length; at += 1)
    for (const words of partsOfDay)
      if (reading.unread(at, words.length)?.join(' ') === words.join(' ')) reading.take(at, words.length);
}

const sinceWords = new Set('since desde depuis'.split(' '));
const openers = new Set('from between desde entre de del du depuis'.split(' '));
const connectors = new Set('to and until till through y a al hasta et au jusqu'.split(' '));
const ands = new Set('and y et'.split(' '));
const besideDates = new Set('of de del in the el la le les los las l du on à a au'.split(' '));

/** The place of the word before a date, over articles. */
function placeBefore(reading: Reading, at: number): number {
  let place = at - 1;
  while (
    place > 0 &&
    besideDates.has(reading.words[place]!.key) &&
    !connectors.has(reading.words[place]!.key)
  )
    place -= 1;
  return place;
}

const isFollowedByEnd = (reading: Reading, at: number) =>
  connectors.has(reading.words[at]?.key ?? '') && reading.words.length > at + 1;

/** As many days before a window: the month before one, else as long a window before it. */
function daysBefore({ from, to }: DayWindow, unit: Unit | undefined): DayWindow {
  const first = dayNumber(from);
  const date = utc(first);
  const isMonth =
    date.getUTCDate() === 1 &&
    to === monthWindow(date.getUTCFullYear(), date.getUTCMonth()).to &&
    (unit === undefined || unit === 'month');
  if (isMonth) return monthWindow(date.getUTCFullYear(), date.getUTCMonth() - 1);
  // Days that begin a week, a month or a quarter are the part of it that is over: before them lies a whole one.
  const whole = unit && unit !== 'day' ? periodOf(unit, first, 0) : undefined;
  if (whole && whole.from === from && to <= whole.to && to > from) return periodOf(unit!, first, -1);
  const length = unit && unit !== 'day' ? daysOf[unit] : dayNumber(to) - first + 1;
  return window(first - length, first - 1);
}

/** `1 to 15 October`, `del 1 al 15 de octubre`, `du 1er au 15 octobre`. */
function spanAt(reading: Reading, at: number, calendar: Calendar): Match {
  const first = dayOfMonth(reading.unread(at)?.[0]);
  if (first === undefined || !connectors.has(reading.unread(at + 1)?.[0] ?? '')) return undefined;
  const article = joins.has(reading.unread(at + 2)?.[0] ?? '') ? 1 : 0;
  const end = monthAt(reading, at + 2 + article, calendar);
  if (!end || end.window.from !== end.window.to) return undefined;
  const from = `${end.window.to.slice(0, 8)}${String(first).padStart(2, '0')}`;
  return from > end.window.to
    ? undefined
    : { length: 2 + article + end.length, window: { from, to: end.window.to } };
}

function dayOfMonth(key = ''): number | undefined {
  const found = /^(\d{1,2})(?:st|nd|rd|th|er|ero|o)?$/.exec(key);
  return found && Number(found[1]) >= 1 && Number(found[1]) <= 31 ? Number(found[1]) : undefined;
}

function phraseAt(reading: Reading, at: number, { newest }: Calendar): Match {
  const all: [string, DayWindow][] = [
    [beforeYesterday, window(newest - 1, newest - 1)],
    [newestDay, window(newest, newest)],
    [yesterday, window(newest, newest)],
    [today, window(newest + 1, newest + 1)],
    [tomorrow, window(newest + 2, newest + 2)],
  ];
  for (const [phrases, days] of all)
    for (const phrase of phrases.split(', ')) {
      const length = phrase.split(' ').length;
      if (reading.unread(at, length)?.join(' ') === phrase) return { length, window: days };
    }
  return undefined;
}

const isDate = (year: number, month: number, day: number) => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

function dateAt(reading: Reading, at: number, { language }: Calendar): Match {
  const [key = ''] = reading.unread(at) ?? [];
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(key);
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(key);
  let parts: number[] = iso ? [Number(iso[1]), Number(iso[2]), Number(iso[3])] : [];
  if (local) {
    const [one, two, year] = [Number(local[1]), Number(local[2]), Number(local[3])];
    // 03/04 is a day in March to some readers of English and one in April to others.
    if (language === 'en' && one <= 12 && two <= 12 && one !== two) return undefined;
    parts = two > 12 ? [year, one, two] : [year, two, one];
  }
  const [year, month, day] = parts;
  if (year === undefined || !isDate(year, month!, day!)) return undefined;
  const number = Date.UTC(year, month! - 1, day) / 86_400_000;
  return { length: 1, window: window(number, number) };
}

/** `ce mois-là`: the month that holds the days of the question before; none without them, as it is not this one. */
function thatPeriodAt(reading: Reading, at: number, { newest, context }: Calendar): Match {
  const unit = unitOf.get(reading.words[at + 1]!.key);
  const found = unit && context && periodOf(unit, dayNumber(context.from), 0);
  if (!found || !context || found.to < context.to) return undefined;
  const last = isoDay(newest);
  return {
    length: 3,
    window: { from: found.from, to: found.to > last && found.from <= last ? last : found.to },
  };
}

const previousWords = new Set('previous prior preceding'.split(' '));
const frenchThis = new Set('ce cet cette'.split(' '));
/** Whether `la` is the adverb that ends "ce mois-là", which is typed without its accent too, and no article. */
const isThere = ({ words }: Reading, at: number) =>
  words[at]?.text.normalize('NFC').toLowerCase() === 'là' || at === words.length - 1;

/** A period with the `-ci` behind it: `ce mois-ci`. */
function periodAt(reading: Reading, at: number, calendar: Calendar): Match {
  const [side = '', name = '', there] = reading.unread(at, 3) ?? [];
  const isThat = there === 'la' && frenchThis.has(side) && unitOf.has(name) && isThere(reading, at + 2);
  if (isThat) return thatPeriodAt(reading, at, calendar);
  const found = plainPeriodAt(reading, at, calendar);
  const isHere = found && reading.unread(at + found.length)?.[0] === 'ci';
  return isHere ? { ...found, length: found.length + 1 } : found;
}

/** `last month`, `past 7 days`, `la semana pasada`, `los ultimos 7 dias`, `le mois dernier`, `les 7 derniers jours`. */
function plainPeriodAt(reading: Reading, at: number, { newest, isAhead = false }: Calendar): Match {
  const keys = reading.unread(at, 3) ?? reading.unread(at, 2) ?? [];
  const sideOf = (key = '') => (before.has(key) ? -1 : next.has(key) ? 1 : current.has(key) ? 0 : undefined);
  const countOf = (key = '') => (/^\d{1,3}$/.test(key) ? Number(key) : numbers.get(key));
  const [one, two, three] = keys;
  const forms: [number, number | undefined, Unit | undefined, number | undefined][] = [
    [3, sideOf(one), unitOf.get(three ?? ''), countOf(two)],
    [3, sideOf(two), unitOf.get(three ?? ''), countOf(one)],
    [3, beforeUnit.has(three ?? '') ? undefined : sideOf(three), unitOf.get(two ?? ''), countOf(one)],
    [2, sideOf(one), unitOf.get(two ?? ''), undefined],
    [2, beforeUnit.has(two ?? '') ? undefined : sideOf(two), unitOf.get(one ?? ''), undefined],
  ];
  const isPrevious = previousWords.has(one ?? '') && unitOf.has(two ?? '');
  if (isPrevious) {
    const unit = unitOf.get(two!)!;
    return { length: 2, window: periodOf(unit, newest + 1, -1), before: unit };
  }
  const isFrench = two === 'd' && three === 'avant';
  if (isFrench && unitOf.has(one ?? '')) {
    const unit = unitOf.get(one!)!;
    return { length: 3, window: periodOf(unit, newest + 1, -1), before: unit };
  }
  const relative = unitOf.get(one ?? '');
  if (relative && beforeThat.has(two ?? ''))
    return { length: 2, window: periodOf(relative, newest + 1, -1), before: relative };
  for (const [length, side, unit, count] of forms) {
    if (side === undefined || unit === undefined || keys.length < length || (length === 3 && !count))
      continue;
    if (count !== undefined) {
      const days = count * daysOf[unit];
      if (side < 0 && unit === 'month')
        return { length, window: periodOf('month', newest + 1, -count, count) };
      if (side < 0) return { length, window: window(newest - days + 1, newest) };
      return { length, window: window(newest + 1, newest + days) };
    }
    if (side === 0) {
      const { from, to } = periodOf(unit, newest + 1, 0);
      const last = isoDay(Math.max(unit === 'day' ? newest + 1 : newest, dayNumber(from)));
      return { length, window: { from, to: isAhead ? to : last } };
    }
    if (unit === 'day' && side < 0) return { length, window: window(newest, newest) };
    return { length, window: periodOf(unit, newest + 1, side) };
  }
  return undefined;
}

const monthOf = (key: string) => {
  const found = months.findIndex((names) => names.includes(key));
  return found < 0 ? undefined : found;
};

/** `October`, `October 2025`, `octubre de 2025`, `10 February 2026`, `February 10`, `el 10 de febrero de 2026`. */
function monthAt(reading: Reading, at: number, { newest, isAhead: isPlanned = false }: Calendar): Match {
  const keyAt = (place: number) => reading.unread(place)?.[0];
  let place = at;
  const dayOf = dayOfMonth;
  let day = dayOf(keyAt(place));
  if (day !== undefined) {
    place += 1;
    if (joins.has(keyAt(place) ?? '')) place += 1;
  }
  const month = monthOf(keyAt(place) ?? '');
  if (month === undefined) return undefined;
  // May is a verb as well, mar and dic are short.
  place += 1;
  if (day === undefined && dayOf(keyAt(place)) !== undefined && yearOf(keyAt(place)) === undefined) {
    day = dayOf(keyAt(place));
    place += 1;
  }
  let year = yearOf(keyAt(place));
  if (year !== undefined) place += 1;
  else if (joins.has(keyAt(place) ?? '') && yearOf(keyAt(place + 1)) !== undefined) {
    year = yearOf(keyAt(place + 1));
    place += 2;
  }
  // Of days without a year, the nearest that are not yet to come, today's included; of planned work the nearest that are.
  const date = utc(newest + 1);
  const thisYear = date.getUTCFullYear();
  const isLater =
    month > date.getUTCMonth() || (month === date.getUTCMonth() && (day ?? 0) > date.getUTCDate());
  const isEarlier =
    month < date.getUTCMonth() || (month === date.getUTCMonth() && (day ?? 31) < date.getUTCDate());
  // A day that is soon to come is no day of last year.
  const isSoon = day !== undefined && Date.UTC(thisYear, month, day) / 86_400_000 - newest <= soonDays;
  year ??= isPlanned ? (isEarlier ? thisYear + 1 : thisYear) : isLater && !isSoon ? thisYear - 1 : thisYear;
  const length = place - at;
  if (day === undefined) return { length, window: monthWindow(year, month) };
  if (!isDate(year, month + 1, day)) return undefined;
  const number = Date.UTC(year, month, day) / 86_400_000;
  return { length, window: window(number, number) };
}

/** `2025`. */
function yearAt(reading: Reading, at: number): Match {
  const year = yearOf(reading.unread(at)?.[0]);
  return year === undefined ? undefined : { length: 1, window: monthWindow(year, 0, 12) };
}

/** The last one that is over; the next one where the days are yet to come. */
function weekdayAt(reading: Reading, at: number, { newest, isAhead = false }: Calendar): Match {
  const [key = '', after = ''] = reading.unread(at, 2) ?? reading.unread(at) ?? [];
  const isLast = before.has(key) || next.has(key);
  const named = isLast ? after : key;
  const weekday = weekdays.findIndex((names) => names.includes(named));
  if (weekday < 0) return undefined;
  const length = isLast || before.has(after) || next.has(after) ? 2 : 1;
  const isNext = next.has(key) || next.has(after) || (isAhead && length === 1);
  const today = newest + 1;
  const day = isNext
    ? today + (((weekday - utc(today).getUTCDay() + 6) % 7) + 1)
    : newest - ((utc(newest).getUTCDay() - weekday + 7) % 7);
  return { length, window: window(day, day) };
}

/** Months between the first days of two months; null where one of the days begins none. */
export function monthsApart(one: string, other: string): number | null {
  if (!one.endsWith('-01') || !other.endsWith('-01')) return null;
  const count = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return count(other) - count(one);
}

/** The whole month so many months after that of a day. */
export function shiftedMonths(day: string, months: number): DayWindow {
  return monthWindow(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months);
}
