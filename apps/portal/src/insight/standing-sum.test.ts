import { describe, expect, it } from 'vitest';
import { efficiencyWithStanding, standingSentence } from './standing-sum.ts';

describe('the efficiency with standing losses', () => {
  it('counts them as potential and as lost', () => {
    expect(efficiencyWithStanding({ potential: 9557, deferred: 1108 }, { volume: 1311 })).toBeCloseTo(
      77.74,
      2,
    );
    expect(efficiencyWithStanding({ potential: 100, deferred: null }, { volume: 0 })).toBe(100);
  });

  it('is not known without a potential', () => {
    expect(efficiencyWithStanding({ potential: null, deferred: null }, { volume: 5 })).toBeNull();
  });
});

it('says beside the sum why a higher efficiency is no repair', () => {
  const t = ((key: string) => key) as never;
  const quantities = { count: String, text: String } as never;
  const standing = { wells: 1, volume: 40, wellsNow: 1, rate: 4, notComputed: 0 };
  expect(standingSentence(standing, { potential: 100, deferred: 5 }, 'oil', { t, quantities })).toBe(
    'insight.standing.sum insight.standing.now insight.standing.efficiency insight.standing.why',
  );
  expect(
    standingSentence({ ...standing, wells: 0 }, { potential: 100, deferred: 5 }, 'oil', { t, quantities }),
  ).toBeNull();
});
