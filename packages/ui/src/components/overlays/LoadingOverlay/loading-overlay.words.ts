import type { Words } from '../../../words/words.tsx';

/** UI strings of a `LoadingOverlay`. */
export interface LoadingOverlayLabels {
  /** What the user is waiting for, where the caller does not say it. */
  readonly loading: string;
}

/** A `LoadingOverlay`'s own words. */
export const loadingOverlayWords: Words<LoadingOverlayLabels> = {
  en: { loading: 'Loading...' },
  es: { loading: 'Cargando...' },
  fr: { loading: 'Chargement...' },
};
