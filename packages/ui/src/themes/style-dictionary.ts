import { fileURLToPath } from 'node:url';
import { appearances, type ThemeName } from './theme-names.ts';
import type { Density } from '../tokens/scales.ts';

/** What a token's files are chosen by. */
export interface TokenChoice {
  theme: ThemeName;
  /** @default usual */
  contrast?: 'usual' | 'more';
  /** @default comfortable */
  density?: Density;
}

/**
 * The files of one theme, as Style Dictionary's `source`; later ones override earlier ones.
 * @param folder where the files lie, ending with a slash. Default: the package's own
 */
export function tokenSources(
  { theme, contrast = 'usual', density = 'comfortable' }: TokenChoice,
  folder: string = fileURLToPath(new URL('../tokens/', import.meta.url)),
): string[] {
  return [
    'primitives.json',
    'base.json',
    `themes/${theme}.json`,
    ...(contrast === 'more' ? [`contrast/more-on-${appearances[theme]}.json`] : []),
    ...(density === 'compact' ? ['density/compact.json'] : []),
  ].map((file) => `${folder}${file}`);
}

/** A token as Style Dictionary hands it to a transform, in what these read of it. */
interface Token {
  readonly path: readonly string[];
  readonly $type?: string;
  readonly $value?: unknown;
}

interface Measure {
  readonly value: number;
  readonly unit: string;
}
interface Color {
  readonly hex: string;
  readonly alpha?: number;
}
type Parts = Readonly<Record<string, unknown>>;

const hexByte = (share: number) =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
const measure = ({ value, unit }: Measure) => (value === 0 ? `0${unit}` : `${value}${unit}`);

/** How CSS writes a value of each type; what CSS and the format write alike is left out. */
const writers: Readonly<Record<string, (value: never) => string>> = {
  color: ({ hex, alpha }: Color) => (alpha === undefined ? hex : `${hex}${hexByte(alpha)}`),
  dimension: measure,
  duration: measure,
  cubicBezier: (numbers: readonly number[]) => `cubic-bezier(${numbers.join(', ')})`,
  fontFamily: (families: readonly string[]) =>
    families.map((family) => (family.includes(' ') ? `'${family}'` : family)).join(', '),
  shadow: ({ offsetX, offsetY, blur, spread, color }: Parts) =>
    [
      ...[offsetX, offsetY, blur, spread].map((length) => write('dimension', length)),
      write('color', color),
    ].join(' '),
  transition: ({ duration, timingFunction }: Parts) =>
    `${write('duration', duration)} ${write('cubicBezier', timingFunction)}`,
  typography: ({ fontFamily, fontSize, fontWeight, lineHeight }: Parts) =>
    `${write('fontWeight', fontWeight)} ${write('dimension', fontSize)}/${write('number', lineHeight)} ${write('fontFamily', fontFamily)}`,
};

/** A part of a composite value is written already where it was an alias. */
function write(type: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const writer = writers[type];
  if (!writer) throw new RangeError(`no way to write a ${type} in CSS: ${JSON.stringify(value)}`);
  return writer(value as never);
}

/** The scale of the package's CSS variables that a group of tokens stands for, where it has another name. */
const scaleNames: Readonly<Record<string, string>> = {
  color: 'colors',
  fontFamily: 'fonts',
  fontSize: 'fontSizes',
  fontWeight: 'fontWeights',
  lineHeight: 'lineHeights',
  size: 'sizes',
  radius: 'radii',
  borderWidth: 'borderWidths',
  transition: 'transitions',
  layer: 'zIndices',
};

const cssTransform = {
  name: 'cnx/css',
  type: 'value',
  transitive: true,
  filter: ({ $type = '' }: Token) => $type in writers,
  transform: ({ $type = '', $value }: Token): string => write($type, $value),
} as const;

const nameTransform = {
  name: 'cnx/name',
  type: 'name',
  transform: ({ path: [first = '', ...rest] }: Token): string =>
    ['cnx', scaleNames[first] ?? first, ...rest].join('-'),
} as const;

/**
 * The transforms that make CSS of the tokens, by their names, as Style Dictionary's `hooks.transforms`; name both in a
 * platform's `transforms`. Names become those of the package's CSS variables. Of typography the `font` shorthand
 * carries all but the letter spacing.
 */
export const transforms = { [cssTransform.name]: cssTransform, [nameTransform.name]: nameTransform } as const;
