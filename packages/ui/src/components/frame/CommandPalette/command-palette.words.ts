import type { Words } from '../../../words/words.tsx';

/** UI strings of a `CommandPalette`. */
export interface CommandPaletteLabels {
  /** Names the dialog and its list. */
  readonly title: string;
  /** Stands in the field while it is empty. */
  readonly placeholder: string;
  /** Says that nothing answers. */
  readonly noMatches: (text: string) => string;
  /** How many answer, in figures and as a number: announced as the user types. */
  readonly matches: (figures: string, count: number) => string;
  /** The line below: which keys do what. */
  readonly keys: string;
}

/** A `CommandPalette`'s own words. */
export const commandPaletteWords: Words<CommandPaletteLabels> = {
  en: {
    title: 'Go to or do',
    placeholder: 'A page, a well, something to do',
    noMatches: (text) => `Nothing answers to "${text}".`,
    matches: (figures, count) => `${figures} ${count === 1 ? 'match' : 'matches'}`,
    keys: 'Arrow keys choose, Enter goes there, Escape closes',
  },
  es: {
    title: 'Abrir una página o ejecutar una acción',
    placeholder: 'Una página, un pozo, una acción',
    noMatches: (text) => `Nada coincide con «${text}».`,
    matches: (figures, count) => `${figures} ${count === 1 ? 'coincidencia' : 'coincidencias'}`,
    keys: 'Flechas para elegir, Enter para ir, Esc para cerrar',
  },
  fr: {
    title: 'Ouvrir une page ou lancer une action',
    placeholder: 'Une page, un puits, une action',
    noMatches: (text) => `Rien ne correspond à «\u00a0${text}\u00a0».`,
    matches: (figures, count) => `${figures} ${count < 2 ? 'résultat' : 'résultats'}`,
    keys: 'Flèches pour choisir, Entrée pour y aller, Échap pour fermer',
  },
};
