import { expect, it } from 'vitest';
import type { Formats } from '../../insight/use-formats.ts';
import { dayTime, quantityFormat } from '../../quantities.ts';
import { forecastPlot } from './forecast-plot.ts';
import { lineColors } from './line-colors.ts';
import { forecast } from './well-panel.fixture.ts';

const formats = { t: (key: string) => key, quantities: quantityFormat('en', 'metric') } as Formats;

it('draws what was measured with its curve, and the forecast after it from the same day on', () => {
  const { times, series } = forecastPlot(forecast, formats);
  const { points, course } = forecast;
  expect(times).toEqual([...points, ...course].map(({ day }) => dayTime(day)));
  const of = (id: string) => Array.from(series.find((one) => one.id === id)!.values);
  const gap = (list: readonly unknown[]) => list.map(() => null);
  expect(of('measured')).toEqual([...points.map(({ rate }) => rate), ...gap(course)]);
  expect(of('curve')).toEqual([...points.map(({ fitted }) => fitted), ...gap(course)]);
  for (const part of ['low', 'mid', 'high'] as const)
    expect(of(part)).toEqual([...gap(points), ...course.map(({ rate }) => rate[part])]);
});

it('has each day once, also where the last measured one is that with which the forecast begins', () => {
  const { course, points } = forecast;
  const [first] = course;
  const both = { ...forecast, points: [...points, { day: first!.day, rate: first!.rate.mid, fitted: null }] };
  const { times } = forecastPlot(both, formats);
  expect(new Set(times).size).toBe(times.length);
  expect(times).toContain(dayTime(first!.day));
});

it('is in the units of the reader', () => {
  const field = forecastPlot(forecast, { ...formats, quantities: quantityFormat('en', 'field') });
  expect(field.axes.left.title).toContain('bbl');
  expect(Math.round(Number(field.series[0]!.values[0]))).toBe(Math.round(forecast.points[0]!.rate * 6.2898));
});

it('has the colors of the trend above it: potential has another one than the curve', () => {
  const { series } = forecastPlot(forecast, formats);
  const colorOf = (id: string) => series.find((one) => one.id === id)?.color;
  expect(colorOf('measured')).toBe(lineColors.oilRate);
  expect([colorOf('curve'), colorOf('mid')]).toEqual([
    lineColors.decliningPotential,
    lineColors.decliningPotential,
  ]);
  expect(lineColors.decliningPotential).not.toBe(lineColors.potential);
});
