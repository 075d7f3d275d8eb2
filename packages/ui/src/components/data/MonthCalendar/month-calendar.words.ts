import type { Words } from '../../../words/words.tsx';
import { ganttChartWords } from '../GanttChart/gantt-chart.words.ts';
import type { GanttState } from '../GanttChart/gantt-lanes.ts';

/** A {@link MonthCalendar}'s own words. */
export interface MonthCalendarLabels {
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly today: string;
  /** How many things a day has; of none, that there is none. */
  readonly count: (count: number) => string;
  /** Names the things of the day that is chosen: `Wednesday, November 18, 2026`. */
  readonly ofDay: (day: string) => string;
  /** Stands below the month where the chosen day has nothing. */
  readonly nothing: string;
  /** Names the states of things in the key. */
  readonly states: Readonly<Record<GanttState, string>>;
  /** Names the key: what the bars of each state look like. */
  readonly key: string;
}

/** The words of a {@link MonthCalendar}. */
export const monthCalendarWords: Words<MonthCalendarLabels> = {
  en: {
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    today: 'today',
    count: (count) => (count === 0 ? 'nothing' : count === 1 ? '1 entry' : `${count} entries`),
    ofDay: (day) => `Entries of ${day}`,
    nothing: 'Nothing on this day.',
    states: ganttChartWords.en.states,
    key: ganttChartWords.en.key,
  },
  es: {
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    today: 'hoy',
    count: (count) => (count === 0 ? 'nada' : count === 1 ? '1 entrada' : `${count} entradas`),
    ofDay: (day) => `Entradas del ${day}`,
    nothing: 'Nada en este día.',
    states: ganttChartWords.es.states,
    key: ganttChartWords.es.key,
  },
  fr: {
    previousMonth: 'Mois précédent',
    nextMonth: 'Mois suivant',
    today: 'aujourd’hui',
    count: (count) => (count === 0 ? 'rien' : count === 1 ? '1 entrée' : `${count} entrées`),
    ofDay: (day) => `Entrées du ${day}`,
    nothing: 'Rien ce jour-là.',
    states: ganttChartWords.fr.states,
    key: ganttChartWords.fr.key,
  },
};
