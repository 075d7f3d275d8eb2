import type { Theme } from '../tokens/tokens.ts';
import { blue } from './blue.ts';
import { dark } from './dark.ts';
import { green } from './green.ts';
import { light } from './light.ts';
import { purple } from './purple.ts';
import { red } from './red.ts';
import { inHighContrast } from './high-contrast.ts';
import type { appearances, ThemeName } from './theme-names.ts';

/**
 * All themes by name. A name without a theme, a theme without one of its colors, or one of another appearance than its
 * name says does not compile.
 */
export const themes = { light, dark, red, blue, green, purple } satisfies {
  [Name in ThemeName]: Theme & { appearance: (typeof appearances)[Name] };
};

/** The themes as a reader sees them whose system asks for more contrast. */
export const highContrastThemes = Object.fromEntries(
  Object.entries(themes).map(([name, theme]) => [name, inHighContrast(theme)]),
) as Record<ThemeName, Theme>;
