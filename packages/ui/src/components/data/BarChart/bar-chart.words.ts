import type { Words } from '../../../words/words.tsx';
import type { MarkLabels } from '../chart-parts/MarkChart.tsx';

/** Words of a `BarChart` besides those of all charts. */
export interface BarChartLabels extends MarkLabels {
  /** Head of the table's first column, for example `Well`. */
  readonly item: string;
}

/** The words of a `BarChart`. */
export const barChartWords: Words<BarChartLabels> = {
  en: { item: 'Name', marks: 'Bars; arrow keys move between them' },
  es: { item: 'Nombre', marks: 'Barras; las flechas pasan de una a otra' },
  fr: { item: 'Nom', marks: 'Barres\u00a0; les flèches vont de l’une à l’autre' },
};
