import { art, azureNight, graphite, series, solid } from '../tokens/palette.ts';
import type { Theme } from '../tokens/tokens.ts';
import { accentColors, artColors, darkColors, seriesColors } from './shared-colors.ts';

/** The default: neutral graphite with a blue accent, for long hours in a dim room. */
export const dark = {
  appearance: 'dark',
  colors: {
    ...darkColors(graphite),
    ...accentColors(solid.azureNight, {
      tint: azureNight[3],
      item: azureNight[4],
      text: azureNight[11],
      mark: azureNight[10],
    }),
    ...seriesColors(series.dark),
    ...artColors(art.graphite),
    header: graphite[2],
    headerHover: graphite[4],
    headerBorder: graphite[4],
    headerField: graphite[1],
    headerText: graphite[12],
    headerTextQuiet: graphite[11],
    headerMark: azureNight[10],
  },
} as const satisfies Theme;
