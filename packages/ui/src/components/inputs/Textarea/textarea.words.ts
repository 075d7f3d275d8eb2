import type { Words } from '../../../words/words.tsx';

/** A `Textarea`'s own words; numbers come written in the reader's figures. */
export interface TextareaLabels {
  /** Describes the field to those who do not see the count: `At most 200 characters`. */
  readonly atMost: (most: string) => string;
  /** Said when little is left: `Characters left: 12`. */
  readonly left: (count: string) => string;
  /** Said when there is more than fits: `Characters over the limit: 12`. */
  readonly over: (count: string) => string;
}

/** The words of a `Textarea`. */
export const textareaWords: Words<TextareaLabels> = {
  en: {
    atMost: (most) => `At most ${most} characters`,
    left: (count) => `Characters left: ${count}`,
    over: (count) => `Characters over the limit: ${count}`,
  },
  es: {
    atMost: (most) => `Como máximo ${most} caracteres`,
    left: (count) => `Caracteres restantes: ${count}`,
    over: (count) => `Caracteres de más: ${count}`,
  },
  fr: {
    atMost: (most) => `${most} caractères au maximum`,
    left: (count) => `Caractères restants\u00a0: ${count}`,
    over: (count) => `Caractères en trop\u00a0: ${count}`,
  },
};
