import type { Words } from '../../../words/words.tsx';

/** A {@link MultiSelect}'s own words. */
export interface MultiSelectLabels {
  /** Names the search field and stands in it while it is empty: "Search: Fields". */
  readonly search: (label: string) => string;
  /** Says that nothing matches what was typed. */
  readonly noMatches: string;
  /** Says how many items match: "12 matches"; announced as the user types. `written` is the count as it is written. */
  readonly matches: (count: number, written: string) => string;
  /** The button that gives up the choice. */
  readonly clear: string;
  /** Says how many are chosen: "3 of 120 selected". Both counts as they are written. */
  readonly selected: (count: string, of: string) => string;
}

/** The words of a {@link MultiSelect}. */
export const multiSelectWords: Words<MultiSelectLabels> = {
  en: {
    search: (label) => `Search ${label}`,
    noMatches: 'No matches',
    matches: (count, written) => (count === 1 ? '1 match' : `${written} matches`),
    clear: 'Clear',
    selected: (count, of) => `${count} of ${of} selected`,
  },
  es: {
    search: (label) => `Buscar ${label}`,
    noMatches: 'Nada coincide',
    matches: (count, written) => (count === 1 ? '1 coincidencia' : `${written} coincidencias`),
    clear: 'Borrar',
    selected: (count, of) => `Selección: ${count} de ${of}`,
  },
  fr: {
    search: (label) => `Rechercher ${label}`,
    noMatches: 'Rien ne correspond',
    matches: (count, written) => (count < 2 ? `${written} résultat` : `${written} résultats`),
    clear: 'Effacer',
    selected: (count, of) => `Sélection\u00a0: ${count} sur ${of}`,
  },
};
