import { expect, it } from 'vitest';
import { markPassed, timeLeft, timeLeftInWords } from './time-left.ts';

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

it.each([
  [108_000, 'en', '1 minute 48 seconds'],
  [120_000, 'en', '2 minutes'],
  [10_000, 'es', '10 segundos'],
  [61_000, 'fr', '1 minute 1 seconde'],
  [0, 'en', '0 seconds'],
])('%i ms in %s are %s', (ms, locale, words) =>
  expect(timeLeftInWords(ms, locale).replaceAll('\u00a0', ' ')).toBe(words),
);

it('passes a mark also where the time jumps over it', () => {
  expect([125, 119, 99, 79, 59, 31, 12, 9].map((seconds) => markPassed(seconds * 1000))).toEqual([
    Infinity,
    120,
    120,
    90,
    60,
    60,
    30,
    10,
  ]);
});
