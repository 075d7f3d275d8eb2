import { describe, expect, it } from 'vitest';
import type { DetectedChange } from './change-points.ts';
import type { ChangeVariable } from './change-variables.ts';
import { alarmsApart, explainingEvents, mergeChanges } from './merge-changes.ts';
import { severities, severityScore } from './severity.ts';

function change(variable: ChangeVariable, day: number, score = 5): DetectedChange {
  return {
    variable,
    day,
    dayLow: day,
    dayHigh: day,
    detectedDay: day,
    meanBefore: 1,
    meanAfter: 2,
    daysBefore: 9,
    daysAfter: 9,
    step: 0,
    score,
  };
}

describe('mergeChanges', () => {
  it('keeps one change per moment, led by the production variable', () => {
    const merged = mergeChanges([
      change('frequency', 100, 99),
      change('liquidRate', 102),
      change('oilRate', 103),
    ]);
    expect(merged.map(({ variable, day }) => [variable, day])).toEqual([['oilRate', 103]]);
  });

  it('measures the three days from the first change, so that a chain does not swallow a month', () => {
    const merged = mergeChanges([change('oilRate', 103), change('gor', 100), change('waterCut', 106)]);
    expect(merged.map(({ day }) => day)).toEqual([103, 106]);
    expect(mergeChanges([change('gor', 100), change('gor', 104)])).toHaveLength(2);
    expect(mergeChanges([])).toEqual([]);
  });
});

describe('alarmsApart', () => {
  it('leaves out alarms within three days of a certain change, either way', () => {
    const alarms = [96, 97, 103, 104].map((day) => change('gor', day));
    const certain = [change('oilRate', 100)];
    expect(alarmsApart([alarms[0]!], certain)).toHaveLength(1);
    expect(alarmsApart([alarms[1]!], certain)).toEqual([]);
    expect(alarmsApart([alarms[2]!], certain)).toEqual([]);
    expect(alarmsApart([alarms[3]!], certain)).toHaveLength(1);
  });
});

describe('explainingEvents', () => {
  it('takes events within two days, nearest first', () => {
    const events = [97, 98, 101, 100, 103].map((day) => ({ id: `e${day}`, day }));
    expect(explainingEvents(change('oilRate', 100), events, true).map(({ id }) => id)).toEqual([
      'e100',
      'e101',
      'e98',
    ]);
  });
});

describe('severity', () => {
  it('is loss x confidence x at most five days', () => {
    expect(severityScore({ loss: 10, confidence: 0.5, persistenceDays: 3 })).toBe(15);
    expect(severityScore({ loss: 10, confidence: 0.5, persistenceDays: 30 })).toBe(25);
  });

  const severityOf = (losses: readonly number[], rate: number, wells: number) =>
    severities(
      losses.map((loss) => ({ loss, confidence: 1, persistenceDays: 5 })),
      losses.map(() => ({ rate, wells })),
    );

  it('is high for a large share of the field or a top tenth score, and low without a loss', () => {
    const losses = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 90];
    expect(severityOf([...losses, 200], 1_900, 20)).toEqual([
      'low',
      'low',
      'low',
      'low',
      'low',
      'low',
      'medium',
      'medium',
      'medium',
      'medium',
      'high',
      'high',
    ]);
    // The top tenth is high only when its loss is medium by itself.
    expect(severityOf(losses, 2_000, 20).at(-1)).toBe('high');
    expect(severityOf(losses, 20_000, 20).at(-1)).toBe('medium');
  });

  it('measures a small field by its average well, so that not every loss in it is high', () => {
    // Five wells of 100 Sm3/d: 5 % of the field is a quarter of one of them.
    expect(severityOf([8, 24, 30, 45, 60, 90], 500, 5)).toEqual([
      'low',
      'medium',
      'medium',
      'medium',
      'high',
      'high',
    ]);
    expect(severityOf([40, 60], 100, 1)).toEqual(['medium', 'high']);
  });

  it('ranks no fewer than ten', () => {
    const losses = Array.from({ length: 10 }, (_, i) => 20 + i);
    expect(severityOf(losses, 1_000, 20).at(-1)).toBe('high');
    expect(severityOf(losses.slice(1), 1_000, 20)).not.toContain('high');
  });
});
