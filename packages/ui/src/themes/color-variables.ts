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
  // Else the browser would put the system's text in place of a mixture, too.
  probe.style.setProperty('forced-color-adjust', 'none');
  element.append(probe);
  try {
    return getComputedStyle(probe).color;
  } finally {
    probe.remove();
  }
}
