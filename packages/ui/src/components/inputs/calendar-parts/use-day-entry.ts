import { useState } from 'react';
import { isDay, isWithin, withinLimits, type DayLimits } from './calendar-month.ts';
import type { CalendarLabels } from './calendar.words.ts';
import { currentDay } from './production-day.ts';
import { dayPattern, dayText, readDay, writeDay } from './day-entry.ts';

/** What {@link useDayEntry} needs to know. */
export interface DayEntryOptions extends DayLimits {
  /** The day, or null for none; what is no day is shown as it is, as a fault. */
  readonly value: string | null;
  readonly locale: string;
  readonly words: CalendarLabels;
  /** Days without a year are read near today, as near as the limits let them; null where it is not known. */
  readonly today: string | null;
  /** Called with a day that was typed whole and lies within the limits, and with null when the text was deleted. */
  readonly onValue: (day: string | null) => void;
}

/** The text of a field that a day is typed into, and what is wrong with it. */
export function useDayEntry({ value, locale, words, today, onValue, ...limits }: DayEntryOptions) {
  // In a zone that is not known, by the user's own clock.
  const [ownToday] = useState(() => currentDay({}));

  // What was typed; null while the field shows the value.
  const [text, setText] = useState<string | null>(null);
  const [typing, setTyping] = useState(false);
  const pattern = dayPattern(locale, words.letters);

  const faultOf = (day: string | null): string | undefined => {
    if (!isDay(day)) return words.unreadable(pattern);
    if (isWithin(day, limits)) return undefined;
    const tooLate = isDay(limits.max) && day > limits.max;
    return tooLate
      ? words.tooLate(dayText(limits.max!, locale))
      : words.tooEarly(dayText(limits.min!, locale));
  };
  const near = withinLimits(today ?? ownToday!, limits);
  const read = (typed: string) => readDay(typed, locale, near);
  const isEmpty = text !== null ? text.trim() === '' : value === null || value === '';
  const fault = isEmpty ? undefined : faultOf(text === null ? value : read(text));
  return {
    text: text ?? (isDay(value) ? writeDay(value, locale) : (value ?? '')),
    pattern,
    /** The day that stands in the field, whatever the limits; null for none. */
    day: text === null ? (isDay(value) ? value : null) : read(text),
    /** What is wrong with the text, once the user has left the field. */
    error: typing ? undefined : fault,
    /** What is wrong with the text as it stands. */
    fault,
    type: (next: string) => {
      setText(next);
      setTyping(true);
      const day = read(next);
      if (next.trim() === '') onValue(null);
      // A year half typed is a year, too: only what looks whole is passed on while one types.
      else if (day !== null && /\d{4}/.test(next) && !faultOf(day) && day !== value) onValue(day);
    },
    /** Takes what was typed, and writes it as the language does. */
    settle: () => {
      if (typing) setTyping(false);
      if (text === null) return;
      const day = read(text);
      if (text.trim() !== '' && (day === null || faultOf(day))) return;
      setText(null);
      const next = text.trim() === '' ? null : day;
      if (next !== value) onValue(next);
    },
    /** Gives up what was typed. */
    reset: () => {
      setText(null);
      setTyping(false);
    },
  };
}
