import { describe, expect, it } from 'vitest';
import { change, changes, statistics } from './change-points.fixture.ts';
import { changeTakeaway, unexplainedIn } from './change-takeaway.ts';

describe('changeTakeaway', () => {
  it('counts and sums only the unexplained drops of oil', () => {
    const takeaway = changeTakeaway(statistics, changes);
    expect(takeaway).toMatchObject({ kind: 'drops', count: 2, largest: { id: 'cp-204' } });
    expect(takeaway.kind === 'drops' && takeaway.effect).toBeCloseTo(-72.8);
  });

  it('does not let rises hide drops', () => {
    const rise = change({ id: 'up', direction: 'up', delta: 500 });
    expect(changeTakeaway({ ...statistics, total: 6 }, [...changes, rise])).toMatchObject({ count: 2 });
  });

  it('speaks of the counts alone when not every change was fetched', () => {
    expect(changeTakeaway({ ...statistics, total: 812 }, changes)).toEqual({
      kind: 'counted',
      count: 812,
      unexplained: 4,
      netOilEffect: -79.6,
    });
  });

  it('says that there is no drop when there is none', () => {
    const explained = changes.filter(({ status }) => status === 'explained');
    expect(changeTakeaway({ ...statistics, total: 1 }, explained)).toEqual({
      kind: 'noDrops',
      count: 1,
      unexplained: 0,
    });
  });

  it('tells wells without a change from no wells at all', () => {
    expect(changeTakeaway({ ...statistics, total: 0 }, [])).toEqual({ kind: 'steady', wells: 118 });
    expect(changeTakeaway({ ...statistics, total: 0, wellsMonitored: 0 }, [])).toEqual({ kind: 'noWells' });
  });
});

it('counts as unexplained what is neither explained nor dismissed', () => {
  expect(unexplainedIn({ byStatus: { new: 3, acknowledged: 2, explained: 5, dismissed: 7 } })).toBe(5);
});
