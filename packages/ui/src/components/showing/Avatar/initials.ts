const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function firstLetter(word: string): string {
  const [first] = segments.segment(word);
  return first ? first.segment.toLocaleUpperCase() : '';
}

/**
 * The first letters of a name's first and last word, in capitals; of an e-mail address, of the parts before the
 * `@`. Empty for an empty name. A letter is what a reader takes for one, whatever its encoding.
 */
export function initialsOf(name: string): string {
  const words = name
    .replace(/@.*/u, '')
    .split(/[\s._-]+/u)
    .filter(Boolean);
  const [first = ''] = words;
  const last = words.length > 1 ? words.at(-1)! : '';
  return firstLetter(first) + firstLetter(last);
}
