import { describe, expect, it } from 'vitest';
import { opportunityTakeaway, rankOpportunities } from './production-optimization.ts';
import { noOpportunities, opportunity, optimization } from './production-optimization.fixture.ts';

describe('opportunityTakeaway', () => {
  it('sums all open ones, not the listed ones, and names the best', () => {
    expect(opportunityTakeaway(optimization)).toMatchObject({
      kind: 'open',
      count: 14,
      gaining: null,
      gain: 96.4,
      best: { id: 'op-14' },
    });
  });

  it('counts the wells that gain oil where all opportunities are listed', () => {
    const top = [
      opportunity({ id: 'choke', expectedOil: 6 }),
      opportunity({ id: 'lift', expectedOil: 4 }),
      opportunity({ id: 'saver', well: { ...opportunity({}).well, id: 'saver' }, expectedOil: -1 }),
    ];
    expect(opportunityTakeaway({ ...optimization, openOpportunities: 3, top })).toMatchObject({ gaining: 1 });
  });

  it('distinguishes nothing found from nothing open', () => {
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
