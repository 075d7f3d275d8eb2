import { art, brand, jadeNight, moss, solid } from '../tokens/palette.ts';
import type { Theme } from '../tokens/tokens.ts';
import { accentColors, artColors, darkColors, headerColors } from './shared-colors.ts';

/** Dark, greenish grays and a pine header, with a jade accent. */
export const green: Theme = {
  appearance: 'dark',
  colors: {
    ...darkColors(moss),
    ...accentColors(solid.jade),
    ...headerColors(brand.pine),
    ...artColors(art.pine),
    selected: jadeNight[3],
    link: jadeNight[11],
    focus: jadeNight[10],
    accentText: jadeNight[11],
    accentSubtle: jadeNight[3],
    accentMark: jadeNight[10],
  },
};
