import { expect, it } from 'vitest';
import { colorTokens, type ColorContract, type ColorName } from '../tokens/tokens.ts';
import { forcedColors } from './forced-colors.ts';

/** The pairs that a system keeps apart: the ground, and what stands out from it. */
const apart: Readonly<Record<string, readonly string[]>> = {
  Canvas: ['CanvasText', 'LinkText', 'Highlight'],
  CanvasText: ['Canvas'],
  Highlight: ['HighlightText'],
};

const pairs = Object.entries<ColorContract>(colorTokens).flatMap(([name, { on }]) =>
  (on?.names ?? []).map((ground) => [name as ColorName, ground as ColorName] as const),
);

it.each(pairs)('keeps %s apart from %s', (name, ground) => {
  expect(apart[forcedColors[ground]] ?? []).toContain(forcedColors[name]);
});

it('names a color for every token, and the first three series differ', () => {
  expect(Object.keys(forcedColors)).toEqual(Object.keys(colorTokens));
  const { chart1, chart2, chart3 } = forcedColors;
  expect(new Set([chart1, chart2, chart3]).size).toBe(3);
});
