import { describe, expect, it } from 'vitest';
import { axisExtent, clampWindow, trendModel, type TrendSeries } from './trend-model.ts';
import { dayMs } from '../../calendar-day.ts';

const days = (count: number) => Array.from({ length: count }, (_, day) => day * dayMs);
const series = (id: string, values: (number | null)[], over: Partial<TrendSeries> = {}): TrendSeries => ({
  id,
  label: id,
  unit: 'Sm3/d',
  values,
  ...over,
});

describe('trendModel', () => {
  it('distinguishes series by color and, from the fourth, by dashes', () => {
    const model = trendModel(
      days(1),
      Array.from({ length: 9 }, (_, i) => series(`s${i}`, [1])),
    );
    const styles = model.series.map(({ color, dash }) => `${color} ${dash.join(' ')}`);
    expect(new Set(styles).size).toBe(9);
    expect(model.series[0]).toMatchObject({ color: 'chart1', dash: [] });
    const dashed = model.series.slice(0, 5).map(({ dash }) => dash.length > 0);
    expect(dashed).toEqual([false, false, false, true, true]);
    // A color that is asked for brings its dash, wherever the series stands.
    const asked = trendModel(days(1), [
      series('expected', [1], { color: 4 }),
      series('rate', [1], { color: 1 }),
    ]);
    expect(asked.series.map(({ dash }) => dash.length > 0)).toEqual([true, false]);
  });

  it('draws a series of another time quiet and dashed', () => {
    const { series: drawn } = trendModel(days(1), [
      series('now', [1]),
      series('then', [2], { compared: true }),
      series('other', [3], { compared: true }),
    ]);
    expect(drawn.map(({ color }) => color)).toEqual(['chart1', 'textQuiet', 'textQuiet']);
    expect(drawn[1]?.dash).not.toEqual([]);
    expect(drawn[2]?.dash).not.toEqual(drawn[1]?.dash);
  });

  it('compares potential and actual only where both are known', () => {
    const model = trendModel(
      days(4),
      [series('potential', [10, 10, null, 10]), series('actual', [8, null, 9, 12])],
      { potentialId: 'potential', actualId: 'actual', label: 'Deferred' },
    );
    expect([...model.pair!.potential.pyramid.values]).toEqual([10, NaN, NaN, 10]);
    expect([...model.pair!.actual.pyramid.values]).toEqual([8, NaN, NaN, 12]);
    expect([0, 1, 2, 3].map(model.pair!.lostAt)).toEqual([2, NaN, NaN, 0]);
  });

  it('draws what was as the strongest line, solid wherever it stands among the others', () => {
    const others = Array.from({ length: 4 }, (_, i) => series(`s${i}`, [1]));
    const pair = { potentialId: 's0', actualId: 'actual', label: 'Lost' };
    const of = (over: Partial<TrendSeries>) =>
      trendModel(days(1), [...others, series('actual', [1], over)], pair).series;
    const [first, , , , actual] = of({});
    expect(actual).toMatchObject({ color: 'text', dash: [] });
    expect(actual!.width).toBeGreaterThan(first!.width);
    expect(of({ color: 1 })[4]).toMatchObject({ color: 'chart1', dash: [] });
  });

  it('has no pair when a series of it is missing', () => {
    expect(
      trendModel(days(1), [series('a', [1])], { potentialId: 'a', actualId: 'b', label: '' }).pair,
    ).toBeNull();
  });

  it('has a window around a single time, and none without a value', () => {
    expect(trendModel([dayMs], [series('a', [1])]).full).toEqual({ from: dayMs / 2, to: 1.5 * dayMs });
    expect(trendModel(days(3), [series('a', [null, null])]).full).toBeNull();
    expect(trendModel([], []).full).toBeNull();
  });
});

describe('a logarithmic axis', () => {
  const model = trendModel(
    days(4),
    [series('oil', [100, 0, -5, 10]), series('hz', [50, 0, 48, 48], { axis: 'right' })],
    undefined,
    undefined,
    { left: 'log', right: 'linear' },
  );

  it('has places for what is above zero alone, keeps all values, and counts what it does not have', () => {
    const [oil, hz] = model.series;
    expect([...oil!.pyramid.values]).toEqual([2, NaN, NaN, 1]);
    expect([...oil!.values]).toEqual([100, 0, -5, 10]);
    expect([...hz!.pyramid.values]).toEqual([50, 0, 48, 48]);
    expect(model.valuesOffAxis).toBe(2);
  });

  it('covers places', () => {
    expect(axisExtent(model, 'left', { from: 0, to: 4 * dayMs }, () => true)).toEqual({ min: 1, max: 2 });
  });

  it('has a window though nothing stands on it', () => {
    const none = trendModel(days(3), [series('oil', [0, 0, 0])], undefined, undefined, {
      left: 'log',
      right: 'linear',
    });
    expect(none.full).toEqual({ from: 0, to: 2 * dayMs });
  });
});

describe('axisExtent', () => {
  const model = trendModel(days(4), [
    series('oil', [1, 2, 3, null]),
    series('water', [50, 60, 70, null]),
    series('gas', [900, 900, 900, 900], { axis: 'right' }),
  ]);
  const all = () => true;

  it('covers the shown series of its own axis within the window', () => {
    expect(axisExtent(model, 'left', { from: 0, to: dayMs }, all)).toEqual({ min: 1, max: 60 });
    expect(axisExtent(model, 'left', { from: 0, to: dayMs }, ({ id }) => id === 'oil')).toEqual({
      min: 1,
      max: 2,
    });
  });

  it('falls back to all time where the window holds no value', () => {
    expect(axisExtent(model, 'left', { from: 2.9 * dayMs, to: 3 * dayMs }, all)).toEqual({ min: 1, max: 70 });
  });
});

describe('clampWindow', () => {
  const model = trendModel(days(11), [series('oil', new Array<number>(11).fill(1))]);

  it('keeps a window within the data and its width', () => {
    expect(clampWindow(model, { from: 8 * dayMs, to: 12 * dayMs })).toEqual({
      from: 6 * dayMs,
      to: 10 * dayMs,
    });
    expect(clampWindow(model, { from: -5 * dayMs, to: -3 * dayMs })).toEqual({ from: 0, to: 2 * dayMs });
  });

  it('turns a window around, widens one that is too narrow, and takes all for what is not a window', () => {
    expect(clampWindow(model, { from: 3 * dayMs, to: 2 * dayMs })).toEqual({
      from: 2 * dayMs,
      to: 3 * dayMs,
    });
    const narrow = clampWindow(model, { from: dayMs, to: dayMs })!;
    expect(narrow.to - narrow.from).toBe(60_000);
    expect(clampWindow(model, { from: 0, to: 99 * dayMs })).toBeNull();
    expect(clampWindow(model, { from: NaN, to: dayMs })).toBeNull();
    expect(clampWindow(model, null)).toBeNull();
  });
});
