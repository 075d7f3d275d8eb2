import { describe, expect, it } from 'vitest';
import { efficiencyWithStanding } from './standing-sum.ts';

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
