import type { Words } from '../../../words/words.tsx';
import type { MarkLabels } from '../chart-parts/MarkChart.tsx';

/** Words of a `SurvivalChart` besides those of all charts. */
export interface SurvivalChartLabels extends MarkLabels {
  /** Names the list of curves, and heads the table's first column, for example `Maker`. */
  readonly item: string;
  /** What the vertical axis shows. */
  readonly share: string;
  /** Names the counts below the axis, and their column. */
  readonly atRisk: string;
  /** Heads the column of what failed at a step. */
  readonly failures: string;
  /** Heads the column of the band. */
  readonly band: string;
}

/** The words of a `SurvivalChart`. */
export const survivalChartWords: Words<SurvivalChartLabels> = {
  en: {
    item: 'Group',
    share: 'Still running, %',
    atRisk: 'At risk',
    failures: 'Failed',
    band: '95 % band',
    marks: 'Failures; arrow keys move between them',
  },
  es: {
    item: 'Grupo',
    share: 'En marcha todavía, %',
    atRisk: 'En riesgo',
    failures: 'Fallas',
    band: 'Banda de confianza del 95 %',
    marks: 'Fallas; las flechas pasan de una a otra',
  },
  fr: {
    item: 'Groupe',
    share: 'Encore en marche, %',
    atRisk: 'À risque',
    failures: 'Pannes',
    band: 'Bande de confiance à 95 %',
    marks: 'Pannes ; les flèches vont de l’une à l’autre',
  },
};
