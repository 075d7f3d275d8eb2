import type { Words } from '../../../words/words.tsx';

/** UI strings of a `CountdownDialog`. */
export interface CountdownDialogLabels {
  /** Names the time that is left. */
  readonly timeLeft: string;
  /** Name of the closing cross, which means to stay. */
  readonly close: string;
  /** The answer that ends the countdown. */
  readonly stay: string;
  /** The other answer. */
  readonly leave: string;
}

/** A `CountdownDialog`'s own words. */
export const countdownDialogWords: Words<CountdownDialogLabels> = {
  en: { timeLeft: 'Time left', close: 'Close', stay: 'Stay signed in', leave: 'Sign out' },
  es: { timeLeft: 'Tiempo restante', close: 'Cerrar', stay: 'Mantener la sesión', leave: 'Cerrar sesión' },
  fr: { timeLeft: 'Temps restant', close: 'Fermer', stay: 'Rester connecté', leave: 'Se déconnecter' },
};
