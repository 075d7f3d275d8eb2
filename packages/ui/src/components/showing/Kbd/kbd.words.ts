import type { Words } from '../../../words/words.tsx';

/** A `Kbd`'s own words: what stands on keys, by the key's name in the browser; signs for Apple's keys are read by these. */
export interface KbdLabels {
  readonly Control: string;
  readonly Alt: string;
  readonly Shift: string;
  readonly Meta: string;
  /** Of Apple's keyboards. */
  readonly Command: string;
  /** Of Apple's keyboards. */
  readonly Option: string;
  readonly Enter: string;
  readonly Escape: string;
  readonly Space: string;
  readonly Tab: string;
  readonly Backspace: string;
  readonly Delete: string;
  readonly Home: string;
  readonly End: string;
  readonly PageUp: string;
  readonly PageDown: string;
  readonly ArrowUp: string;
  readonly ArrowDown: string;
  readonly ArrowLeft: string;
  readonly ArrowRight: string;
}

const same = { Control: 'Ctrl', Alt: 'Alt', Meta: 'Win', Tab: 'Tab' };

/** The words of a `Kbd`. */
export const kbdWords: Words<KbdLabels> = {
  en: {
    ...same,
    Shift: 'Shift',
    Command: 'Command',
    Option: 'Option',
    Enter: 'Enter',
    Escape: 'Esc',
    Space: 'Space',
    Backspace: 'Backspace',
    Delete: 'Delete',
    Home: 'Home',
    End: 'End',
    PageUp: 'Page Up',
    PageDown: 'Page Down',
    ArrowUp: 'Arrow up',
    ArrowDown: 'Arrow down',
    ArrowLeft: 'Arrow left',
    ArrowRight: 'Arrow right',
  },
  es: {
    ...same,
    Shift: 'Mayús',
    Command: 'Comando',
    Option: 'Opción',
    Enter: 'Enter',
    Escape: 'Esc',
    Space: 'Espacio',
    Backspace: 'Retroceso',
    Delete: 'Supr',
    Home: 'Inicio',
    End: 'Fin',
    PageUp: 'Re Pág',
    PageDown: 'Av Pág',
    ArrowUp: 'Flecha arriba',
    ArrowDown: 'Flecha abajo',
    ArrowLeft: 'Flecha izquierda',
    ArrowRight: 'Flecha derecha',
  },
  fr: {
    ...same,
    Shift: 'Maj',
    Command: 'Commande',
    Option: 'Option',
    Enter: 'Entrée',
    Escape: 'Échap',
    Space: 'Espace',
    Backspace: 'Retour arrière',
    Delete: 'Suppr',
    Home: 'Origine',
    End: 'Fin',
    PageUp: 'Page préc.',
    PageDown: 'Page suiv.',
    ArrowUp: 'Flèche haut',
    ArrowDown: 'Flèche bas',
    ArrowLeft: 'Flèche gauche',
    ArrowRight: 'Flèche droite',
  },
};
