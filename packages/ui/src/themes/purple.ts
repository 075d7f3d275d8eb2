import { art, brand, plum, solid, violetNight } from '../tokens/palette.ts';
import type { Theme } from '../tokens/tokens.ts';
import { accentColors, artColors, darkColors, headerColors } from './shared-colors.ts';

/** Dark, violet grays and an aubergine header, with a violet accent. */
export const purple: Theme = {
  appearance: 'dark',
  colors: {
    ...darkColors(plum),
    ...accentColors(solid.violet),
    ...headerColors(brand.aubergine),
    ...artColors(art.aubergine),
    selected: violetNight[3],
    link: violetNight[11],
    focus: violetNight[11],
    accentText: violetNight[11],
    accentSubtle: violetNight[3],
    accentMark: violetNight[11],
  },
};
