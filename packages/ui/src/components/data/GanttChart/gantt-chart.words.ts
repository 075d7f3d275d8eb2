import type { Words } from '../../../words/words.tsx';
import type { MarkLabels } from '../chart-parts/MarkChart.tsx';
import type { GanttState } from './gantt-lanes.ts';

/** Words of a `GanttChart` besides those of all charts. */
export interface GanttChartLabels extends MarkLabels {
  /** Heads of the table's columns. */
  readonly lane: string;
  readonly item: string;
  readonly state: string;
  readonly from: string;
  readonly to: string;
  /** Names the states. */
  readonly states: Readonly<Record<GanttState, string>>;
  /** Names the list of what bars look like. */
  readonly key: string;
  /** Names the line of the present: `Now`. */
  readonly now: string;
  /** Stands for an end that is not known. */
  readonly open: string;
}

/** The words of a `GanttChart`. */
export const ganttChartWords: Words<GanttChartLabels> = {
  en: {
    lane: 'Place',
    item: 'Activity',
    state: 'State',
    from: 'Start',
    to: 'End',
    states: {
      planned: 'Planned',
      confirmed: 'Confirmed',
      running: 'In progress',
      done: 'Done',
      late: 'Overdue',
      cancelled: 'Canceled',
    },
    key: 'States',
    now: 'Now',
    open: 'unknown',
    marks: 'Activities; arrow keys move between them',
  },
  es: {
    lane: 'Lugar',
    item: 'Actividad',
    state: 'Estado',
    from: 'Inicio',
    to: 'Fin',
    states: {
      planned: 'Planificada',
      confirmed: 'Confirmada',
      running: 'En curso',
      done: 'Terminada',
      late: 'Atrasada',
      cancelled: 'Cancelada',
    },
    key: 'Estados',
    now: 'Ahora',
    open: 'desconocido',
    marks: 'Actividades; las flechas pasan de una a otra',
  },
  fr: {
    lane: 'Lieu',
    item: 'Activité',
    state: 'État',
    from: 'Début',
    to: 'Fin',
    states: {
      planned: 'Prévue',
      confirmed: 'Confirmée',
      running: 'En cours',
      done: 'Terminée',
      late: 'En retard',
      cancelled: 'Annulée',
    },
    key: 'États',
    now: 'Maintenant',
    open: 'inconnue',
    marks: 'Activités ; les flèches vont de l’une à l’autre',
  },
};
