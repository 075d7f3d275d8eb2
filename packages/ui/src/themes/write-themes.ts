import { compactScales } from '../tokens/scales.ts';
import { compactClass } from './apply-theme.ts';
import { stitches } from './stitches.ts';
import { themeClass, themeNames } from './theme-names.ts';
import { themes } from './themes.ts';

/**
 * Writes the variables of all themes and densities into the sheet: Stitches does so when a theme's class name is
 * first read. Writing again changes nothing.
 * @internal
 */
export function writeThemes(): readonly string[] {
  const rules = [
    ...themeNames.map((name) => stitches.createTheme(themeClass(name), { colors: themes[name].colors })),
    stitches.createTheme(compactClass, compactScales),
  ];
  return rules.map((rule) => rule.className);
}
