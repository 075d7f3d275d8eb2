import type { Words } from '../../../words/words.tsx';
import type { FilterItem } from './filter-item.ts';

/** UI strings of a `FilterBar`. */
export interface FilterBarLabels {
  /** Names the landmark. */
  readonly bar: string;
  /** Names the list of chips. */
  readonly chips: string;
  /** Names the button that takes a filter away: `Remove Field: Volve`. */
  readonly remove: (item: FilterItem) => string;
  /** Takes all filters away. */
  readonly clear: string;
}

/** A `FilterBar`'s own words. */
export const filterBarWords: Words<FilterBarLabels> = {
  en: {
    bar: 'Filters',
    chips: 'Filters in force',
    remove: ({ label, value }) => `Remove ${label}: ${value}`,
    clear: 'Clear all',
  },
  es: {
    bar: 'Filtros',
    chips: 'Filtros activos',
    remove: ({ label, value }) => `Quitar ${label}: ${value}`,
    clear: 'Borrar todo',
  },
  fr: {
    bar: 'Filtres',
    chips: 'Filtres actifs',
    remove: ({ label, value }) => `Retirer ${label}\u00a0: ${value}`,
    clear: 'Tout effacer',
  },
};
