import type { Cause } from '@cnx/api';
import type { Language } from '../i18n/languages.ts';
import { truncateForDisplay } from '../untrusted-text.ts';
import type { Formats } from './use-formats.ts';

/** What a cause is called in a language; in English where the company has no text of its own in it. */
export function causeName({ texts }: Pick<Cause, 'texts'>, language: Language): string {
  return truncateForDisplay(texts[language] ?? texts.en);
}

/** The causes that can be chosen, each with where in the chain it lies; a part says what it is a part of. */
export function causeItems(
  causes: readonly Cause[],
  { t, language }: Pick<Formats, 't' | 'language'>,
): { value: string; label: string }[] {
  const named = new Map(causes.map((cause) => [cause.code, causeName(cause, language)]));
  return causes
    .filter(({ active, computed }) => active && !computed)
    .map(({ code, parentCode, choke }) => {
      const above = named.get(parentCode ?? '') ?? t(`vocabulary.choke.${choke}`);
      return { value: code, label: `${named.get(code)!} · ${above}` };
    });
}
