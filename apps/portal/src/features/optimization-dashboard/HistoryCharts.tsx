import type { SeriesTrack, TrackedFrequencyChange, WellSeries } from '@cnx/api';
import { ChartCursorProvider, styled, Text, type TrendSeries } from '@cnx/ui';
import { useMemo } from 'react';
import { chartLine } from '../../insight/chart-line.ts';
import { TrendChart } from '../../insight/LazyCharts.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { dayTime, quantityOf } from '../../quantities.ts';
import { comparedDays } from './optimization-dashboard.ts';

const Plots = styled('div', { column: '$2', minWidth: 0 });
const plotHeight = 120;
type Track = 'frequency' | 'liquid' | 'oil' | 'pressure';
const tracks: readonly Track[] = ['frequency', 'liquid', 'oil', 'pressure'];

/** Height of all charts, px. */
export const historyHeight = tracks.length * (plotHeight + chartLine);

/** The lines that say how a pump answers; the others of the same tracks repeat them. */
const shownLines = [
  'frequency',
  'liquidRate',
  'oilRate',
  'wellheadPressure',
  'intakePressure',
  'dischargePressure',
] as const;
type Line = (typeof shownLines)[number];
const isShown = (name: string): name is Line => (shownLines as readonly string[]).includes(name);

/** Props of {@link HistoryCharts}. */
export interface HistoryChartsProps {
  series: WellSeries;
  /** The advised frequency, Hz, drawn as a limit; null where none is advised. */
  advised: number | null;
  /** The step whose days before and after are marked; null for none. @default null */
  tracked?: TrackedFrequencyChange | null;
}

/** Frequency, rates and pressures of a well's last days on one axis. */
export function HistoryCharts({ series, advised, tracked = null }: HistoryChartsProps) {
  const { t, quantities } = useFormats();
  const plots = useMemo(() => {
    const known = series.wells[0]?.tracks ?? [];
    const plotOf = (track: SeriesTrack) => {
      const quantity = quantityOf(track.unit);
      const unit = quantity ? quantities.unit(quantity) : track.unit;
      const lines = track.lines
        .filter((line) => isShown(line.name))
        .map(({ name, values }): TrendSeries => ({
          id: name,
          label: t(`optimization.line.${name as Line}`),
          unit,
          digits: 1,
          values: quantity ? values.map((value) => quantities.convert(quantity, value)) : values,
        }));
      return { track: track.track, unit, times: track.day.map(dayTime), lines };
    };
    return tracks.flatMap((name) => {
      const track = known.find((one) => one.track === name);
      const plot = track && plotOf(track);
      return plot && plot.lines.length > 0 ? [plot] : [];
    });
  }, [series, quantities, t]);
  const bands = useMemo(() => {
    const times = plots.flatMap((plot) => plot.times);
    const [first, last] = [Math.min(...times), Math.max(...times)];
    // A step of long ago has no days in view.
    return (tracked === null ? [] : comparedDays(tracked))
      .filter(({ from, to }) => to > first && from < last)
      .map(({ name, from, to }) => ({
        ...{ from: Math.max(from, first), to: Math.min(to, last), outlined: name === 'before' },
        label: t(`optimization.panel.${name}`),
      }));
  }, [plots, tracked, t]);
  if (plots.length === 0)
    return (
      <Text size="small" emphasis="quiet">
        {t('optimization.panel.noHistory')}
      </Text>
    );
  return (
    <ChartCursorProvider>
      <Plots>
        {plots.map(({ track, unit, times, lines }, place) => (
          <TrendChart
            key={track}
            title={t(`optimization.track.${track as Track}`)}
            titleHidden
            times={times}
            series={lines}
            // The first chart names them for all.
            bands={place === 0 ? bands : bands.map((band) => ({ ...band, label: '' }))}
            axes={{ left: { title: `${t(`optimization.track.${track as Track}`)}, ${unit}` } }}
            {...(track === 'frequency' &&
              advised !== null && {
                limits: [{ value: advised, label: t('optimization.panel.advised') }],
              })}
            height={plotHeight}
          />
        ))}
      </Plots>
    </ChartCursorProvider>
  );
}
