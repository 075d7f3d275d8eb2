import { art, brand, jadeNight, leaf, moss, series, solid } from '../tokens/palette.ts';
import type { Theme } from '../tokens/tokens.ts';
import { accentColors, artColors, darkColors, headerColors, seriesColors } from './shared-colors.ts';

/** Dark, greenish grays and a pine header, with a jade accent. What is well is a yellowish green here, so that it stands out from the brand. */
export const green = {
  appearance: 'dark',
  colors: {
    ...darkColors(moss),
    ...accentColors(solid.jade, {
      tint: jadeNight[3],
      item: jadeNight[4],
      text: jadeNight[11],
      mark: jadeNight[10],
    }),
    ...headerColors(brand.pine),
    ...seriesColors(series.green),
    ...artColors(art.pine),
    // Stands out from the header, too, where it is the ground of an avatar.
    accentSubtle: jadeNight[6],
    goodText: leaf.text,
    goodSubtle: leaf.subtle,
    goodBorder: leaf.edge,
    goodMark: leaf.mark,
  },
} as const satisfies Theme;
