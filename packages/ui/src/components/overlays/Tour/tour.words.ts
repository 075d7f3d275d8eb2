import type { Words } from '../../../words/words.tsx';

/** UI strings of a `Tour`. */
export interface TourLabels {
  /** Ends it before its last stop. */
  readonly skip: string;
  /** Goes to the stop before. */
  readonly back: string;
  /** Goes to the next stop. */
  readonly next: string;
  /** Ends it at its last stop. */
  readonly done: string;
  /** Where the reader is: `2 of 6`. The numbers are in the reader’s own figures. */
  readonly place: (stop: string, stops: string) => string;
}

/** The own words of a `Tour`. */
export const tourWords: Words<TourLabels> = {
  en: {
    skip: 'Skip',
    back: 'Back',
    next: 'Next',
    done: 'Done',
    place: (stop, stops) => `${stop} of ${stops}`,
  },
  es: {
    skip: 'Omitir',
    back: 'Atrás',
    next: 'Siguiente',
    done: 'Listo',
    place: (stop, stops) => `${stop} de ${stops}`,
  },
  fr: {
    skip: 'Passer',
    back: 'Précédent',
    next: 'Suivant',
    done: 'Terminer',
    place: (stop, stops) => `${stop} sur ${stops}`,
  },
};
