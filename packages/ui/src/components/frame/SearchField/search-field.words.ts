import type { Words } from '../../../words/words.tsx';

/** A {@link SearchField}'s own words. */
export interface SearchFieldLabels {
  /** Names the list of suggestions. */
  readonly suggestions: string;
  /** How many suggestions there are: announced as they come. */
  readonly count: (figures: string, count: number) => string;
  /** Says that nothing answers what is typed. */
  readonly noMatches: (text: string) => string;
  /** Names the button that empties the field. */
  readonly clear: string;
}

/** The words of a {@link SearchField}. */
export const searchFieldWords: Words<SearchFieldLabels> = {
  en: {
    suggestions: 'Suggestions',
    count: (figures, count) => `${figures} ${count === 1 ? 'suggestion' : 'suggestions'}`,
    noMatches: (text) => `No matches for “${text}”`,
    clear: 'Clear',
  },
  es: {
    suggestions: 'Sugerencias',
    count: (figures, count) => `${figures} ${count === 1 ? 'sugerencia' : 'sugerencias'}`,
    noMatches: (text) => `Nada coincide con «${text}»`,
    clear: 'Borrar',
  },
  fr: {
    suggestions: 'Propositions',
    count: (figures, count) => `${figures} ${count < 2 ? 'proposition' : 'propositions'}`,
    noMatches: (text) => `Rien ne correspond à «\u00a0${text}\u00a0»`,
    clear: 'Effacer',
  },
};
