import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '../production-day.ts';
import { deferredProduction, isPlanned } from './deferred-production.ts';
import { efficiencyPct } from './efficiency.ts';
import { causeHours, splitLoss, type LossCause } from './loss-split.ts';
import type { DailySeries } from './normalized-rate.ts';
import { lossCauses } from './well-causes.ts';
import { trailingMedianPotential } from './potential.ts';
import { dailyRecord, levels } from './record.fixture.ts';

const oilDeferral = (record: DailySeries, causes: readonly LossCause[]) =>
  deferredProduction(record, 'oil', trailingMedianPotential(record, 'oil'), causes);

function cause(from: number, to: number, part: Partial<LossCause> = {}): LossCause {
  return {
    basis: 'reason',
    eventId: part.eventId ?? `e${from}-${to}`,
    from: from * hourMs,
    to: to * hourMs,
    reasonCode: 'workover',
    planned: false,
    capacity: 0,
    ...part,
  };
}

describe('causeHours', () => {
  it('gives overlapping time to the tightest cause and shares it between equals', () => {
    const choked = cause(0, 12, { eventId: 'choked', capacity: 0.5 });
    const shut = cause(6, 18, { eventId: 'shut' });
    const alsoShut = cause(16, 20, { eventId: 'also' });
    const hours = causeHours([choked, shut, alsoShut], 0, 24 * hourMs);
    // choked 0-6 at half = 3 h; shut 6-16 = 10 h and half of 16-18 = 1 h; also the other half and 18-20.
    expect([...hours].map(([{ eventId }, h]) => [eventId, h])).toEqual([
      ['choked', 3],
      ['shut', 11],
      ['also', 3],
    ]);
  });

  it('gives time to what is logged with a reason before what is not, and to both before the schedule', () => {
    const choked = cause(0, 6, { eventId: 'choked', capacity: 0.5 });
    const logged = cause(4, 12, { basis: 'event', eventId: 'logged' });
    const approved = cause(0, 20, { basis: 'schedule', eventId: null });
    const hours = causeHours([approved, logged, choked], 0, 24 * hourMs);
    // A choke takes no hour off stream from what explains one.
    expect([...hours].map(([{ eventId }, h]) => [eventId, h])).toEqual([
      ['choked', 3],
      [null, 12],
      ['logged', 8],
    ]);
    const shut = cause(0, 6, { eventId: 'shut' });
    expect(causeHours([approved, shut], 0, 24 * hourMs).get(approved)).toBe(14);
  });

  it('leaves an outage inside a restriction with a reason to approved work', () => {
    const choked = cause(0, 720, { eventId: 'choked', reasonCode: 'sand', capacity: 0.5 });
    const work = cause(0, 24, { basis: 'schedule', eventId: null, planned: true });
    const losses = splitLoss(
      { deferred: 240, potential: 240, calendarHours: 24, hoursLost: 24 },
      causeHours([choked, work], 0, 24 * hourMs),
    );
    expect(losses.map(({ reasonCode, kind, deferred }) => [reasonCode, kind, deferred])).toEqual([
      ['sand', 'unplanned', 120],
      ['workover', 'planned', 120],
    ]);
  });

  it('never books more hours than the day has', () => {
    const hour = fc.integer({ min: -30, max: 60 });
    const causes = fc.array(
      fc.tuple(hour, fc.integer({ min: 1, max: 40 }), fc.double({ min: 0, max: 1, noNaN: true })),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(causes, (given) => {
        const list = given.map(([from, length, capacity], i) =>
          cause(from, from + length, { eventId: `${i}`, capacity }),
        );
        const total = [...causeHours(list, 0, 24 * hourMs).values()].reduce((sum, h) => sum + h, 0);
        expect(total).toBeLessThanOrEqual(24 + 1e-9);
      }),
    );
  });
});

describe('lossCauses', () => {
  it('take scheduled work when it was done, where that is known', () => {
    const work = {
      id: 's',
      wellId: 'w',
      activity: 'workover' as const,
      from: 100 * dayMs,
      to: 102 * dayMs,
      approvedAt: 80 * dayMs,
    };
    const spans = (schedule: Parameters<typeof lossCauses>[1]['schedule']) =>
      lossCauses('w', { events: [], schedule }).map(({ from, to, planned }) => [
        from / dayMs,
        to / dayMs,
        planned,
      ]);
    expect(spans([work])).toEqual([[100, 102, true]]);
    expect(spans([{ ...work, done: { from: 117 * dayMs, to: 119 * dayMs } }])).toEqual([[117, 119, true]]);
  });
});

describe('splitLoss', () => {
  it('books what the causes leave as unreported downtime, then to the well', () => {
    // Potential 240 Sm3 = 10 per hour. 6 h workover = 60; 2 more hours off = 20 unreported; 5 left to the well.
    const hours = new Map([[cause(0, 6), 6]]);
    const losses = splitLoss({ deferred: 85, potential: 240, calendarHours: 24, hoursLost: 8 }, hours);
    expect(losses.map(({ reasonCode, deferred }) => [reasonCode, deferred])).toEqual([
      ['workover', 60],
      ['not-reported', 20],
      ['underperformance', 5],
    ]);
  });

  it('gives the causes no more than was lost', () => {
    const hours = new Map([
      [cause(0, 6), 6],
      [cause(6, 9, { planned: true }), 3],
    ]);
    const losses = splitLoss({ deferred: 45, potential: 240, calendarHours: 24, hoursLost: 9 }, hours);
    expect(losses.map(({ kind, deferred }) => [kind, deferred])).toEqual([
      ['unplanned', 30],
      ['planned', 15],
    ]);
  });

  it('books time off stream to what was logged without a reason or approved, and no more than that', () => {
    const logged = cause(0, 6, { basis: 'event', eventId: 'test', reasonCode: 'well-test' });
    const approved = cause(6, 12, { basis: 'schedule', eventId: null, planned: true });
    const hours = new Map([
      [logged, 6],
      [approved, 6],
    ]);
    const split = (deferred: number, hoursLost: number) =>
      splitLoss({ deferred, potential: 240, calendarHours: 24, hoursLost }, hours).map((loss) => [
        loss.reasonCode,
        loss.kind,
        loss.deferred,
        loss.hours,
      ]);
    expect(split(150, 14)).toEqual([
      ['well-test', 'unplanned', 60, 6],
      ['workover', 'planned', 60, 6],
      ['not-reported', 'unplanned', 20, 2],
      ['underperformance', 'unplanned', 10, 0],
    ]);
    // Six hours off stream within twelve of work: half of each. Nothing off stream: no work took place.
    expect(split(60, 6).map(([reason, , deferred]) => [reason, deferred])).toEqual([
      ['well-test', 30],
      ['workover', 30],
    ]);
    expect(split(10, 0).map(([reason]) => reason)).toEqual(['underperformance']);
  });

  it('always adds up to the loss', () => {
    const amount = fc.double({ min: 0.01, max: 1, noNaN: true });
    const hours = fc.array(fc.double({ min: 0, max: 24, noNaN: true }), { maxLength: 4 });
    fc.assert(
      fc.property(amount, hours, fc.double({ min: 0, max: 24, noNaN: true }), (share, causes, hoursLost) => {
        const day = { deferred: 240 * share, potential: 240, calendarHours: 24, hoursLost };
        const basis = (['reason', 'event', 'schedule'] as const)[causes.length % 3]!;
        const byCause = new Map(causes.map((h, i) => [cause(i, i + 1, i > 1 ? { basis } : {}), h]));
        const total = splitLoss(day, byCause).reduce((sum, loss) => sum + loss.deferred, 0);
        expect(total).toBeCloseTo(day.deferred, 6);
      }),
    );
  });
});

describe('deferredProduction', () => {
  it('matches a hand-computed week', () => {
    const record = dailyRecord({
      oil: [100, 100, 100, 100, 100, 60, 110, 0, NaN, 100],
      hours: [24, 24, 24, 24, 24, 18, 24, 0, NaN, 24],
    });
    const days = oilDeferral(record, []);
    // No potential for the first five days; 60 in 18 h is a rate of 80; no row without a report.
    expect(days.map(({ day }) => day - 20_000)).toEqual([5, 6, 7, 9]);
    expect(days[0]).toMatchObject({
      potential: 100,
      actual: 60,
      deferred: 40,
      abovePotential: 0,
      hoursLost: 6,
    });
    expect(days[0]!.losses.map(({ reasonCode, deferred }) => [reasonCode, deferred])).toEqual([
      ['not-reported', 25],
      ['underperformance', 15],
    ]);
    expect(days[1]).toMatchObject({ potential: 100, deferred: 0, abovePotential: 10, losses: [] });
    expect(days[2]).toMatchObject({ potential: 100, actual: 0, deferred: 100, hoursLost: 24 });
  });

  it('expects of a 23 or 25 hour day its share of the daily rate', () => {
    const record = dailyRecord({
      oil: [...levels([96, 5]), 92, 100],
      hours: [...levels([24, 5]), 23, 25],
      calendarHours: [...levels([24, 5]), 23, 25],
    });
    expect(oilDeferral(record, []).map(({ potential, deferred }) => [potential, deferred])).toEqual([
      [92, 0],
      [100, 0],
    ]);
  });

  it('separates planned from unplanned and keeps the potential through a long outage', () => {
    const off = 30;
    const record = dailyRecord({ oil: levels([100, 5], [0, off]), hours: levels([24, 5], [0, off]) });
    const start = record.start[5]! / hourMs;
    const days = oilDeferral(record, [cause(start, start + 36, { planned: true })]);
    expect(days[0]).toMatchObject({ planned: 100, unplanned: 0 });
    expect(days[1]).toMatchObject({ planned: 50, unplanned: 50 });
    expect(days.at(-1)).toMatchObject({ potential: 100, planned: 0, unplanned: 100 });
  });

  it('ends the potential 180 days after the last valid day', () => {
    const record = dailyRecord({ oil: levels([100, 5], [0, 200]), hours: levels([24, 5], [0, 200]) });
    const rates = trailingMedianPotential(record, 'oil').rate;
    expect(rates[4 + 180]).toBe(100);
    expect(rates[4 + 181]).toBeNaN();
  });

  it('books no loss and no gain on days whose report contradicts itself', () => {
    const record = dailyRecord({
      oil: [...levels([100, 30]), -350, 400, 60],
      suspect: [...levels([0, 30]), 1, 1, 0],
    });
    const days = oilDeferral(record, []).filter(({ day }) => day >= record.day[30]!);
    expect(days).toMatchObject([{ day: record.day[32], actual: 60, deferred: 40 }]);
  });

  it('books nothing of what lies within the dead band, and what causes took all the same', () => {
    const record = dailyRecord({ oil: [95, 104, 89, 45, 111], hours: [24, 24, 24, 12, 24] });
    const potential = { rate: Float64Array.of(100, 100, 100, 100, 100), band: new Float64Array(5).fill(0.1) };
    const days = deferredProduction(record, 'oil', { ...potential, isDead: true }, []);
    expect(
      days.map(({ potential: could, deferred, abovePotential, losses }) => [
        could,
        deferred,
        abovePotential,
        losses.map(({ reasonCode, deferred: lost }) => [reasonCode, lost]),
      ]),
    ).toEqual([
      // 5 and 4 off 100 are noise: the day shows what the well can do.
      [95, 0, 0, []],
      [104, 0, 0, []],
      [100, 11, 0, [['underperformance', 11]]],
      // 12 silent hours are 50; the other 5 are noise.
      [95, 50, 0, [['not-reported', 50]]],
      [100, 0, 11, []],
    ]);
  });

  it('names what lies within the noise of a well, and books it all the same', () => {
    const record = dailyRecord({ oil: [95, 104, 89, 45], hours: [24, 24, 24, 12] });
    const potential = { rate: Float64Array.of(100, 100, 100, 100), band: new Float64Array(4).fill(0.1) };
    const days = deferredProduction(record, 'oil', { ...potential, isDead: false }, []);
    expect(
      days.map(({ potential: could, losses }) => [
        could,
        losses.map(({ reasonCode, deferred }) => [reasonCode, deferred]),
      ]),
    ).toEqual([
      [100, [['normal-variation', 5]]],
      [100, []],
      [100, [['underperformance', 11]]],
      [
        100,
        [
          ['not-reported', 50],
          ['normal-variation', 5],
        ],
      ],
    ]);
  });

  it('leaves an efficiency of at most 100 %, whatever was gained', () => {
    const record = dailyRecord({ oil: levels([100, 10], [130, 1], [70, 1]) });
    const days = oilDeferral(record, []).slice(-2);
    const sum = (key: 'potential' | 'actual' | 'deferred') =>
      days.reduce((total, day) => total + day[key], 0);
    expect([sum('potential'), sum('actual'), sum('deferred')]).toEqual([200, 200, 30]);
    expect(efficiencyPct(sum('potential'), sum('deferred'))).toBe(85);
    expect(efficiencyPct(0, 0)).toBeNull();
  });

  it('keeps every identity of a day', () => {
    const row = fc.tuple(
      fc.double({ min: 0, max: 300, noNaN: true }),
      fc.double({ min: 0, max: 24, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(row, { minLength: 6, maxLength: 60 }), (rows) => {
        const record = dailyRecord({ oil: rows.map(([oil]) => oil), hours: rows.map(([, hours]) => hours) });
        for (const day of oilDeferral(record, [cause(20_010 * 24, 20_012 * 24, { planned: true })])) {
          expect(day.deferred).toBe(Math.max(0, day.potential - day.actual));
          expect(day.deferred * day.abovePotential).toBe(0);
          expect(day.planned + day.unplanned).toBeCloseTo(day.deferred, 6);
          expect(day.losses.reduce((sum, loss) => sum + loss.deferred, 0)).toBeCloseTo(day.deferred, 6);
        }
      }),
    );
  });
});

describe('isPlanned', () => {
  const entry = { from: 100 * dayMs, to: 101 * dayMs, approvedAt: 93 * dayMs };

  it('needs an overlap with an entry approved seven days ahead', () => {
    expect(isPlanned(100.5 * dayMs, 102 * dayMs, [entry])).toBe(true);
    expect(isPlanned(101 * dayMs, 102 * dayMs, [entry])).toBe(false);
    expect(isPlanned(100 * dayMs, 101 * dayMs, [{ ...entry, approvedAt: 93.1 * dayMs }])).toBe(false);
    expect(isPlanned(100 * dayMs, 101 * dayMs, [{ ...entry, approvedAt: null }])).toBe(false);
  });
});
