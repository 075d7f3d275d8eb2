import { describe, expect, it } from 'vitest';
import { rateLife } from './rate-exceptions.ts';
import type { ConfirmedStep, LossContext } from './rate-life.ts';
import { dailyRecord, levels, seededNoise } from './record.fixture.ts';

const first = 20_000;
/** A well of full age: 70 days at 100 Sm3/d. */
const before = [100, 70] as const;
const nothing: LossContext = { acceptedDays: [], postponements: [], isForgotten: false };

/** A confirmed step by a factor on a day counted from the first, found a week later. */
const step = (day: number, factor: number): ConfirmedStep => ({
  day: first + day,
  detectedDay: first + day + 6,
  step: Math.log(factor),
});

const losses = (
  oil: readonly number[],
  steps: readonly ConfirmedStep[] = [],
  context: Partial<LossContext> = {},
) =>
  rateLife(dailyRecord({ oil }), steps, { ...nothing, ...context }).losses.map((found) => ({
    ...found,
    day: found.day - first,
    detectedDay: found.detectedDay - first,
    lastDay: found.lastDay - first,
    standingFrom: found.standingFrom === null ? null : found.standingFrom - first,
    changeDays: found.changeDays.map((day) => day - first),
  }));

describe('a loss begins', () => {
  it('at 20 % for two valid days, at 50 % for one, and not at less', () => {
    expect(losses(levels(before, [79, 3]))).toMatchObject([{ day: 70, detectedDay: 71, begunBy: 'drop' }]);
    expect(losses(levels(before, [50, 1]))).toMatchObject([{ day: 70, detectedDay: 70 }]);
    expect(losses(levels(before, [51, 1], [100, 5]))).toEqual([]);
    expect(losses(levels(before, [81, 30]))).toEqual([]);
  });

  it('with a confirmed fall of a tenth, not of less', () => {
    expect(losses(levels(before, [88, 20]), [step(70, 0.88)])).toMatchObject([
      { day: 70, detectedDay: 76, begunBy: 'fall', changeDays: [70], end: null },
    ]);
    expect(losses(levels(before, [92, 20]), [step(70, 0.92)])).toEqual([]);
  });

  it('for 5 Sm3/d, of a small well for a fifth of its level, and for none of less than 1 Sm3/d', () => {
    expect(losses(levels([40, 70], [35.5, 20]), [step(70, 0.8875)])).toEqual([]);
    expect(losses(levels([40, 70], [34.9, 20]), [step(70, 0.8725)])).toHaveLength(1);
    expect(losses(levels([12, 70], [10, 20]), [step(70, 0.83)])).toEqual([]);
    expect(losses(levels([12, 70], [9.5, 20]))).toMatchObject([{ day: 70, begunBy: 'drop' }]);
    expect(losses(levels([3, 70], [2.1, 20]), [step(70, 0.7)])).toEqual([]);
    expect(losses(levels([3, 70], [1.9, 20]))).toHaveLength(1);
  });

  it('not before the 60th valid day of a well', () => {
    expect(losses(levels([100, 57], [40, 3]))).toEqual([]);
    expect(losses(levels([100, 58], [40, 4]))).toMatchObject([{ day: 60 }]);
  });
});

describe('what is expected', () => {
  it('is the median of the 30 valid days before, for one exception and day one value', () => {
    const [found] = losses(levels([90, 40], before, [70, 4]));
    expect(found).toMatchObject({ day: 110, level: { rate: 100, fromDay: first + 80, toDay: first + 109 } });
    expect(found!.days.map(({ expected }) => expected)).toEqual([100, 100, 100, 100]);
  });

  it('goes down by the decline of the well, from the middle of the level on', () => {
    // A tenth of a percent a day, for 200 days.
    const oil = Array.from({ length: 200 }, (_, i) => 100 * Math.exp(-0.001 * i));
    const [found] = losses([...oil, ...levels([40, 10])]);
    expect(found!.level.decline).toBeCloseTo(0.001, 9);
    const middle = 100 * Math.exp(-0.001 * 184.5);
    expect(found!.days[0]!.expected).toBeCloseTo(middle / (1 + 0.001 * 15.5), 2);
    expect(found!.days[9]!.expected).toBeCloseTo(middle / (1 + 0.001 * 24.5), 2);
  });

  it('knows no decline from less than 90 days, and none faster than 5 % in 30', () => {
    const falling = (days: number, perDay: number) =>
      losses([...Array.from({ length: days }, (_, i) => 100 * Math.exp(-perDay * i)), ...levels([10, 3])])[0]!
        .level.decline;
    expect(falling(80, 0.001)).toBe(0);
    expect(falling(120, 0.004)).toBeCloseTo(0.05 / 30, 12);
    expect(falling(120, -0.002)).toBe(0);
  });
});

describe('a loss ends', () => {
  it('with the first of three days that are back, and has their median of seven', () => {
    expect(losses(levels(before, [75, 5], [96, 10]))).toMatchObject([
      { day: 70, lastDay: 75, end: 'recovered' },
    ]);
    // Of 30 % and more, three days show it.
    expect(losses(levels(before, [60, 5], [96, 3]))).toMatchObject([{ lastDay: 74, end: 'recovered' }]);
    expect(losses(levels(before, [60, 5], [96, 2]))).toMatchObject([{ end: null }]);
  });

  it('not while it lacks half of what was lost, or a tenth', () => {
    // 16 % lost: over from 92 %.
    expect(losses(levels(before, [84, 20], [91, 10]), [step(70, 0.84)])).toMatchObject([{ end: null }]);
    expect(losses(levels(before, [84, 20], [93, 10]), [step(70, 0.84)])).toMatchObject([
      { end: 'recovered' },
    ]);
    // 40 % lost: over from 90 %, where a drop would no longer begin at 81 %.
    expect(losses(levels(before, [60, 20], [85, 20]))).toMatchObject([{ end: null }]);
    expect(losses(levels(before, [60, 20], [91, 20]))).toMatchObject([{ lastDay: 89, end: 'recovered' }]);
  });

  it('when confirmed rises add up to what was lost', () => {
    const oil = levels(before, [60, 20], [75, 20], [89, 2], [91, 2]);
    expect(losses(oil, [step(90, 1.25), step(110, 1.21)])).toMatchObject([
      { changeDays: [90], lastDay: 109, end: 'recovered' },
    ]);
    expect(losses(oil, [step(90, 1.25), step(110, 1.1)])).toMatchObject([{ end: null }]);
  });

  it('when a person accepts its level, from which the next one is judged', () => {
    const oil = levels(before, [60, 20], [40, 3]);
    expect(losses(oil, [], { acceptedDays: [first + 80] })).toMatchObject([
      { day: 70, lastDay: 79, end: 'accepted' },
      { day: 90, level: { rate: 60 }, end: null },
    ]);
    expect(losses(oil, [], { acceptedDays: [first + 70] })).toMatchObject([{ day: 70, end: null }]);
  });

  it('unknown, when the well is forgotten', () => {
    const oil = levels(before, [60, 20]);
    expect(losses(oil, [], { isForgotten: true })).toMatchObject([{ lastDay: 89, end: 'noData' }]);
    const record = dailyRecord({ oil: levels(before, [60, 20], [60, 10]) });
    for (let i = 90; i < 100; i++) record.day[i]! += 100;
    expect(rateLife(record, [], nothing).losses).toMatchObject([{ lastDay: first + 89, end: 'noData' }]);
  });
});

describe('a loss that was back', () => {
  const back = levels(before, [60, 10], [100, 12]);

  it('is open again when it is lost again within 30 valid days', () => {
    expect(losses([...back, ...levels([60, 10])])).toMatchObject([{ day: 70, end: null }]);
    const late = losses([...levels(before, [60, 10], [100, 40]), ...levels([60, 10])]);
    expect(late).toMatchObject([
      { day: 70, end: 'recovered' },
      { day: 120, end: null },
    ]);
  });

  it('stays over where only half as much is lost', () => {
    expect(losses([...back, ...levels([82, 10])])).toMatchObject([{ day: 70, end: 'recovered' }]);
  });
});

describe('a later change', () => {
  it('joins the open loss, of which the first expectation stands', () => {
    const found = losses(levels(before, [80, 30], [60, 30]), [step(70, 0.8), step(100, 0.75)]);
    expect(found).toMatchObject([{ day: 70, changeDays: [70, 100], end: null, standingFrom: null }]);
    expect(found[0]!.days.at(-1)).toEqual({ day: first + 129, expected: 100, standing: null });
  });
});

describe('a loss that nobody answers is standing', () => {
  const long = (days: number) => levels(before, [60, days]);

  it('60 valid days after its first day, with its share of what the well is now expected to make', () => {
    expect(losses(long(60))).toMatchObject([{ standingFrom: null }]);
    const [found] = losses(long(70));
    expect(found).toMatchObject({ standingFrom: 130, end: null });
    const [, today] = [found!.days[59], found!.days.at(-1)!];
    expect(found!.days[59]).toMatchObject({ expected: 100, standing: null });
    // 40 % of 100 are 0.4 ÷ 0.6 of 60.
    expect(today.standing).toBeCloseTo(40, 9);
    expect(today.expected).toBeCloseTo(100, 9);
  });

  it('60 valid days after its last change, at the latest 120 days after its first', () => {
    expect(losses(levels(before, [80, 50], [60, 59]), [step(120, 0.75)])[0]!.standingFrom).toBeNull();
    expect(losses(levels(before, [80, 50], [60, 61]), [step(120, 0.75)])[0]!.standingFrom).toBe(180);
    const changes = [step(120, 0.85), step(170, 0.85)];
    expect(losses(levels(before, [80, 50], [68, 50], [58, 40]), changes)[0]!.standingFrom).toBe(190);
  });

  it('not before the day to which it was put off', () => {
    const postponements = [{ from: first + 75, until: first + 145 }];
    expect(losses(long(90), [], { postponements })[0]!.standingFrom).toBe(145);
  });

  it('and a further loss is a new one', () => {
    const found = losses(levels(before, [60, 70], [40, 5]));
    expect(found).toMatchObject([
      { day: 70, standingFrom: 130, end: null },
      { day: 140, level: { rate: 60 }, end: null },
    ]);
    expect(found[0]!.days.at(-1)!.standing).toBeCloseTo(40, 9);
  });

  it('until it is accepted', () => {
    expect(losses(long(90), [], { acceptedDays: [first + 150] })).toMatchObject([
      { day: 70, standingFrom: 130, lastDay: 149, end: 'accepted' },
    ]);
  });

  it('until confirmed rises leave less than a tenth of it', () => {
    const oil = levels(before, [60, 80], [75, 20], [97, 20]);
    expect(losses(oil, [step(150, 1.25)])[0]!.days.at(-1)!.standing).toBeCloseTo(97 / 3, 6);
    expect(losses(oil, [step(150, 1.25), step(170, 1.29)])).toMatchObject([
      { standingFrom: 130, lastDay: 169, end: 'recovered' },
    ]);
  });

  it('and a rise that only ends a further loss takes nothing off', () => {
    const oil = levels(before, [60, 80], [40, 20], [60, 20]);
    const found = losses(oil, [step(150, 2 / 3), step(170, 1.5)]);
    expect(found).toMatchObject([{ end: null }, { day: 150, end: 'recovered' }]);
    expect(found[0]!.days.at(-1)!.standing).toBeCloseTo(40, 9);
  });
});

describe('a restart after more than 30 days shut in', () => {
  /** 70 days at 100, 40 days at rest, then a rate. */
  const restarted = (...parts: readonly (readonly [value: number, times: number])[]) => {
    const on = levels(...parts);
    return dailyRecord({
      oil: [...levels(before, [0, 40]), ...on],
      hours: levels([24, 70], [0, 40], [24, on.length]),
    });
  };
  const found = (record: ReturnType<typeof restarted>, steps: readonly ConfirmedStep[] = []) =>
    rateLife(record, steps, nothing).losses.map(({ day, level }) => [day - first, level.rate]);

  it('begins no loss in its first 20 valid days; the level from before stays', () => {
    expect(found(restarted([70, 20]))).toEqual([]);
    expect(found(restarted([70, 25]))).toEqual([[130, 100]]);
  });

  it('counts a fall that still stands after them', () => {
    expect(found(restarted([85, 25]), [step(110, 0.85)])).toEqual([[130, 100]]);
    expect(found(restarted([85, 10], [98, 15]), [step(110, 0.85)])).toEqual([]);
  });

  it('takes a higher level for the well’s own', () => {
    expect(found(restarted([140, 20], [105, 5]))).toEqual([[130, 140]]);
  });
});

describe('a record of noise alone', () => {
  it('has no loss', () => {
    const noise = seededNoise(7, 800, 0.5);
    expect(losses(Array.from(noise, (value) => 100 * Math.exp(0.04 * value)))).toEqual([]);
  });
});
