import type { Words } from '../../../words/words.tsx';

/** A `Chip`'s own words. */
export interface ChipLabels {
  /** Names the button that takes the chip away: `Remove Field: Volve`. */
  readonly dismiss: (label: string) => string;
}

/** The words of a `Chip`. */
export const chipWords: Words<ChipLabels> = {
  en: { dismiss: (label) => `Remove ${label}` },
  es: { dismiss: (label) => `Quitar ${label}` },
  fr: { dismiss: (label) => `Retirer ${label}` },
};
