import { expect, it } from 'vitest';
import { themes } from '../themes/themes.ts';
import { contrastFaults, contrastTable } from './contrast-table.ts';

it('holds in every theme', () => {
  const table = contrastTable(themes);
  expect(contrastFaults(table)).toEqual([]);
  expect(new Set(table.map(({ theme }) => theme)).size).toBe(6);
  expect(table.length).toBeGreaterThan(600);
});

it('names the pair that a broken theme breaks', () => {
  const dark = { ...themes.dark, colors: { ...themes.dark.colors, textQuiet: themes.dark.colors.surface } };
  const faults = contrastFaults(contrastTable({ dark }));
  expect(faults).toContain('dark: textQuiet on surface has a contrast of 1.00 and needs 4.5');
});
