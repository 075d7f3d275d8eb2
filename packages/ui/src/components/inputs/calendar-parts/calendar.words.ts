import type { Words } from '../../../words/words.tsx';
import type { DayCoverage } from './day-coverage.ts';

/** UI strings of a calendar and of the field that a day is typed into. */
export interface CalendarLabels {
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly month: string;
  readonly year: string;
  readonly today: string;
  /** How much data a day has. */
  readonly coverage: Readonly<Record<DayCoverage, string>>;
  /** Says by which clock days go. */
  readonly days: (clock: {
    readonly timeZone?: string | undefined;
    readonly dayStart?: string | undefined;
  }) => string;
  /** Says that a time zone is not known, so that no day is marked as today. */
  readonly unknownZone: (timeZone: string) => string;
  /** The letters that stand for the figures of a day: `dd/mm/yyyy`. */
  readonly letters: { readonly day: string; readonly month: string; readonly year: string };
  /** Says how a day is typed: `Type the day as dd/mm/yyyy.` */
  readonly unreadable: (pattern: string) => string;
  /** Says which the first day is; it comes as it is read in sentences. */
  readonly tooEarly: (first: string) => string;
  /** Says which the last day is. */
  readonly tooLate: (last: string) => string;
}

/** Default words of a calendar. */
export const calendarWords: Words<CalendarLabels> = {
  en: {
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    month: 'Month',
    year: 'Year',
    today: 'today',
    coverage: { complete: 'data', partial: 'some data', none: 'no data' },
    days: ({ timeZone, dayStart }) =>
      [dayStart && `Production days from ${dayStart}`, timeZone].filter(Boolean).join(', '),
    unknownZone: (timeZone) => `Unknown time zone: ${timeZone}`,
    letters: { day: 'd', month: 'm', year: 'y' },
    unreadable: (pattern) => `Enter the day as ${pattern}.`,
    tooEarly: (first) => `The first day is ${first}.`,
    tooLate: (last) => `The last day is ${last}.`,
  },
  es: {
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    month: 'Mes',
    year: 'Año',
    today: 'hoy',
    coverage: { complete: 'con datos', partial: 'datos parciales', none: 'sin datos' },
    days: ({ timeZone, dayStart }) =>
      [dayStart && `Días de producción desde las ${dayStart}`, timeZone].filter(Boolean).join(', '),
    unknownZone: (timeZone) => `Zona horaria desconocida: ${timeZone}`,
    letters: { day: 'd', month: 'm', year: 'a' },
    unreadable: (pattern) => `Escriba el día como ${pattern}.`,
    tooEarly: (first) => `El primer día es el ${first}.`,
    tooLate: (last) => `El último día es el ${last}.`,
  },
  fr: {
    previousMonth: 'Mois précédent',
    nextMonth: 'Mois suivant',
    month: 'Mois',
    year: 'Année',
    today: 'aujourd’hui',
    coverage: { complete: 'données', partial: 'données partielles', none: 'aucune donnée' },
    days: ({ timeZone, dayStart }) =>
      [dayStart && `Jours de production à partir de ${dayStart}`, timeZone].filter(Boolean).join(', '),
    unknownZone: (timeZone) => `Fuseau horaire inconnu\u00a0: ${timeZone}`,
    letters: { day: 'j', month: 'm', year: 'a' },
    unreadable: (pattern) => `Saisissez le jour sous la forme ${pattern}.`,
    tooEarly: (first) => `Le premier jour est le ${first}.`,
    tooLate: (last) => `Le dernier jour est le ${last}.`,
  },
};
