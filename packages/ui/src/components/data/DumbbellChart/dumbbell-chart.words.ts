import type { Words } from '../../../words/words.tsx';
import type { MarkLabels } from '../chart-parts/MarkChart.tsx';

/** Words of a `DumbbellChart` besides those of all charts. */
export interface DumbbellChartLabels extends MarkLabels {
  /** Head of the table's first column, for example `Well`. */
  readonly item: string;
  /** What the hollow dot stands for, for example `Before the change`. */
  readonly before: string;
  /** What the full dot stands for. */
  readonly after: string;
}

/** The words of a `DumbbellChart`. */
export const dumbbellChartWords: Words<DumbbellChartLabels> = {
  en: { item: 'Name', before: 'Before', after: 'After', marks: 'Rows; arrow keys move between them' },
  es: { item: 'Nombre', before: 'Antes', after: 'Después', marks: 'Filas; las flechas pasan de una a otra' },
  fr: {
    item: 'Nom',
    before: 'Avant',
    after: 'Après',
    marks: 'Lignes\u00a0; les flèches vont de l’une à l’autre',
  },
};
