import type { Words } from '../../../words/words.tsx';

/** A {@link NumberField}'s own words. */
export interface NumberFieldLabels {
  /** Names the button that goes one step up. */
  readonly increase: string;
  /** Names the button that goes one step down. */
  readonly decrease: string;
  /** Says what is wrong with a text that is no number. */
  readonly unreadable: string;
  /** Says which number is the highest; it comes with its unit. */
  readonly tooHigh: (highest: string) => string;
  /** Says which number is the lowest. */
  readonly tooLow: (lowest: string) => string;
}

/** The words of a {@link NumberField}. */
export const numberFieldWords: Words<NumberFieldLabels> = {
  en: {
    increase: 'Increase',
    decrease: 'Decrease',
    unreadable: 'Enter a number.',
    tooHigh: (highest) => `The highest value is ${highest}.`,
    tooLow: (lowest) => `The lowest value is ${lowest}.`,
  },
  es: {
    increase: 'Aumentar',
    decrease: 'Disminuir',
    unreadable: 'Escriba un número.',
    tooHigh: (highest) => `El valor más alto es ${highest}.`,
    tooLow: (lowest) => `El valor más bajo es ${lowest}.`,
  },
  fr: {
    increase: 'Augmenter',
    decrease: 'Diminuer',
    unreadable: 'Saisissez un nombre.',
    tooHigh: (highest) => `La valeur la plus haute est ${highest}.`,
    tooLow: (lowest) => `La valeur la plus basse est ${lowest}.`,
  },
};
