import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '../../production-day.ts';
import { distinctSettings, operatingDays } from './operating-days.ts';
import { signals, type Readings, type Signal } from './readings.ts';

/** Hourly readings in which each signal is what the function says, else NaN. */
function readings(days: number, of: Partial<Record<Signal, (hour: number) => number>>): Readings {
  const at = Float64Array.from({ length: 24 * days }, (_, i) => i * hourMs);
  const columns = signals.map((signal) => [signal, at.map((_, hour) => of[signal]?.(hour) ?? NaN)]);
  return { at, ...(Object.fromEntries(columns) as Record<Signal, Float64Array>) };
}
const calendar = { dayOf: (moment: number) => Math.floor(moment / dayMs) };

describe('operatingDays', () => {
  const stepped = readings(6, {
    frequency: (hour) => (hour < 58 ? 48 : 50),
    intakePressure: (hour) => 60 - hour / 24,
    liquidRate: () => 300,
    waterCut: () => 55,
  });

  it('leaves out the day of a step and that in which the well settles', () => {
    expect(operatingDays(stepped, [], calendar).map(({ day, frequency }) => [day, frequency])).toEqual([
      [0, 48],
      [1, 48],
      [4, 50],
      [5, 50],
    ]);
  });

  it('leaves out days of a stop', () => {
    const stopped = readings(4, { frequency: (hour) => (hour === 30 ? 0 : 48), liquidRate: () => 300 });
    expect(operatingDays(stopped, [], calendar).map(({ day }) => day)).toEqual([0, 3]);
  });

  it('takes the rate of a test, then that of the allocation, then that of the meter', () => {
    const rates = [
      { day: 0, liquid: 290, waterCut: 50, source: 'allocated' as const },
      { day: 0, liquid: 280, waterCut: 52, source: 'test' as const },
      { day: 1, liquid: 285, waterCut: NaN, source: 'allocated' as const },
    ];
    expect(operatingDays(stepped, rates, calendar)).toMatchObject([
      { liquid: 280, waterCut: 52, source: 'test' },
      { liquid: 285, waterCut: 55, source: 'allocated' },
      { liquid: 300, waterCut: 55, source: 'metered' },
      { liquid: 300 },
    ]);
  });

  it('has the highest temperature that lasted three hours, not the middle of the day', () => {
    const warm = (hour: number) => (hour === 5 ? 170 : hour >= 10 && hour < 13 ? 140 + (hour % 2) : 130);
    const days = operatingDays(
      readings(1, { frequency: () => 48, liquidRate: () => 300, motorTemperature: warm }),
      [],
      calendar,
    );
    expect(days).toMatchObject([{ motorTemperature: 140 }]);
  });

  it('counts settings that differ by a step and lasted', () => {
    const days = operatingDays(stepped, [], calendar);
    expect(distinctSettings(days, 2)).toBe(2);
    expect(distinctSettings(days, 3)).toBe(0);
  });
});
