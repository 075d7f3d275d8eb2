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
  /** What the keys of the line below do: arrows, Enter, Escape. */
  readonly choose: string;
  readonly open: string;
  readonly close: string;
  /** Names the button that closes it. */
  readonly closeButton: string;
  /** Stands at the entry of the page in view. */
  readonly current: string;
}

/** A `CommandPalette`'s own words. */
export const commandPaletteWords: Words<CommandPaletteLabels> = {
  en: {
    title: 'Go to a page or run an action',
    placeholder: 'Search pages, wells and actions',
    noMatches: (text) => `No matches for “${text}”.`,
    matches: (figures, count) => `${figures} ${count === 1 ? 'match' : 'matches'}`,
    choose: 'choose',
    open: 'open',
    close: 'close',
    closeButton: 'Close',
    current: 'Current page',
  },
  es: {
    title: 'Abrir una página o ejecutar una acción',
    placeholder: 'Una página, un pozo, una acción',
    noMatches: (text) => `Nada coincide con «${text}».`,
    matches: (figures, count) => `${figures} ${count === 1 ? 'coincidencia' : 'coincidencias'}`,
    choose: 'elegir',
    open: 'abrir',
    close: 'cerrar',
    closeButton: 'Cerrar',
    current: 'Página actual',
  },
  fr: {
    title: 'Ouvrir une page ou lancer une action',
    placeholder: 'Une page, un puits, une action',
    noMatches: (text) => `Rien ne correspond à «\u00a0${text}\u00a0».`,
    matches: (figures, count) => `${figures} ${count < 2 ? 'résultat' : 'résultats'}`,
    choose: 'choisir',
    open: 'ouvrir',
    close: 'fermer',
    closeButton: 'Fermer',
    current: 'Page actuelle',
  },
};
