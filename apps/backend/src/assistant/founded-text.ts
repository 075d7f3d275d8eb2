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
  /** Texts whose numbers may be said again: the question, names, days. */
  readonly texts: readonly string[];
}

const maxParts = 400;
/** A figure by its id, or digits with the marks that stand between digits; a name such as AMB-A-04 is no number. */
const token =
  /\[(f\d+)\]|(?<![\p{L}\d][-–]?|\d[.,])[-−]?(?:\d{1,3}(?: \d{3})+(?:[.,]\d+)?(?!\d)|\d(?:[\d.,\u00a0\u202f']*\d)?)/gu;
const digits = /\d+/g;

/**
 * Parts a text into words, figures that were given, and numbers that nothing given says. A number holds when it is a given
 * figure at the decimals in which it is written, or stands in a given text.
 * @param text as a language model wrote it
 */
export function foundedText(text: string, { figures, texts }: Ground): TextPart[] {
  const byId = new Map(figures.map((figure) => [figure.id, figure]));
  const said = new Set(texts.flatMap((each) => each.match(digits) ?? []).map(Number));
  const names = texts.filter((each) => /\p{L}/u.test(each) && /\d/.test(each));
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
        (decimals === 0 && said.has(Math.abs(value))) ||
        figures.some((figure) => Math.abs(figure.value - value) <= 0.5 * 10 ** -decimals + 1e-9),
    );
  let end = 0;
  for (const found of text.matchAll(token)) {
    const [written, id] = found;
    words('words', text.slice(end, found.index));
    end = found.index + written.length;
    const figure = id === undefined ? undefined : byId.get(id);
    if (figure) {
      const { quantity, value, unit } = figure;
      parts.push({ kind: 'figure', text: '', quantity, value, unit });
    } else if (id === undefined && (isInName(text, found.index, names) || holds(written)))
      words('words', written);
    else words('unfounded', written);
  }
  words('words', text.slice(end));
  return parts.slice(0, maxParts);
}

/** Whether a place in a text lies within one of the names. */
function isInName(text: string, at: number, names: readonly string[]): boolean {
  return names.some((name) => {
    const from = text.indexOf(name, Math.max(0, at - name.length));
    return from >= 0 && from <= at && at < from + name.length;
  });
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
