import { expect, it } from 'vitest';
import { clockText, isAnnounced, secondsLeft } from './countdown.ts';

it.each([
  [61_500, 62],
  [1, 1],
  [0, 0],
  [-5000, 0],
  [NaN, 0],
  [Infinity, 0],
])('counts %s ms as %s s', (ms, seconds) => expect(secondsLeft(1000 + ms, 1000)).toBe(seconds));

it('writes minutes and seconds', () => {
  expect([65, 60, 9, 0].map(clockText)).toEqual(['1:05', '1:00', '0:09', '0:00']);
});

it('reads aloud seldom', () => {
  const read = Array.from({ length: 181 }, (_, second) => second).filter(isAnnounced);
  expect(read).toEqual([0, 10, 30, 60, 90, 120, 180]);
});
