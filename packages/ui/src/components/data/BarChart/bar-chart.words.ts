import type { Words } from '../../../words/words.tsx';
import type { MarkLabels } from '../chart-parts/MarkChart.tsx';

/** Words of a `BarChart` besides those of all charts. */
export interface BarChartLabels extends MarkLabels {
  /** Head of the table's first column, for example `Well`. */
  readonly item: string;
  /** Says of an item that more of it is still to come. */
  readonly incomplete: string;
}

/** The words of a `BarChart`. */
export const barChartWords: Words<BarChartLabels> = {
  en: { item: 'Name', incomplete: 'incomplete', marks: 'Bars; arrow keys move between them' },
  es: { item: 'Nombre', incomplete: 'incompleto', marks: 'Barras; las flechas pasan de una a otra' },
  fr: { item: 'Nom', incomplete: 'incomplet', marks: 'Barres\u00a0; les flèches vont de l’une à l’autre' },
};
