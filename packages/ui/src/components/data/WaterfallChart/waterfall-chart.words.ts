import type { Words } from '../../../words/words.tsx';
import type { MarkLabels } from '../chart-parts/MarkChart.tsx';

/** Words of a `WaterfallChart` besides those of all charts. */
export interface WaterfallChartLabels extends MarkLabels {
  /** Head of the table's first column. */
  readonly item: string;
  /** Head of the column of levels after each step. */
  readonly level: string;
  /** Follows the title of an axis that does not begin at zero. */
  readonly cut: string;
}

/** The words of a `WaterfallChart`. */
export const waterfallChartWords: Words<WaterfallChartLabels> = {
  en: {
    item: 'Step',
    level: 'Level after step',
    cut: 'the axis does not begin at zero',
    marks: 'Steps; arrow keys move between them',
  },
  es: {
    item: 'Paso',
    level: 'Nivel resultante',
    cut: 'el eje no empieza en cero',
    marks: 'Pasos; las flechas pasan de una barra a otra',
  },
  fr: {
    item: 'Étape',
    level: 'Niveau atteint',
    cut: 'l’axe ne commence pas à zéro',
    marks: 'Étapes\u00a0; les flèches vont d’une barre à l’autre',
  },
};
