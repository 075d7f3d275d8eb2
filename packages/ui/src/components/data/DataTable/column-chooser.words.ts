import type { Words } from '../../../words/words.tsx';

/** What a `ColumnChooser` says. */
export interface ColumnChooserLabels {
  /** On the button, and the name of what it opens. */
  readonly columns: string;
  /** The button that shows all columns again. */
  readonly all: string;
}

/** The default words of a `ColumnChooser`. */
export const columnChooserWords: Words<ColumnChooserLabels> = {
  en: { columns: 'Columns', all: 'Show all' },
  es: { columns: 'Columnas', all: 'Mostrar todas' },
  fr: { columns: 'Colonnes', all: 'Tout afficher' },
};
