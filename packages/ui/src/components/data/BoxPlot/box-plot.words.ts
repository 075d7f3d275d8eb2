import type { Words } from '../../../words/words.tsx';
import type { MarkLabels } from '../chart-parts/MarkChart.tsx';

/** Words of a `BoxPlot` besides those of all charts. */
export interface BoxPlotLabels extends MarkLabels {
  /** Head of the table's first column, for example `Field`. */
  readonly item: string;
  readonly low: string;
  readonly lowerQuartile: string;
  readonly median: string;
  readonly upperQuartile: string;
  readonly high: string;
  /** Heads the column of values far from the others. */
  readonly outliers: string;
}

/** The words of a `BoxPlot`. */
export const boxPlotWords: Words<BoxPlotLabels> = {
  en: {
    item: 'Name',
    low: 'Low',
    lowerQuartile: 'Lower quartile',
    median: 'Median',
    upperQuartile: 'Upper quartile',
    high: 'High',
    outliers: 'Far out',
    marks: 'Boxes and what lies far out; arrow keys move between them',
  },
  es: {
    item: 'Nombre',
    low: 'Bajo',
    lowerQuartile: 'Cuartil inferior',
    median: 'Mediana',
    upperQuartile: 'Cuartil superior',
    high: 'Alto',
    outliers: 'Atípicos',
    marks: 'Cajas y valores atípicos; las flechas pasan de uno a otro',
  },
  fr: {
    item: 'Nom',
    low: 'Bas',
    lowerQuartile: 'Quartile inférieur',
    median: 'Médiane',
    upperQuartile: 'Quartile supérieur',
    high: 'Haut',
    outliers: 'Atypiques',
    marks: 'Boîtes et valeurs atypiques ; les flèches vont de l’une à l’autre',
  },
};
