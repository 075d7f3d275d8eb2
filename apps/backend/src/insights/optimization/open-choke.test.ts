import { describe, expect, it } from 'vitest';
import { usualGuardRails } from './guard-rails.ts';
import { fitChokeHold, openChokeStep } from './open-choke.ts';
import { pumpedWell } from './pumped-well.fixture.ts';
import { fitPumpedWell, type FittedWell } from './pumped-well.ts';
import { replicate } from './pumped-uncertainty.ts';

const surroundings = { openGasExceptions: 0, plannedWorks: 0 };

/** The usual well behind a choke of 50 %, whose wellhead pressure is 5 bar of the line and the rest of the choke. */
const choked = (() => {
  const well = pumpedWell();
  return { ...well, days: well.days.map((day) => ({ ...day, choke: 50 })) };
})();

describe('fitChokeHold', () => {
  it('finds line and resistance from different openings', () => {
    const [day] = choked.days;
    const days = [40, 45, 50, 55].map((choke) => ({
      ...day!,
      choke,
      wellheadPressure: 5 + 0.4 * (day!.liquid / choke) ** 2,
    }));
    const hold = fitChokeHold(days)!;
    expect(hold.line).toBeCloseTo(5, 6);
    expect(hold.resistance).toBeCloseTo(0.4, 6);
  });

  it('is undefined for one opening at one rate', () => {
    expect(fitChokeHold(choked.days.slice(30))).toBeUndefined();
  });
});

describe('openChokeStep', () => {
  const well = replicate(fitPumpedWell(choked) as FittedWell, 'choked')!;
  const { present } = well.fit;
  const hold = (line: number) => ({
    line,
    resistance: (present.wellheadPressure - line) * (50 / present.liquid) ** 2,
  });

  it('opens the choke by what the lower frequency lifts less', () => {
    const step = openChokeStep(well, hold(1), usualGuardRails, surroundings)!;
    expect(step.toHz).toBe(49);
    expect(step.toChoke).toBeGreaterThan(50);
    expect(step.state.liquid).toBe(present.liquid);
    expect(step.energy.high).toBeLessThan(0);
  });

  it('is undefined where the choke holds less than a step', () => {
    expect(
      openChokeStep(well, hold(present.wellheadPressure - 0.1), usualGuardRails, surroundings),
    ).toBeUndefined();
  });

  it('is undefined while work is planned', () => {
    expect(
      openChokeStep(well, hold(1), usualGuardRails, { ...surroundings, plannedWorks: 1 }),
    ).toBeUndefined();
  });
});
