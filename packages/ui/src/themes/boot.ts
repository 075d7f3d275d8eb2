import { defaultTheme, themeClassPrefix, themeNames } from './theme-names.ts';

/**
 * What a page's boot script needs in order to put the theme's class on `html` and `body` before first paint.
 * Plain data of this package's own files: the build can write it into the script as JSON.
 */
export const themeBoot = {
  /** The key in local storage under which the chosen theme's name stands. */
  storageKey: 'theme',
  names: themeNames,
  fallback: defaultTheme,
  classPrefix: themeClassPrefix,
} as const;
