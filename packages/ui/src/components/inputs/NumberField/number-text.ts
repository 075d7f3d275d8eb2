import { numberText } from '../../number-text.ts';
import { plainDigits } from '../../plain-digits.ts';

/** How a language writes numbers. */
export interface NumberMarks {
  readonly decimal: string;
  /** A number whose groups are as large as the language's, or of three figures. */
  readonly grouped: RegExp;
  readonly group: string;
}

const marksByLocale = new Map<string, NumberMarks>();

/** The decimal and grouping marks of a language. */
export function numberMarks(locale: string): NumberMarks {
  let marks = marksByLocale.get(locale);
  if (!marks) {
    const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(-1234567890.8);
    const mark = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
    const decimal = mark('decimal') || '.';
    const group = mark('group');
    // Between the first and the last: languages of India write 1,23,45,67,890.
    const size = parts.filter(({ type }) => type === 'integer').at(-2)?.value.length ?? 3;
    const integer = [size, 3].map((n) => `[1-9]\\d{0,${n - 1}}(?:\\${group}\\d{${n}})*\\${group}\\d{3}`);
    marks = { decimal, group, grouped: new RegExp(`^[+-]?(?:${integer.join('|')})(?:\\${decimal}\\d*)?$`) };
    marksByLocale.set(locale, marks);
  }
  return marks;
}

/**
 * The number that a user wrote in their language: null for nothing, NaN for what is no number. A point or a comma is
 * taken for the decimal mark wherever it is not the language's own grouping mark in a grouping place, where no number
 * begins with a zero; spaces never count. Figures of all writings are read.
 */
export function parseNumber(text: string, locale: string): number | null {
  const { decimal, group, grouped } = numberMarks(locale);
  // Every kind of space and apostrophe that languages group by, marks of direction, and the true minus sign.
  let plain = plainDigits(text)
    .replace(/[\s'’\u200e\u200f\u061c]/gu, '')
    .replace(/\u2212/gu, '-');
  if (plain === '') return null;
  if (grouped.test(plain)) plain = plain.replaceAll(group, '');
  plain = plain.replace(/[.,]/, '.').replace(decimal, '.');
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(plain)) return NaN;
  const number = Number(plain);
  return Number.isFinite(number) ? number : NaN;
}

/** A number as a user writes it, without grouping, so that it can be edited. */
export function writeNumber(value: number | null, locale: string, digits: number): string {
  if (value === null || !Number.isFinite(value)) return '';
  return numberText(locale, { useGrouping: false, maximumFractionDigits: digits })(value);
}

/** A number as a field of so many decimals shows it; null and NaN stay what they are. */
export function roundNumber(value: number | null, digits: number): number | null {
  if (value === null || !Number.isFinite(value)) return value;
  // As `Intl` rounds, which writes the number: 1.005 becomes 1.01.
  const plain = { useGrouping: false, maximumFractionDigits: digits } as const;
  return Number(new Intl.NumberFormat('en', { ...plain, signDisplay: 'negative' }).format(value));
}

/** Decimals of a step, up to ten. */
export function decimalsOf(step: number): number {
  let digits = 0;
  while (digits < 10 && Number(step.toFixed(digits)) !== step) digits++;
  return digits;
}

/** The limits and steps of a number. */
export interface NumberRules {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step: number;
  /** Most decimals. */
  readonly digits: number;
}

/** A number a step up (1) or down (-1): onto the grid of steps, within the limits, without rounding dust. */
export function stepNumber(value: number | null, direction: 1 | -1, rules: NumberRules): number {
  const { min = -Infinity, max = Infinity, step, digits } = rules;
  const base = Number.isFinite(min) ? min : 0;
  if (value === null || !Number.isFinite(value)) return Math.min(max, Math.max(min, 0));
  const steps = (value - base) / step;
  const near = Math.abs(steps - Math.round(steps)) < 1e-9 ? Math.round(steps) : steps;
  const next = direction === 1 ? Math.floor(near) + 1 : Math.ceil(near) - 1;
  return Math.min(max, Math.max(min, Number((base + next * step).toFixed(digits))));
}
