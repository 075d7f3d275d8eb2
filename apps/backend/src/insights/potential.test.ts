import { describe, expect, it } from 'vitest';
import { deferredProduction } from './deferred-production.ts';
import { trailingMedianPotential } from './potential.ts';
import { rateLife } from './rate-exceptions.ts';
import type { ConfirmedStep } from './rate-life.ts';
import { dailyRecord, levels, seededNoise } from './record.fixture.ts';

const first = 20_000;
const nothing = { acceptedDays: [] as number[], postponements: [], isForgotten: false };

/** The potential of oil by day of the record, with what the losses of the well say. */
function potentialOf(
  oil: readonly number[],
  given: { steps?: ConfirmedStep[]; acceptedDays?: number[]; hours?: number[]; gas?: number[] } = {},
) {
  const { steps = [], acceptedDays = [], ...columns } = given;
  const record = dailyRecord({ oil, firstDay: first, ...columns });
  const life = rateLife(record, steps, { ...nothing, acceptedDays });
  return {
    life,
    oil: [...trailingMedianPotential(record, 'oil', life).rate],
    gas: [...trailingMedianPotential(record, 'gas', life).rate],
  };
}

describe('trailingMedianPotential', () => {
  it('is what an open loss says is expected, and does not follow it down', () => {
    const { oil, life } = potentialOf(levels([100, 80], [60, 50]));
    expect(life.losses).toMatchObject([{ day: first + 80, end: null }]);
    expect(oil.slice(80)).toEqual(life.losses[0]!.days.map(({ expected }) => expected));
    expect(oil.at(-1)).toBe(100);
  });

  it('has as much of another product to the oil as before the loss', () => {
    const { gas } = potentialOf(levels([100, 80], [60, 30]), { gas: levels([15_000, 80], [12_000, 30]) });
    expect(gas.at(-1)).toBe(15_000);
  });

  it('begins with the days of the loss when a person accepts their level', () => {
    const { oil } = potentialOf(levels([100, 80], [60, 40]), { acceptedDays: [first + 100] });
    expect([oil[99], oil[100], oil[119]]).toEqual([100, 60, 60]);
  });

  it('begins with the last days of a loss that is standing', () => {
    const { oil, life } = potentialOf(levels([100, 80], [60, 100]));
    const { standingFrom } = life.losses[0]!;
    expect(standingFrom).toBe(first + 140);
    expect([oil[139], oil[140]]).toEqual([100, 60]);
  });

  it('goes on with the level from before a loss that is over, from the first of the days that ended it', () => {
    const { oil } = potentialOf(levels([100, 80], [60, 10], [96, 40]));
    expect([oil[89], oil[90]]).toEqual([100, 100]);
    // Sixteen of the last thirty are of the time since.
    expect([oil[105], oil[106]]).toEqual([98, 96]);
  });

  it('begins anew after more than 30 days shut in, with five valid days', () => {
    const oil = levels([185, 70], [0, 40], [850, 20]);
    const { oil: rate } = potentialOf(oil, { hours: levels([24, 70], [0, 40], [24, 20]) });
    expect([rate[109], rate[110], rate[114], rate[115]]).toEqual([185, NaN, NaN, 850]);
    const short = potentialOf(levels([185, 70], [0, 20], [200, 20]), {
      hours: levels([24, 70], [0, 20], [24, 20]),
    });
    expect(short.oil[92]).toBe(185);
  });

  it('begins anew with a confirmed rise', () => {
    const steps = [{ day: first + 80, detectedDay: first + 87, step: Math.log(1.4) }];
    const { oil } = potentialOf(levels([100, 80], [140, 20]), { steps });
    expect([oil[80], oil[84], oil[85]]).toEqual([NaN, NaN, 140]);
  });

  it('calls what lies within the noise of the well normal variation, but nothing of an open loss', () => {
    const noise = seededNoise(3, 200);
    const oil = [...noise].map((value, i) => (i < 150 ? 100 : 84) * Math.exp(0.05 * value));
    const record = dailyRecord({ oil, firstDay: first });
    const life = rateLife(
      record,
      [{ day: first + 150, detectedDay: first + 160, step: Math.log(0.84) }],
      nothing,
    );
    const days = deferredProduction(record, 'oil', trailingMedianPotential(record, 'oil', life), []);
    const reasons = (from: number, to: number) =>
      new Set(
        days
          .filter(({ day }) => day >= first + from && day < first + to)
          .flatMap(({ losses }) => losses.map(({ reasonCode }) => reasonCode)),
      );
    expect(reasons(5, 31)).toEqual(new Set(['underperformance']));
    expect(reasons(60, 150)).toEqual(new Set(['normal-variation']));
    expect(reasons(150, 200)).toEqual(new Set(['underperformance']));
  });
});
