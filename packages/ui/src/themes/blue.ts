import { art, azure, brand, solid, steel } from '../tokens/palette.ts';
import type { Theme } from '../tokens/tokens.ts';
import { accentColors, artColors, headerColors, lightColors } from './shared-colors.ts';

/** Light, cool grays and a navy header and accent. */
export const blue: Theme = {
  appearance: 'light',
  colors: {
    ...lightColors(steel),
    ...accentColors(solid.navy),
    ...headerColors(brand.navy),
    ...artColors(art.navy),
    selected: azure[3],
    link: solid.navy.rest,
    focus: solid.navy.rest,
    accentText: solid.navy.rest,
    accentSubtle: azure[3],
    accentMark: solid.navy.rest,
  },
};
