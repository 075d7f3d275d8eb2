import type { Words } from '../../../words/words.tsx';

/** UI strings of `Toasts`. */
export interface ToastsLabels {
  /** Names the region; `({hotkey})` in it names the key that leads there. */
  readonly region: string;
  /** Names the closing cross. */
  readonly dismiss: string;
}

/** The own words of `Toasts`. */
export const toastsWords: Words<ToastsLabels> = {
  en: { region: 'Messages ({hotkey})', dismiss: 'Close' },
  es: { region: 'Mensajes ({hotkey})', dismiss: 'Cerrar' },
  fr: { region: 'Messages ({hotkey})', dismiss: 'Fermer' },
};
