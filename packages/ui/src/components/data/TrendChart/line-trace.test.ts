import { describe, expect, it } from 'vitest';
import { indexAt, traceLine, type LineSink, type Trace } from './line-trace.ts';
import { buildPyramid } from './min-max-pyramid.ts';

/** Writes what is traced as text: M and L with coordinates, o for a dot, | for a column and its reach. */
function recorder(): LineSink & { strokes: string[] } {
  const strokes: string[] = [];
  const write = (mark: string) => (x: number, y: number) => void strokes.push(`${mark}${x},${y}`);
  return {
    strokes,
    moveTo: write('M'),
    lineTo: write('L'),
    dot: write('o'),
    column: (x, _entry, low, high) => void strokes.push(`|${x},${low},${high}`),
  };
}

function trace(times: number[], values: number[], over: Partial<Trace> = {}): string[] {
  const sink = recorder();
  traceLine(
    {
      times: Float64Array.from(times),
      pyramid: buildPyramid(Float64Array.from(values)),
      gapAfter: Infinity,
      stepped: false,
      start: 0,
      msPerPixel: 1,
      left: 0,
      width: 100,
      zero: 0,
      scale: 1,
      ...over,
    },
    sink,
  );
  return sink.strokes;
}

describe('traceLine with few points', () => {
  it('joins neighbors and maps times and values to pixels', () => {
    expect(trace([0, 10, 20], [1, 2, 3], { left: 5, zero: 100, scale: -10 })).toEqual([
      'M5,90',
      'L15,80',
      'L25,70',
    ]);
  });

  it('leaves a gap at a missing value and shows a lone value as a dot', () => {
    expect(trace([0, 1, 2, 3, 4, 5], [1, 1, NaN, 2, NaN, 3])).toEqual(['M0,1', 'L1,1', 'o3,2', 'o5,3']);
  });

  it('leaves a gap where rows are missing', () => {
    expect(trace([0, 1, 5, 6], [1, 2, 3, 4], { gapAfter: 1.5 })).toEqual(['M0,1', 'L1,2', 'M5,3', 'L6,4']);
  });

  it('holds values when stepped', () => {
    expect(trace([0, 10], [1, 4], { stepped: true })).toEqual(['M0,1', 'L10,1', 'L10,4']);
  });

  it('takes one point on each side of the window, so that lines reach its edges', () => {
    expect(trace([0, 10, 20, 30, 40], [0, 1, 2, 3, 4], { start: 15, width: 10 })).toEqual([
      'M-5,1',
      'L5,2',
      'L15,3',
    ]);
  });

  it('draws nothing for nothing', () => {
    expect(trace([], [])).toEqual([]);
    expect(trace([1, 2], [NaN, NaN])).toEqual([]);
  });
});

describe('traceLine with many points', () => {
  const count = 100_000;
  const times = Array.from({ length: count }, (_, i) => i);

  it('needs one stroke a pixel and keeps every spike', () => {
    const values = times.map((time) => (time === 54_321 ? 1000 : Math.sin(time)));
    const strokes = trace(times, values, { msPerPixel: 1000, width: 100 });
    expect(strokes.length).toBeLessThanOrEqual(102);
    expect(strokes.filter((stroke) => stroke.endsWith(',1000'))).toEqual([
      expect.stringMatching(/^\|54\.5,-/),
    ]);
  });

  it('keeps a gap that is wider than a column', () => {
    const values = times.map((time) => (time > 40_000 && time < 60_000 ? NaN : 1));
    const strokes = trace(times, values, { msPerPixel: 1000, width: 100 });
    expect(strokes.filter((stroke) => stroke.startsWith('M'))).toHaveLength(2);
    expect(strokes.filter((stroke) => /^.(4[1-9]|5[0-9])\.5/.test(stroke))).toEqual([]);
  });

  it('keeps a gap of missing rows', () => {
    const sparse = times.filter((time) => time <= 40_000 || time >= 60_000);
    const strokes = trace(
      sparse,
      sparse.map(() => 1),
      { msPerPixel: 1000, width: 100, gapAfter: 1.5 },
    );
    expect(strokes.filter((stroke) => stroke.startsWith('M'))).toHaveLength(2);
  });
});

describe('indexAt', () => {
  it('is the first index not before the time', () => {
    const ascending = Float64Array.of(1, 2, 2, 5);
    expect([0, 1, 2, 3, 5, 6].map((time) => indexAt(ascending, time))).toEqual([0, 0, 1, 3, 3, 4]);
  });
});
