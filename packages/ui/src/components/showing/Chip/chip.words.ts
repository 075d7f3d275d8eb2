import type { Words } from '../../../words/words.tsx';

/** A `Chip`'s own words. */
export interface ChipLabels {
  /** Names the button that takes the chip away: `Remove Field: Volve`. */
  readonly remove: (label: string) => string;
}

/** The words of a `Chip`. */
export const chipWords: Words<ChipLabels> = {
  en: { remove: (label) => `Remove ${label}` },
  es: { remove: (label) => `Quitar ${label}` },
  fr: { remove: (label) => `Retirer ${label}` },
};
