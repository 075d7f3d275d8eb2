import type { Words } from '../../../words/words.tsx';

/** An {@link ErrorState}'s own words. */
export interface ErrorStateLabels {
  /** On the button that tries again. */
  readonly retry: string;
}

/** The words of an {@link ErrorState}. */
export const errorStateWords: Words<ErrorStateLabels> = {
  en: { retry: 'Try again' },
  es: { retry: 'Reintentar' },
  fr: { retry: 'Réessayer' },
};
