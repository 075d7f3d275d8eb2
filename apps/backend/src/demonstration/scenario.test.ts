import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayNumber, hourMs } from '../production-day.ts';
import { hoursOf } from './day-calendar.ts';
import { planFieldHierarchy } from './field-hierarchy.ts';
import { simulateField, drawFieldScenario } from './field-scenario.ts';
import { downHours, downTimes, type Outage } from './outages.ts';
import { pumpHours } from './pump-hours.ts';
import { pumpRuns } from './pump-runs.ts';
import type { WellDay, WellRecord } from './well-record.ts';

const options = { seed: 'story', wells: 16, years: 2, hourlyDays: 60, firstDay: dayNumber('2023-06-01') };
const now = Date.parse('2025-06-01T18:00:00Z');

/** All wells of a small demonstration at a moment. */
function simulate(moment: number): WellRecord[] {
  return planFieldHierarchy(options).fields.flatMap((field) =>
    simulateField(drawFieldScenario(field, options, moment), options),
  );
}

/** Days, level events and outages so far of each well as text, which compares fast. */
function digest(wells: readonly WellRecord[]): string[] {
  return wells.map(({ scenario, days }) =>
    JSON.stringify([days, scenario.levels, scenario.outages.filter(({ from }) => from <= now)]),
  );
}

let records: WellRecord[];
beforeAll(() => {
  records = simulate(now);
});

describe('the demonstration', () => {
  it('is the same whenever it is made', () => {
    expect(digest(simulate(now))).toEqual(digest(records));
  });

  it('only adds days when it is made later', () => {
    const later = simulate(now + 17 * 24 * hourMs);
    const begun = later.map(({ scenario, days }, i) => ({
      scenario: { ...scenario, levels: scenario.levels.slice(0, records[i]!.scenario.levels.length) },
      days: days.slice(0, records[i]!.days.length),
    }));
    expect(digest(begun)).toEqual(digest(records));
    expect(later.reduce((sum, { days }) => sum + days.length, 0)).toBeGreaterThan(
      records.reduce((sum, { days }) => sum + days.length, 0),
    );
  });

  it('calls a pump that its log has as failed a failure where it was pulled', () => {
    // Whatever is drawn.
    const seeds = Array.from({ length: 20 }, (_, at) => `story-${at}`);
    const each = seeds.flatMap((seed) => records.map(({ scenario }) => ({ seed, scenario })));
    const pulled = each.flatMap(({ seed, scenario }) => {
      const runs = new Map(pumpRuns(scenario, seed, now).map(({ to, reason }) => [to, reason]));
      return scenario.outages
        .filter(({ kind, from }) => kind === 'espReplacement' && from <= now)
        .map(({ from, reason, planned }) => ({ reason, planned, pulled: runs.get(from) }));
    });
    expect(pulled.length).toBeGreaterThan(20);
    for (const one of pulled)
      expect(one).toEqual({
        reason: 'lift-equipment-failure',
        planned: false,
        pulled: expect.stringMatching(/^Failed: /),
      });
  });

  it('ends yesterday on the clock of each field', () => {
    for (const { scenario, days } of records) {
      if (scenario.plan.abandoned && scenario.plan.suspendedDay < dayNumber('2025-05-31')) continue;
      expect(days.at(-1)!.day).toBe(dayNumber('2025-05-31'));
    }
  });

  it('keeps every day within what is physical', () => {
    const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(b));
    const isPhysical = ({ scenario }: WellRecord, day: WellDay): boolean => {
      const share = day.hours / 24;
      const flows =
        day.hours >= 0 &&
        day.hours <= hoursOf(scenario.calendar, day.day) &&
        day.waterCut >= 0 &&
        day.waterCut <= 100 &&
        day.liquidRate > 0 &&
        day.liquidRate < 6_000 &&
        day.wellheadPressure > 0 &&
        day.flowingPressure > 0;
      if (scenario.plan.flowKind === 'injection')
        return flows && near(day.waterInjected, day.liquidRate * share);
      const adds = near(day.oil + day.water, day.liquidRate * share) && near(day.gas, day.oil * day.gor);
      return flows && adds && near(day.oil, day.liquidRate * (1 - day.waterCut / 100) * share);
    };
    const broken = records.flatMap((record) => record.days.filter((day) => !isPhysical(record, day)));
    expect(broken).toEqual([]);
  });

  it('has days of 23 and 25 hours where clocks change, on stream all day', () => {
    const whole = records.flatMap(({ days }) => days.map(({ hours }) => hours));
    expect(whole).toContain(25);
    expect(whole).toContain(23);
  });

  it('plants level events at least three weeks apart, from far below to far above what can be seen', () => {
    const levels = records.map(({ scenario }) => scenario.levels);
    const gaps = levels.flatMap((events) =>
      events.slice(1).map((event, i) => event.firstDay - events[i]!.lastDay),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(21);
    const sizes = levels.flat().map(({ size }) => Math.abs(size));
    expect(Math.min(...sizes)).toBeLessThan(0.02);
    expect(Math.max(...sizes)).toBeGreaterThan(0.5);
  });

  it('has a cause in its log for whatever a well gains lastingly, but for what is small', () => {
    const rises = records
      .flatMap(({ scenario }) => scenario.levels)
      .filter(({ kind, lasting, size }) => kind === 'rateStep' && lasting && size > 0.05);
    expect(rises.length).toBeGreaterThan(3);
    expect(rises.filter(({ logged }) => !logged)).toEqual([]);
    const own = records
      .flatMap(({ scenario }) => scenario.levels)
      .filter(({ lasting, logged, from, to }) => lasting && !logged && from === to);
    expect(Math.max(...own.map(({ size }) => size))).toBeLessThanOrEqual(0.05);
    expect(own.filter(({ size }) => size < -0.05).length).toBeGreaterThan(5);
  });

  it('has hourly signals that agree with the day', () => {
    const { scenario, days } = records.find((record) => record.scenario.plan.pump !== undefined)!;
    const day = days.find((candidate) => candidate.hours === 24 && candidate.fault === 'none')!;
    const hours = [...pumpHours(scenario, options.seed, day)];
    expect(hours).toHaveLength(24);
    expect(hours.every(({ frequency }) => frequency === day.frequency)).toBe(true);
    const mean = hours.reduce((sum, hour) => sum + hour.liquid_rate! / 24, 0);
    expect(mean / day.liquidRate).toBeCloseTo(1, 1);
    expect([...pumpHours(scenario, options.seed, { ...day, fault: 'noGauges' })]).toEqual([]);
  });
});

describe('down time', () => {
  it('has no failure of lift equipment at a well that has none', () => {
    const isLifted = ({ scenario }: WellRecord) =>
      ['continuousGasLift', 'electricSubmersiblePumpLift'].includes(scenario.plan.method);
    const failures = (wells: readonly WellRecord[]) =>
      wells.flatMap(({ scenario }) =>
        scenario.outages.filter(({ reason }) => reason === 'lift-equipment-failure'),
      ).length;
    expect(failures(records.filter((well) => !isLifted(well)))).toBe(0);
    expect(failures(records.filter(isLifted))).toBeGreaterThan(0);
  });

  it('always includes a large producer that has failed without a plan', () => {
    for (const late of [0, 1, 2, 3, 9, 40]) {
      const moment = now + late * 24 * hourMs;
      const down = planFieldHierarchy(options).fields.flatMap((field) => {
        const wells = simulateField(drawFieldScenario(field, options, moment), options);
        const oilBefore = ({ days }: WellRecord) => Math.max(...days.slice(-30).map(({ oil }) => oil));
        const mean = wells.reduce((sum, well) => sum + oilBefore(well), 0) / wells.length;
        return wells.filter(
          (well) =>
            well.days.at(-1)!.hours === 0 &&
            oilBefore(well) > 0.5 * mean &&
            well.scenario.outages.some(
              ({ key, from, to }) => key.startsWith('failure') && from <= moment && to > moment,
            ),
        );
      });
      expect(down, String(late)).not.toEqual([]);
    }
  });

  it('has no failures of that kind in the past that a demonstration is made with', () => {
    const failures = records.flatMap(({ scenario }) =>
      scenario.outages.filter(({ key }) => key.startsWith('failure')),
    );
    expect(Math.min(...failures.map(({ from }) => from))).toBeGreaterThanOrEqual(now - 4 * 24 * hourMs);
  });

  it('counts overlapping outages once', () => {
    const span = fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 30 }));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 12 }), (spans) => {
        const outages = spans.map(([from, length], i) => ({
          key: String(i),
          from: from * hourMs,
          to: (from + length) * hourMs,
        })) as Outage[];
        const covered = new Set(
          spans.flatMap(([from, length]) => Array.from({ length }, (_, i) => from + i)),
        );
        const inside = [...covered].filter((hour) => hour >= 10 && hour < 34).length;
        expect(downHours(downTimes(outages), 10 * hourMs, 34 * hourMs)).toBeCloseTo(inside, 9);
      }),
    );
  });
});
