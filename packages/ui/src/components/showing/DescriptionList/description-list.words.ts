import type { Words } from '../../../words/words.tsx';

/** A `DescriptionList`'s own words. */
export interface DescriptionListLabels {
  /** Read in place of the dash where something has no content. */
  readonly absent: string;
}

/** The words of a `DescriptionList`. */
export const descriptionListWords: Words<DescriptionListLabels> = {
  en: { absent: 'Not given' },
  es: { absent: 'Sin indicar' },
  fr: { absent: 'Non renseigné' },
};
