import type { Theme } from '../tokens/tokens.ts';
import { blue } from './blue.ts';
import { dark } from './dark.ts';
import { green } from './green.ts';
import { light } from './light.ts';
import { purple } from './purple.ts';
import { red } from './red.ts';
import type { ThemeName } from './theme-names.ts';

/** All themes by name. A name without a theme, or a theme without one of its colors, does not compile. */
export const themes = { light, dark, red, blue, green, purple } satisfies Record<ThemeName, Theme>;
