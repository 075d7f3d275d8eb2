import type { Words } from '../../../words/words.tsx';

/** What a `GroupSelect` says. */
export interface GroupSelectLabels {
  /** On the button while rows are not in groups. */
  readonly group: string;
  /** On the button while they are, by the name of the column. */
  readonly by: (column: string) => string;
  /** The choice of no groups. */
  readonly none: string;
}

/** The default words of a `GroupSelect`. */
export const groupSelectWords: Words<GroupSelectLabels> = {
  en: { group: 'Group', by: (column) => `Group: ${column.toLocaleLowerCase('en')}`, none: 'No groups' },
  es: { group: 'Agrupar', by: (column) => `Grupos: ${column.toLocaleLowerCase('es')}`, none: 'Sin grupos' },
  fr: {
    group: 'Grouper',
    by: (column) => `Groupes\u00a0: ${column.toLocaleLowerCase('fr')}`,
    none: 'Sans groupes',
  },
};
