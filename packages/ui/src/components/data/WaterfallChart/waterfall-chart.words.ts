import type { Words } from '../../../words/words.tsx';
import type { MarkLabels } from '../chart-parts/MarkChart.tsx';

/** Words of a `WaterfallChart` besides those of all charts. */
export interface WaterfallChartLabels extends MarkLabels {
  /** Head of the table's first column. */
  readonly item: string;
  /** Head of the column of levels after each step. */
  readonly level: string;
}

/** The words of a `WaterfallChart`. */
export const waterfallChartWords: Words<WaterfallChartLabels> = {
  en: { item: 'Step', level: 'Level after step', marks: 'Steps; arrow keys move between them' },
  es: { item: 'Paso', level: 'Nivel resultante', marks: 'Pasos; las flechas pasan de una barra a otra' },
  fr: { item: 'Étape', level: 'Niveau atteint', marks: 'Étapes ; les flèches vont d’une barre à l’autre' },
};
