import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { downtimes } from './downtime.ts';
import type { LoweringEvent } from './drop-cause.ts';
import type { DailySeries } from './normalized-rate.ts';
import { productionDrops } from './production-drop.ts';
import { rateLife } from './rate-exceptions.ts';
import { dailyRecord, levels } from './record.fixture.ts';

const dropsOf = (record: DailySeries, events: readonly LoweringEvent[] = []) =>
  productionDrops(
    record,
    rateLife(record, [], { acceptedDays: [], postponements: [], isForgotten: false }).losses,
    events,
  );

describe('productionDrops', () => {
  it('warns at 20 % for two valid days, as computed by hand', () => {
    const record = dailyRecord({ oil: levels([100, 60], [79, 3], [100, 5]) });
    expect(dropsOf(record)).toMatchObject([
      {
        day: 20_060,
        detectedDay: 20_061,
        lastDay: 20_062,
        end: 'recovered',
        level: 'warning',
        rate: 79,
        baseline: 100,
        baselineFromDay: 20_030,
        baselineToDay: 20_059,
        persistenceDays: 3,
        lossSinceStart: 63,
        cause: 'unknown',
      },
    ]);
  });

  it('has the median loss of its last three days, however it began', () => {
    const record = dailyRecord({ oil: levels([100, 60], [75, 20], [60, 2], [20, 1]) });
    expect(dropsOf(record)).toMatchObject([{ rate: 75, newestLoss: 40 }]);
  });

  it('stays silent for one day at 49 %, just under 20 %, or less than 1 Sm3/d', () => {
    expect(dropsOf(dailyRecord({ oil: levels([100, 60], [51, 1], [100, 5]) }))).toEqual([]);
    expect(dropsOf(dailyRecord({ oil: levels([100, 60], [80.1, 9]) }))).toEqual([]);
    expect(dropsOf(dailyRecord({ oil: levels([1.9, 60], [0.95, 9]) }))).toEqual([]);
  });

  it('is critical at 50 % on the first day', () => {
    const [drop] = dropsOf(dailyRecord({ oil: levels([100, 60], [50, 1], [100, 3]) }));
    expect(drop!.rule).toMatchObject({ id: 'drop', inputs: ['oil', 'hours'] });
    expect(drop!.rule.text).toContain('50 %');
    expect(drop!.rule).toMatchObject({ limit: 50, unit: '%', persistence: 'P1D' });
    expect(drop).toMatchObject({ level: 'critical', detectedDay: 20_060, persistenceDays: 1 });
  });

  it('normalises short days and skips invalid ones', () => {
    const record = dailyRecord({
      oil: levels([100, 60], [50, 4], [1, 2]),
      hours: levels([24, 60], [12, 4], [2, 2]),
    });
    expect(dropsOf(record)).toEqual([]);
  });

  it('is known by a confirmed fall where it is smaller than a drop, and has its days', () => {
    const record = dailyRecord({ oil: levels([100, 60], [85, 20]) });
    const steps = [{ day: 20_060, detectedDay: 20_066, step: Math.log(0.85) }];
    const context = { acceptedDays: [], postponements: [], isForgotten: false };
    const [found] = productionDrops(record, rateLife(record, steps, context).losses, []);
    expect(found).toMatchObject({
      rule: { id: 'change', limit: 10, persistence: 'P7D' },
      level: 'change',
      newestLoss: 15,
      changeDays: [20_060],
      end: null,
      persistenceDays: 20,
      lossSinceStart: 300,
    });
    expect(found!.days.at(-1)).toEqual({ day: 20_079, expected: 100, standing: null });
  });

  it.each([
    ['choke', 20_059, 'choke', 0.9],
    ['frequency', 20_061, 'frequency', 0.9],
    ['choke', 20_050, 'unknown', 0],
  ] as const)('names a %s event on day %i as %s', (kind, day, cause, causeScore) => {
    const record = dailyRecord({ oil: levels([100, 60], [70, 3]) });
    expect(dropsOf(record, [{ id: 'e', day, lastDay: day, kind }])).toMatchObject([{ cause, causeScore }]);
  });

  it('takes a drop for a measurement only while the test goes on', () => {
    const test = { id: 'e', day: 20_059, lastDay: 20_062, kind: 'test' } as const;
    const causeOf = (days: number) => dropsOf(dailyRecord({ oil: levels([100, 60], [70, days]) }), [test])[0];
    expect(causeOf(3)).toMatchObject({ cause: 'measurement', causeScore: 0.8 });
    expect(causeOf(4)).toMatchObject({ cause: 'unknown', causeScore: 0 });
  });

  it('names water only where it explains half of the loss', () => {
    // Water cut 20 to 32 %: 15 % of the oil at constant liquid, of a loss of 30 and of 31 %.
    const causeOf = (oil: number) => {
      const water = [(100 * 20) / 80, (oil * 32) / 68];
      return dropsOf(
        dailyRecord({ oil: levels([100, 60], [oil, 3]), water: levels([water[0]!, 60], [water[1]!, 3]) }),
        [],
      )[0]!.cause;
    };
    expect(causeOf(70.5)).toBe('watering');
    expect(causeOf(69)).toBe('unknown');
  });

  it('blames water by the share of the loss that it explains, and gas when the ratio rose', () => {
    // Liquid stays 200: water cut 50 % to 65 % explains all of 30 %.
    const watered = dailyRecord({ oil: levels([100, 60], [70, 3]), water: levels([100, 60], [130, 3]) });
    expect(dropsOf(watered)[0]!.cause).toBe('watering');
    expect(dropsOf(watered)[0]!.causeScore).toBeCloseTo(1, 9);
    expect(dropsOf(watered)[0]!.waterCutChange).toBeCloseTo(15, 9);
    const gassed = dailyRecord({ oil: levels([100, 60], [70, 3]), gas: levels([10_000, 60], [9_000, 3]) });
    expect(dropsOf(gassed)[0]!.cause).toBe('gas');
  });

  it('takes a slide of the days before for a decline, and one bad day for nothing', () => {
    const slide = dailyRecord({
      oil: levels([100, 60], [90, 1], [88, 1], [86, 1], [84, 1], [82, 1], [74, 3]),
    });
    expect(dropsOf(slide)[0]).toMatchObject({ cause: 'decline', causeScore: 0.5 });
    const badDay = dailyRecord({ oil: levels([100, 60], [82, 1], [70, 3]) });
    expect(dropsOf(badDay)[0]!.cause).toBe('unknown');
  });

  it('answers only drops that meet the rule', () => {
    const rates = fc.array(fc.double({ min: 0, max: 300, noNaN: true }), { minLength: 8, maxLength: 90 });
    fc.assert(
      fc.property(rates, (oil) => {
        const record = dailyRecord({ oil: [...levels([100, 60]), ...oil] });
        for (const drop of dropsOf(record)) {
          const [first] = drop.days;
          const rate = record.oil[drop.day - 20_000]!;
          expect(first!.expected - rate).toBeGreaterThanOrEqual(5);
          expect(rate).toBeLessThanOrEqual(0.8 * first!.expected + 1e-9);
          expect(drop.days.map(({ day }) => day - drop.day)).toEqual([...drop.days.keys()]);
          expect(drop.detectedDay).toBeGreaterThanOrEqual(drop.day);
          expect(drop.lastDay).toBeGreaterThanOrEqual(drop.day);
        }
      }),
    );
  });
});

describe('downtimes', () => {
  it('reports a run of short days with what it cost', () => {
    const record = dailyRecord({
      oil: levels([96, 10], [40, 1], [0, 2], [96, 3]),
      hours: levels([24, 10], [10, 1], [0, 2], [24, 3]),
    });
    expect(downtimes(record)).toMatchObject([
      {
        day: 20_010,
        detectedDay: 20_010,
        lastDay: 20_012,
        ended: true,
        persistenceDays: 3,
        lossSinceStart: 248,
        // Of the last day, when nothing was left, not of the first, half of which the well was on.
        newestLoss: 96,
        rule: { id: 'downtime', limit: 22, unit: 'h', persistence: 'P1D' },
      },
    ]);
  });

  it('counts no loss of a day whose report contradicts itself', () => {
    const record = dailyRecord({
      oil: [...levels([96, 10], [40, 1], [0, 1]), -350, 96],
      hours: levels([24, 10], [10, 1], [0, 1], [10, 1], [24, 1]),
      suspect: levels([0, 12], [1, 1], [0, 1]),
    });
    expect(downtimes(record)).toMatchObject([{ persistenceDays: 3, lossSinceStart: 152, newestLoss: 96 }]);
  });

  it('counts hours off stream, so that a day of 23 or 25 hours is down as much as it was', () => {
    const found = (hours: readonly number[], calendarHours: readonly number[]) => {
      const all = [...levels([24, 10]), ...hours];
      return downtimes(
        dailyRecord({
          oil: all.map((h) => 4 * h),
          hours: all,
          calendarHours: [...levels([24, 10]), ...calendarHours],
        }),
      ).map(({ persistenceDays, lossSinceStart }) => [persistenceDays, lossSinceStart]);
    };
    // An hour and a half off stream is none, on a day of 23 hours either; two and a half are, on one of 25.
    expect(found([10, 21.5, 24], [24, 23, 24])).toEqual([[1, 56]]);
    expect(found([10, 22.5, 24], [24, 25, 24])).toEqual([[2, 66]]);
    expect(found([23, 24], [23, 24])).toEqual([]);
    // Half of each day.
    expect(found([11.5, 24], [23, 24])).toEqual([[1, 46]]);
    expect(found([12.6, 24], [25, 24])).toEqual([]);
  });

  it('compares with what the well made before its first day, also in an open loss', () => {
    const record = dailyRecord({
      oil: levels([96, 80], [70, 40], [35, 1], [70, 3]),
      hours: levels([24, 120], [12, 1], [24, 3]),
    });
    expect(downtimes(record)).toMatchObject([{ day: 20_120, baseline: 70, lossSinceStart: 35 }]);
    const short = dailyRecord({
      oil: levels([96, 80], [70, 40], [61, 3], [70, 3]),
      hours: levels([24, 120], [21, 3], [24, 3]),
    });
    expect(downtimes(short)).toEqual([]);
  });

  it('compares with the last valid days across a shut-in, for as long as they are a level', () => {
    const restarted = (shutInDays: number) =>
      downtimes(
        dailyRecord({
          oil: levels([100, 40], [0, shutInDays], [90, 2], [20, 1], [90, 3]),
          hours: levels([24, 40], [0, shutInDays], [24, 2], [6, 1], [24, 3]),
        }),
      );
    expect(restarted(40)).toMatchObject([
      { day: 20_040, lastDay: 20_079, baseline: 100 },
      { day: 20_082, baseline: 100, lossSinceStart: 80, baselineFromDay: 20_012, baselineToDay: 20_081 },
    ]);
    expect(restarted(200)[0]).toMatchObject({ day: 20_040, lastDay: 20_219 });
  });

  it('lets a lunch break pass and needs two days for a fifth', () => {
    const short = (hours: number, days: number): number =>
      downtimes(
        dailyRecord({
          oil: levels([96, 10], [4 * hours, days], [96, 3]),
          hours: levels([24, 10], [hours, days], [24, 3]),
        }),
      ).length;
    expect(short(22, 5)).toBe(0);
    expect(short(18, 1)).toBe(0);
    expect(short(18, 2)).toBe(1);
    expect(short(12, 1)).toBe(1);
  });
});
