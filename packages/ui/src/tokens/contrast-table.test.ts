import { expect, it } from 'vitest';
import { highContrastThemes, themes } from '../themes/themes.ts';
import { contrastFaults, contrastRatio, contrastTable } from './contrast-table.ts';

it('holds in every theme', () => {
  const table = contrastTable(themes);
  expect(contrastFaults(table)).toEqual([]);
  expect(new Set(table.map(({ theme }) => theme)).size).toBe(6);
  expect(table.length).toBeGreaterThan(600);
});

it('holds text to 7:1 and graphics to 4.5:1 in every theme of a reader who asks for more', () => {
  const table = contrastTable(highContrastThemes, 'more');
  expect(contrastFaults(table)).toEqual([]);
  expect(new Set(table.map(({ need }) => need))).toEqual(new Set([7, 4.5]));
  expect(new Set(table.map(({ theme }) => theme)).size).toBe(6);
  // The usual themes would not do.
  expect(contrastFaults(contrastTable(themes, 'more')).length).toBeGreaterThan(50);
});

it('names the pair that a broken theme breaks', () => {
  const dark = { ...themes.dark, colors: { ...themes.dark.colors, textQuiet: themes.dark.colors.surface } };
  const faults = contrastFaults(contrastTable({ dark }));
  expect(faults).toContain('dark: textQuiet on surface has a contrast of 1.00 and needs 4.5');
});

it('has no figure for a translucent color or for what is no color', () => {
  expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 10);
  expect(() => contrastRatio('#ffffff80', '#000000')).toThrow('#ffffff80');
  expect(() => contrastRatio('#ffffff', 'grayish')).toThrow('grayish');
});
