import { useMemo } from 'react';
import { tickText, valueText } from '../chart-parts/chart-text.ts';
import { indexAt } from './line-trace.ts';
import type { TrendLimit, TrendMean, TrendModel, TrendWindow } from './trend-model.ts';

/** Writes what stands at a point of a model, by the point's index. */
export interface TrendTexts {
  /** Rows are days: times are written without the time of day. */
  readonly daily: boolean;
  /** A time in ms since 1970; without the time of day where rows are days. */
  readonly time: (instant: number) => string;
  /** The value of a series, by its place. */
  readonly value: (series: number, index: number) => string;
  /** The value of a mean. */
  readonly mean: (mean: TrendMean) => string;
  /** A limit by its name, with its value and unit unless the name holds the value. */
  readonly limit: (limit: TrendLimit) => string;
  /** What was lost between the series of the pair. */
  readonly lost: (index: number) => string;
}

/** Rows at least this far apart (ms) are days: their time of day says nothing. */
const dailyMs = 20 * 3_600_000;

/** Writers for a model in a language and a zone; `noValue` stands for an absent value. */
export function useTrendTexts(
  model: TrendModel,
  locale: string,
  timeZone: string,
  noValue: string,
): TrendTexts {
  return useMemo(() => {
    const daily = model.gapAfter !== Infinity && model.gapAfter >= dailyMs;
    const time = new Intl.DateTimeFormat(locale, {
      timeZone,
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      ...(!daily && { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' }),
    });
    const writer = (digits: number) => {
      const write = valueText(locale, digits);
      return (value = NaN) => (Number.isNaN(value) ? noValue : write(value));
    };
    const writers = model.series.map(({ digits }) => writer(digits));
    const writeLimit = tickText(locale);
    const writeLost = writer(model.pair?.digits ?? 0);
    return {
      daily,
      time: (instant) => time.format(instant),
      value: (series, index) => writers[series]!(model.series[series]!.values[index]),
      mean: ({ seriesId, value, digits }) =>
        writer(digits ?? model.series.find(({ id }) => id === seriesId)?.digits ?? 1)(value),
      limit: ({ label, value, axis: side = 'left' }) => {
        const written = writeLimit(value);
        if (label.includes(written)) return label;
        const unit = model.series.find(({ axis }) => axis === side)?.unit;
        return [label, written, unit].filter(Boolean).join(' ');
      },
      lost: (index) => writeLost(model.pair?.lostAt(index)),
    };
  }, [model, locale, timeZone, noValue]);
}

/** Time and values of a point in one line, without the hidden series. */
export function pointText(
  model: TrendModel,
  texts: TrendTexts,
  hidden: ReadonlySet<string>,
  index: number,
): string {
  const values = model.series.flatMap(({ id, label, unit }, series) =>
    hidden.has(id) ? [] : [`${label} ${texts.value(series, index)} ${unit}`.trimEnd()],
  );
  const lost = model.pair ? [`${model.pair.label} ${texts.lost(index)} ${model.pair.unit}`] : [];
  return [texts.time(model.times[index]!), ...values, ...lost].join(', ');
}

/** The points of a window as a table; `timeHead` is the head of its first column, `note` stands below it. */
export function trendTable(
  model: TrendModel,
  texts: TrendTexts,
  window: TrendWindow,
  timeHead: string,
  note: string | undefined,
) {
  const { pair, series } = model;
  const first = indexAt(model.times, window.from);
  return {
    note,
    columns: [
      timeHead,
      ...series.map(({ label, unit }) => (unit === '' ? label : `${label}, ${unit}`)),
      ...(pair ? [`${pair.label}, ${pair.unit}`] : []),
    ],
    rowCount: model.full ? indexAt(model.times, window.to + 1) - first : 0,
    row: (offset: number) => {
      const index = first + offset;
      const values = series.map((_, place) => texts.value(place, index));
      return [texts.time(model.times[index]!), ...values, ...(pair ? [texts.lost(index)] : [])];
    },
  };
}
