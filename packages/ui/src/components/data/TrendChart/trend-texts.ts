import { useMemo } from 'react';
import { tickText, valueText } from '../chart-parts/chart-text.ts';
import { indexAt } from './line-trace.ts';
import type { TrendChartLabels } from './trend-chart.words.ts';
import type { TrendBand, TrendEvent, TrendLimit, TrendMean, TrendModel, TrendWindow } from './trend-model.ts';

/** Writes what stands at a point of a model, by the point's index. */
export interface TrendTexts {
  /** Rows are days: times are written without the time of day. */
  readonly daily: boolean;
  /** A time in ms since 1970; without the time of day where rows are days. */
  readonly time: (instant: number) => string;
  /** From one time to another, in either order. */
  readonly range: (one: number, other: number) => string;
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

const dayMs = 86_400_000;

/** Whether times are days, however irregular: midnights in UTC, read there. */
function areDays(times: ArrayLike<number>, timeZone: string): boolean {
  return timeZone === 'UTC' && times.length > 1 && Array.from(times).every((time) => time % dayMs === 0);
}

/** Writers for a model in a language and a zone; `noValue` stands for an absent value. */
export function useTrendTexts(
  model: TrendModel,
  locale: string,
  timeZone: string,
  noValue: string,
): TrendTexts {
  return useMemo(() => {
    const daily =
      (model.gapAfter !== Infinity && model.gapAfter >= dailyMs) || areDays(model.times, timeZone);
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
      range: (one, other) => time.formatRange(Math.min(one, other), Math.max(one, other)),
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

/** What a chart shows besides its lines, as its table names it. */
export interface TrendMarks {
  readonly means: readonly TrendMean[];
  readonly events: readonly TrendEvent[];
  readonly bands: readonly TrendBand[];
  readonly labels: Pick<TrendChartLabels, 'meanLevel' | 'events' | 'bands' | 'eventTones'>;
}

/** A column of the table, by the index of a point. */
interface MarkColumn {
  readonly head: string;
  readonly text: (index: number) => string;
}

/** Columns of what a chart marks: its means by their series, its events at the last point before them, its bands. */
function markColumns(
  { times, series }: TrendModel,
  texts: TrendTexts,
  { means, events, bands, labels }: TrendMarks,
): MarkColumn[] {
  const columns: MarkColumn[] = series.flatMap(({ id, label, unit }) => {
    const own = means.filter(({ seriesId }) => seriesId === id);
    const at = (time: number) => own.find(({ from, to }) => from <= time && time <= to);
    const text = (index: number) => {
      const mean = at(times[index]!);
      return mean ? texts.mean(mean) : '';
    };
    return own.length === 0
      ? []
      : [{ head: [`${labels.meanLevel}: ${label}`, unit].filter(Boolean).join(', '), text }];
  });
  if (events.length > 0) {
    const written = new Map<number, string[]>();
    for (const { at, label, tone = 'neutral' } of [...events].sort((a, b) => a.at - b.at)) {
      const place = Math.max(0, indexAt(times, at + 1) - 1);
      const text = tone === 'neutral' ? label : `${labels.eventTones[tone]}: ${label}`;
      written.set(place, [...(written.get(place) ?? []), text]);
    }
    columns.push({ head: labels.events, text: (index) => written.get(index)?.join('; ') ?? '' });
  }
  const named = bands.filter(({ label }) => label !== '');
  const bandsAt = (time: number) =>
    named.filter(({ from, to }) => from <= time && time < Math.max(to, from + 1));
  if (named.length > 0)
    columns.push({
      head: labels.bands,
      text: (index) =>
        bandsAt(times[index]!)
          .map(({ label }) => label)
          .join('; '),
    });
  return columns;
}

/**
 * The points of a window as a table, with all that the chart marks at them; `timeHead` is the head of its first column, `note`
 * stands below it.
 */
export function trendTable(
  model: TrendModel,
  texts: TrendTexts,
  window: TrendWindow,
  timeHead: string,
  note: string | undefined,
  marks: TrendMarks,
) {
  const { pair, series } = model;
  const first = indexAt(model.times, window.from);
  const marked = markColumns(model, texts, marks);
  return {
    note,
    columns: [
      timeHead,
      ...series.map(({ label, unit }) => (unit === '' ? label : `${label}, ${unit}`)),
      ...(pair ? [`${pair.label}, ${pair.unit}`] : []),
      ...marked.map(({ head }) => head),
    ],
    rowCount: model.full ? indexAt(model.times, window.to + 1) - first : 0,
    row: (offset: number) => {
      const index = first + offset;
      const values = series.map((_, place) => texts.value(place, index));
      return [
        texts.time(model.times[index]!),
        ...values,
        ...(pair ? [texts.lost(index)] : []),
        ...marked.map(({ text }) => text(index)),
      ];
    },
  };
}
