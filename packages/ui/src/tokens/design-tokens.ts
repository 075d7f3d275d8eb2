import { formatHex, parse } from 'culori';
import * as palette from './palette.ts';
import { compactScales, durations, easings, scales, shadows, textStyles } from './scales.ts';
import { colorTokens, type ColorName, type Theme, type ThemeColors } from './tokens.ts';

/** One token of the format; an alias, `{group.name}`, stands for a value of the same type. */
export interface DesignToken {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
}

/** A group of tokens or of groups. */
export interface TokenGroup {
  readonly [name: string]: DesignToken | TokenGroup;
}

/** Where a file's tokens are named; aliases lead there. */
const paletteGroup = 'palette';

const share = (part: number) => Number(part.toFixed(6));

/** A color as the format writes it: sRGB shares, an alpha where it is translucent, and the usual notation. */
function colorValue(value: string) {
  const parsed = parse(value);
  if (parsed?.mode !== 'rgb') throw new RangeError(`not #rrggbb or #rrggbbaa: ${value}`);
  const { r, g, b, alpha } = parsed;
  return {
    colorSpace: 'srgb',
    components: [share(r), share(g), share(b)],
    ...(alpha !== undefined && { alpha: share(alpha) }),
    hex: formatHex(parsed),
  };
}

/** `12px` or `0.75rem`. */
function dimensionValue(text: string) {
  const parts = /^(-?[\d.]+)(px|rem)$/.exec(text);
  if (!parts) throw new RangeError(`not a length in px or rem: ${text}`);
  return { value: Number(parts[1]), unit: parts[2]! };
}

const alias = (...path: readonly string[]) => `{${path.join('.')}}`;

function group<Value>(
  values: Readonly<Record<string, Value>>,
  $type: string,
  value: (value: Value, name: string) => unknown,
): Record<string, DesignToken> {
  return Object.fromEntries(
    Object.entries(values).map(([name, one]) => [name, { $type, $value: value(one, name) }]),
  );
}

interface Leaf {
  readonly path: readonly string[];
  readonly color: string;
}

/** Every color of the palette with its path; lists count from one. */
function leaves(node: unknown, path: readonly string[]): Leaf[] {
  if (typeof node === 'string') return [{ path, color: node }];
  const entries: [string, unknown][] = Array.isArray(node)
    ? node.map((one, index) => [String(index + 1), one])
    : Object.entries(node as object);
  return entries.flatMap(([name, one]) => leaves(one, [...path, name]));
}

/** Of two names for one color the ramp's is the color's own, that of the sign-in picture the last to be taken. */
function rank({ path }: Leaf): number {
  if (path.length === 1) return 0;
  if (/^\d+$/.test(path[1]!) && path[0] !== 'series') return 1;
  return path[0] === 'art' ? 3 : 2;
}

const colors = leaves({ ...palette }, []);
/** The path of each color by its notation. */
const owners = new Map<string, string>();
for (const leaf of colors.toSorted((one, other) => rank(one) - rank(other)))
  if (!owners.has(leaf.color)) owners.set(leaf.color, leaf.path.join('.'));

function aliasOf(color: string): string {
  const owner = owners.get(color);
  if (!owner) throw new RangeError(`${color} is not in the palette`);
  return alias(paletteGroup, owner);
}

function primitives(): TokenGroup {
  const root: Record<string, unknown> = {};
  for (const { path, color } of colors) {
    const own = owners.get(color) === path.join('.');
    let node = root;
    for (const name of path.slice(0, -1)) node = (node[name] ??= {}) as Record<string, unknown>;
    node[path.at(-1)!] = { $type: 'color', $value: own ? colorValue(color) : aliasOf(color) };
  }
  return { [paletteGroup]: root as TokenGroup };
}

const em = (text: string) => Number(text.replace('em', ''));

/** Everything that is the same in all themes. */
function base(): TokenGroup {
  return {
    fontFamily: group(scales.fonts, 'fontFamily', (value) =>
      value.split(',').map((family) => family.trim().replace(/^'|'$/g, '')),
    ),
    fontSize: group(scales.fontSizes, 'dimension', dimensionValue),
    fontWeight: group(scales.fontWeights, 'fontWeight', (value) => value),
    lineHeight: group(scales.lineHeights, 'number', (value) => value),
    typography: group(textStyles, 'typography', ({ lineHeight, letterSpacing }, size) => {
      const { value, unit } = dimensionValue(scales.fontSizes[size as keyof typeof textStyles]);
      return {
        fontFamily: alias('fontFamily', 'body'),
        fontSize: alias('fontSize', size),
        fontWeight: alias('fontWeight', 'regular'),
        // The format knows no em.
        letterSpacing: { value: share(value * em(scales.letterSpacings[letterSpacing])), unit },
        lineHeight: alias('lineHeight', lineHeight),
      };
    }),
    space: group(scales.space, 'dimension', dimensionValue),
    size: group(scales.sizes, 'dimension', dimensionValue),
    radius: group(scales.radii, 'dimension', dimensionValue),
    borderWidth: group(scales.borderWidths, 'dimension', dimensionValue),
    duration: group(durations, 'duration', (value) => ({ value, unit: 'ms' })),
    easing: group(easings, 'cubicBezier', (value) => value),
    transition: group(durations, 'transition', (_, name) => ({
      duration: alias('duration', name),
      delay: { value: 0, unit: 'ms' },
      timingFunction: alias('easing', 'out'),
    })),
    layer: group(scales.zIndices, 'number', (value) => value),
  };
}

const px = (value: number) => ({ value, unit: 'px' });

const colorGroup = (values: Readonly<Partial<ThemeColors>>): TokenGroup =>
  Object.fromEntries(
    (Object.entries(values) as [ColorName, string][]).map(([name, value]) => [
      name,
      { $type: 'color', $value: aliasOf(value), $description: colorTokens[name].use },
    ]),
  );

const theme = ({ colors: values }: Theme): TokenGroup => ({
  color: colorGroup(values),
  shadow: group(shadows, 'shadow', ({ offset, blur, color }) => ({
    color: alias('color', color),
    offsetX: px(0),
    offsetY: px(offset),
    blur: px(blur),
    spread: px(0),
  })),
});

const compact = (): TokenGroup => ({
  space: group(compactScales.space, 'dimension', dimensionValue),
  size: group(compactScales.sizes, 'dimension', dimensionValue),
});

const source = (name: string) => ({ $ref: `./${name}` });

/**
 * All tokens as files of the Design Tokens Community Group's format (2025.10), by their names: the palette, what all
 * themes share, each theme, what more contrast and the compact density change, and the resolver that says how they
 * combine. What a file overrides it names as the files before it do.
 */
export function tokenFiles(
  themes: Readonly<Record<string, Theme>>,
  highContrast: Readonly<Record<'light' | 'dark', Partial<ThemeColors>>>,
  defaultTheme: string,
): Record<string, object> {
  const named = Object.entries(themes).map(
    ([name, one]) => [name, `themes/${name}.json`, theme(one)] as const,
  );
  return {
    'primitives.json': primitives(),
    'base.json': base(),
    ...Object.fromEntries(named.map(([, file, tokens]) => [file, tokens])),
    'contrast/more-on-light.json': { color: colorGroup(highContrast.light) },
    'contrast/more-on-dark.json': { color: colorGroup(highContrast.dark) },
    'density/compact.json': compact(),
    'cnx.resolver.json': {
      name: 'CNX design tokens',
      version: '2025.10',
      sets: {
        primitives: { description: 'The palette', sources: [source('primitives.json')] },
        base: { description: 'What all themes share', sources: [source('base.json')] },
      },
      modifiers: {
        theme: {
          description: 'The theme that a user has chosen',
          contexts: Object.fromEntries(named.map(([name, file]) => [name, [source(file)]])),
          default: defaultTheme,
        },
        contrast: {
          description:
            'Whether the reader’s system asks for more contrast: choose the one for the theme’s appearance',
          contexts: {
            usual: [],
            moreOnLight: [source('contrast/more-on-light.json')],
            moreOnDark: [source('contrast/more-on-dark.json')],
          },
          default: 'usual',
        },
        density: {
          description: 'How close together controls and rows stand',
          contexts: { comfortable: [], compact: [source('density/compact.json')] },
          default: 'comfortable',
        },
      },
      resolutionOrder: [
        'sets/primitives',
        'sets/base',
        'modifiers/theme',
        'modifiers/contrast',
        'modifiers/density',
      ].map((place) => ({ $ref: `#/${place}` })),
    },
  };
}
