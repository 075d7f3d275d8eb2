import { createStitches } from '@stitches/react';
import type {} from './stitches-jsx.ts';
import { media, scales, shadows } from '../tokens/scales.ts';
import { dark } from './dark.ts';
import { sheetRoot } from './sheet.ts';
import { defaultTheme } from './theme-names.ts';

/** @internal What the names of all variables begin with. */
export const prefix = 'cnx';

/** @internal The style library with the package's tokens; components take `styled` and its like from it. */
export const stitches = createStitches({
  // Stitches reads `root` but its types leave it out; the cast keeps the rest inferred.
  ...(sheetRoot() as object),
  prefix,
  // Of the themes only the default: the others come with `applyGlobalStyles`, not with every component.
  theme: { ...scales, colors: { dark }[defaultTheme].colors },
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
    /** The shadow of what lies or floats above the page. */
    elevation: (name: keyof typeof shadows) => {
      const { offset, blur, color } = shadows[name];
      return { boxShadow: `0 ${offset}px ${blur}px $colors$${color}` };
    },
    /** One line, cut with an ellipsis. */
    cut: (_value: true) => ({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
    size: (value: number | string) => ({ width: value, height: value }),
    /** Children side by side, centered on their line, with this gap. */
    row: (gap: number | string) => ({ display: 'flex', alignItems: 'center', gap }),
    /** Children one below the other, with this gap. */
    column: (gap: number | string) => ({
      display: 'flex',
      flexDirection: 'column',
      gap,
      // The heads that a table repeats on each sheet make it longer: in a flex container, what follows would lie over its
      // last rows.
      '@print': { '&:where(:has(table))': { display: 'block', '> * + *': { marginBlockStart: gap } } },
    }),
    /** Quiet text of this size. */
    quiet: (fontSize: number | string) => ({ color: '$textQuiet', fontSize }),
    /** The item that Enter takes, in the list of an overlay: a tint, and a bar where the item begins. */
    activeItem: (color: 'accent' | 'critical') => ({
      backgroundColor: color === 'accent' ? '$activeItem' : '$criticalSubtle',
      boxShadow: `inset 3px 0 0 $colors$${color}Mark`,
      '&:dir(rtl)': { boxShadow: `inset -3px 0 0 $colors$${color}Mark` },
      '@forced': { outline: '2px solid Highlight', outlineOffset: -2 },
    }),
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
