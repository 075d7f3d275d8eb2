import type { Words } from '../../../words/words.tsx';

/** A `CountBadge`'s own words. */
export interface CountBadgeLabels {
  /** Says that the number is not known. */
  readonly unknown: string;
  /** Says a count beyond the most that is written: `more than 99`. */
  readonly moreThan: (most: string) => string;
}

/** The words of a `CountBadge`. */
export const countBadgeWords: Words<CountBadgeLabels> = {
  en: { unknown: 'unknown number', moreThan: (most) => `more than ${most}` },
  es: { unknown: 'cantidad desconocida', moreThan: (most) => `más de ${most}` },
  fr: { unknown: 'nombre inconnu', moreThan: (most) => `plus de ${most}` },
};
