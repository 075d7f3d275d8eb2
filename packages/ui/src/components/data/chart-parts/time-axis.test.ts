import { describe, expect, it } from 'vitest';
import { tickLabeler, timeStep, timeTicks, type StepUnit } from './time-axis.ts';
import { zoneClock } from '../../zone-clock.ts';
import { dayMs } from '../../calendar-day.ts';

const at = (text: string) => Date.parse(text);
const iso = (instants: number[]) => instants.map((instant) => new Date(instant).toISOString());

describe('timeStep', () => {
  it('takes the finest step that leaves no more ticks than asked', () => {
    expect(timeStep(6 * 3_600_000, 6)).toMatchObject({ unit: 'hour', count: 1 });
    expect(timeStep(30 * dayMs, 6)).toMatchObject({ unit: 'week', count: 1 });
    expect(timeStep(365 * dayMs, 6)).toMatchObject({ unit: 'month', count: 3 });
    expect(timeStep(3 * 365 * dayMs, 8)).toMatchObject({ unit: 'month', count: 6 });
    expect(timeStep(1e9 * dayMs, 8)).toMatchObject({ unit: 'year', count: 100 });
    expect(timeStep(14 * dayMs, 5)).toMatchObject({ unit: 'day', count: 3 });
    const most = (unit: StepUnit) => (unit === 'month' ? 6 : 4);
    expect(timeStep(181 * dayMs, most)).toMatchObject({ unit: 'month', count: 1 });
  });
});

describe('timeTicks', () => {
  const oslo = zoneClock('Europe/Oslo');

  it('stands on local midnights through a clock change', () => {
    const ticks = timeTicks(at('2025-03-29T00:00:00Z'), at('2025-04-01T12:00:00Z'), timeStep(dayMs, 1), oslo);
    expect(iso(ticks)).toEqual([
      '2025-03-29T23:00:00.000Z',
      '2025-03-30T22:00:00.000Z',
      '2025-03-31T22:00:00.000Z',
    ]);
  });

  it('gives no tick for the skipped hour twice', () => {
    const step = timeStep(3_600_000, 1);
    const ticks = timeTicks(at('2025-03-29T23:00:00Z'), at('2025-03-30T03:00:00Z'), step, oslo);
    expect(new Set(ticks).size).toBe(ticks.length);
    expect(ticks).toContain(at('2025-03-30T01:00:00Z'));
  });

  it('stands on Mondays, first days of quarters and of round years', () => {
    const utc = zoneClock('UTC');
    const weeks = timeTicks(
      at('2025-01-01'),
      at('2025-01-31'),
      { unit: 'week', count: 1, length: 7 * dayMs },
      utc,
    );
    expect(weeks.every((tick) => new Date(tick).getUTCDay() === 1)).toBe(true);
    const quarters = timeTicks(at('2024-02-10'), at('2025-01-02'), timeStep(300 * dayMs, 4), utc);
    expect(iso(quarters).map((day) => day.slice(0, 10))).toEqual([
      '2024-04-01',
      '2024-07-01',
      '2024-10-01',
      '2025-01-01',
    ]);
    const decades = timeTicks(at('1995-06-01'), at('2021-01-01'), timeStep(26 * 366 * dayMs, 3), utc);
    expect(iso(decades).map((day) => day.slice(0, 4))).toEqual(['2000', '2010', '2020']);
  });

  it('ends on an absurd window', () => {
    expect(timeTicks(0, 1e15, timeStep(1000, 1), zoneClock('UTC')).length).toBeLessThanOrEqual(200);
    expect(timeTicks(NaN, NaN, timeStep(1000, 1), zoneClock('UTC'))).toEqual([]);
  });
});

describe('tickLabeler', () => {
  const label = tickLabeler('en-GB', 'Europe/Oslo');

  it('writes the second line only where it changes', () => {
    const step = timeStep(12 * 3_600_000, 4);
    const ticks = timeTicks(
      at('2025-06-30T16:00:00Z'),
      at('2025-07-01T04:00:00Z'),
      step,
      zoneClock('Europe/Oslo'),
    );
    expect(label(ticks, step)).toEqual(['18:00\n30 Jun', '21:00', '00:00\n1 Jul', '03:00', '06:00']);
  });

  it('speaks the language it is given', () => {
    const step = timeStep(60 * dayMs, 3);
    expect(tickLabeler('fr-FR', 'UTC')([at('2025-02-01')], step)).toEqual(['févr.\n2025']);
  });
});
