import { describe, expect, it } from 'vitest';
import { partDaysOf, reduceToParts } from './series-parts.ts';

const tenYears = 3653;
/** A well with noise, spikes of one day, and a stop. */
const noisy = (seed: number) =>
  Float64Array.from({ length: tenYears }, (_, i) => 100 + 10 * Math.sin(i * seed) + (i % 7));
const days = Int32Array.from({ length: tenYears }, (_, i) => 20_000 + i);
const shown = (lines: readonly Float64Array[], points: number, day = days) => {
  const partDays = partDaysOf(day[0]!, day.at(-1)!, points);
  return { partDays, ...reduceToParts({ day, lines }, day[0]!, partDays) };
};
const extremes = (values: Iterable<number>) => {
  const known = [...values].filter((value) => !Number.isNaN(value));
  return [Math.min(...known), Math.max(...known)];
};

describe('a series reduced to what a chart shows', () => {
  it('keeps the extremes of every line in every part, on their own days', () => {
    const oil = noisy(1.3);
    const water = noisy(2.1);
    oil[1234] = 900;
    oil[1235] = 0.5;
    water[2000] = 1;
    const { partDays, day, lines } = shown([oil, water], 300);
    expect(partDays).toBe(13);
    expect(day.length).toBeLessThanOrEqual(300 * 5);
    for (const [at, whole] of [oil, water].entries()) {
      for (let from = 0; from < tenYears; from += partDays) {
        const kept = [...lines[at]!].filter((_, i) => {
          const place = day[i]! - 20_000;
          return place >= from && place < from + partDays;
        });
        expect(extremes(kept)).toEqual(extremes(whole.subarray(from, from + partDays)));
      }
      day.forEach((one, i) => expect(lines[at]![i]).toBe(whole[one - 20_000]));
    }
    expect(lines[0]![day.indexOf(21_234)]).toBe(900);
  });

  it('keeps gaps as long as a part, whether days have no value or no row', () => {
    const oil = noisy(1.3);
    oil.fill(NaN, 1001, 1041);
    const without = [...days].flatMap((day, i) => (i > 2000 && i < 2040 ? [] : [[day, oil[i]!] as const]));
    const { day, lines } = shown(
      [Float64Array.from(without, ([, value]) => value)],
      300,
      Int32Array.from(without, ([one]) => one),
    );
    const valueOn = (one: number) => lines[0]![day.indexOf(20_000 + one)];
    for (const [before, first, after] of [
      [1000, 1001, 1041],
      [2000, 2001, 2040],
    ] as const) {
      expect(valueOn(before)).toBe(oil[before]);
      expect(valueOn(first)).toBeNaN();
      expect(valueOn(after)).toBe(oil[after]);
      const inside = [...day].filter((one) => one > 20_000 + first && one < 20_000 + after);
      expect(inside.every((one) => Number.isNaN(lines[0]![day.indexOf(one)]))).toBe(true);
    }
  });

  it('leaves no day out of a window that is short enough, and marks the days that are missing', () => {
    const day = Int32Array.from([5, 6, 9, 10]);
    const line = Float64Array.from([1, 2, 3, NaN]);
    expect(reduceToParts({ day, lines: [line] }, 5, 1)).toEqual({
      day: Int32Array.from([5, 6, 7, 9, 10]),
      lines: [Float64Array.from([1, 2, NaN, 3, NaN])],
    });
  });

  it('has nothing of nothing', () => {
    const none = { day: new Int32Array(), lines: [new Float64Array()] };
    expect(reduceToParts(none, 0, 1)).toEqual(none);
    expect(reduceToParts(none, 0, 9)).toEqual(none);
  });
});
