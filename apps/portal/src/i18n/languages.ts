/** The interface languages, in the order in which a person is offered them. */
export const languages = ['en', 'es', 'fr'] as const;

/** The code of an interface language; also its BCP 47 tag. */
export type Language = (typeof languages)[number];

/** The language of a person who has not chosen one, and of every text that another language lacks. */
export const defaultLanguage: Language = 'en';

/** Each language's own name, the same in every language. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
};

/** Whether a stored or received value is the code of a language. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
