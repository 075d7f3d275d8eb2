import type { Words } from '../../../words/words.tsx';

/** A {@link Link}'s own words. */
export interface LinkLabels {
  /** Says that it opens in a new tab, to those who do not see the icon. */
  readonly newTab: string;
}

/** The words of a {@link Link}. */
export const linkWords: Words<LinkLabels> = {
  en: { newTab: 'opens in a new tab' },
  es: { newTab: 'se abre en una pestaña nueva' },
  fr: { newTab: 's’ouvre dans un nouvel onglet' },
};
