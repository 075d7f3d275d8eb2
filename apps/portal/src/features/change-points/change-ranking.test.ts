import { describe, expect, it } from 'vitest';
import { change, changes } from './change-points.fixture.ts';
import { isUnexplained, rankChanges } from './change-ranking.ts';

describe('rankChanges', () => {
  it('puts unexplained drops of oil first, by size, and explained changes last', () => {
    expect(rankChanges(changes).map(({ id }) => id)).toEqual([
      'cp-204', // drop of 54.2, unexplained
      'cp-207', // drop of 18.6, unexplained
      'cp-206', // rise, unexplained
      'cp-210', // water cut, unexplained
      'cp-205', // drop, explained
    ]);
  });

  it('never compares volumes with the units of other variables', () => {
    const pressure = change({ id: 'p', variable: 'intakePressure', unit: 'bar', delta: -900, score: 1 });
    const gor = change({ id: 'g', variable: 'gor', unit: 'Sm3/Sm3', delta: 3, score: 8 });
    const oil = change({ id: 'o', direction: 'up', delta: 0.5 });
    expect(rankChanges([pressure, gor, oil]).map(({ id }) => id)).toEqual(['o', 'g', 'p']);
  });

  it('leaves the given list alone', () => {
    const before = [...changes];
    rankChanges(changes);
    expect(changes).toEqual(before);
  });
});

it('holds judged and explained changes for explained', () => {
  const statuses = ['new', 'acknowledged', 'explained', 'dismissed'] as const;
  expect(statuses.map((status) => isUnexplained({ status }))).toEqual([true, true, false, false]);
});
