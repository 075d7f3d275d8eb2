import { examples } from '@cnx/api/examples';
import { describe, expect, it } from 'vitest';
import { ratioBasis } from './ratio-basis.ts';

const figures = { ...examples.productionStatistics.total!, gor: 174, waterCutPct: 40 };
const t = ((key: string, values: object) => `${key} ${JSON.stringify(values)}`) as never;
const quantities = { text: (_: string, value: number | null) => `${value} %` } as never;

describe('what is said beside a ratio', () => {
  it('is how much of the sums beside it was made on days with both', () => {
    const said = ratioBasis({ ...figures, gorOilPct: 100, gorGasPct: 26 }, 'gor', { t, quantities });
    expect(said).toBe('statistics.ratio.gor {"oil":"100 %","gas":"26 %"}');
    expect(ratioBasis({ ...figures, waterCutLiquidPct: 61 }, 'waterCutPct', { t, quantities })).toBe(
      'statistics.ratio.waterCutPct {"liquid":"61 %"}',
    );
  });

  it('is that there is none where less than nothing of a side is left', () => {
    const adjusted = { ...figures, waterCutPct: null, water: -40, oil: 10 };
    expect(ratioBasis(adjusted, 'waterCutPct', { t, quantities })).toBe(
      `statistics.ratio.less {"names":"statistics.figures.water undefined"}`,
    );
    expect(ratioBasis({ ...adjusted, water: 40 }, 'waterCutPct', { t, quantities })).toBeNull();
  });

  it('is nothing where these divided come to it, and where it is not known', () => {
    const whole = { ...figures, gorOilPct: 100, gorGasPct: 99.99 };
    expect(ratioBasis(whole, 'gor', { t, quantities })).toBeNull();
    expect(ratioBasis({ ...whole, gor: null, gorGasPct: 5 }, 'gor', { t, quantities })).toBeNull();
    const { gorOilPct: _, gorGasPct: __, ...kept } = whole;
    expect(ratioBasis(kept, 'gor', { t, quantities })).toBeNull();
    expect(ratioBasis(null, 'gor', { t, quantities })).toBeNull();
  });
});
