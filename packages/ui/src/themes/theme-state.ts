import {
  appearances,
  defaultTheme,
  isThemeName,
  themeClassPrefix,
  type Appearance,
  type ThemeName,
} from './theme-names.ts';

/** What the reader's system asks for: nothing special, more contrast, or its own colors in place of ours. */
export type Contrast = 'usual' | 'more' | 'forced';

/** What a page looks like at a moment. */
export interface ThemeState {
  /** The theme in force. */
  readonly name: ThemeName;
  /** Whether the page is light or dark: the theme's appearance, or the system's where it forces its own colors. */
  readonly appearance: Appearance;
  /** What the reader's system asks for. */
  readonly contrast: Contrast;
}

/** What a theme looks like to a reader without special requests. */
export const usualState = (name: ThemeName): ThemeState => ({
  name,
  appearance: appearances[name],
  contrast: 'usual',
});

const is = (query: string) => matchMedia(query).matches;

/** Whether the reader's system is set to dark. */
export const systemIsDark = (): boolean => is('(prefers-color-scheme: dark)');

let last = usualState(defaultTheme);

/** What the page looks like now, by its class and the reader's system; the same object while nothing has changed. */
export function readThemeState(): ThemeState {
  const themed = [...document.documentElement.classList]
    .filter((one) => one.startsWith(themeClassPrefix))
    .map((one) => one.slice(themeClassPrefix.length))
    .find(isThemeName);
  const name = themed ?? defaultTheme;
  const contrast = is('(forced-colors: active)')
    ? 'forced'
    : is('(prefers-contrast: more)')
      ? 'more'
      : 'usual';
  const appearance = contrast !== 'forced' ? appearances[name] : systemIsDark() ? 'dark' : 'light';
  if (last.name !== name || last.appearance !== appearance || last.contrast !== contrast)
    last = { name, appearance, contrast };
  return last;
}
