import type { components } from '@cnx/api/schema';
import type { Quantity } from './understanding.ts';

export type TextPart = components['schemas']['AssistantTextPart'];

/** A number that a language model has been given, under the id by which its text may name it. */
export interface GivenFigure {
  readonly id: string;
  readonly value: number;
  readonly unit: string | null;
  readonly quantity: Quantity | null;
}

/** What the numbers of a text may rest on. */
export interface Ground {
  readonly figures: readonly GivenFigure[];
  /** What the user wrote: its numbers may be said again. */
  readonly question: string;
  /** Names that were given; numbers within them are a part of the name. */
  readonly names: readonly string[];
  /** Days that were given, `2026-10-24`; written as days, in whichever of the portal's languages, and their years. */
  readonly days: readonly string[];
}

/** Characters from one place of a text up to another. */
type Span = readonly [from: number, to: number];

const maxParts = 400;
/** A figure by its id, digits with the marks that stand between digits, or digits of another script. */
const token =
  /\[(f\d+)\]|(?<!\p{L}[-–]?|\d[.,]?)[-−]?(?:\d{1,3}(?: \d{3})+(?:[.,]\d+)?(?!\d)|\d(?:[\d.,\u00a0\u202f']*\d)?)|(?:(?!\d)\p{Nd})+/gu;
const digits = /\d+/g;

/**
 * Parts a text into words, figures that were given, and numbers that nothing given says. A number holds when it is a given
 * figure at the decimals in which it is written, is a number of the question, or belongs to a given name or day. Numbers in
 * words are not seen.
 * @param text as a language model wrote it
 */
export function foundedText(text: string, { figures, question, names, days }: Ground): TextPart[] {
  const byId = new Map(figures.map((figure) => [figure.id, figure]));
  const asked = new Set((question.match(digits) ?? []).map(Number));
  const years = new Set(days.map((day) => Number(day.slice(0, 4))));
  const spans = spansOf(text, [...names.filter((name) => /\d/.test(name)), ...days.flatMap(writtenDays)]);
  const parts: TextPart[] = [];
  const words = (kind: 'words' | 'unfounded', part: string) => {
    const last = parts.at(-1);
    if (part === '') return;
    if (last && last.kind === kind) parts[parts.length - 1] = { ...last, text: last.text + part };
    else parts.push({ kind, text: part, quantity: null, value: null, unit: null });
  };
  const holds = (written: string): boolean =>
    readings(written).some(
      ({ value, decimals }) =>
        (decimals === 0 && (asked.has(Math.abs(value)) || years.has(value))) ||
        figures.some((figure) => Math.abs(figure.value - value) <= 0.5 * 10 ** -decimals + 1e-9),
    );
  let end = 0;
  for (const found of text.matchAll(token)) {
    const [written, id] = found;
    const { index } = found;
    words('words', text.slice(end, index));
    end = index + written.length;
    const figure = id === undefined ? undefined : byId.get(id);
    const isWithin = spans.some(([from, to]) => from <= index && index < to);
    if (figure) {
      const { quantity, value, unit } = figure;
      parts.push({ kind: 'figure', text: '', quantity, value, unit });
    } else words(id === undefined && (isWithin || holds(written)) ? 'words' : 'unfounded', written);
  }
  words('words', text.slice(end));
  return parts.slice(0, maxParts);
}

/** Where given texts stand in a text as words of their own, in whatever case. */
function spansOf(text: string, given: readonly string[]): Span[] {
  return [...new Set(given)].flatMap((each) => {
    const pattern = each.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const found = text.matchAll(new RegExp(`(?<![\\p{L}\\d])${pattern}(?!\\d)`, 'giu'));
    return [...found].map(({ index }): Span => [index, index + each.length]);
  });
}

const dayForms = ['en-US', 'en-GB', 'es', 'fr'].flatMap((locale) =>
  (['long', 'short', 'numeric', '2-digit'] as const).flatMap((month) =>
    [{ year: 'numeric' } as const, {}].flatMap((year) =>
      (['numeric', '2-digit'] as const).map(
        (day) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day, month, ...year }),
      ),
    ),
  ),
);

/** The ways in which a day is written, with and without its year. */
function writtenDays(day: string): string[] {
  const date = new Date(`${day}T00:00:00Z`);
  return [day, ...dayForms.map((form) => form.format(date))];
}

/** What a written number may mean: a mark before three digits parts thousands, or is the decimal one. */
function readings(written: string): { readonly value: number; readonly decimals: number }[] {
  const plain = written.replaceAll(/[ \u00a0\u202f']/g, '').replace('−', '-');
  const marks = [...new Set(plain.match(/[.,]/g) ?? [])];
  return [undefined, ...marks].flatMap((decimalMark) => {
    const parts = decimalMark === undefined ? [plain] : plain.split(decimalMark);
    if (parts.length > 2) return [];
    const [whole = '', rest = ''] = parts.map((part) => part.replaceAll(/[.,]/g, ''));
    const value = Number(`${whole}.${rest || '0'}`);
    return Number.isFinite(value) ? [{ value, decimals: rest.length }] : [];
  });
}
