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
  /** Names the group of marks and explains the keys, where activities can be moved. */
  readonly marksMoved: string;
  /** Stands below the chart and says how activities are moved, where they can be. */
  readonly moveHint: string;
  /** Stands at an activity that is being moved: from when to when it would last; null where its end is not known. */
  readonly wouldLast: (from: string, to: string | null) => string;
  /** Says where an activity would begin that is being moved. */
  readonly wouldBegin: (item: string, time: string) => string;
  /** Says that an activity that was being moved stays where it is. */
  readonly notMoved: (item: string) => string;
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
    marksMoved:
      'Activities; arrow keys move between them; Alt and arrow keys move one by an hour, with Shift by a day; Enter keeps it there, Escape does not',
    moveHint:
      'Drag an activity to another day; with Alt held, by the hour. Keys: Alt and ← → by an hour, with Shift by a day; Enter keeps it there, Esc does not.',
    wouldLast: (from, to) => (to === null ? from : `${from}, until ${to}`),
    wouldBegin: (item, time) => `${item} would begin on ${time}`,
    notMoved: (item) => `Not moved: ${item}`,
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
    marksMoved:
      'Actividades; las flechas pasan de una a otra; Alt y las flechas mueven una actividad una hora, con Mayús un día; Enter la deja allí, Esc no',
    moveHint:
      'Arrastre una actividad a otro día; con Alt, por horas. Teclas: Alt y ← → una hora, con Mayús un día; Enter la deja allí, Esc no.',
    wouldLast: (from, to) => (to === null ? from : `${from}, hasta el ${to}`),
    wouldBegin: (item, time) => `${item} comenzaría el ${time}`,
    notMoved: (item) => `No se movió: ${item}`,
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
    marks: 'Activités\u00a0; les flèches vont de l’une à l’autre',
    marksMoved:
      'Activités\u00a0; les flèches vont de l’une à l’autre\u00a0; Alt et les flèches en déplacent une d’une heure, avec Maj d’un jour\u00a0; Entrée l’y laisse, Échap non',
    moveHint:
      'Faites glisser une activité vers un autre jour\u00a0; avec Alt, par heure. Touches\u00a0: Alt et ← → d’une heure, avec Maj d’un jour\u00a0; Entrée l’y laisse, Échap non.',
    wouldLast: (from, to) => (to === null ? from : `${from}, jusqu’au ${to}`),
    wouldBegin: (item, time) => `${item} commencerait le ${time}`,
    notMoved: (item) => `Non déplacée\u00a0: ${item}`,
  },
};
