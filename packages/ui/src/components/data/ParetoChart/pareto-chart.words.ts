import type { Words } from '../../../words/words.tsx';
import type { MarkLabels } from '../chart-parts/MarkChart.tsx';

/** Words of a `ParetoChart` besides those of all charts. */
export interface ParetoChartLabels extends MarkLabels {
  /** Head of the table's first column, for example `Reason`. */
  readonly item: string;
  /** Names the share that adds up. */
  readonly cumulative: string;
  /** Says how many causes have no value to show. */
  readonly leftOut: (count: number) => string;
}

/** The words of a `ParetoChart`. */
export const paretoChartWords: Words<ParetoChartLabels> = {
  en: {
    item: 'Cause',
    cumulative: 'Cumulative share',
    leftOut: (count) =>
      count === 1
        ? '1 cause has no share to show.'
        : `${count.toLocaleString('en')} causes have no share to show.`,
    marks: 'Causes, largest first; arrow keys move between them',
  },
  es: {
    item: 'Causa',
    cumulative: 'Porcentaje acumulado',
    leftOut: (count) =>
      count === 1
        ? '1 causa no tiene porcentaje que mostrar.'
        : `${count.toLocaleString('es')} causas no tienen porcentaje que mostrar.`,
    marks: 'Causas de mayor a menor; las flechas pasan de una barra a otra',
  },
  fr: {
    item: 'Cause',
    cumulative: 'Part cumulée',
    leftOut: (count) =>
      count < 2
        ? `${count} cause n’a pas de part à afficher.`
        : `${count.toLocaleString('fr')} causes n’ont pas de part à afficher.`,
    marks: 'Causes par ordre décroissant\u00a0; les flèches vont d’une barre à l’autre',
  },
};
