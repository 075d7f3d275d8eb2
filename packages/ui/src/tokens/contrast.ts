function channel(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/**
 * Relative luminance (WCAG 2.2) of an opaque `#rrggbb` color, from 0 to 1.
 * @throws RangeError for any other notation, since a translucent color has no luminance of its own.
 */
export function luminance(color: string): number {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (!digits) throw new RangeError(`not an opaque #rrggbb color: ${color}`);
  const [red, green, blue] = digits.slice(1).map((part) => channel(Number.parseInt(part, 16)));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Contrast ratio (WCAG 2.2) of two opaque colors, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}
