import type { Words } from '../../../words/words.tsx';
import type { MarkLabels } from '../chart-parts/MarkChart.tsx';

/** Words of a `Histogram` besides those of all charts. */
export interface HistogramLabels extends MarkLabels {
  /** What is counted: title of the upright axis and head of the table's second column, for example `Wells`. */
  readonly count: string;
  /** Names a bin's range: `40 to 50`. */
  readonly bin: (from: string, to: string) => string;
  /** Names the line at the median: `Median 84`. */
  readonly median: (value: string) => string;
  /** Says how many values could not be counted. */
  readonly leftOut: (count: number) => string;
}

/** The words of a `Histogram`. */
export const histogramWords: Words<HistogramLabels> = {
  en: {
    count: 'Count',
    bin: (from, to) => `${from} to ${to}`,
    median: (value) => `Median ${value}`,
    leftOut: (count) =>
      count === 1 ? '1 value is not usable.' : `${count.toLocaleString('en')} values are not usable.`,
    marks: 'Ranges; arrow keys move between them',
  },
  es: {
    count: 'Cantidad',
    bin: (from, to) => `de ${from} a ${to}`,
    median: (value) => `Mediana ${value}`,
    leftOut: (count) =>
      count === 1 ? '1 valor no utilizable.' : `${count.toLocaleString('es')} valores no utilizables.`,
    marks: 'Intervalos; las flechas pasan de una barra a otra',
  },
  fr: {
    count: 'Nombre',
    bin: (from, to) => `de ${from} à ${to}`,
    median: (value) => `Médiane ${value}`,
    leftOut: (count) =>
      count < 2 ? `${count} valeur inutilisable.` : `${count.toLocaleString('fr')} valeurs inutilisables.`,
    marks: 'Intervalles\u00a0; les flèches vont d’une barre à l’autre',
  },
};
