import { describe, expect, it } from 'vitest';
import { themeNames } from '../themes/theme-names.ts';
import { themes } from '../themes/themes.ts';
import { contrastRatio } from './contrast-table.ts';
import { colorTokens, type ColorContract, type ColorName } from './tokens.ts';

interface Pair {
  name: ColorName;
  ground: ColorName;
  ratio: number;
}

const pairs = Object.entries<ColorContract>(colorTokens).flatMap(([name, { on }]) =>
  (on?.names ?? []).map((ground) => ({ name, ground, ratio: on!.ratio }) as Pair),
);

describe.each(themeNames)('theme %s', (themeName) => {
  const { colors } = themes[themeName];

  it.each(pairs)('$name on $ground reaches $ratio', ({ name, ground, ratio }) => {
    expect(contrastRatio(colors[name], colors[ground])).toBeGreaterThanOrEqual(ratio);
  });

  it('gives every color as #rrggbb or #rrggbbaa', () => {
    const malformed = Object.entries(colors).filter(
      ([, value]) => !/^#([0-9a-f]{6}|[0-9a-f]{8})$/.test(value),
    );
    expect(malformed).toEqual([]);
  });
});

describe('the contract', () => {
  it('marks the active item of a list by a bar that stands out from every overlay', () => {
    for (const ground of ['raised', 'activeItem'])
      expect(pairs).toContainEqual({ name: 'accentMark', ground, ratio: 3 });
  });

  it('tells an alarm from a warning by lightness', () => {
    for (const name of themeNames) {
      const { criticalMark, warningMark } = themes[name].colors;
      expect(contrastRatio(criticalMark, warningMark), name).toBeGreaterThanOrEqual(1.5);
    }
  });

  it('holds every kind of pair', () => {
    expect(pairs.length).toBeGreaterThan(100);
    expect(new Set(pairs.map(({ ratio }) => ratio))).toEqual(new Set([4.5, 3]));
  });

  it('distinguishes an alarm from the accent in every theme', () => {
    for (const name of themeNames) {
      const { accent, accentMark, criticalMark, criticalSolid } = themes[name].colors;
      expect([accent, accentMark]).not.toContain(criticalMark);
      expect([accent, accentMark]).not.toContain(criticalSolid);
    }
  });
});
