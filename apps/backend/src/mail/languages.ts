import { maxTextLength } from '../limits.ts';

/** The languages of the product; English is the fallback. */
export const languages = ['en', 'es', 'fr'] as const;
export type Language = (typeof languages)[number];

/** @returns The first of the wanted languages that the product has. `wanted` are tags such as `fr-CA`, best first. */
export function chooseLanguage(wanted: readonly unknown[]): Language {
  for (const tag of wanted) {
    const primary =
      typeof tag === 'string'
        ? tag.slice(0, maxTextLength.languageTag).split('-', 1)[0]?.toLowerCase()
        : undefined;
    const found = languages.find((language) => language === primary);
    if (found) return found;
  }
  return 'en';
}

/** @returns The tags of an Accept-Language header, most wanted first. */
export function parseAcceptLanguage(header: string | undefined): string[] {
  if (!header) return [];
  return header
    .slice(0, maxTextLength.acceptLanguage)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag, weight: quality ? Number(quality.trim().slice(2)) || 0 : 1 };
    })
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
