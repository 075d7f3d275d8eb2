import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstCusumAlarm } from './cusum.ts';

describe('firstCusumAlarm', () => {
  it('adds up what exceeds the slack, as computed by hand', () => {
    // Each value is 4 sigma up: 3.5 per day above the slack of 0.5; 3.5, 7.0, 10.5 > 10 on the third.
    expect(firstCusumAlarm([14, 14, 14], { target: 10, sigma: 1 })).toEqual({
      index: 2,
      onset: 0,
      direction: 'up',
    });
    expect(firstCusumAlarm([6, 6, 6], { target: 10, sigma: 1 })).toEqual({
      index: 2,
      onset: 0,
      direction: 'down',
    });
    expect(firstCusumAlarm([14, 14], { target: 10, sigma: 1 })).toBeUndefined();
    expect(firstCusumAlarm([14, 14], { target: 10, sigma: 1, limit: 5 })?.index).toBe(1);
  });

  it('dates the change to where the sum left 0', () => {
    expect(firstCusumAlarm([10, 10, 14, 14, 14], { target: 10, sigma: 1 })).toMatchObject({
      index: 4,
      onset: 2,
    });
  });

  it('dates a large shift to its own day though the sum left 0 on a small one before', () => {
    expect(firstCusumAlarm([10, 11, 11, 10.5, 40], { target: 10, sigma: 1 })).toMatchObject({
      index: 4,
      onset: 4,
    });
  });

  it('never alarms within the slack, and at once on a step beyond limit and slack', () => {
    const within = fc.array(fc.double({ min: -0.5, max: 0.5, noNaN: true }));
    fc.assert(
      fc.property(within, (values) => firstCusumAlarm(values, { target: 0, sigma: 1 }) === undefined),
    );
    const beyond = fc.double({ min: 10.51, max: 1e6, noNaN: true });
    fc.assert(fc.property(beyond, (value) => firstCusumAlarm([value], { target: 0, sigma: 1 })?.index === 0));
  });
});
