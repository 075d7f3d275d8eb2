import { expect, it } from 'vitest';
import { isAnnounced, timeLeft } from './time-left.ts';

it.each([
  [120_000, '2:00'],
  [119_001, '2:00'],
  [119_000, '1:59'],
  [65_000, '1:05'],
  [9_400, '0:10'],
  [1, '0:01'],
  [0, '0:00'],
  [-5_000, '0:00'],
])('%i ms are %s', (ms, text) => expect(timeLeft(ms)).toBe(text));

it('is said now and then', () => {
  const said = Array.from({ length: 121 }, (_, second) => second).filter((second) =>
    isAnnounced(second * 1000),
  );
  expect(said).toEqual([0, 10, 30, 60, 90, 120]);
});
