import { expect, it } from 'vitest';
import { kpiChange, type KeyFigure } from './key-figure.ts';

const change = (
  value: number | null,
  previous: number | null,
  better: KeyFigure['better'],
  resolution?: number,
) => kpiChange({ value, previous, better, ...(resolution !== undefined && { resolution }) });

it('says which way a figure went, and whether that is good news', () => {
  expect(change(7, 4, 'lower')).toEqual({ delta: 3, direction: 'up', tone: 'critical' });
  expect(change(7, 4, 'higher')).toMatchObject({ tone: 'good' });
  expect(change(4, 7, 'lower')).toEqual({ delta: -3, direction: 'down', tone: 'good' });
  expect(change(4, 7, 'higher')).toMatchObject({ tone: 'critical' });
  expect(change(4, 7, null)).toMatchObject({ direction: 'down', tone: 'neutral' });
});

it('calls nothing a change that its decimals do not show', () => {
  expect(change(16.604, 16.6, 'lower', 0.005)).toEqual({ delta: 0, direction: 'same', tone: 'neutral' });
  expect(change(16.61, 16.6, 'lower', 0.005)).toMatchObject({ direction: 'up' });
});

it('compares nothing with what is not known', () => {
  expect(change(null, 4, 'lower')).toBeNull();
  expect(change(4, null, 'lower')).toBeNull();
});
