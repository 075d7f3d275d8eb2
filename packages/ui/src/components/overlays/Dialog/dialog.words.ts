import type { Words } from '../../../words/words.tsx';

/** UI strings of a `Dialog` or `Drawer`. */
export interface DialogLabels {
  /** Names the closing cross. */
  readonly close: string;
}

/** The own words of a `Dialog` or `Drawer`. */
export const dialogWords: Words<DialogLabels> = {
  en: { close: 'Close' },
  es: { close: 'Cerrar' },
  fr: { close: 'Fermer' },
};
