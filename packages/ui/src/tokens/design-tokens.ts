import { formatHex, formatHex8, parse, type Rgb } from 'culori';
import { scales, compactScales } from './scales.ts';
import { colorTokens, type ColorName, type Theme } from './tokens.ts';

/** A color as the format writes it: sRGB shares, an alpha where it is translucent, and the usual notation. */
interface DtcgColor {
  readonly colorSpace: 'srgb';
  readonly components: readonly [number, number, number];
  readonly alpha?: number;
  readonly hex: string;
}

/** One token. */
interface DtcgToken {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
  /** Values in other modes, by the name of the mode. */
  readonly $extensions?: { readonly 'cnx.modes': Readonly<Record<string, unknown>> };
}

/** A file in the format of the Design Tokens Community Group (2025.10), with the themes as modes. */
export interface DesignTokens {
  readonly $description: string;
  readonly [group: string]: string | Readonly<Record<string, DtcgToken>>;
}

function color(value: string): DtcgColor {
  const parsed = parse(value);
  if (parsed?.mode !== 'rgb') throw new RangeError(`not #rrggbb or #rrggbbaa: ${value}`);
  const { r, g, b, alpha } = parsed;
  const share = (part: number) => Number(part.toFixed(6));
  return {
    colorSpace: 'srgb',
    components: [share(r), share(g), share(b)],
    ...(alpha !== undefined && { alpha: share(alpha) }),
    hex: formatHex(parsed),
  };
}

/** `12px` or `0.75rem`. */
function dimension(text: string): { value: number; unit: string } {
  const parts = /^(-?[\d.]+)(px|rem)$/.exec(text);
  if (!parts) throw new RangeError(`not a length in px or rem: ${text}`);
  return { value: Number(parts[1]), unit: parts[2]! };
}

const group = <Value>(
  values: Readonly<Record<string, Value>>,
  token: (value: Value, name: string) => DtcgToken,
): Record<string, DtcgToken> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, token(value, name)]));

function dimensions(
  values: Readonly<Record<string, string>>,
  compact: Readonly<Record<string, string>> = {},
): Record<string, DtcgToken> {
  return group(values, (value, name) => ({
    $type: 'dimension',
    $value: dimension(value),
    ...(compact[name] !== undefined && {
      $extensions: { 'cnx.modes': { compact: dimension(compact[name]) } },
    }),
  }));
}

/** `120ms cubic-bezier(0.2, 0, 0, 1)` */
function transition(text: string) {
  const parts = /^(\d+)ms cubic-bezier\(([^)]+)\)$/.exec(text);
  if (!parts) throw new RangeError(`not a transition: ${text}`);
  return {
    duration: { value: Number(parts[1]), unit: 'ms' },
    delay: { value: 0, unit: 'ms' },
    timingFunction: parts[2]!.split(',').map(Number),
  };
}

/**
 * All tokens for design tools. The value of a color is the default theme's; the other themes are its modes, and so
 * is the compact density of a length.
 */
export function designTokens(themes: Readonly<Record<string, Theme>>, defaultTheme: string): DesignTokens {
  const names = Object.keys(colorTokens) as ColorName[];
  return {
    $description: 'CNX design tokens; the modes of colors are the themes, those of lengths the densities.',
    color: Object.fromEntries(
      names.map((name): [string, DtcgToken] => [
        name,
        {
          $type: 'color',
          $value: color(themes[defaultTheme]!.colors[name]),
          $description: colorTokens[name].use,
          $extensions: {
            'cnx.modes': Object.fromEntries(
              Object.entries(themes).map(([theme, { colors }]) => [theme, color(colors[name])]),
            ),
          },
        },
      ]),
    ),
    fontFamily: group(scales.fonts, (value) => ({
      $type: 'fontFamily',
      $value: value.split(',').map((family) => family.trim().replace(/^'|'$/g, '')),
    })),
    fontSize: dimensions(scales.fontSizes),
    fontWeight: group(scales.fontWeights, (value) => ({ $type: 'fontWeight', $value: value })),
    lineHeight: group(scales.lineHeights, (value) => ({ $type: 'number', $value: value })),
    space: dimensions(scales.space, compactScales.space),
    size: dimensions(scales.sizes, compactScales.sizes),
    radius: dimensions(scales.radii),
    borderWidth: dimensions(scales.borderWidths),
    transition: group(scales.transitions, (value) => ({ $type: 'transition', $value: transition(value) })),
    layer: group(scales.zIndices, (value) => ({ $type: 'number', $value: value })),
  };
}

/** The colors of every theme, read back from the format, as `#rrggbb` or `#rrggbbaa`. */
export function readThemeColors(tokens: DesignTokens): Record<string, Record<string, string>> {
  const themes: Record<string, Record<string, string>> = {};
  for (const [name, token] of Object.entries(tokens['color'] as Record<string, DtcgToken>)) {
    for (const [theme, value] of Object.entries(token.$extensions?.['cnx.modes'] ?? {})) {
      const { components, alpha } = value as DtcgColor;
      const [r, g, b] = components;
      const read: Rgb = { mode: 'rgb', r, g, b, ...(alpha !== undefined && { alpha }) };
      (themes[theme] ??= {})[name] = alpha === undefined ? formatHex(read) : formatHex8(read);
    }
  }
  return themes;
}
