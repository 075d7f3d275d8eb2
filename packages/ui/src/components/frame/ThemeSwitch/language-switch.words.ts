import type { Words } from '../../../words/words.tsx';

/** UI strings of a `LanguageSwitch`. */
export interface LanguageSwitchLabels {
  /** What is chosen. */
  readonly label: string;
}

/** A `LanguageSwitch`'s own words. */
export const languageSwitchWords: Words<LanguageSwitchLabels> = {
  en: { label: 'Language' },
  es: { label: 'Idioma' },
  fr: { label: 'Langue' },
};
