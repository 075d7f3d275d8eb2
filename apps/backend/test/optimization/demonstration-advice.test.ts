import { beforeAll, describe, expect, it } from 'vitest';
import { dayNumber } from '../../src/production-day.ts';
import { demonstrationAdvice, type DemonstrationAdvice } from './demonstration-advice.ts';

const now = new Date('2026-03-02T06:30:00Z');

describe('of a demonstration', () => {
  let advice: DemonstrationAdvice[];
  beforeAll(() => {
    advice = demonstrationAdvice(
      { seed: 'cnx', wells: 48, years: 1, hourlyDays: 180, firstDay: dayNumber('2025-03-02') },
      now,
    );
  });

  /** Share of wells with advice, or with the check that limits them named. */
  const answered = (isPumped: boolean): number => {
    const wells = advice.filter((well) => well.isPumped === isPumped);
    return (
      wells.filter(({ found: { status } }) => status === 'advised' || status === 'limited').length /
      wells.length
    );
  };

  it('four of five pumped wells have advice or a limiting check', () => {
    expect(answered(true)).toBeGreaterThanOrEqual(0.8);
  });

  it('half of the choked and gas-lifted wells have', () => {
    expect(answered(false)).toBeGreaterThanOrEqual(0.5);
  });

  it('what the others lack is named', () => {
    const silent = advice.filter(({ found: { status } }) => status === 'notComputed');
    for (const { found } of silent) expect(found.missing.length).toBeGreaterThan(0);
  });
});
