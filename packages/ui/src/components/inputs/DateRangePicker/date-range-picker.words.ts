import type { Words } from '../../../words/words.tsx';
import { calendarWords, type CalendarLabels } from '../calendar-parts/calendar.words.ts';

/** UI strings of a `DateRangePicker`. */
export interface DateRangePickerLabels extends CalendarLabels {
  readonly from: string;
  readonly to: string;
  readonly apply: string;
  /** Stands on the button while nothing is chosen: `Any time`. */
  readonly none: string;
  /** Names the presets. */
  readonly presets: string;
  /** Names a preset: `Last 30 days`. */
  readonly lastDays: (days: number) => string;
  /** How many days the range has. */
  readonly length: (days: number) => string;
  /** Says that a day is missing. */
  readonly missing: string;
  /** Says that the last day lies before the first. */
  readonly reversed: string;
  /** Says how many days there can be. */
  readonly tooLong: (days: number) => string;
}

/** Default words of a `DateRangePicker`. */
export const dateRangePickerWords: Words<DateRangePickerLabels> = {
  en: {
    ...calendarWords.en,
    from: 'From',
    to: 'To',
    apply: 'Apply',
    none: 'Any time',
    presets: 'Presets',
    lastDays: (days) => (days === 1 ? 'Last day' : `Last ${days.toLocaleString('en')} days`),
    length: (days) => (days === 1 ? '1 day' : `${days.toLocaleString('en')} days`),
    missing: 'Choose both days.',
    reversed: 'The last day is before the first day.',
    tooLong: (days) => `Choose at most ${days.toLocaleString('en')} days.`,
  },
  es: {
    ...calendarWords.es,
    from: 'Desde',
    to: 'Hasta',
    apply: 'Aplicar',
    none: 'Cualquier fecha',
    presets: 'Periodos predefinidos',
    lastDays: (days) => (days === 1 ? 'Último día' : `Últimos ${days.toLocaleString('es')} días`),
    length: (days) => (days === 1 ? '1 día' : `${days.toLocaleString('es')} días`),
    missing: 'Elija ambos días.',
    reversed: 'El último día es anterior al primero.',
    tooLong: (days) => `Elija ${days.toLocaleString('es')} días como máximo.`,
  },
  fr: {
    ...calendarWords.fr,
    from: 'Du',
    to: 'Au',
    apply: 'Appliquer',
    none: 'Toute date',
    presets: 'Périodes prédéfinies',
    lastDays: (days) => (days === 1 ? 'Dernier jour' : `${days.toLocaleString('fr')} derniers jours`),
    length: (days) => (days < 2 ? `${days} jour` : `${days.toLocaleString('fr')} jours`),
    missing: 'Choisissez les deux jours.',
    reversed: 'Le dernier jour précède le premier.',
    tooLong: (days) => `Choisissez ${days.toLocaleString('fr')} jours au plus.`,
  },
};
