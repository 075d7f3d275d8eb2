import type { Words } from '../../../words/words.tsx';
import type { DayRangeFault, WrittenDayRangeRules } from './day-range.ts';

/** A {@link DateRange}'s own words. */
export interface DateRangeLabels {
  readonly from: string;
  readonly to: string;
  readonly apply: string;
  /** Stands on the button while nothing is chosen: `Any time`. */
  readonly none: string;
  /** Names a preset: `Last 30 days`. */
  readonly lastDays: (days: number) => string;
  /** Says what is wrong and what to do. */
  readonly fault: (fault: DayRangeFault, rules: WrittenDayRangeRules) => string;
}

/** The words of a {@link DateRange}. */
export const dateRangeWords: Words<DateRangeLabels> = {
  en: {
    from: 'From',
    to: 'To',
    apply: 'Apply',
    none: 'Any time',
    lastDays: (days) => (days === 1 ? 'Last day' : `Last ${days} days`),
    fault: (fault, { min, max, maxDays }) =>
      ({
        missing: 'Choose both days.',
        turned: 'The last day lies before the first.',
        tooEarly: `Choose ${min} or a later day.`,
        tooLate: `Choose ${max} or an earlier day.`,
        tooLong: `Choose at most ${maxDays} days.`,
      })[fault],
  },
  es: {
    from: 'Desde',
    to: 'Hasta',
    apply: 'Aplicar',
    none: 'Cualquier fecha',
    lastDays: (days) => (days === 1 ? 'Último día' : `Últimos ${days} días`),
    fault: (fault, { min, max, maxDays }) =>
      ({
        missing: 'Elija ambos días.',
        turned: 'El último día es anterior al primero.',
        tooEarly: `Elija el ${min} o un día posterior.`,
        tooLate: `Elija el ${max} o un día anterior.`,
        tooLong: `Elija ${maxDays} días como máximo.`,
      })[fault],
  },
  fr: {
    from: 'Du',
    to: 'Au',
    apply: 'Appliquer',
    none: 'Toutes les dates',
    lastDays: (days) => (days === 1 ? 'Dernier jour' : `${days} derniers jours`),
    fault: (fault, { min, max, maxDays }) =>
      ({
        missing: 'Choisissez les deux jours.',
        turned: 'Le dernier jour précède le premier.',
        tooEarly: `Choisissez le ${min} ou un jour ultérieur.`,
        tooLate: `Choisissez le ${max} ou un jour antérieur.`,
        tooLong: `Choisissez ${maxDays} jours au plus.`,
      })[fault],
  },
};
