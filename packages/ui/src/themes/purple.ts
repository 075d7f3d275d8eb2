import { art, brand, plum, series, solid, violetNight } from '../tokens/palette.ts';
import type { Theme } from '../tokens/tokens.ts';
import { accentColors, artColors, darkColors, headerColors, seriesColors } from './shared-colors.ts';

/** Dark, violet grays and an aubergine header, with a violet accent. */
export const purple = {
  appearance: 'dark',
  colors: {
    ...darkColors(plum),
    ...accentColors(solid.violet, {
      tint: violetNight[3],
      item: violetNight[4],
      text: violetNight[11],
      mark: violetNight[11],
    }),
    ...headerColors(brand.aubergine),
    ...seriesColors(series.purple),
    ...artColors(art.aubergine),
    // Stands out from the header, too, where it is the ground of an avatar.
    accentSubtle: violetNight[5],
  },
} as const satisfies Theme;
