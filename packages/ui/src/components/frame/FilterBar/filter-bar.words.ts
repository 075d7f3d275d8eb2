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
  /** Opens the drawer with the controls where the bar is narrow; `count` is how many filters are in force, written. */
  readonly open: (count: string | null) => string;
  /** Closes the drawer. */
  readonly done: string;
}

/** A `FilterBar`'s own words. */
export const filterBarWords: Words<FilterBarLabels> = {
  en: {
    bar: 'Filters',
    chips: 'Active filters',
    remove: ({ label, value }) => `Remove ${label}: ${value}`,
    clear: 'Clear all',
    open: (count) => (count === null ? 'Filters' : `Filters (${count})`),
    done: 'Done',
  },
  es: {
    bar: 'Filtros',
    chips: 'Filtros activos',
    remove: ({ label, value }) => `Quitar ${label}: ${value}`,
    clear: 'Borrar todo',
    open: (count) => (count === null ? 'Filtros' : `Filtros (${count})`),
    done: 'Listo',
  },
  fr: {
    bar: 'Filtres',
    chips: 'Filtres actifs',
    remove: ({ label, value }) => `Retirer ${label}\u00a0: ${value}`,
    clear: 'Tout effacer',
    open: (count) => (count === null ? 'Filtres' : `Filtres (${count})`),
    done: 'Terminé',
  },
};
