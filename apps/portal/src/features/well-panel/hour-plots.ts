import type { HourSignal, HourSignalName, WellHours } from '@cnx/api';
import type { TrendBand, TrendEvent, TrendSeries } from '@cnx/ui';
import { eventText } from '../../insight/well-events.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { quantityOf } from '../../quantities.ts';

/** Milliseconds of an hour. */
export const hourMs = 3_600_000;

/** The signals of each chart, those first by which a pump is judged. All of a chart have one unit. */
const charts = {
  frequency: ['frequency'],
  current: ['motorCurrent'],
  // On one axis with a larger pressure, a smaller one would be a flat line.
  intake: ['intakePressure'],
  discharge: ['dischargePressure'],
  wellhead: ['wellheadPressure'],
  temperature: ['motorTemperature', 'intakeTemperature'],
  liquid: ['liquidRate'],
  shares: ['waterCut', 'freeGas'],
  gor: ['gor'],
  variation: ['motorCurrentVariation'],
  power: ['power'],
  vibration: ['vibration'],
} as const satisfies Record<string, readonly HourSignalName[]>;

/** A chart of the hours of a day. */
export type HourChart = keyof typeof charts;

const chartNames = Object.keys(charts) as HourChart[];

const digitsOf: Partial<Record<HourChart, number>> = { gor: 0, vibration: 2 };

/** One chart of the hours of a day, in the reader's units. */
export interface HourPlot {
  readonly chart: HourChart;
  /** Names the figure. */
  readonly title: string;
  /** What is measured, with its unit. */
  readonly axis: string;
  readonly series: readonly TrendSeries[];
}

/** When a day's readings begin, ms, with a time of its own in each gap, of which there is no value. */
export function hourTimes(at: readonly string[]): number[] {
  return withGaps(at).map(({ time }) => time);
}

/** The places of readings by their time; null in a gap. */
function withGaps(at: readonly string[]): { time: number; place: number | null }[] {
  return at.flatMap((moment, place) => {
    const time = Date.parse(moment);
    const next = Date.parse(at[place + 1] ?? moment);
    const reading = { time, place };
    return next - time > hourMs ? [reading, { time: time + hourMs, place: null }] : [reading];
  });
}

/** The charts of a day, one for each kind of signal that has a value. */
export function hourPlots(hours: WellHours, { t, quantities, dates }: Formats): readonly HourPlot[] {
  const places = withGaps(hours.at);
  const known = new Map(hours.signals.map((signal) => [signal.name, signal]));
  const line = ({ name, unit, values }: HourSignal, chart: HourChart): TrendSeries => {
    const quantity = quantityOf(unit) ?? 'share';
    return {
      id: name,
      label: t(`wellPanel.hours.signal.${name}`),
      unit: quantities.unit(quantity),
      values: places.map(({ place }) =>
        place === null ? null : quantities.convert(quantity, values[place] ?? null),
      ),
      digits: digitsOf[chart] ?? 1,
    };
  };
  return chartNames.flatMap((chart) => {
    const series = charts[chart].flatMap((name) => known.get(name) ?? []).map((one) => line(one, chart));
    const [first] = series;
    if (first === undefined) return [];
    const name = t(`wellPanel.hours.chart.${chart}`);
    return {
      chart,
      title: `${[name, hours.day && dates.day(hours.day)].filter(Boolean).join(', ')} · ${hours.well.name}`,
      axis: t('wellPanel.axis', { name, unit: first.unit ?? '' }),
      series,
    };
  });
}

/** What begins in the day. */
export function hourEvents({ events, begin }: WellHours, formats: Formats): TrendEvent[] {
  const first = Date.parse(begin ?? '');
  return events
    .filter(({ start }) => Date.parse(start) >= first)
    .map((event) => ({ id: event.id, at: Date.parse(event.start), label: eventText(event, formats) }));
}

/** What lasts into the day or through a part of it. */
export function hourBands({ events }: WellHours, formats: Formats): TrendBand[] {
  return events.flatMap((event) =>
    event.end === null
      ? []
      : [
          {
            from: Date.parse(event.start),
            to: Date.parse(event.end),
            label: eventText(event, formats),
            kind: formats.t(event.planned ? 'changePoints.plannedWork' : 'wellPanel.hours.lasts'),
          },
        ],
  );
}
