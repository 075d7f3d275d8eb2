import type { Words } from '../../../words/words.tsx';

/** A {@link Banner}'s own words. */
export interface BannerLabels {
  /** Names the closing button. */
  readonly dismiss: string;
}

/** The words of a {@link Banner}. */
export const bannerWords: Words<BannerLabels> = {
  en: { dismiss: 'Close message' },
  es: { dismiss: 'Cerrar el mensaje' },
  fr: { dismiss: 'Fermer le message' },
};
