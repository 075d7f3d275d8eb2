import { describe, expect, it } from 'vitest';
import { statedRange } from './stated-range.ts';

describe('the range of a change whose probability is held to the record', () => {
  const model = { low: 2.6, mid: 8, high: 13 };

  it('is that of the model where the record says nothing else', () => {
    expect(statedRange(model, 0.95, 0.95)).toBe(model);
  });

  it('is widened as far as the probability falls, and keeps its middle', () => {
    // 74 % of a normal distribution lie above 0 where that is 0.643 standard deviations below the middle, and P90 1.282.
    const { low, mid, high } = statedRange(model, 0.95, 0.74);
    expect(mid).toBe(8);
    expect(low).toBeCloseTo(8 * (1 - 1.2816 / 0.6433), 1);
    expect((high - 8) / (8 - low)).toBeCloseTo(5 / 5.4, 9);
  });

  it.each([0.55, 0.6, 0.74, 0.85, 0.89, 0.91, 0.95, 0.98])(
    'has P90 above 0 exactly where more than 90 %% is stated: %s',
    (stated) => {
      for (const chance of [0.9, 0.93, 0.97, 0.99]) {
        const low = chance === 0.9 ? 0 : 2.6;
        expect(statedRange({ ...model, low }, chance, stated).low > 0, String(chance)).toBe(stated > 0.9);
      }
      expect(statedRange({ ...model, low: -1 }, 0.87, stated).low > 0).toBe(stated > 0.9);
    },
  );

  it('is of a saving as of a gain', () => {
    const saving = statedRange({ low: -13, mid: -8, high: -2.6 }, 0.95, 0.74);
    const gain = statedRange({ low: 2.6, mid: 8, high: 13 }, 0.95, 0.74);
    expect([saving.low, saving.high]).toEqual([-gain.high, -gain.low]);
  });

  it('is ten times as wide at most', () => {
    for (const stated of [0.2, 0.5, 0.501])
      expect(statedRange(model, 0.95, stated)).toEqual({ low: 8 - 54, mid: 8, high: 8 + 50 });
  });
});
