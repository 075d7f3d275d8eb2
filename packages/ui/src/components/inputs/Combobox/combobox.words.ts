import type { Words } from '../../../words/words.tsx';

/** UI strings of a `Combobox`. */
export interface ComboboxLabels {
  /** Names the arrow that opens the list. */
  readonly open: string;
  /** Names the cross that gives up the choice. */
  readonly clear: string;
  /** Says that nothing matches what was typed. */
  readonly noMatches: (text: string) => string;
  /** Says that there is nothing to choose from. */
  readonly none: string;
  /** Says that the items are on their way. */
  readonly loading: string;
  /** How many items match: announced as the user types. */
  readonly matches: (count: number) => string;
}

/** Longer text would only repeat what stands in the field. */
const quoted = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** Default words of a `Combobox`. */
export const comboboxWords: Words<ComboboxLabels> = {
  en: {
    open: 'Show choices',
    clear: 'Clear',
    noMatches: (text) => `No matches for “${quoted(text)}”`,
    none: 'Nothing to choose from',
    loading: 'Loading…',
    matches: (count) => (count === 1 ? '1 match' : `${count.toLocaleString('en')} matches`),
  },
  es: {
    open: 'Mostrar opciones',
    clear: 'Borrar',
    noMatches: (text) => `Nada coincide con «${quoted(text)}»`,
    none: 'No hay opciones',
    loading: 'Cargando…',
    matches: (count) => (count === 1 ? '1 coincidencia' : `${count.toLocaleString('es')} coincidencias`),
  },
  fr: {
    open: 'Afficher les choix',
    clear: 'Effacer',
    noMatches: (text) => `Rien ne correspond à «\u00a0${quoted(text)}\u00a0»`,
    none: 'Il n’y a rien à choisir',
    loading: 'Chargement…',
    matches: (count) => (count < 2 ? `${count} résultat` : `${count.toLocaleString('fr')} résultats`),
  },
};
