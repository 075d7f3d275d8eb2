import { beforeAll, describe, expect, it } from 'vitest';
import type { CopyRow } from '../database/bulk.ts';
import { dayNumber, isoDay } from '../production-day.ts';
import { dailyRows, hourlyRows } from './daily-rows.ts';
import { hoursOf, startOf } from './day-calendar.ts';
import { emissionRows } from './emissions.ts';
import { drawFieldScenario, simulateField } from './field-scenario.ts';
import { planFieldHierarchy } from './field-hierarchy.ts';
import { slugsAt } from './gas-episodes.ts';
import { pumpRuns } from './pump-runs.ts';
import { productivityNow } from './pumped-well.ts';
import type { WellDay, WellRecord } from './well-record.ts';

const options = { seed: 'physics', wells: 60, years: 3, hourlyDays: 60, firstDay: dayNumber('2022-06-01') };
const now = Date.parse('2025-06-01T18:00:00Z');

type DailyRow = CopyRow<'daily_production'>;
type HourlyRow = CopyRow<'esp_reading'>;

/** A pumped well with the rows that are stored of it. */
interface PumpedWell {
  record: WellRecord;
  daily: Map<string, DailyRow>;
  /** Hours by production day, of the days that have any. */
  hours: Map<number, HourlyRow[]>;
}

let fields: { scenario: ReturnType<typeof drawFieldScenario>; records: WellRecord[] }[];
let pumped: PumpedWell[];
beforeAll(() => {
  fields = planFieldHierarchy(options).fields.map((field) => {
    const scenario = drawFieldScenario(field, options, now);
    return { scenario, records: simulateField(scenario, options) };
  });
  pumped = fields
    .flatMap(({ records }) => records)
    .filter(({ scenario }) => scenario.plan.pump !== undefined)
    .map((record) => ({
      record,
      daily: new Map([...dailyRows([record], -Infinity)].map((row) => [row.day, row])),
      hours: hoursByDay(record),
    }));
});

function hoursByDay(record: WellRecord): Map<number, HourlyRow[]> {
  const { calendar } = record.scenario;
  const hours = new Map<number, HourlyRow[]>();
  let day = record.days[0]?.day ?? 0;
  for (const row of hourlyRows([record], -Infinity, options.seed)) {
    const at = new Date(row.at).getTime();
    while (at >= startOf(calendar, day + 1)) day += 1;
    hours.set(day, [...(hours.get(day) ?? []), row]);
  }
  return hours;
}

/** Days on stream from end to end, reported whole, without a slug of gas. */
function quietDays({ record: { scenario, days } }: PumpedWell): WellDay[] {
  const { calendar, slugs } = scenario;
  return days.filter(
    ({ day, hours, fault }) =>
      fault === 'none' &&
      hours === hoursOf(calendar, day) &&
      !slugs.some(({ from, to }) => from < startOf(calendar, day + 1) && to > startOf(calendar, day)),
  );
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('a pumped well', () => {
  it('has enough of everything to judge', () => {
    expect(pumped.length).toBeGreaterThan(20);
    expect(pumped.flatMap(({ record }) => record.scenario.slugs).length).toBeGreaterThan(100);
  });

  it('needs more pressure at its wellhead the more it flows, and never more while it declines', () => {
    const blockDays = 30;
    const wrong = pumped.flatMap((well) => {
      const days = quietDays(well);
      const blocks = Array.from({ length: Math.floor(days.length / blockDays) }, (_, i) => {
        const block = days.slice(i * blockDays, (i + 1) * blockDays);
        return {
          liquid: mean(block.map(({ liquidRate }) => liquidRate)),
          wellhead: mean(block.map(({ day }) => well.daily.get(isoDay(day))!.wellhead_pressure!)),
        };
      });
      return blocks.flatMap((a, i) =>
        blocks
          .slice(i + 1)
          .filter((b) => Math.abs(Math.log(a.liquid / b.liquid)) > 0.1)
          .filter((b) => a.liquid > b.liquid !== a.wellhead > b.wellhead)
          .map((b) => ({ well: well.record.scenario.plan.id, a, b })),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('rises by one curve for all speeds: pressure over f² against rate over f', () => {
    for (const well of pumped) {
      const points = quietDays(well).map((day) => {
        const { wellhead_pressure, tubing_pressure_drop, downhole_pressure } = well.daily.get(
          isoDay(day.day),
        )!;
        const rise = wellhead_pressure! + tubing_pressure_drop! - downhole_pressure!;
        return { x: day.liquidRate / day.frequency, y: rise / day.frequency ** 2 };
      });
      const curve = parabola(points);
      const off = points.map(({ x, y }) => Math.abs(y / curve(x) - 1));
      expect(mean(off), well.record.scenario.plan.id).toBeLessThan(0.025);
      // More rate, less head: the curve of a pump falls.
      const xs = points.map(({ x }) => x).sort((a, b) => a - b);
      expect(curve(xs[Math.floor(xs.length * 0.05)]!)).toBeGreaterThan(
        curve(xs[Math.floor(xs.length * 0.95)]!),
      );
    }
  });

  it('flows what its drawdown gives: a step of the frequency leaves the pressure of the reservoir as it is', () => {
    const weekOf = (well: PumpedWell, from: number) =>
      quietDays(well).filter(({ day }) => day >= from && day < from + 7);
    const changes = pumped.flatMap((well) => {
      const { plan, levels } = well.record.scenario;
      const productivity = (day: WellDay) => productivityNow(plan, day.inflow);
      return levels
        .filter(({ kind, from, to }) => kind === 'frequencyStep' && Math.abs(to - from) >= 2)
        .flatMap(({ firstDay, from, to }) => {
          const [before, after] = [weekOf(well, firstDay - 7), weekOf(well, firstDay)];
          if (before.length < 4 || after.length < 4) return [];
          const reservoir = (days: WellDay[]) =>
            mean(days.map((day) => day.flowingPressure + day.liquidRate / productivity(day)));
          const drawdown = mean(before.map((day) => day.liquidRate / productivity(day)));
          const factor =
            mean(after.map(({ liquidRate }) => liquidRate)) /
            mean(before.map(({ liquidRate }) => liquidRate));
          return [
            {
              shift: (reservoir(after) - reservoir(before)) / drawdown,
              noise: plan.noise,
              factor,
              ratio: to / from,
            },
          ];
        });
    });
    expect(changes.length).toBeGreaterThan(20);
    for (const { shift, noise } of changes) expect(Math.abs(shift)).toBeLessThan(0.02 + 4 * noise);
    // About as much as the speed, as the affinity laws have it, more where the inflow is strong.
    const powers = changes.map(({ factor, ratio }) => Math.log(factor) / Math.log(ratio));
    expect(mean(powers)).toBeGreaterThan(0.8);
    expect(mean(powers)).toBeLessThan(1.6);
  });

  it('loses to slugs of gas what they are said to take, once, in hours as in days', () => {
    const lost = pumped.flatMap(({ record: { scenario, days }, hours }) =>
      scenario.slugs.flatMap(({ from, to, size }) => {
        const at = (row: HourlyRow) => new Date(row.at).getTime();
        return days
          .filter(
            ({ day }) => startOf(scenario.calendar, day) < to && startOf(scenario.calendar, day + 1) > from,
          )
          .flatMap(({ day }) => {
            const running = (hours.get(day) ?? []).filter(({ frequency }) => frequency! > 0);
            const inside = running.filter((row) => at(row) >= from && at(row) < to);
            const outside = running.filter((row) => slugsAt(scenario.slugs, at(row)) === 0);
            if (inside.length < 4 || outside.length < 4) return [];
            const rate = (rows: HourlyRow[]) => mean(rows.map(({ liquid_rate }) => liquid_rate!));
            return [rate(inside) / rate(outside) - (1 - size)];
          });
      }),
    );
    expect(lost.length).toBeGreaterThan(50);
    expect(Math.abs(mean(lost))).toBeLessThan(0.01);
  });

  it('adds up its hours to its day', () => {
    const off = pumped.flatMap((well) =>
      well.record.days
        .filter(({ day, fault, hours }) => fault === 'none' && hours > 0 && well.hours.has(day))
        .map((day) => {
          const row = well.daily.get(isoDay(day.day))!;
          const volume = row.oil! + row.water!;
          const sum = well.hours.get(day.day)!.reduce((total, hour) => total + hour.liquid_rate! / 24, 0);
          return { id: row.well_id, day: row.day, share: (sum - volume) / day.liquidRate };
        }),
    );
    expect(off.length).toBeGreaterThan(5_000);
    expect(off.filter(({ share }) => Math.abs(share) > 0.02)).toEqual([]);
    expect(Math.abs(mean(off.map(({ share }) => share)))).toBeLessThan(0.001);
  });
});

describe('a running pump', () => {
  it('takes power for all liquid that flows, and lifts it', () => {
    const hours = pumped.flatMap((well) => [...well.hours.values()].flat());
    const running = hours.filter(({ liquid_rate }) => liquid_rate! > 0);
    expect(running.length).toBeGreaterThan(10_000);
    const broken = running.filter(
      ({ motor_current, power, discharge_pressure, intake_pressure }) =>
        !(motor_current! > 0 && power! > 0 && discharge_pressure! > intake_pressure!),
    );
    expect(broken).toEqual([]);
  });

  it('is not older than a well that begins within the record', () => {
    const late = pumped.filter(({ record }) => record.scenario.plan.startDay > options.firstDay);
    expect(late.length).toBeGreaterThan(0);
    const runs = late.map(({ record }) => ({
      first: pumpRuns(record.scenario, options.seed, now)[0]!.from,
      start: record.scenario.plan.startDay * 24 * 3_600_000,
    }));
    expect(runs.filter(({ first, start }) => first < start)).toEqual([]);
  });
});

describe('a well that flows through its choke', () => {
  const steps = () =>
    fields
      .flatMap(({ records }) => records)
      .filter(({ scenario: { plan } }) => plan.pump === undefined && plan.flowKind === 'production')
      .flatMap(({ scenario, days }) =>
        scenario.levels
          .filter(({ lasting, firstDay, lastDay }) => lasting && firstDay === lastDay)
          .flatMap(({ kind, liquidFactor, firstDay }) => {
            const weekOf = (from: number) => days.filter(({ day }) => day >= from && day < from + 7);
            const [before, after] = [weekOf(firstDay - 7), weekOf(firstDay)];
            if (before.length < 7 || after.length < 7 || Math.abs(liquidFactor - 1) < 0.1) return [];
            const pressure = (of: WellDay[]) => mean(of.map(({ wellheadPressure }) => wellheadPressure));
            return [{ kind, rises: liquidFactor > 1, by: pressure(after) - pressure(before) }];
          }),
      );

  it('has less pressure before the same choke the less flows through it', () => {
    const own = steps().filter(({ kind }) => kind === 'rateStep');
    expect(own.length).toBeGreaterThan(20);
    expect(own.filter(({ rises, by }) => rises !== by > 0)).toEqual([]);
  });

  it('has less before a choke that is opened, though more flows', () => {
    const chokes = steps().filter(({ kind }) => kind === 'chokeStep');
    expect(chokes.length).toBeGreaterThan(20);
    expect(chokes.filter(({ rises, by }) => rises !== by < 0)).toEqual([]);
  });
});

describe('the emissions of a field', () => {
  it('are estimated from what is reported: a day without a row adds nothing', () => {
    let unreported = 0;
    for (const { scenario, records } of fields) {
      const reported = records.map(({ scenario: well, days }) => ({
        scenario: well,
        days: days.filter(({ fault }) => fault !== 'noRow'),
      }));
      unreported += records.flatMap(({ days }) => days).length - reported.flatMap(({ days }) => days).length;
      expect([...emissionRows(scenario, records, -Infinity)]).toEqual([
        ...emissionRows(scenario, reported, -Infinity),
      ]);
    }
    expect(unreported).toBeGreaterThan(50);
  });
});

/** Least squares of a parabola. */
function parabola(points: readonly { x: number; y: number }[]): (x: number) => number {
  const scale = mean(points.map(({ x }) => x));
  const power = (n: number) => points.reduce((sum, { x }) => sum + (x / scale) ** n, 0);
  const moment = (n: number) => points.reduce((sum, { x, y }) => sum + y * (x / scale) ** n, 0);
  const rows = [0, 1, 2].map((i) => [power(i), power(i + 1), power(i + 2), moment(i)]);
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      if (j === i) continue;
      const factor = rows[j]![i]! / rows[i]![i]!;
      rows[j] = rows[j]!.map((value, k) => value - factor * rows[i]![k]!);
    }
  }
  const [a, b, c] = rows.map((row, i) => row[3]! / row[i]!) as [number, number, number];
  return (x) => a + b * (x / scale) + c * (x / scale) ** 2;
}
