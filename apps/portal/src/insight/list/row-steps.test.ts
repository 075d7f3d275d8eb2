import { expect, it } from 'vitest';
import { rowSteps } from './row-steps.ts';

const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const rowId = ({ id }: { id: string }) => id;

it('goes to the row before and after in the order of the table, and not beyond its ends', () => {
  const steps = rowSteps(rows, rowId, 'b');
  expect([steps.at, steps.total, steps.next(-1), steps.next(1)]).toEqual([1, 3, 'a', 'c']);
  expect(rowSteps(rows, rowId, 'a').next(-1)).toBeNull();
  expect(rowSteps(rows, rowId, 'c').next(1)).toBeNull();
});

it('goes nowhere from a row that the table does not have', () => {
  const steps = rowSteps(rows, rowId, 'gone');
  expect([steps.at, steps.next(-1), steps.next(1)]).toEqual([-1, null, null]);
});

it('goes on from the place of a row that the table had before', () => {
  const steps = rowSteps(rows, rowId, 'decided', 1);
  expect([steps.hasLeft, steps.next(-1), steps.next(1)]).toEqual([true, 'a', 'b']);
  expect(rowSteps(rows, rowId, 'last', 3).next(1)).toBeNull();
  expect(rowSteps(rows, rowId, 'first', 0).next(-1)).toBeNull();
});
