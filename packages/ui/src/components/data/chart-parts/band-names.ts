import { fitText, textWidth } from './chart-text.ts';

/** How the names under the bands of an upright chart are written; lengths in px. */
export interface BandNamesLayout {
  /** Where the first band begins: further right than asked for where a slanted name needs the room. */
  readonly from: number;
  /** Room that they take under the bands. */
  readonly below: number;
  /** Slanted names end under the middle of their band; others are centered there. */
  readonly slanted: boolean;
  /** The lines of each name, in the order given; none for one that has no room. */
  readonly lines: readonly (readonly string[])[];
  /** How many names are not whole: cut, or not written at all. A chart says so. */
  readonly short: number;
}

/** Where bands lie, px: all of one width, side by side. */
export interface BandsPlace {
  /** Where the first begins, as far left as its value axis lets it. */
  readonly from: number;
  /** Where the last ends. */
  readonly to: number;
}

/** Room in px for one line of names, and for each further one. */
const firstLine = 28;
const nextLine = 14;
/** Gap in px between two names, the least step that a slanted line needs, and the room that slanted names may take. */
const gap = 6;
const leastStep = 18;
const mostBelow = 128;
/** Slanted names may push the first band to this share of the width. */
const mostBefore = 0.35;
/** A flat name is cut to this width in px where bands are too narrow for any. */
const mostFlat = 80;
/** How far right of the middle of its band a slanted name ends, px. */
export const slantedEnd = 4;
/** How names are slanted. */
export const slantDegrees = 40;
const slant = (slantDegrees * Math.PI) / 180;
/** How far left of its first letter's foot the top of that letter leans, px. */
const lean = 12 * Math.sin(slant);

/**
 * Lays the names under bands out so that they can be read: on one line where all have room, else broken between words
 * into two, else slanted. Where bands are too narrow even for that, every second, third … is written.
 */
export function layoutBandNames(names: readonly string[], { from, to }: BandsPlace): BandNamesLayout {
  const step = (to - from) / Math.max(1, names.length);
  const fits = (text: string) => textWidth(text) <= step - gap;
  const flat = { from, below: firstLine, slanted: false, short: 0 };
  if (names.every(fits)) return { ...flat, lines: names.map((name) => [name]) };
  const broken = names.map((name) => (fits(name) ? [name] : inTwo(name)));
  if (broken.every((lines) => lines.every(fits)))
    return { ...flat, below: firstLine + nextLine, lines: broken };
  return slantedNames(names, { from, to }) ?? { ...flat, ...someNames(names, step) };
}

/** Slanted names, whole where the drawing has room; undefined where bands are too narrow for them. */
function slantedNames(names: readonly string[], { from, to }: BandsPlace): BandNamesLayout | undefined {
  const most = (mostBelow - firstLine) / Math.sin(slant);
  // Each reaches left of its band; the first band moves right until none leaves the drawing.
  const wanted = names.map((name, index) => {
    const across = Math.min(most, textWidth(name)) * Math.cos(slant) + lean - slantedEnd;
    const place = (index + 0.5) / names.length;
    return (across - place * to) / (1 - place);
  });
  const start = Math.max(from, Math.min(to * mostBefore, Math.ceil(Math.max(...wanted))));
  const step = (to - start) / names.length;
  if (step < leastStep) return undefined;
  const cut = names.map((name, index) => {
    const before = start + (index + 0.5) * step + slantedEnd - lean;
    return fitText(name, Math.min(most, before / Math.cos(slant)));
  });
  const maxWidth = Math.max(0, ...cut.map(textWidth));
  return {
    from: start,
    below: Math.ceil(firstLine + maxWidth * Math.sin(slant)),
    slanted: true,
    lines: cut.map((name) => [name]),
    short: cut.filter((name, index) => name !== names[index]).length,
  };
}

/** Every so many names on one line, as many as have room. */
function someNames(names: readonly string[], step: number) {
  const widest = Math.min(mostFlat, Math.max(0, ...names.map(textWidth)));
  const every = Math.max(1, Math.ceil((widest + gap) / step));
  const lines = names.map((name, index) => (index % every === 0 ? [fitText(name, every * step - gap)] : []));
  return { lines, short: lines.filter(([line], index) => line !== names[index]).length };
}

/** The height in px of a drawing that leaves its bars most of it: names take two fifths at most. */
export function heightOverNames(height: number, { below }: BandNamesLayout): number {
  return Math.max(height, Math.ceil(below * 2.5));
}

/** A name broken at the space that makes its wider line the narrowest; as it is without a space. */
function inTwo(name: string): string[] {
  const words = name.split(' ');
  const ways = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const width = (lines: readonly string[]) => Math.max(...lines.map(textWidth));
  return ways.reduce((best, way) => (width(way) < width(best) ? way : best), [name]);
}
