import { fitText, textWidth } from './chart-text.ts';

/** How the names under the bands of an upright chart are written; lengths in px. */
export interface BandNamesLayout {
  /** Room that they take under the bands. */
  readonly below: number;
  /** Slanted names end under the middle of their band; others are centered there. */
  readonly slanted: boolean;
  /** The lines of each name, in the order given; none where bands are too narrow for a letter. */
  readonly lines: readonly (readonly string[])[];
}

/** Room in px for one line of names, and for each further one. */
const firstLine = 28;
const nextLine = 14;
/** Gap in px between two names, the least step that a slanted line needs, and the room that slanted names may take. */
const gap = 6;
const leastStep = 18;
const mostBelow = 100;
/** How names are slanted. */
export const slantDegrees = 40;
const slant = (slantDegrees * Math.PI) / 180;

/**
 * Lays the names under bands out so that they can be read: on one line, else broken between words into two, else
 * slanted.
 * @param step from one band to the next, px
 * @param before room left of the first band's middle, px; a slanted name is cut to it
 */
export function layoutBandNames(names: readonly string[], step: number, before: number): BandNamesLayout {
  const room = step - gap;
  if (step <= leastStep) return { below: firstLine, slanted: false, lines: names.map(() => []) };
  const fits = (text: string) => textWidth(text) <= room;
  if (names.every(fits)) return { below: firstLine, slanted: false, lines: names.map((name) => [name]) };
  const broken = names.map((name) => (fits(name) ? [name] : inTwo(name)));
  if (broken.every((lines) => lines.every(fits)))
    return { below: firstLine + nextLine, slanted: false, lines: broken };
  const most = Math.min((mostBelow - firstLine) / Math.sin(slant), before / Math.cos(slant));
  const cut = names.map((name) => fitText(name, most));
  const maxWidth = Math.max(0, ...cut.map(textWidth));
  return {
    below: Math.ceil(firstLine + maxWidth * Math.sin(slant)),
    slanted: true,
    lines: cut.map((name) => [name]),
  };
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
