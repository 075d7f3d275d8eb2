import { expect, test } from 'vitest';
import { insightAreas } from '../../../apps/portal/src/addresses.ts';
import { drawAppearance, drawMoment, drawViews } from './draw.mjs';
import { views } from './views.mjs';

const draws = Array.from({ length: 200 }, (_, place) => place + 1);

test('the same seed and draw give the same moment and the same appearance of a page', () => {
  expect(drawMoment('7', 3)).toEqual(drawMoment('7', 3));
  expect(drawAppearance('7', 3, 'dashboard')).toEqual(drawAppearance('7', 3, 'dashboard'));
  expect(drawMoment('7', 3)).not.toEqual(drawMoment('8', 3));
  expect(drawAppearance('7', 3, 'dashboard')).not.toEqual(drawAppearance('7', 3, 'schedule'));
});

test('moments lie in two years, at any hour, with a demonstration that began half a year before at most', () => {
  const moments = draws.map((draw) => drawMoment('7', draw));
  for (const { moment, begin } of moments) {
    expect(moment.getTime()).toBeGreaterThanOrEqual(begin.getTime());
    expect(moment.getTime() - begin.getTime()).toBeLessThan(185 * 86_400_000);
  }
  expect(new Set(moments.map(({ moment }) => moment.getUTCFullYear()))).toEqual(new Set([2025, 2026]));
  expect(new Set(moments.map(({ moment }) => moment.getUTCHours())).size).toBe(24);
});

test('pages are shown in every language, theme and system of units, from a phone to a wide screen', () => {
  const shown = draws.map((draw) => drawAppearance('7', draw, 'dashboard'));
  expect(new Set(shown.map(({ language }) => language)).size).toBe(3);
  expect(new Set(shown.map(({ theme }) => theme)).size).toBe(6);
  expect(new Set(shown.map(({ units }) => units)).size).toBe(2);
  const widths = shown.map(({ width }) => width);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(320);
  expect(Math.max(...widths)).toBeLessThanOrEqual(1920);
  expect(widths.some((width) => width < 400) && widths.some((width) => width > 1600)).toBe(true);
});

test('every draw has the pages that differ, and some of those that hardly do', () => {
  const views = [{ name: 'dashboard' }, { name: 'by field', sometimes: true }];
  const counts = draws.map((draw) => drawViews('7', draw, views).length);
  expect(counts.filter((count) => count === 2).length).toBeGreaterThan(40);
  expect(counts.filter((count) => count === 1).length).toBeGreaterThan(100);
});

test('every area is looked at, with what is opened and chosen on it', () => {
  const names = views.map(({ name }) => name);
  for (const area of insightAreas)
    expect(names).toEqual(expect.arrayContaining([area, `${area}, a row`, `${area}, chosen 1`]));
  expect(views.filter(({ path }) => !path.startsWith('/'))).toEqual([]);
});
