import { expect, it } from 'vitest';
import { withoutPotential } from './without-potential.ts';

it('closes the sum from potential to all that was made', () => {
  const judged = { potential: 100, deferred: 12, abovePotential: 4 };
  expect(withoutPotential(95, judged)).toBeCloseTo(3, 9);
  expect(withoutPotential(92 + 1e-9, judged)).toBe(0);
  expect(withoutPotential(90, judged)).toBeCloseTo(-2, 9);
});

it('is not known without a potential or without a sum', () => {
  expect(withoutPotential(95, { potential: null, deferred: null, abovePotential: null })).toBeNull();
  expect(withoutPotential(null, { potential: 100, deferred: 0, abovePotential: 0 })).toBeNull();
  expect(withoutPotential(100, { potential: 100, deferred: null, abovePotential: null })).toBe(0);
});
