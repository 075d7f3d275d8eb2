import { expect, it } from 'vitest';
import { comparedOf, mapCompared } from './compared.ts';
import { failedView, shownView } from './story-frame.tsx';

const window = { from: '2026-09-21', to: '2026-10-20' };
const from = (day: string) => ({ from: day, to: '2026-11-19' });

it('is nothing without a comparison', () => {
  expect(comparedOf(null, shownView(1))).toBe(null);
});

it.each([
  ['all of it', from('2023-11-20'), 'shown'],
  ['its last day', from('2026-10-20'), 'shown'],
  ['what came after it', from('2026-10-21'), 'noData'],
  ['nothing', null, 'noData'],
] as const)('is compared with where there is data of %s', (_what, range, status) => {
  expect(comparedOf(window, shownView(1, { range }))).toMatchObject({ window, status });
});

it('says what is on its way and what failed', () => {
  expect(comparedOf(window, { status: 'loading' })?.status).toBe('loading');
  expect(comparedOf(window, failedView())?.status).toBe('failed');
});

it('has nothing to compare with where nothing comes of its body', () => {
  const shown = comparedOf(window, shownView(2))!;
  expect(mapCompared(shown, (body) => body * 2)).toMatchObject({ status: 'shown', body: 4 });
  expect(mapCompared(shown, () => null)).toEqual({ window, status: 'noData' });
  expect(mapCompared({ window, status: 'loading' }, () => 1).status).toBe('loading');
});
