import { fontName } from './add-font.ts';
import { colorVariable } from './color-variables.ts';
import { forcedColors } from './forced-colors.ts';
import { highContrast } from './high-contrast.ts';
import { globalCss } from './stitches.ts';
import { appearances, themeNames, themeClass, type Appearance } from './theme-names.ts';
import { themes } from './themes.ts';
import { heldPage, printedDialog, scrollBarWidth } from './held-page.ts';
import { writeThemes } from './write-themes.ts';
import type { ColorName } from '../tokens/tokens.ts';

/** What {@link applyGlobalStyles} needs to know about the page's files. */
export interface GlobalStylesOptions {
  /**
   * Address of Inter's variable font, latin subset (`inter-latin-wght-normal.woff2` of
   * `@fontsource-variable/inter`), on the page's own origin. Preload the same address. Absent where the page is given
   * its font later, by `addFont`.
   */
  fontUrl?: string;
}

const fontFace = (url: string) =>
  ({
    fontFamily: `'${fontName}'`,
    fontStyle: 'normal',
    fontWeight: '100 900',
    fontDisplay: 'swap',
    src: `url(${JSON.stringify(url)}) format('woff2')`,
  }) as const;

/** Arial stretched to Inter's metrics, so that nothing moves when the font arrives. */
const fallbackFace = {
  fontFamily: "'Inter Fallback'",
  src: "local('Arial'), local('Liberation Sans'), local('Helvetica Neue')",
  sizeAdjust: '107.4%',
  ascentOverride: '90.2%',
  descentOverride: '22.48%',
  lineGapOverride: '0%',
};

const colorSchemes = Object.fromEntries(
  themeNames.map((name) => [`.${themeClass(name)}`, { colorScheme: appearances[name] }]),
);

const variables = (colors: Partial<Record<ColorName, string>>) =>
  Object.fromEntries(
    Object.entries(colors).map(([name, value]) => [colorVariable(name as ColorName), value]),
  );

/**
 * Paper is white: the light theme's colors, whatever theme is in force. The rule names elements beside their class
 * and so stands above the themes' own.
 */
const { surface } = themes.light.colors;
const onPaper = { colorScheme: 'light', ...variables({ ...themes.light.colors, page: surface }) };

/** How much smaller all is on paper than on the screen: a sheet has room for the wide layout of few columns more. */
const printZoom = 0.8;

const ofAppearance = (appearance: Appearance) =>
  themeNames
    .filter((name) => appearances[name] === appearance)
    .map((name) => `.${themeClass(name)}`)
    .join();

/** What shows a theme's colors for their own sake, as a picture of it does, keeps them by this attribute. */
const ownColors = ':where(:not([data-own-colors]))';
const themed = [':root', ...themeNames.map((name) => `.${themeClass(name)}${ownColors}`)].join();

/**
 * Writes the page's own rules: themes, what becomes of them where the reader's system asks for more contrast or forces
 * its own colors, densities, type, focus, reduced motion. Call once before the first render;
 * calling again changes nothing.
 */
export function applyGlobalStyles({ fontUrl }: GlobalStylesOptions = {}): void {
  writeThemes();
  globalCss({
    '@font-face': fontUrl ? [fontFace(fontUrl), fallbackFace] : [fallbackFace],
    ...colorSchemes,
    '*, *::before, *::after': { boxSizing: 'border-box' },
    html: {
      colorScheme: 'dark',
      // What the focus comes to lies below what sticks to the top of the page: see bar-height.ts.
      scrollPaddingTop: 'calc($sizes$header + var(--bar-height, 0px) + $space$2)',
      fontFamily: '$body',
      lineHeight: '$body',
      WebkitTextSizeAdjust: '100%',
      WebkitFontSmoothing: 'antialiased',
    },
    'html, body': { margin: 0, minHeight: '100%', backgroundColor: '$page', color: '$text' },
    body: { fontSize: '$body', fontSynthesis: 'none' },
    'h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure': { margin: 0 },
    'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
    'svg, img': { display: 'block' },
    // Not icons: by a share of what is around it, an icon adds nothing to the least width of that in Firefox and Safari, and
    // the text beside it is cut.
    img: { maxWidth: '100%' },
    ':focus-visible': { outline: '2px solid $focus', outlineOffset: '2px' },
    // The page stands still and where it was, and dialogs have the whole window: a gutter would be taken from them.
    [heldPage]: { overflow: 'hidden', paddingRight: `var(${scrollBarWidth}, 0px)` },
    '::selection': { backgroundColor: '$accent', color: '$onAccent' },
    '@media (prefers-contrast: more)': {
      [ofAppearance('light')]: variables(highContrast.light),
      [ofAppearance('dark')]: variables(highContrast.dark),
    },
    // After the rules for more contrast, which forced colors may imply. Browsers force no color in SVG and canvas:
    // there, too, everything names tokens.
    '@media (forced-colors: active)': {
      [themed]: variables(forcedColors),
      // An icon's own color is not forced by the browser; the text's around it is.
      svg: { color: 'inherit !important' },
    },
    '@media print': {
      'html[class], body[class]': onPaper,
      body: { zoom: printZoom },
      'h1, h2, h3, h4, h5, h6': { breakAfter: 'avoid' },
      // What is out of sight on the screen is on paper all the same. Firefox keeps what contains its layout from it.
      '*': { contain: 'none !important', contentVisibility: 'visible !important' },
      // What goes by the width of its container is left out there, or cut: it takes the layout that goes by none.
      '@supports (-moz-appearance: none)': { '*': { containerType: 'normal !important' } },
      // What is read over the page is printed in its place, and what is around it gives it no room of its own.
      [`body:has(${printedDialog}) :not(${printedDialog}, ${printedDialog} *, :has(${printedDialog}))`]: {
        display: 'none !important',
      },
      [`body:has(${printedDialog}) :has(${printedDialog})`]: { minHeight: '0 !important' },
    },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        // None, not a short one: all properties of all elements would have it, and what inherits a color wait for its parent.
        transitionDuration: '0s !important',
        scrollBehavior: 'auto !important',
      },
    },
  })();
}
