import { describe, expect, it } from 'vitest';
import { fitInflow, fittedRate, inflowRate, type Inflow } from './inflow.ts';

/** The generalized Vogel example of Guo, Lyons and Ghalambor: 5,000 psia, bubble point 3,000 psia, index 0.3 bbl/d/psi. */
const guo: Inflow = { productivity: 0.3, reservoirPressure: 5_000, bubblePoint: 3_000, oilShare: 1 };

describe('inflowRate', () => {
  it.each([
    [5_000, 0],
    [4_000, 300],
    [3_000, 600],
    [2_000, 855.6],
    [1_000, 1_022.2],
    [0, 1_100],
  ])('of an undersaturated reservoir at %s psia is %s bbl/d', (pressure, rate) => {
    expect(inflowRate(guo, pressure)).toBeCloseTo(rate, 1);
  });

  it('of a saturated reservoir is Vogel’s', () => {
    const saturated = { ...guo, bubblePoint: 6_000 };
    const most = (0.3 * 5_000) / 1.8;
    for (const share of [0.2, 0.5, 0.9])
      expect(inflowRate(saturated, share * 5_000)).toBeCloseTo(
        most * (1 - 0.2 * share - 0.8 * share ** 2),
        6,
      );
  });

  it('of water is a straight line', () => {
    expect(inflowRate({ ...guo, oilShare: 0 }, 1_000)).toBeCloseTo(1_200, 6);
    expect(inflowRate({ ...guo, bubblePoint: 0 }, 1_000)).toBeCloseTo(1_200, 6);
  });
});

describe('fitInflow', () => {
  const truth = { productivity: 8, reservoirPressure: 180, bubblePoint: 110, oilShare: 0.4 };
  const points = Array.from({ length: 60 }, (_, i) => {
    const time = i - 59;
    const pressure = (i < 30 ? 90 : 80) - 0.02 * i;
    return { time, pressure, rate: fittedRate({ ...truth, decline: 0.001 }, { time, pressure }) };
  });

  it('finds the inflow and the decline that made the points', () => {
    const fit = fitInflow(points, truth.bubblePoint, truth.oilShare)!;
    expect(fit.productivity).toBeCloseTo(8, 3);
    expect(fit.reservoirPressure).toBeCloseTo(180, 2);
    expect(fit.decline).toBeCloseTo(0.001, 6);
    expect(Math.max(...fit.residuals.map(Math.abs))).toBeLessThan(1e-4);
  });

  it('is undefined for one pressure', () => {
    expect(
      fitInflow(
        points.map((point) => ({ ...point, pressure: 90 })),
        0,
        1,
      ),
    ).toBeUndefined();
  });

  it('is undefined for a well that gives more at a higher pressure', () => {
    const contrary = points.map(({ time, pressure }) => ({ time, pressure, rate: 2 * pressure }));
    expect(fitInflow(contrary, 0, 1)).toBeUndefined();
  });
});
