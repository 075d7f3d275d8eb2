import { art, brand, rose, ruby, series, solid, vermilion } from '../tokens/palette.ts';
import type { Theme } from '../tokens/tokens.ts';
import { accentColors, artColors, headerColors, lightColors, seriesColors } from './shared-colors.ts';

/** Light, warm grays and a burgundy header and accent. Alarms are vermilion here, so that they stand out from the brand. */
export const red = {
  appearance: 'light',
  colors: {
    ...lightColors(rose),
    ...accentColors(solid.burgundy, { tint: ruby[3], text: solid.burgundy.rest, mark: solid.burgundy.rest }),
    ...headerColors(brand.burgundy),
    ...seriesColors(series.red),
    ...artColors(art.burgundy),
    // Not the accent: a red ring around a field would look like an error.
    focus: rose[12],
    criticalText: vermilion.text,
    criticalSubtle: vermilion.subtle,
    criticalBorder: vermilion.edge,
    criticalMark: vermilion.mark,
    criticalSolid: solid.vermilion.rest,
    criticalSolidHover: solid.vermilion.hover,
  },
} as const satisfies Theme;
