import { art, brand, jadeNight, moss, solid } from '../tokens/palette.ts';
import type { Theme } from '../tokens/tokens.ts';
import { accentColors, artColors, darkColors, headerColors } from './shared-colors.ts';

/** Dark, greenish grays and a pine header, with a jade accent. */
export const green: Theme = {
  appearance: 'dark',
  colors: {
    ...darkColors(moss),
    ...accentColors(solid.jade, { tint: jadeNight[3], text: jadeNight[11], mark: jadeNight[10] }),
    ...headerColors(brand.pine),
    ...artColors(art.pine),
  },
};
