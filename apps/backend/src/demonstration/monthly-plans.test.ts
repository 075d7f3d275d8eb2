import { beforeAll, describe, expect, it } from 'vitest';
import { dayNumber, hourMs, isoDay } from '../production-day.ts';
import { planFieldHierarchy } from './field-hierarchy.ts';
import { drawFieldScenario, simulateField } from './field-scenario.ts';
import { monthlyPlans } from './monthly-plans.ts';

const options = { seed: 'plans', wells: 120, years: 3, hourlyDays: 60, firstDay: dayNumber('2022-06-01') };
const now = Date.parse('2025-06-01T18:00:00Z');

function plansAt(moment: number) {
  return planFieldHierarchy(options).fields.map((field) => {
    const scenario = drawFieldScenario(field, options, moment);
    const records = simulateField(scenario, options);
    return { scenario, records, plans: monthlyPlans(scenario, records) };
  });
}

let fields: ReturnType<typeof plansAt>;
beforeAll(() => {
  fields = plansAt(now);
});

const monthOf = (day: number) => `${isoDay(day).slice(0, 7)}-01`;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

describe('the monthly plans of the demonstration', () => {
  it('are about what their wells can give, somewhat hopeful', () => {
    for (const product of ['oil', 'gas', 'water', 'water_injected'] as const) {
      const ratios = fields.flatMap(({ records, plans }) => {
        const days = records.flatMap((record) => record.days);
        return plans
          .filter(({ well_id, [product]: rate }) => well_id === null && (rate ?? 0) > 0)
          .flatMap(({ month, [product]: rate }) => {
            const planned = new Set(
              plans.filter((plan) => plan.month === month).map(({ well_id }) => well_id),
            );
            const made = records
              .filter(({ scenario }) => planned.has(scenario.plan.id))
              .flatMap((record) => record.days.filter(({ day }) => monthOf(day) === month))
              .reduce(
                (sum, day) => sum + (day[product === 'water_injected' ? 'waterInjected' : product] || 0),
                0,
              );
            const length = new Set(days.filter(({ day }) => monthOf(day) === month).map(({ day }) => day))
              .size;
            return length < 28 ? [] : [made / length / rate!];
          });
      });
      expect(ratios.length, product).toBeGreaterThan(50);
      expect(median(ratios), product).toBeGreaterThan(0.8);
      expect(median(ratios), product).toBeLessThan(1.1);
    }
  });

  it('add up from wells to fields', () => {
    for (const { plans } of fields) {
      for (const field of plans.filter(({ well_id }) => well_id === null)) {
        const wells = plans.filter(({ well_id, month }) => well_id !== null && month === field.month);
        expect(wells.reduce((sum, { oil }) => sum + (oil ?? 0), 0)).toBeCloseTo(field.oil!, 0);
      }
    }
  });

  it('take off the shutdowns that are known', () => {
    const months = fields.flatMap(({ scenario, plans }) =>
      scenario.outages
        .filter(({ reason }) => reason === 'turnaround')
        .map(({ from }) => monthOf(Math.floor(from / (24 * hourMs))))
        .flatMap((month) => {
          const year = plans.filter(
            (plan) => plan.well_id === null && plan.month.startsWith(month.slice(0, 4)),
          );
          const shut = year.find((plan) => plan.month === month);
          return shut ? [{ oil: shut.oil!, usual: median(year.map(({ oil }) => oil!)) }] : [];
        }),
    );
    expect(months.length).toBeGreaterThan(15);
    expect(median(months.map(({ oil, usual }) => oil / usual))).toBeLessThan(0.92);
  });

  it('leave out, until the next year, wells that begin after the freeze', () => {
    const late = fields.flatMap(({ records, plans }) =>
      records
        .filter(({ scenario }) => scenario.plan.startDay > options.firstDay)
        .map(({ scenario: { plan } }) => ({
          year: Number(isoDay(plan.startDay).slice(0, 4)),
          first: plans.find(({ well_id }) => well_id === plan.id)?.month,
        })),
    );
    expect(late.length).toBeGreaterThan(3);
    for (const { year, first } of late)
      expect(first === undefined || first >= `${year + 1}-01-01`).toBe(true);
  });

  it('follow what has changed a well lastingly, from the next month on', () => {
    const shares = fields.flatMap(({ records, plans }) =>
      records.flatMap(({ scenario: { plan, levels, calendar }, days }) =>
        plans
          .filter(({ well_id, oil }) => well_id === plan.id && oil !== null)
          .flatMap(({ month, oil }) => {
            const first = dayNumber(month);
            const isSteady = !levels.some(
              ({ firstDay, lastDay }) => firstDay < first + 31 && lastDay >= first - 1,
            );
            const whole = days.filter((day) => monthOf(day.day) === month && day.hours >= 23);
            if (!isSteady || whole.length < 20 || first <= calendar.firstDay) return [];
            return [mean(whole.map((day) => day.oil)) / oil!];
          }),
      ),
    );
    expect(shares.length).toBeGreaterThan(500);
    const far = shares.filter((share) => share < 0.7 || share > 1.5);
    expect(far.length / shares.length).toBeLessThan(0.005);
  });

  it('stay as they were frozen once their month has begun, when the demonstration goes on', () => {
    const later = plansAt(now + 200 * 24 * hourMs);
    const known = (plans: (typeof fields)[number]['plans']) =>
      plans.filter(({ month }) => month <= '2025-06-01');
    later.forEach(({ plans }, i) => expect(known(plans)).toEqual(known(fields[i]!.plans)));
  });
});
