import type { Words } from '../../../words/words.tsx';

/** What a `ColumnFilters` says. */
export interface ColumnFiltersLabels {
  /** On the button, and the name of what it opens. */
  readonly filter: string;
  /** Names the choice of a column. */
  readonly column: string;
  /** Names the lower bound of numbers. */
  readonly atLeast: string;
  /** Names the upper bound of numbers. */
  readonly atMost: string;
  /** Names the text that a column must contain. */
  readonly contains: string;
  /** Names the first day. */
  readonly since: string;
  /** Names the last day. */
  readonly until: string;
}

/** The default words of a `ColumnFilters`. */
export const columnFiltersWords: Words<ColumnFiltersLabels> = {
  en: {
    filter: 'Filter',
    column: 'Column',
    atLeast: 'At least',
    atMost: 'At most',
    contains: 'Contains',
    since: 'Since',
    until: 'Until',
  },
  es: {
    filter: 'Filtrar',
    column: 'Columna',
    atLeast: 'Mínimo',
    atMost: 'Máximo',
    contains: 'Contiene',
    since: 'Desde',
    until: 'Hasta',
  },
  fr: {
    filter: 'Filtrer',
    column: 'Colonne',
    atLeast: 'Au moins',
    atMost: 'Au plus',
    contains: 'Contient',
    since: 'Depuis',
    until: 'Jusqu’au',
  },
};
