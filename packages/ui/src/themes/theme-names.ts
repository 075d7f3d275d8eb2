/** The themes, in the order in which a user is offered them. */
export const themeNames = ['light', 'dark', 'red', 'blue', 'green', 'purple'] as const;

/** The name of a theme. */
export type ThemeName = (typeof themeNames)[number];

/** Whether a theme is light or dark, which the browser's own controls follow. */
export const appearances = {
  light: 'light',
  dark: 'dark',
  red: 'light',
  blue: 'light',
  green: 'dark',
  purple: 'dark',
} as const satisfies Record<ThemeName, 'light' | 'dark'>;

/** Light or dark. */
export type Appearance = (typeof appearances)[ThemeName];

/** The theme of a user who has not chosen one. */
export const defaultTheme = 'dark' satisfies ThemeName;

/** What a theme's class begins with; the theme's name follows. */
export const themeClassPrefix = 'theme-';

/** The class that gives an element, and all within it, the colors of a theme. */
export function themeClass(name: ThemeName): `${typeof themeClassPrefix}${ThemeName}` {
  return `${themeClassPrefix}${name}`;
}

/** Whether a stored or received value is the name of a theme. */
export function isThemeName(value: unknown): value is ThemeName {
  return themeNames.some((name) => name === value);
}
