import { art, azure, brand, series, solid, steel } from '../tokens/palette.ts';
import type { Theme } from '../tokens/tokens.ts';
import { accentColors, artColors, headerColors, lightColors, seriesColors } from './shared-colors.ts';

/** Light, cool grays and a navy header and accent. */
export const blue = {
  appearance: 'light',
  colors: {
    ...lightColors(steel),
    ...accentColors(solid.navy, {
      tint: azure[3],
      item: azure[4],
      text: solid.navy.rest,
      mark: solid.navy.rest,
    }),
    ...headerColors(brand.navy),
    ...seriesColors(series.blue),
    ...artColors(art.navy),
  },
} as const satisfies Theme;
