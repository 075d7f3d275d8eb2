import type { ColorName } from '../tokens/tokens.ts';
import { prefix } from './stitches.ts';

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
 * The color that a token has at an element, as `#rrggbb` or `#rrggbbaa`; for canvases, which know no variables.
 */
export function readColor(name: ColorName, element: Element): string {
  return getComputedStyle(element).getPropertyValue(colorVariable(name)).trim();
}
