import { describe, expect, it } from 'vitest';
import { chokeChange, chokeResponse, type ChokeStep } from './choke-response.ts';
import { fitLiftGas, liftGasAdvice, liftGasChange } from './lift-gas-curve.ts';
import { oddsOf, oddsOfValues, studentOdds, type Odds } from './odds.ts';
import { predict, replicate } from './pumped-uncertainty.ts';
import { pumpedWell } from './pumped-well.fixture.ts';
import { fitPumpedWell, type FittedWell } from './pumped-well.ts';
import { normal, seededRandom } from './seeded-random.ts';
import { trackRecord } from './track-record.ts';

/** A range and a probability of one distribution cannot contradict each other. */
function expectOne({ low, mid, high, above }: Odds): void {
  expect(low).toBeLessThanOrEqual(mid);
  expect(mid).toBeLessThanOrEqual(high);
  expect(above < 0.9).toBe(low < 0);
  expect(above < 0.5).toBe(mid < 0);
  expect(above < 0.1).toBe(high < 0);
}

describe('a gain is likely with less than 90 % exactly where the low end of its range is below 0', () => {
  const uniform = seededRandom('odds');

  it('of draws of any weight and any middle', () => {
    for (let i = 0; i < 500; i++) {
      const middle = 4 * uniform() - 2;
      const draws = Array.from({ length: 1 + Math.floor(300 * uniform()) }, () => ({
        value: middle + normal(uniform),
        weight: 0.1 + uniform(),
      }));
      expectOne(oddsOf(draws));
    }
  });

  it('of Student’s distribution', () => {
    for (let i = 0; i < 500; i++)
      expectOne(studentOdds(6 * uniform() - 3, 0.1 + uniform(), 1 + Math.floor(9 * uniform()), Math.expm1));
  });

  it('of chokes with steps of any effect', () => {
    for (let i = 0; i < 500; i++) {
      const steps = Array.from({ length: 2 + Math.floor(6 * uniform()) }, (): ChokeStep => {
        const [from, to] = [20 + 60 * uniform(), 20 + 60 * uniform()];
        const error = 0.005 + 0.2 * uniform();
        return { from, to, error, effect: (uniform() - 0.2) * Math.log(to / from) + error * normal(uniform) };
      });
      expectOne(chokeChange(chokeResponse(steps)!, 100, 40, 45));
    }
  });

  it('of pumps with any record', () => {
    const well = pumpedWell([48, 50], { noise: 0.01 });
    const found = replicate(fitPumpedWell(well) as FittedWell, well.id)!;
    for (const missed of [0, 1, 2, 3, 5])
      for (const mid of [-3, 0, 1, 3]) {
        const step = {
          expected: 1,
          effect: { low: mid - 1, mid, high: mid + 1 },
          verdict: 'neutral',
        } as const;
        const record = trackRecord(Array.from({ length: missed }, () => step));
        for (const to of [45, 49.5, 50.5, 51]) expectOne(predict({ ...found, record }, to)!.change.oil);
      }
  });
});

it('is the quantile that is usual where all draws are as likely', () => {
  expect(oddsOfValues([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toMatchObject({ low: 1, mid: 5, high: 9 });
  expect(oddsOfValues([-1, 0, 1]).above).toBeCloseTo(0.5, 9);
  expect(oddsOfValues([1, 2]).above).toBe(1);
  expect(oddsOfValues([]).above).toBeNaN();
});

it('counts a draw of twice the weight twice', () => {
  const twice = oddsOf([
    { value: 1, weight: 2 },
    { value: 5, weight: 1 },
    { value: 9, weight: 1 },
  ]);
  expect(twice.mid).toBeLessThan(5);
});

it('knows of lift gas what steps scatter by, also for a step of nothing', () => {
  const days = Array.from({ length: 90 }, (_, i) => {
    const gas = [5_000, 8_000, 6_000][Math.floor(i / 30)]!;
    return { day: i, gas, oil: 20 + 1.2 * Math.sqrt(gas) + Math.sin(i * 12.9898) / 10 };
  });
  expect(fitLiftGas(days)).toBeDefined();
  const quiet = liftGasAdvice('W-1', days, { paying: 0.000_5 });
  const steps = [0.05, -0.05, 0.04].map((effect) => ({ from: 6_000, to: 6_000, effect, error: 0.005 }));
  const wild = liftGasAdvice('W-1', days, { paying: 0.000_5 }, steps);
  if (!('curve' in quiet) || !('curve' in wild)) throw new Error('no curve');
  const widthOf = ({ low, high }: Odds) => high - low;
  expect(widthOf(liftGasChange(quiet, 6_000, 6_000))).toBeGreaterThan(1);
  expect(widthOf(liftGasChange(wild, 6_000, 6_900))).toBeGreaterThan(
    1.5 * widthOf(liftGasChange(quiet, 6_000, 6_900)),
  );
});
