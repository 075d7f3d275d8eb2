import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstCusumAlarm } from './cusum.ts';

describe('firstCusumAlarm', () => {
  it('adds up what exceeds the slack, as computed by hand', () => {
    // Each value is 2 sigma up: 1.5 per day above the slack of 0.5; 1.5, 3.0, 4.5, 6.0 > 5 on the fourth.
    expect(firstCusumAlarm([12, 12, 12, 12], { target: 10, sigma: 1 })).toEqual({
      index: 3,
      onset: 0,
      direction: 'up',
    });
    expect(firstCusumAlarm([8, 8, 8, 8], { target: 10, sigma: 1 })).toEqual({
      index: 3,
      onset: 0,
      direction: 'down',
    });
    expect(firstCusumAlarm([12, 12, 12], { target: 10, sigma: 1 })).toBeUndefined();
  });

  it('dates the change to where the sum left 0', () => {
    expect(firstCusumAlarm([10, 10, 13, 13, 13], { target: 10, sigma: 1 })).toMatchObject({
      index: 4,
      onset: 2,
    });
  });

  it('never alarms within the slack, and at once on a step beyond limit and slack', () => {
    const within = fc.array(fc.double({ min: -0.5, max: 0.5, noNaN: true }));
    fc.assert(
      fc.property(within, (values) => firstCusumAlarm(values, { target: 0, sigma: 1 }) === undefined),
    );
    const beyond = fc.double({ min: 5.51, max: 1e6, noNaN: true });
    fc.assert(fc.property(beyond, (value) => firstCusumAlarm([value], { target: 0, sigma: 1 })?.index === 0));
  });
});
