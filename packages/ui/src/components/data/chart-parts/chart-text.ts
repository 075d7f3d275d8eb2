import { colorVariable, readCaptionFont } from '../../../themes/color-variables.ts';
import type { ColorName } from '../../../tokens/tokens.ts';
import { numberText } from '../../number-text.ts';

/** No text on a chart shows more letters than this. */
const maxLetters = 300;

let ruler: CanvasRenderingContext2D | null | undefined;

/** Width in px of a text as charts write it: in the body's font, in the size of captions. */
export function textWidth(text: string): number {
  if (ruler === undefined && typeof document !== 'undefined') {
    ruler = document.createElement('canvas').getContext('2d');
    if (ruler) ruler.font = readCaptionFont();
  }
  const start = text.slice(0, maxLetters);
  // Without a document nothing is drawn yet: a usual letter's width will do.
  return ruler ? ruler.measureText(start).width : start.length * 6.6;
}

function widestText(texts: readonly string[]): number {
  return texts.reduce((widest, text) => Math.max(widest, textWidth(text)), 0);
}

/** Cuts a text to what fits into `room` px, with an ellipsis; one letter always stays. */
export function fitText(text: string, room: number): string {
  if (text.length <= maxLetters && textWidth(text) <= room) return text;
  const letters = [...text.slice(0, maxLetters)];
  let [fits, cut] = [1, letters.length];
  while (fits + 1 < cut) {
    const middle = (fits + cut) >> 1;
    if (textWidth(`${letters.slice(0, middle).join('')}…`) <= room) fits = middle;
    else cut = middle;
  }
  return `${letters.slice(0, fits).join('')}…`;
}

/** Room in px for names beside an axis: as much as the widest takes, and no more than `max`. */
export function roomFor(names: readonly string[], max: number): number {
  // Figures of equal width, as charts write them, are a little wider than measured.
  return Math.min(max, Math.ceil(widestText(names) + 3));
}

/** Room in px for the numbers of an axis. */
export function roomForTicks(ticks: readonly string[]): number {
  return Math.max(40, widestText(ticks) + 16);
}

/** Writes the numbers of an axis in a language. */
export function tickText(locale: string): (value: number) => string {
  const plain = numberText(locale, { maximumSignificantDigits: 6 });
  // No letter for thousand or million: the oil field's M and the metric one mean different things.
  const enormous = numberText(locale, { notation: 'scientific', maximumSignificantDigits: 4 });
  return (value) => (Math.abs(value) < 1e9 ? plain : enormous)(value);
}

/** Writes values in a language with so many decimals; very large ones with a power of ten. */
export function valueText(locale: string, digits: number): (value: number) => string {
  const plain = numberText(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const enormous = numberText(locale, { notation: 'scientific', maximumSignificantDigits: 4 });
  return (value) => (Math.abs(value) < 1e12 ? plain : enormous)(value);
}

/** A color of the current theme, for SVG attributes. */
export function ink(name: ColorName): string {
  return `var(${colorVariable(name)})`;
}

/** The fill of a bar that is not the one that matters: the color of its series, lightened towards the ground. */
export function softInk(name: ColorName): string {
  return `color-mix(in srgb, ${ink(name)} 55%, ${ink('surface')})`;
}

/** The color of a series by its place in the chart palette, from 0; round after the last. */
export function paletteColor(place: number) {
  return `chart${((place % 8) + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}` as const;
}

/** Whether a value can be drawn. */
export function isDrawable(value: number | null | undefined): value is number {
  return Number.isFinite(value);
}

/** The smallest and the largest of some values; (Infinity, -Infinity) of none. */
export function minMax(values: readonly number[]): [low: number, high: number] {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return [low, high];
}
