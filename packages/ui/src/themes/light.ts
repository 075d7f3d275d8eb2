import { art, azure, series, slate, solid, white } from '../tokens/palette.ts';
import type { Theme } from '../tokens/tokens.ts';
import { accentColors, artColors, lightColors, seriesColors } from './shared-colors.ts';

/** Neutral grays on white with a blue accent. */
export const light = {
  appearance: 'light',
  colors: {
    ...lightColors(slate),
    ...accentColors(solid.azure, {
      tint: azure[3],
      item: azure[4],
      text: solid.azure.hover,
      mark: solid.azure.rest,
    }),
    ...seriesColors(series.light),
    ...artColors(art.slate),
    header: white,
    headerHover: slate[3],
    headerBorder: slate[5],
    headerField: slate[2],
    headerText: slate[12],
    headerTextQuiet: slate[11],
    headerMark: solid.azure.rest,
  },
} as const satisfies Theme;
