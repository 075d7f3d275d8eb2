import type { Words } from '../../../words/words.tsx';

/** A {@link NumberField}'s own words. */
export interface NumberFieldLabels {
  /** Names the button that goes one step up. */
  readonly increase: string;
  /** Names the button that goes one step down. */
  readonly decrease: string;
}

/** The words of a {@link NumberField}. */
export const numberFieldWords: Words<NumberFieldLabels> = {
  en: { increase: 'Increase', decrease: 'Decrease' },
  es: { increase: 'Aumentar', decrease: 'Disminuir' },
  fr: { increase: 'Augmenter', decrease: 'Diminuer' },
};
