import { searchKey } from '../queries/search-text.ts';

/** A word of a question. */
export interface Word {
  /** As the search compares it: small letters, no accents; a date or a number as it was typed. */
  readonly key: string;
  /** Whether it begins with a capital or holds a digit, as names do. */
  readonly isNameLike: boolean;
  /** As it was typed. */
  readonly text: string;
  /** Where it stands among the characters of {@link readable}. */
  readonly from: number;
}

/** Dates and numbers with their marks, then words. */
const wordPattern = /\d+(?:[.,/-]\d+)+|[\p{L}\p{N}\p{M}]+/gu;

/** Words that are typed without their apostrophe: "whats", "yesterdays", "last weeks". */
const withoutApostrophe =
  /\b(what|how|where|when|who|that|there|yesterday|today|tomorrow|(?:last|this|next|previous) (?:week|month|quarter|year))s\b/giu;

/** Contractions that are typed without their apostrophe: "wasnt", "theyre". */
const negations = /\b(is|are|was|were|does|did|has|have|had|could|would|should)nt\b/giu;
const pronouns = /\b(you(?=[rv]e\b)|they|we(?=ve\b))(ve|re)\b/giu;

/** Words as they are shortened in messages. */
const shortened: ReadonlyMap<string, string> = new Map(
  Object.entries({
    rn: 'now',
    yr: 'year',
    yrs: 'years',
    wk: 'week',
    wks: 'weeks',
    mth: 'month',
    mths: 'months',
    qtr: 'quarter',
    yday: 'yesterday',
    pct: 'percent',
    freq: 'frequency',
    freqs: 'frequencies',
    prod: 'production',
    inj: 'injection',
    sched: 'schedule',
    q: 'que',
    xq: 'porque',
    pq: 'porque',
    ppal: 'principal',
    ppales: 'principales',
    ajd: 'today',
  }),
);

/** A question with words for the signs that compare and those of units, and with apostrophes that were left out. */
export const readable = (question: string): string =>
  question
    .replace(withoutApostrophe, "$1's")
    .replace(negations, "$1n't")
    .replace(pronouns, "$1'$2")
    .replace(/\bw\/o\b/giu, 'without')
    .replace(/\bw\/(?=\s)/giu, 'with')
    .replaceAll('>', ' above ')
    .replaceAll('<', ' below ')
    .replaceAll('%', ' percent ')
    .replaceAll('³', '3')
    .replaceAll('²', '2')
    .replaceAll('°C', ' celsius ')
    .replaceAll('°F', ' fahrenheit ')
    .replaceAll('’', "'");

function keyOf(text: string): string {
  const key = searchKey(text);
  return shortened.get(key) ?? key;
}

/** The words of a question in order. */
export function wordsOf(question: string): Word[] {
  return Array.from(readable(question).matchAll(wordPattern), ({ 0: text, index: from }, place) => ({
    key: /^\d/.test(text) ? text.toLowerCase() : keyOf(text),
    isNameLike: /\d/.test(text) || (place > 0 && /^\p{Lu}/u.test(text)),
    text,
    from,
  })).filter(({ key }) => key !== '');
}

/** Words with a mark of those that a reader of them has understood. */
export class Reading {
  readonly words: readonly Word[];
  readonly #isRead: boolean[];

  constructor(words: readonly Word[]) {
    this.words = words;
    this.#isRead = words.map(() => false);
  }

  /** The keys of `length` words from a place on, none of which is understood yet; undefined elsewhere. */
  unread(from: number, length = 1): string[] | undefined {
    const keys: string[] = [];
    for (let at = from; at < from + length; at += 1) {
      const word = this.words[at];
      if (!word || this.#isRead[at]) return undefined;
      keys.push(word.key);
    }
    return keys;
  }

  take(from: number, length = 1): void {
    this.#isRead.fill(true, from, from + length);
  }

  /** Places of the words that are not understood. */
  get rest(): number[] {
    return this.#isRead.flatMap((isRead, at) => (isRead ? [] : [at]));
  }
}

/** A number as it is typed in a language: `1,200.5` in English, `1.200,5` elsewhere; undefined for none. */
export function numberOf(key: string, language: string): number | undefined {
  const [thousands, decimal] = language === 'en' ? [',', '.'] : ['.', ','];
  const groups = new RegExp(`^\\d{1,3}(?:\\${thousands}\\d{3})+(?:\\${decimal}\\d+)?$`);
  if (groups.test(key)) return Number(key.replaceAll(thousands, '').replace(decimal, '.'));
  return /^\d+(?:[.,]\d+)?$/.test(key) ? Number(key.replace(',', '.')) : undefined;
}
