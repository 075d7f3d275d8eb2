import { describe, expect, it } from 'vitest';
import { opportunityTakeaway, rankOpportunities } from './production-optimization.ts';
import { noOpportunities, opportunity, optimization } from './production-optimization.fixture.ts';

describe('opportunityTakeaway', () => {
  it('sums all open ones, not the listed ones, and names the best', () => {
    expect(opportunityTakeaway(optimization)).toMatchObject({
      kind: 'open',
      count: 14,
      wells: 12,
      gain: 96.4,
      best: { id: 'op-14' },
    });
  });

  it('tells nothing found from nothing left', () => {
    expect(opportunityTakeaway(noOpportunities)).toEqual({ kind: 'none' });
    expect(opportunityTakeaway({ ...noOpportunities, funnel: optimization.funnel })).toEqual({
      kind: 'allDecided',
      found: 24,
    });
  });
});

it('ranks by oil, and by saved power where oil is equal', () => {
  const saver = opportunity({ id: 'saver', expectedPower: -3 });
  expect(rankOpportunities([...optimization.top, saver]).map(({ id }) => id)).toEqual([
    'op-14',
    'op-17',
    'saver',
    'op-12',
    'op-18',
  ]);
});
