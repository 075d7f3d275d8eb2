import type { ThemeName } from '../../../themes/theme-names.ts';
import type { Words } from '../../../words/words.tsx';

/** UI strings of a `ThemeSwitch`: the name of each theme, and what is asked for. */
export interface ThemeSwitchLabels extends Readonly<Record<ThemeName, string>> {
  /** What is asked for. */
  readonly label: string;
}

/** A `ThemeSwitch`'s own words. */
export const themeSwitchWords: Words<ThemeSwitchLabels> = {
  en: {
    label: 'Theme',
    light: 'Light',
    dark: 'Dark',
    red: 'Red',
    blue: 'Blue',
    green: 'Green',
    purple: 'Purple',
  },
  es: {
    label: 'Tema',
    light: 'Claro',
    dark: 'Oscuro',
    red: 'Rojo',
    blue: 'Azul',
    green: 'Verde',
    purple: 'Morado',
  },
  fr: {
    label: 'Thème',
    light: 'Clair',
    dark: 'Sombre',
    red: 'Rouge',
    blue: 'Bleu',
    green: 'Vert',
    purple: 'Violet',
  },
};
