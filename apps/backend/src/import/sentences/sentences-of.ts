import { columnSentences } from './column-sentences.ts';
import { fileSentences } from './file-sentences.ts';
import { recordSentences } from './record-sentences.ts';
import { rowSentences } from './row-sentences.ts';
import { sentenceTerms } from './sentence-terms.ts';
import { xmlSentences } from './xml-sentences.ts';

/** A sentence of the import for readers in other languages: which one it is, and what differs in it. */
export interface Sentence {
  /** `other` for a text that is none of the known ones; it is the value `text` then. */
  readonly code: string;
  /**
   * Texts as they stand. Names that end in `Count`, and `line` and `row`, are whole numbers; names that end in `Day` are dates as
   * YYYY-MM-DD; names that end in `Term` are codes of terms, or texts where there is none.
   */
  readonly values: Readonly<Record<string, string>>;
}

interface Pattern {
  readonly code: string;
  /** What stands between the values, one more than there are values. */
  readonly parts: readonly string[];
  readonly names: readonly string[];
}

const patterns: readonly Pattern[] = Object.entries({
  ...fileSentences,
  ...columnSentences,
  ...rowSentences,
  ...recordSentences,
  ...xmlSentences,
}).map(([code, text]) => {
  const pieces = text.split(/\{(\w+)\}/);
  return {
    code,
    parts: pieces.filter((_, at) => at % 2 === 0),
    names: pieces.filter((_, at) => at % 2 === 1),
  };
});

const termCodes = new Map<string, string>(Object.entries(sentenceTerms).map(([code, text]) => [text, code]));

/** Where one sentence may end and the next one begin. */
const seams =
  /; |\. | \| |(?<=[:?)]) | (?=\((?:all \d|the row spans ))|, (?=(?:hours without|injection in|a choke|a negative|more hours|(?:oil|gas|water|waterInjected) at \d))/g;
/** Of a text, as many places are tried: a longer one is made of what a file holds. */
const maxSeams = 40;
const maxRemembered = 2_000;
const remembered = new Map<string, readonly Sentence[]>();

/** The sentences that a text of the import is made of. */
export function sentencesOf(text: string): readonly Sentence[] {
  const known = remembered.get(text);
  if (known) return known;
  if (remembered.size >= maxRemembered) remembered.clear();
  const found = divided(text);
  remembered.set(text, found);
  return found;
}

interface Division {
  /** Characters that no sentence has by itself: the fewer, the likelier. */
  readonly cost: number;
  readonly sentences: readonly Sentence[];
}

function divided(given: string): readonly Sentence[] {
  const text = given.trim().replace(/\.$/, '');
  const ends = [...text.matchAll(seams)]
    .slice(0, maxSeams)
    .map((match) => ({ end: match.index, next: match.index + match[0].length }));
  ends.push({ end: text.length, next: text.length });
  const best = new Map<number, Division>([[text.length, { cost: 0, sentences: [] }]]);
  for (const start of [0, ...ends.map(({ next }) => next)].toSorted((one, other) => other - one)) {
    if (start >= text.length) continue;
    let least: Division | undefined;
    for (const { end, next } of ends) {
      const rest = end > start ? best.get(next) : undefined;
      if (!rest) continue;
      const { cost, sentence } = likeliest(text.slice(start, end));
      if (least && least.cost <= cost + rest.cost) continue;
      least = { cost: cost + rest.cost, sentences: [sentence, ...rest.sentences] };
    }
    if (least) best.set(start, least);
  }
  return best.get(0)?.sentences ?? [];
}

function likeliest(text: string): { readonly cost: number; readonly sentence: Sentence } {
  let least: { cost: number; sentence: Sentence } = {
    cost: 2 * text.length + 20,
    sentence: { code: 'other', values: { text } },
  };
  for (const pattern of patterns) {
    const values = valuesIn(text, pattern);
    if (!values) continue;
    // A colon alone hardly says that a text begins with the name of a file.
    if (pattern.code === 'placeOfFile' && !hasEnding(values['file'] ?? '')) continue;
    const base = pattern.code === 'placeOfFile' ? 25 : 1;
    const cost = base + Object.values(values).reduce((sum, value) => sum + value.length, 0);
    if (cost < least.cost) least = { cost, sentence: { code: pattern.code, values: spoken(values) } };
  }
  return least;
}

/** Whether a text may be the name of a file, with its sheet or without. */
function hasEnding(text: string): boolean {
  const name = text.split(' (sheet "', 1)[0] ?? '';
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return ending.length < name.length && /^\w{2,5}$/.test(ending);
}

/** What stands in the places of the values; undefined where the text is another sentence. */
function valuesIn(text: string, { parts, names }: Pattern): Record<string, string> | undefined {
  const [first = '', ...others] = parts;
  if (others.length === 0) return text === first ? {} : undefined;
  const last = others.at(-1)!;
  if (!text.startsWith(first) || !text.endsWith(last)) return undefined;
  const values: Record<string, string> = {};
  let at = first.length;
  const end = text.length - last.length;
  for (const [number, name] of names.entries()) {
    const isLast = number === names.length - 1;
    // A file’s name may have what stands behind it: that is the last one.
    const found =
      name === 'file' ? text.lastIndexOf(others[number]!, end - 1) : text.indexOf(others[number]!, at);
    const next = isLast ? end : found;
    if (next < at || next > end) return undefined;
    const value = text.slice(at, next);
    const earlier = values[name];
    if (!fits(name, value) || (earlier !== undefined && earlier !== value)) return undefined;
    values[name] = value;
    at = next + (isLast ? 0 : others[number]!.length);
  }
  return values;
}

function fits(name: string, value: string): boolean {
  if (value === '') return false;
  if (/(?:Count|^line|^row|Line)$/.test(name)) return /^\d{1,3}(?:,\d{3})+$|^\d+$/.test(value);
  return !name.endsWith('Day') || /^\d{4}-\d{2}-\d{2}$/.test(value);
}

/** Values without marks between thousands, and terms by their codes. */
function spoken(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (name.endsWith('Term')) return [name, termCodes.get(value) ?? value];
      return [name, /(?:Count|^line|^row|Line)$/.test(name) ? value.replaceAll(',', '') : value];
    }),
  );
}
