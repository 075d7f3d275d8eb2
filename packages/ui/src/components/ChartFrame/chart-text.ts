import { colorVariable } from '../../themes/stitches.ts';
import type { ColorName } from '../../tokens/tokens.ts';

/** Width in px of a usual letter of a chart's text. */
export const GLYPH = 6.6;

/** Cuts a text to what fits into `room` px, with an ellipsis. */
export function fitText(text: string, room: number): string {
  // The room is often made for exactly this text: a rounding error must not cut it.
  const most = Math.floor(room / GLYPH + 1e-6);
  return text.length <= most ? text : `${text.slice(0, Math.max(1, most - 1))}…`;
}

/** Room in px that the longest of some names takes, and no more than `most`. */
export function roomFor(names: readonly string[], most: number): number {
  return Math.min(most, Math.max(0, ...names.map((name) => name.length)) * GLYPH + 12);
}

/** Writes the numbers of an axis in a language. */
export function tickText(locale: string): (value: number) => string {
  const plain = new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 });
  // No letter for thousand or million: the oil field's M and the metric one mean different things.
  const enormous = new Intl.NumberFormat(locale, { notation: 'scientific', maximumSignificantDigits: 3 });
  return (value) => (Math.abs(value) < 1e9 ? plain : enormous).format(value);
}

/** Writes values in a language with so many decimals; very large ones with a power of ten. */
export function valueText(locale: string, digits: number): (value: number) => string {
  const plain = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const enormous = new Intl.NumberFormat(locale, { notation: 'scientific', maximumSignificantDigits: 4 });
  return (value) => (Math.abs(value) < 1e12 ? plain : enormous).format(value);
}

/** A colour of the theme in force, for SVG attributes. */
export function ink(name: ColorName): string {
  return `var(${colorVariable(name)})`;
}

/** The colours of series, in the order in which a chart takes them. */
export const palette = [
  'chart1',
  'chart2',
  'chart3',
  'chart4',
  'chart5',
  'chart6',
  'chart7',
  'chart8',
] as const satisfies readonly ColorName[];

/** Whether a value can be drawn. */
export function isDrawable(value: number | null | undefined): value is number {
  return Number.isFinite(value);
}
