import { expect, it } from 'vitest';
import { failures } from './en/failures.ts';

/** The texts that the specification has of its own calls. */
const specified = new Set([
  'Failed to fetch Change Detection Statistics',
  'Failed to fetch production optimization info',
  'Failed to fetch deferred production info',
  'Failed to fetch schedule info',
  'Failed to fetch sustainable production data',
  'Failed to fetch frequency change info',
  'Failed to fetch tracked frequency change info',
  'Failed to fetch frequency info',
  'Failed to fetch exception report data',
  'Failed to fetch alarm data',
  'Authorization token missing.',
  'Failed to fetch business units',
  'Failed to fetch areas',
  'Failed to fetch fields',
  'Failed to fetch manufacturers',
  'Failed to fetch well groups',
  'Failed to fetch methods of production',
  'Failed to fetch wells',
  'An unknown error occurred',
]);

it('names what could not be fetched as the specification does, and in a sentence where it has no text', () => {
  const texts = Object.values(failures);
  expect(texts).toEqual(expect.arrayContaining([...specified]));
  for (const text of texts.filter((each) => !specified.has(each)))
    expect(text).toMatch(/^[A-Z].* could not be .+\.$/);
});
