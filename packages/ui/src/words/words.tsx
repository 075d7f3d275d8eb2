import { createContext, use, type ReactNode } from 'react';
import { knownLocale } from './known-locale.ts';

/** The languages in which components bring their own words. */
export const wordLanguages = ['en', 'es', 'fr'] as const;
/** A language in which components bring their own words. */
export type WordLanguage = (typeof wordLanguages)[number];

/** A component's default words: a set for each language. They come with the component's code, and with no other. */
export type Words<Labels extends object> = { readonly [language in WordLanguage]: Labels };

/** Words that stand for a component's own within a {@link WordsProvider}; made by {@link replaceWords}. */
export interface Replacement {
  readonly words: Words<object>;
  readonly labels: object;
}

/**
 * Replaces some or all default words of a component, for every use within the provider: another language, or the
 * product's own terms.
 * @param words The component's default words: `trendChartWords`.
 * @param labels What to say instead; what is left out stays.
 */
export function replaceWords<Labels extends object>(
  words: Words<Labels>,
  labels: Partial<NoInfer<Labels>>,
): Replacement {
  return { words, labels };
}

interface Speech {
  readonly locale: string;
  readonly replacements: readonly Replacement[];
}

const english: Speech = { locale: 'en', replacements: [] };
const SpeechContext = createContext(english);

/** Props of {@link WordsProvider}. */
export interface WordsProviderProps {
  /**
   * The reader's language as a BCP 47 tag, for words, numbers and dates: `es`, `fr-CA`. Words are English where a
   * component has none in that language and none are given in `replacements`. All is English, with a warning, for what is
   * no tag. @default en
   */
  locale?: string;
  /** Words instead of the components' own. Keep the list's identity: it is compared by reference. */
  replacements?: readonly Replacement[];
  children: ReactNode;
}

/** Says in which language the components within it speak, and replaces words of theirs. One is enough for a page. */
export function WordsProvider({ locale = 'en', replacements, children }: WordsProviderProps) {
  const speech = { locale: knownLocale(locale), replacements: replacements ?? english.replacements };
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

/**
 * The reader's language as a BCP 47 tag; `en` without a provider.
 * @param given Another language, of one component; English for what is no tag.
 */
export function useLocale(given?: string): string {
  const { locale } = use(SpeechContext);
  return given === undefined ? locale : knownLocale(given);
}

/**
 * A component's words for this reader: its own in the reader's language, over them the provider's replacements, over
 * these the `labels` of this use.
 * @internal
 */
export function useWords<Labels extends object>(words: Words<Labels>, labels?: Partial<Labels>): Labels {
  const { locale, replacements } = use(SpeechContext);
  const own = words[locale.split('-', 1)[0] as WordLanguage] ?? words.en;
  const replaced = replacements.map((replacement) => replacement.words === words && replacement.labels);
  return Object.assign({}, own, ...replaced, labels) as Labels;
}
