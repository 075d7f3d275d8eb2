import { art, brand, plum, solid, violetNight } from '../tokens/palette.ts';
import type { Theme } from '../tokens/tokens.ts';
import { accentColors, artColors, darkColors, headerColors } from './shared-colors.ts';

/** Dark, violet grays and an aubergine header, with a violet accent. */
export const purple: Theme = {
  appearance: 'dark',
  colors: {
    ...darkColors(plum),
    ...accentColors(solid.violet, { tint: violetNight[3], text: violetNight[11], mark: violetNight[11] }),
    ...headerColors(brand.aubergine),
    ...artColors(art.aubergine),
  },
};
