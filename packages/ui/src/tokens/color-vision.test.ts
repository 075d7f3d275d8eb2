import { converter } from 'culori';
import { describe, expect, it } from 'vitest';
import { themeNames } from '../themes/theme-names.ts';
import { highContrastThemes, themes } from '../themes/themes.ts';
import { colorDistance, deficiencies, simulate } from './color-vision.ts';
import { seriesNames, type ThemeColors } from './tokens.ts';

const palette = (colors: ThemeColors) => seriesNames.map((name) => colors[name]);

function closest(colors: readonly string[]): number {
  return Math.min(
    ...colors.flatMap((one, i) => colors.slice(i + 1).map((other) => colorDistance(one, other))),
  );
}

const lch = converter('oklch');

/** The hue of a color in degrees; undefined for what looks gray. */
function hueOf(color: string): number | undefined {
  const { c = 0, h } = lch(color) ?? {};
  return c > 0.06 ? h : undefined;
}

/** How many degrees two hues lie apart; as far as possible where one of them is none. */
function hueGap(one: string, other: string): number {
  const [a, b] = [hueOf(one), hueOf(other)];
  if (a === undefined || b === undefined) return 180;
  const gap = Math.abs(a - b);
  return Math.min(gap, 360 - gap);
}

const statusOf = ({ goodMark, warningMark, criticalMark }: ThemeColors) => [
  goodMark,
  warningMark,
  criticalMark,
];

describe.each(themeNames)('the theme %s', (name) => {
  const { colors } = themes[name];

  it('takes its first series from the accent’s family', () => {
    expect(hueGap(colors.chart1, colors.accentMark)).toBeLessThan(15);
  });

  it('keeps its series away from the colors of status', () => {
    for (const series of palette(colors)) {
      for (const status of statusOf(colors)) {
        expect(colorDistance(series, status), `${series} beside ${status}`).toBeGreaterThan(0.11);
        expect(hueGap(series, status), `${series} beside ${status}`).toBeGreaterThan(18);
      }
    }
  });

  it('keeps its accent apart from what is well and what is an alarm', () => {
    for (const status of [colors.goodMark, colors.criticalMark])
      expect(colorDistance(colors.accentMark, status)).toBeGreaterThan(0.12);
  });

  it('tells an alarm from a warning by hue, and its tint from a neutral one', () => {
    expect(hueGap(colors.criticalMark, colors.warningMark)).toBeGreaterThan(30);
    expect(colorDistance(colors.criticalSubtle, colors.neutralSubtle)).toBeGreaterThan(0.02);
    expect(colorDistance(colors.criticalSubtle, colors.warningSubtle)).toBeGreaterThan(0.05);
  });

  it('lets the active item of a list be seen on an overlay', () => {
    expect(colorDistance(colors.activeItem, colors.raised)).toBeGreaterThan(0.05);
  });

  it('draws the first series as a color, not as a gray', () => {
    expect(lch(colors.chart1)?.c).toBeGreaterThan(0.1);
  });

  it('lets a neutral tint be seen wherever it lies', () => {
    for (const ground of [colors.page, colors.surface])
      expect(colorDistance(colors.neutralSubtle, ground)).toBeGreaterThan(0.02);
    expect(colorDistance(colors.chosen, colors.neutralSubtle)).toBeGreaterThan(0.02);
  });

  it('has heads of groups stand out from rows, and the total from them, in the tint of its own surfaces', () => {
    const apart = (ground: string) => colorDistance(ground, colors.surface);
    expect(apart(colors.groupHead)).toBeGreaterThan(0.02);
    expect(apart(colors.total)).toBeGreaterThan(apart(colors.groupHead));
    expect(colorDistance(colors.groupHead, colors.hover)).toBeLessThan(0.02);
  });

  it('lets an avatar stand out from the header', () => {
    expect(colorDistance(colors.accentSubtle, colors.header)).toBeGreaterThan(0.04);
  });
});

/** The hues of the second to the eighth series: olive, magenta, teal, violet, sky, indigo, rose. */
const families = [108, 338, 192, 301, 230, 267, 0];

it('gives each series from the second on one hue in all themes, with more contrast, too', () => {
  const all = [...Object.entries(themes), ...Object.entries(highContrastThemes)];
  for (const [name, theme] of all) {
    palette(theme.colors)
      .slice(1)
      .forEach((color, place) => {
        const hue = hueOf(color);
        expect(hue, `${color} of ${name} has a hue`).toBeDefined();
        const gaps = families.map((family) => Math.abs(((hue! - family + 540) % 360) - 180));
        expect(gaps[place], `series ${place + 2} of ${name}, ${color}`).toBeLessThan(17);
        expect(gaps.indexOf(Math.min(...gaps)), `the family of ${color} of ${name}`).toBe(place);
      });
  }
});

it('gives each theme a palette of its own', () => {
  const palettes = themeNames.map((name) => palette(themes[name].colors).join());
  expect(new Set(palettes).size).toBe(themeNames.length);
});

describe.each([
  ...themeNames.map((name) => [name, themes[name]] as const),
  ['light, with more contrast', highContrastThemes.light] as const,
  ['dark, with more contrast', highContrastThemes.dark] as const,
])('the chart palette of %s', (_, theme) => {
  const colors = palette(theme.colors);

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
