export {
  themeClass,
  themeClassPrefix,
  themeNames,
  defaultTheme,
  isThemeName,
  type ThemeName,
} from './themes/themeNames.ts';
export { applyTheme, applyDensity } from './themes/applyTheme.ts';
export { applyGlobalStyles, type GlobalStylesOptions } from './themes/globalStyles.ts';
export { themeBoot } from './themes/boot.ts';
export { colorVariable, readColor, getCssText } from './themes/stitches.ts';
/** @internal For the applications of this repository; they have no types in the published package. */
export { styled, css, globalCss, keyframes } from './themes/stitches.ts';
export { densities, type Density } from './tokens/scales.ts';
export { colorTokens, type ColorName, type ThemeColors } from './tokens/tokens.ts';
