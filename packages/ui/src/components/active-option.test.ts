import { expect, it } from 'vitest';
import { moveActive } from './active-option.ts';

const press = (key: string, active: number, { count = 10, ctrlKey = false } = {}) =>
  moveActive({ key, ctrlKey }, active, count, 8);

it('moves by arrows and goes round at the ends', () => {
  expect([press('ArrowDown', 3), press('ArrowDown', 9), press('ArrowUp', 3), press('ArrowUp', 0)]).toEqual([
    4, 0, 2, 9,
  ]);
});

it('moves by pages and stops at the ends', () => {
  expect([press('PageDown', 0), press('PageDown', 5), press('PageUp', 9), press('PageUp', 5)]).toEqual([
    8, 9, 1, 0,
  ]);
});

it('leaves Home and End to the field unless Ctrl is held', () => {
  expect([press('Home', 5), press('End', 5)]).toEqual([undefined, undefined]);
  expect([press('Home', 5, { ctrlKey: true }), press('End', 5, { ctrlKey: true })]).toEqual([0, 9]);
});

it('leaves letters, and everything in an empty list, to the field', () => {
  expect([press('a', 5), press('ArrowDown', 0, { count: 0 })]).toEqual([undefined, undefined]);
});
