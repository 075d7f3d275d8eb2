import { expect, it } from 'vitest';
import { stepMark } from './mark-keys.ts';

it.each([
  [0, 'ArrowRight', 1],
  [0, 'ArrowLeft', null],
  [4, 'ArrowDown', null],
  [2, 'PageDown', 4],
  [4, 'PageUp', 0],
  [2, 'Home', 0],
  [2, 'End', 4],
  [2, 'a', null],
])('from %s by %s to %s of five', (index, key, to) => {
  expect(stepMark(index, key, 5)).toBe(to);
});

it('moves nothing where there is nothing', () => expect(stepMark(0, 'End', 0)).toBeNull());
