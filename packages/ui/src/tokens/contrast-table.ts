import { parse, wcagContrast } from 'culori';
import {
  colorTokens,
  leastContrast,
  textRatio,
  type ColorContract,
  type ColorName,
  type Theme,
} from './tokens.ts';

/** One color on one ground of one theme. */
export interface ContrastLine {
  readonly theme: string;
  readonly name: ColorName;
  readonly ground: ColorName;
  /** WCAG 2.2, from 1 to 21. */
  readonly ratio: number;
  /** The least that it must be. */
  readonly need: number;
  readonly holds: boolean;
}

/**
 * Contrast ratio (WCAG 2.2) of two opaque colors, from 1 to 21.
 * @throws RangeError for another color, since a translucent one has no luminance of its own.
 */
export function contrastRatio(one: string, other: string): number {
  for (const color of [one, other]) {
    const parsed = parse(color);
    if (!parsed || parsed.alpha !== undefined) throw new RangeError(`not an opaque color: ${color}`);
  }
  return wcagContrast(one, other);
}

/**
 * Every pair of colors that the tokens ask a contrast of, in every theme.
 * @param contrast `more` holds them to what a reader is due who asks for more contrast
 */
export function contrastTable(
  themes: Readonly<Record<string, Theme>>,
  contrast: keyof typeof leastContrast = 'usual',
): ContrastLine[] {
  const least = leastContrast[contrast];
  const pairs = Object.entries<ColorContract>(colorTokens).flatMap(([name, { on }]) =>
    (on?.names ?? []).map((ground) => ({
      name: name as ColorName,
      ground: ground as ColorName,
      need: on!.ratio === textRatio ? least.text : least.graphics,
    })),
  );
  return Object.entries(themes).flatMap(([theme, { colors }]) =>
    pairs.map(({ name, ground, need }) => {
      const ratio = contrastRatio(colors[name], colors[ground]);
      return { theme, name, ground, ratio, need, holds: ratio >= need };
    }),
  );
}

/** What falls short, in words; empty when every pair holds. */
export function contrastFaults(lines: readonly ContrastLine[]): string[] {
  return lines
    .filter(({ holds }) => !holds)
    .map(
      ({ theme, name, ground, ratio, need }) =>
        `${theme}: ${name} on ${ground} has a contrast of ${ratio.toFixed(2)} and needs ${need}`,
    );
}
