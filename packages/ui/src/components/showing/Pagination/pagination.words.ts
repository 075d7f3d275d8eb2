import type { Words } from '../../../words/words.tsx';

/** What a page of a list shows, as text in the reader's own figures. */
export interface PaginationSummary {
  /** The first thing shown, counted from 1; 0 if there is none. */
  readonly from: string;
  /** The last thing shown. */
  readonly to: string;
  /** How many there are. */
  readonly total: string;
  /** How many there are, as a number: for singular and plural. */
  readonly count: number;
}

/** UI strings of a `Pagination`. */
export interface PaginationLabels {
  /** Names the landmark. */
  readonly navigation: string;
  /** Names the way to the page before. */
  readonly previous: string;
  /** Names the way to the page after. */
  readonly next: string;
  /** Names a page: `Page 3`. */
  readonly page: (page: string) => string;
  /** What is shown: `Showing 21 to 40 of 118 results`. */
  readonly summary: (shown: PaginationSummary) => string;
}

/** A `Pagination`'s own words. */
export const paginationWords: Words<PaginationLabels> = {
  en: {
    navigation: 'Pages of results',
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
    summary: ({ from, to, total, count }) =>
      `Showing ${from} to ${to} of ${total} ${count === 1 ? 'result' : 'results'}`,
  },
  es: {
    navigation: 'Páginas de resultados',
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: (page) => `Página ${page}`,
    summary: ({ from, to, total, count }) =>
      `Del ${from} al ${to} de ${total} ${count === 1 ? 'resultado' : 'resultados'}`,
  },
  fr: {
    navigation: 'Pages de résultats',
    previous: 'Page précédente',
    next: 'Page suivante',
    page: (page) => `Page ${page}`,
    summary: ({ from, to, total, count }) =>
      `${from} à ${to} sur ${total} ${count < 2 ? 'résultat' : 'résultats'}`,
  },
};
