import { art, azure, slate, solid, white } from '../tokens/palette.ts';
import type { Theme } from '../tokens/tokens.ts';
import { accentColors, artColors, lightColors } from './shared-colors.ts';

/** Neutral grays on white with a blue accent. */
export const light: Theme = {
  appearance: 'light',
  colors: {
    ...lightColors(slate),
    ...accentColors(solid.azure, { tint: azure[3], text: solid.azure.hover, mark: solid.azure.rest }),
    ...artColors(art.slate),
    header: white,
    headerHover: slate[3],
    headerBorder: slate[5],
    headerField: slate[2],
    headerText: slate[12],
    headerTextQuiet: slate[11],
    headerMark: solid.azure.rest,
  },
};
