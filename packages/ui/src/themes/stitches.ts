import { createStitches } from '@stitches/react';
import type {} from './stitches-jsx.ts';
import { compactScales, media, scales } from '../tokens/scales.ts';
import type { ColorName } from '../tokens/tokens.ts';
import { compactClass } from './apply-theme.ts';
import { sheetRoot } from './sheet.ts';
import { defaultTheme, themeClass, themeNames } from './theme-names.ts';
import { themes } from './themes.ts';

const prefix = 'cnx';

const stitches = createStitches({
  // Stitches reads `root` but its types leave it out; the cast keeps the rest inferred.
  ...(sheetRoot() as object),
  prefix,
  theme: { ...scales, colors: themes[defaultTheme].colors },
  media,
  utils: {
    /** Figures of one width, so that columns of numbers line up. */
    figures: (value: 'tabular') => ({ fontVariantNumeric: `${value}-nums` }),
    /** The visible focus ring, `value` pixels outside the element (negative: inside). */
    focusRing: (value: number) => ({
      '&:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: `${value}px` },
    }),
    /**
     * Changes these properties gently while the element is pointed at or focused. At rest it has no transition, so that
     * a theme switch, which changes every color of a page, starts none: that would take several times as long.
     */
    easeInUse: (properties: readonly string[]) => ({
      '&:hover, &:focus-visible': {
        transition: properties.map((property) => `${property} $transitions$fast`).join(),
      },
    }),
    /** One line, cut with an ellipsis. */
    cut: (_value: true) => ({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
    size: (value: number | string) => ({ width: value, height: value }),
    /** Children side by side, centered on their line, with this gap. */
    row: (gap: number | string) => ({ display: 'flex', alignItems: 'center', gap }),
    /** Children one below the other, with this gap. */
    column: (gap: number | string) => ({ display: 'flex', flexDirection: 'column', gap }),
    /** Quiet text of this size. */
    quiet: (fontSize: number | string) => ({ color: '$textQuiet', fontSize }),
    /** A button that shows nothing of its own but what stands in it. */
    bare: (_value: true) => ({ border: 0, backgroundColor: 'transparent', cursor: 'pointer' }),
  },
});

/**
 * Makes a component with its own rules and variants.
 *
 * The rules of a variant are written when it is first rendered, so between two variants that set the same
 * property the page's history decides. Let variants set different properties, or raise one of them by `'&&'`.
 * @internal
 */
export const styled = stitches.styled;
/** @internal Makes a class with its own rules and variants. */
export const css = stitches.css;
/** @internal Makes a set of rules that apply to the page. */
export const globalCss = stitches.globalCss;
/** @internal Makes an animation. */
export const keyframes = stitches.keyframes;

/** The rules rendered so far, as text with the markers by which a browser's page takes them over. */
export const getCssText: () => string = stitches.getCssText;

const themeRules = themeNames.map((name) =>
  stitches.createTheme(themeClass(name), { colors: themes[name].colors }),
);
const compact = stitches.createTheme(compactClass, compactScales);

/**
 * Writes the variables of all themes and densities into the sheet: Stitches does so when a theme's class name is
 * first read.
 * @internal
 */
export function writeThemes(): readonly string[] {
  return [...themeRules, compact].map((rule) => rule.className);
}

/** The CSS variable that holds a color of the current theme: `--cnx-colors-<name>`. */
export function colorVariable(name: ColorName): `--cnx-colors-${ColorName}` {
  return `--${prefix}-colors-${name}`;
}

/** The font of captions as a canvas takes it, with its size in px for the reader's own text size. */
export function readCaptionFont(): string {
  const root = getComputedStyle(document.documentElement);
  const rem = parseFloat(root.getPropertyValue(`--${prefix}-fontSizes-caption`));
  const family = root.getPropertyValue(`--${prefix}-fonts-body`);
  return `${rem * parseFloat(root.fontSize)}px ${family}`;
}

/**
 * The color that a token has at an element, for canvases, which know no variables: `#rrggbb` or `#rrggbbaa`, or what the
 * system's color for it comes to where the system forces its own.
 */
export function readColor(name: ColorName, element: Element): string {
  const color = getComputedStyle(element).getPropertyValue(colorVariable(name)).trim();
  return color.startsWith('#') ? color : computedColor(color, element);
}

/** A canvas would take a system color for that of another appearance. */
function computedColor(color: string, element: Element): string {
  const probe = document.createElement('span');
  probe.style.color = color;
  element.append(probe);
  try {
    return getComputedStyle(probe).color;
  } finally {
    probe.remove();
  }
}
