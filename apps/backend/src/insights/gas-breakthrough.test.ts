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

it('is standing from its 60th valid day on, and ends by no age', () => {
  const [found, ...others] = gasBreakthroughs(risen(600));
  expect(others).toEqual([]);
  expect(found).toMatchObject({ ended: false, lastDay: 20_000 + steady + 599 });
  expect(found!.standingFrom! - found!.day).toBe(60);
  expect(gasBreakthroughs(risen(40))).toMatchObject([{ standingFrom: null }]);
});

it('ends when the ratio is back below the limit with which it began, also one that is standing', () => {
  const days = 200;
  const gas = levels([10_000, steady], [20_000, days], [12_000, 30]);
  const [found, ...others] = gasBreakthroughs(dailyRecord({ oil: levels([100, steady + days + 30]), gas }));
  expect(others).toEqual([]);
  // The median of seven days has three of the new ones before it follows.
  expect(found).toMatchObject({ ended: true, lastDay: 20_000 + steady + days + 2 });
});

it('takes a further rise above one that is standing for a rise of its own, with the level of its last 30 days', () => {
  const gas = levels([10_000, steady], [20_000, 100], [30_000, 40]);
  const found = gasBreakthroughs(dailyRecord({ oil: levels([100, gas.length]), gas }));
  expect(found).toMatchObject([
    { baseline: 100, ended: false },
    { baseline: 200, ended: false, standingFrom: null },
  ]);
  expect(found[1]!.day).toBe(20_000 + steady + 103);
});

it('reads no day on which the gas of the field was shared out by one ratio', () => {
  const gas = levels([10_000, steady], [20_000, 40]);
  const record = (shared: number) =>
    dailyRecord({ oil: levels([100, gas.length]), gas, gasShared: levels([0, steady], [shared, 40]) });
  expect(gasBreakthroughs(record(1))).toEqual([]);
  expect(gasBreakthroughs(record(0))).toHaveLength(1);
});
