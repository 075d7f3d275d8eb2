/** How a language writes numbers. */
export interface NumberMarks {
  readonly decimal: string;
  readonly group: string;
}

const marksByLocale = new Map<string, NumberMarks>();

/** The decimal and grouping marks of a language. */
export function numberMarks(locale: string): NumberMarks {
  let marks = marksByLocale.get(locale);
  if (!marks) {
    const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(-1234567.8);
    const mark = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
    marks = { decimal: mark('decimal') || '.', group: mark('group') };
    marksByLocale.set(locale, marks);
  }
  return marks;
}

/**
 * The number that a user wrote in their language: null for nothing, NaN for what is no number. A point or a comma is
 * taken for the decimal mark wherever it is not the language's own grouping mark in a grouping place, where no number
 * begins with a zero; spaces never count.
 */
export function parseNumber(text: string, locale: string): number | null {
  const { decimal, group } = numberMarks(locale);
  // Every kind of space and apostrophe that languages group by, and the true minus sign.
  let plain = text.replace(/[\s\u00a0\u202f'’]/gu, '').replace(/\u2212/gu, '-');
  if (plain === '') return null;
  if (group === '.' || group === ',') {
    const grouped = new RegExp(`^[+-]?[1-9]\\d{0,2}(?:\\${group}\\d{3})+(?:\\${decimal}\\d*)?$`);
    if (grouped.test(plain)) plain = plain.replaceAll(group, '');
  }
  plain = plain.replace(/[.,]/, '.');
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(plain) ? Number(plain) : NaN;
}

/** A number as a user writes it, without grouping, so that it can be edited. */
export function writeNumber(value: number | null, locale: string, digits: number): string {
  if (value === null || !Number.isFinite(value)) return '';
  return new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: digits }).format(value);
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
