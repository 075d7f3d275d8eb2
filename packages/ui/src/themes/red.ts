import { art, brand, rose, ruby, series, slate, solid } from '../tokens/palette.ts';
import type { Theme } from '../tokens/tokens.ts';
import { accentColors, artColors, headerColors, lightColors, seriesColors } from './shared-colors.ts';

/**
 * Light, warm grays, a burgundy header and an accent of deep wine: what destroys and what alarms is the reddest of the
 * page.
 */
export const red = {
  appearance: 'light',
  colors: {
    ...lightColors(rose),
    ...accentColors(solid.wine, {
      tint: ruby[3],
      item: ruby[4],
      text: solid.wine.rest,
      mark: solid.wine.rest,
    }),
    ...headerColors(brand.burgundy),
    ...seriesColors(series.red),
    ...artColors(art.burgundy),
    // A rosy tint would look like that of an alarm.
    neutralSubtle: slate[3],
    neutralBorder: slate[6],
  },
} as const satisfies Theme;
