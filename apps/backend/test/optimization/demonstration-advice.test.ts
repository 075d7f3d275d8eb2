import { beforeAll, describe, expect, it } from 'vitest';
import { defaultSizes } from '../../src/demonstration/options.ts';
import { dayNumber } from '../../src/production-day.ts';
import { demonstrationAdvice, type DemonstrationAdvice } from './demonstration-advice.ts';

const now = new Date('2026-11-20T06:30:00Z');

describe('of the demonstration as it is made', () => {
  let advice: DemonstrationAdvice[];
  beforeAll(() => {
    advice = demonstrationAdvice({ ...defaultSizes, firstDay: dayNumber('2023-11-20') }, now);
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

  it('no well is advised on while a step of it is not judged', () => {
    const isOpen = ({ found: { steps, settingSteps } }: DemonstrationAdvice): boolean =>
      [...steps, ...settingSteps].some(({ tracking }) => tracking.verdict === 'stabilising');
    const between = advice.filter(isOpen);
    expect(between.length).toBeGreaterThan(0);
    expect(between.filter(({ found }) => found.status === 'advised')).toEqual([]);
  });

  it('what the others lack is named', () => {
    const silent = advice.filter(({ found: { status } }) => status === 'notComputed');
    for (const { found } of silent) expect(found.missing.length).toBeGreaterThan(0);
  });
});
