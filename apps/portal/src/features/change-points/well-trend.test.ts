import { describe, expect, it } from 'vitest';
import { dayTime, quantityFormat } from '../../quantities.ts';
import { change, wellProduction } from './change-points.fixture.ts';
import { drawnVariable, trendWindow, wellTrend } from './well-trend.ts';

describe('wellTrend', () => {
  it('draws the normalised rate with the means of that variable only', () => {
    const trend = wellTrend(wellProduction, 'oilRate', quantityFormat('en'));
    expect(trend.times.at(-1)).toBe(dayTime('2026-11-19'));
    expect(trend.values).toEqual(wellProduction.normalisedOil);
    expect(trend.values).toContain(null);
    expect(trend.steps.map(({ mean }) => mean)).toEqual([142.1, 87.9]);
    expect(trend.steps[1]).toMatchObject({ from: dayTime('2026-11-13'), to: dayTime('2026-11-19') });
  });

  it('gives values and means in the reader’s unit', () => {
    const trend = wellTrend(wellProduction, 'oilRate', quantityFormat('en', 'field'));
    expect(trend.steps[0]?.mean).toBeCloseTo(142.1 * 6.29);
    expect(trend.values[0]).toBeCloseTo((wellProduction.normalisedOil[0] ?? 0) * 6.29);
  });

  it('shows the oil rate for a variable that has no daily series', () => {
    expect(drawnVariable('waterCut')).toBe('waterCut');
    expect(drawnVariable('motorCurrent')).toBe('oilRate');
  });
});

describe('trendWindow', () => {
  const window = { from: '2026-11-13', to: '2026-11-19' };

  it('begins early enough to see the mean before the change', () => {
    expect(trendWindow(change({ changeDate: '2026-11-13' }), window)).toEqual({
      from: '2026-09-29',
      to: '2026-11-19',
    });
  });

  it('never begins after the window', () => {
    const wide = { from: '2026-01-01', to: '2026-11-19' };
    expect(trendWindow(change({ changeDate: '2026-11-13' }), wide).from).toBe('2026-01-01');
  });
});
