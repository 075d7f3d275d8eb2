import type { Words } from '../../../words/words.tsx';
import type { MarkLabels } from '../chart-parts/MarkChart.tsx';

/** Words of a `CalendarHeatMap` besides those of all charts. */
export interface CalendarHeatMapLabels extends MarkLabels {
  /** Head of the table's first column. */
  readonly day: string;
  /** Stands for a day without a value. */
  readonly noValue: string;
  /** Says that there is nothing to draw, and why if it is known. */
  readonly empty: string;
}

/** The words of a `CalendarHeatMap`. */
export const calendarHeatMapWords: Words<CalendarHeatMapLabels> = {
  en: {
    day: 'Day',
    marks: 'Days; arrow keys move between them',
    noValue: 'no data',
    empty: 'No data in these days.',
  },
  es: {
    day: 'Día',
    marks: 'Días; las flechas pasan de un día a otro',
    noValue: 'sin datos',
    empty: 'No hay datos en estos días.',
  },
  fr: {
    day: 'Jour',
    marks: 'Jours\u00a0; les flèches vont d’un jour à l’autre',
    noValue: 'pas de données',
    empty: 'Aucune donnée pour ces jours.',
  },
};
