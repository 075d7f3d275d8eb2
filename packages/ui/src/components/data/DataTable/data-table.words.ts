import type { Words } from '../../../words/words.tsx';

/** What a `DataTable` says besides its data. */
export interface DataTableLabels {
  /** Stands for an absent value. */
  readonly noValue: string;
  /** What is read aloud in its place. */
  readonly noValueSaid: string;
  /** Names the choice of an order where rows are cards. */
  readonly sortBy: string;
  /** The order in which the rows came. */
  readonly unsorted: string;
  /** Names the button that turns an order round. */
  readonly reverse: string;
  /** Names what is the same in all rows. */
  readonly equal: string;
  /** Head of the column of row actions. */
  readonly actions: string;
  /** How many rows a group has, as a number and in the reader's figures. */
  readonly groupRows: (count: number, text: string) => string;
  /** Says what the mark of estimates means, and how many rows have it, of how many. Both come as text. */
  readonly estimated: (count: string, of: string) => string;
  /** Says what the mark means in a head: every row is an estimate. */
  readonly allEstimated: string;
  /** Names the total row. */
  readonly total: string;
  /** Names the box that selects all rows. */
  readonly selectAll: string;
  /** Names a row's box by what stands in its first column: `Select F-12`. */
  readonly selectRow: (name: string) => string;
  /** Names the link of a row, where its name leads elsewhere: `Details of F-12`. */
  readonly details: (name: string) => string;
  /** Says how many rows are selected, of how many. Both come as text in the reader's figures. */
  readonly selected: (count: string, of: string) => string;
  /** The button that clears all boxes. */
  readonly clearSelection: string;
  /** Stands below the head where there are no rows and nothing else is said of that. */
  readonly empty: string;
  /** Stands below the head where the filters leave no row. */
  readonly noneLeft: string;
  /** The button that takes all filters away. */
  readonly clearFilters: string;
  /** A filter of a lower bound: `at least 10 Sm³`. */
  readonly atLeast: (value: string) => string;
  /** A filter of an upper bound. */
  readonly atMost: (value: string) => string;
  /** A filter of a text. */
  readonly contains: (text: string) => string;
  /** A filter of a first day. */
  readonly since: (day: string) => string;
  /** A filter of a last day. */
  readonly until: (day: string) => string;
  /** Announces a new order by the name of a column: `Sorted by Loss, descending`. */
  readonly sorted: (column: string, descending: boolean) => string;
  /** Says what was copied: the text of a cell. */
  readonly copied: (text: string) => string;
  /** Says that the cell has nothing to copy. */
  readonly nothingToCopy: string;
  /** Says that the browser did not let the page copy. */
  readonly notCopied: string;
}

/** The default words of a `DataTable`. */
export const dataTableWords: Words<DataTableLabels> = {
  en: {
    noValue: '–',
    noValueSaid: 'no value',
    sortBy: 'Sort by',
    unsorted: 'Default order',
    reverse: 'Reverse the order',
    equal: 'Same in all rows',
    actions: 'Actions',
    groupRows: (count, text) => (count === 1 ? '1 row' : `${text} rows`),
    estimated: (count, of) => `estimated, in ${count} of ${of} rows`,
    allEstimated: 'estimated, in all rows',
    total: 'Total',
    selectAll: 'Select all rows',
    selectRow: (name) => `Select ${name}`,
    details: (name) => `Details of ${name}`,
    selected: (count, of) => `${count} of ${of} selected`,
    clearSelection: 'Clear selection',
    empty: 'No rows to show.',
    noneLeft: 'No row meets the filters.',
    clearFilters: 'Clear filters',
    atLeast: (value) => `at least ${value}`,
    atMost: (value) => `at most ${value}`,
    contains: (text) => `contains “${text}”`,
    since: (day) => `since ${day}`,
    until: (day) => `until ${day}`,
    sorted: (column, descending) => `Sorted by ${column}, ${descending ? 'descending' : 'ascending'}`,
    copied: (text) => `Copied: ${text}`,
    nothingToCopy: 'Nothing to copy',
    notCopied: 'The browser did not let the page copy',
  },
  es: {
    noValue: '–',
    noValueSaid: 'sin valor',
    sortBy: 'Ordenar por',
    unsorted: 'Orden original',
    reverse: 'Invertir el orden',
    equal: 'Igual en todas las filas',
    actions: 'Acciones',
    groupRows: (count, text) => (count === 1 ? '1 fila' : `${text} filas`),
    estimated: (count, of) => `estimado, en ${count} de ${of} filas`,
    allEstimated: 'estimado, en todas las filas',
    total: 'Total',
    selectAll: 'Seleccionar todas las filas',
    selectRow: (name) => `Seleccionar ${name}`,
    details: (name) => `Detalles de ${name}`,
    selected: (count, of) => `Seleccionadas: ${count} de ${of}`,
    clearSelection: 'Borrar la selección',
    empty: 'No hay filas que mostrar.',
    noneLeft: 'Ninguna fila cumple los filtros.',
    clearFilters: 'Quitar los filtros',
    atLeast: (value) => `mínimo ${value}`,
    atMost: (value) => `máximo ${value}`,
    contains: (text) => `contiene «${text}»`,
    since: (day) => `desde el ${day}`,
    until: (day) => `hasta el ${day}`,
    sorted: (column, descending) => `Ordenado por ${column}, ${descending ? 'descendente' : 'ascendente'}`,
    copied: (text) => `Copiado: ${text}`,
    nothingToCopy: 'Nada que copiar',
    notCopied: 'El navegador no permitió copiar',
  },
  fr: {
    noValue: '–',
    noValueSaid: 'aucune valeur',
    sortBy: 'Trier par',
    unsorted: 'Ordre par défaut',
    reverse: 'Inverser l’ordre',
    equal: 'Identique dans toutes les lignes',
    actions: 'Actions de la ligne',
    groupRows: (count, text) => (count === 1 ? '1 ligne' : `${text} lignes`),
    estimated: (count, of) => `estimé, dans ${count} lignes sur ${of}`,
    allEstimated: 'estimé, dans toutes les lignes',
    total: 'Total',
    selectAll: 'Sélectionner toutes les lignes',
    selectRow: (name) => `Sélectionner ${name}`,
    details: (name) => `Détails de ${name}`,
    selected: (count, of) => `Sélection\u00a0: ${count} sur ${of}`,
    clearSelection: 'Effacer la sélection',
    empty: 'Aucune ligne à afficher.',
    noneLeft: 'Aucune ligne ne correspond aux filtres.',
    clearFilters: 'Effacer les filtres',
    atLeast: (value) => `au moins ${value}`,
    atMost: (value) => `au plus ${value}`,
    contains: (text) => `contient «\u00a0${text}\u00a0»`,
    since: (day) => `depuis le ${day}`,
    until: (day) => `jusqu’au ${day}`,
    sorted: (column, descending) => `Trié par ${column}, ordre ${descending ? 'décroissant' : 'croissant'}`,
    copied: (text) => `Copié\u00a0: ${text}`,
    nothingToCopy: 'Rien à copier',
    notCopied: 'Le navigateur n’a pas permis de copier',
  },
};
