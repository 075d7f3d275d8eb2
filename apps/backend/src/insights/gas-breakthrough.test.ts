import { expect, it } from 'vitest';
import { gasBreakthroughs } from './gas-breakthrough.ts';
import { dailyRecord, levels } from './record.fixture.ts';

const steady = 120;
/** A gas-oil ratio of 100 that doubles after 120 days. */
const risen = (days: number) =>
  dailyRecord({ oil: levels([100, steady + days]), gas: levels([10_000, steady], [20_000, days]) });

it('goes on while the ratio stays up', () => {
  expect(gasBreakthroughs(risen(40))).toMatchObject([{ ended: false, lastDay: 20_000 + steady + 39 }]);
});

it('ends once the median has taken the rise in: a level that stays is no breakthrough for years', () => {
  const [found, ...others] = gasBreakthroughs(risen(600));
  expect(others).toEqual([]);
  expect(found).toMatchObject({ ended: true });
  expect(found!.lastDay - found!.day).toBe(89);
});
