import { expect, it } from 'vitest';
import { kpiChange } from './kpi-change.ts';

it('tells which way a figure went, and whether that is good news', () => {
  expect(kpiChange(7, 4, 'lower')).toEqual({ delta: 3, direction: 'up', verdict: 'bad' });
  expect(kpiChange(7, 4, 'higher')).toMatchObject({ verdict: 'good' });
  expect(kpiChange(4, 7, 'lower')).toEqual({ delta: -3, direction: 'down', verdict: 'good' });
  expect(kpiChange(4, 7, 'higher')).toMatchObject({ verdict: 'bad' });
  expect(kpiChange(4, 7, null)).toMatchObject({ direction: 'down', verdict: 'neutral' });
});

it('calls nothing a change that its decimals do not show', () => {
  expect(kpiChange(16.604, 16.6, 'lower', 0.005)).toEqual({
    delta: 0,
    direction: 'same',
    verdict: 'neutral',
  });
  expect(kpiChange(16.61, 16.6, 'lower', 0.005)).toMatchObject({ direction: 'up' });
});

it('compares nothing with what is not known', () => {
  expect(kpiChange(null, 4, 'lower')).toBeNull();
  expect(kpiChange(4, null, 'lower')).toBeNull();
});
