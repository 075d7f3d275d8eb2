import { describe, expect, it } from 'vitest';
import { themeNames } from '../themes/theme-names.ts';
import { themes } from '../themes/themes.ts';
import { colorDistance, deficiencies, simulate } from './color-vision.ts';
import type { ThemeColors } from './tokens.ts';

const palette = (colors: ThemeColors) =>
  ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((place) => colors[`chart${place}`]);

function closest(colors: readonly string[]): number {
  return Math.min(
    ...colors.flatMap((one, i) => colors.slice(i + 1).map((other) => colorDistance(one, other))),
  );
}

describe.each(themeNames)('the chart palette of %s', (name) => {
  const colors = palette(themes[name].colors);

  it('keeps its colors apart', () => {
    expect(closest(colors.slice(0, 4))).toBeGreaterThan(0.2);
    expect(closest(colors)).toBeGreaterThan(0.12);
  });

  it.each(deficiencies)('keeps them apart for readers with %s', (deficiency) => {
    const seen = colors.map((color) => simulate(color, deficiency));
    // Four lines stand without dashes; from the fifth on dashes and shapes help.
    expect(closest(seen.slice(0, 4))).toBeGreaterThan(0.1);
    expect(closest(seen)).toBeGreaterThan(0.09);
  });
});

describe('the simulation', () => {
  it('makes red and green alike without red or green cones', () => {
    // Of one lightness, so that only their hue differs.
    const [red, green] = ['#d0453e', '#6b8e23'];
    const apart = colorDistance(red, green);
    expect(colorDistance(simulate(red, 'deuteranopia'), simulate(green, 'deuteranopia'))).toBeLessThan(
      apart / 2,
    );
  });

  it.each(deficiencies)('leaves grays as they are with %s', (deficiency) => {
    expect(colorDistance(simulate('#808080', deficiency), '#808080')).toBeLessThan(0.01);
  });

  it('measures from black to white as one', () => {
    expect(colorDistance('#000000', '#ffffff')).toBeCloseTo(1, 4);
  });

  it('would find a palette that relies on hue', () => {
    const red = '#c0504d';
    const green = '#7f7f3f';
    expect(closest([red, green].map((color) => simulate(color, 'deuteranopia')))).toBeLessThan(0.1);
  });
});
