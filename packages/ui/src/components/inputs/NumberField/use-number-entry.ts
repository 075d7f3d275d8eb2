import { useState } from 'react';
import type { NumberFieldLabels } from './number-field.words.ts';
import { parseNumber, roundNumber, writeNumber, type NumberRules } from './number-text.ts';

/** What {@link useNumberEntry} needs to know. */
export interface NumberEntryOptions {
  /** The number, null for none, NaN for what is none. */
  readonly value: number | null;
  readonly locale: string;
  readonly words: NumberFieldLabels;
  /** Stands after the limits in messages. */
  readonly unit: string | undefined;
  readonly rules: NumberRules;
  /** Called with what was typed: null for nothing, NaN for what is no number within the limits. */
  readonly onValue: (value: number | null) => void;
}

/** The text of a field that a number is typed into, and what is wrong with it. */
export function useNumberEntry({ value, locale, words, unit, rules, onValue }: NumberEntryOptions) {
  const { min = -Infinity, max = Infinity, digits } = rules;
  // What was typed; null while the field shows the value.
  const [text, setText] = useState<string | null>(null);
  const [typing, setTyping] = useState(false);

  const read = (typed: string) => roundNumber(parseNumber(typed, locale), digits);
  // In full: a limit may have more decimals than are typed.
  const limit = (number: number) => [writeNumber(number, locale, 20), unit].filter(Boolean).join('\u00a0');
  const faultOf = (number: number | null): string | undefined => {
    if (number === null) return undefined;
    if (Number.isNaN(number)) return words.unreadable;
    if (number > max) return words.tooHigh(limit(max));
    return number < min ? words.tooLow(limit(min)) : undefined;
  };
  const number = text === null ? roundNumber(value, digits) : read(text);
  // Without a text there is nothing to correct, though the caller holds NaN.
  const fault = text === null && Number.isNaN(number) ? undefined : faultOf(number);
  return {
    text: text ?? writeNumber(value, locale, digits),
    /** The number that stands in the field, whatever the limits: null for none, NaN for what is none. */
    number,
    /** What is wrong with the text, once the user has left the field. */
    error: typing ? undefined : fault,
    /** What is wrong with the text as it stands. */
    fault,
    type: (next: string) => {
      setText(next);
      setTyping(true);
      const typed = read(next);
      onValue(faultOf(typed) ? NaN : typed);
    },
    /** Writes a number the usual way; what is none, or beyond the limits, stays to be corrected. */
    settle: () => {
      setTyping(false);
      if (!fault) setText(null);
    },
    /** Gives up what was typed. */
    reset: () => {
      setText(null);
      setTyping(false);
    },
  };
}
