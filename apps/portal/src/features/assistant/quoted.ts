import type { Formats } from '../../insight/use-formats.ts';

/** Words of the user, as a language quotes them. */
export function quoted(words: readonly string[], { language }: Formats): string {
  const [open, close] = { en: ['“', '”'], es: ['«', '»'], fr: ['«\u00a0', '\u00a0»'] }[language];
  return words.map((word) => `${open}${word}${close}`).join(', ');
}
