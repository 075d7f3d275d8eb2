import type { WellSeries } from '@cnx/api';
import type { TrendSeries } from '@cnx/ui';
import { expect, it } from 'vitest';
import { dateFormat, quantityFormat } from '../../quantities.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { hourBands, hourEvents, hourMs, hourPlots, hourTimes } from './hour-plots.ts';
import { emptyDay, hours } from './well-panel.fixture.ts';
import { wellPlots } from './well-plots.ts';

const formatsIn = (system: 'metric' | 'field') =>
  ({
    t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
    dates: dateFormat('en', { timeZone: 'UTC' }),
    quantities: quantityFormat('en', system),
  }) as unknown as Formats;
const formats = formatsIn('metric');

it('leaves a gap where hours are missing, however few there are', () => {
  const times = hourTimes(hours.at);
  // Nine hours, two that are missing, fourteen hours.
  expect(times).toHaveLength(24);
  expect(times[9]).toBe(times[8]! + hourMs);
  const frequency = hourPlots(hours, formats)[0]!.series[0]!;
  expect([8, 9, 10].map((at) => frequency.values[at])).toEqual([48, null, 48]);
  expect(hourTimes([hours.at[0]!, hours.at[5]!])).toEqual([times[0], times[0]! + hourMs, times[5]]);
});

it('draws every signal once, in the reader’s units', () => {
  const plots = hourPlots(hours, formatsIn('field'));
  const drawn = plots.flatMap(({ series }) => series.map(({ id }) => id));
  expect(new Set(drawn)).toEqual(new Set(hours.signals.map(({ name }) => name)));
  expect(drawn).toHaveLength(hours.signals.length);
  const pressure = plots.find(({ chart }) => chart === 'pressure')!;
  expect(pressure.axis).toMatch(/psi$/);
  expect(pressure.series[0]!.values[0]).toBeCloseTo(60 * 14.5038);
  expect(hourPlots(emptyDay, formats)).toEqual([]);
});

it('draws a pressure in one color in the days of a well and in its hours', () => {
  const names = ['intakePressure', 'dischargePressure', 'wellheadPressure'] as const;
  const day = '2026-10-24';
  const series: WellSeries = {
    from: day,
    to: day,
    partDays: 0,
    wells: [
      {
        well: hours.well,
        flowKind: 'production',
        rows: 1,
        tracks: [
          {
            track: 'pressure',
            unit: 'bar',
            day: [day],
            lines: names.toReversed().map((name) => ({ name, values: [1] })),
          },
        ],
      },
    ],
  };
  const colorsIn = (lines: readonly TrendSeries[]) =>
    names.map((name) => lines.find(({ id }) => id === name)?.color);
  const [ofDays] = wellPlots({ series, history: null, kind: 'rate' }, formats);
  const ofHours = hourPlots(hours, formats).find(({ chart }) => chart === 'pressure')!;
  expect(new Set(colorsIn(ofDays!.series)).size).toBe(names.length);
  expect(colorsIn(ofHours.series).filter(Boolean)).toEqual(
    names
      .filter((name) => ofHours.series.some(({ id }) => id === name))
      .map((name) => colorsIn(ofDays!.series)[names.indexOf(name)]),
  );
});

it('marks what begins in the day, and shows how long things last that reach into it', () => {
  const before = { ...hours.events[0]!, id: 'before', start: '2026-10-24T01:00:00Z' };
  const day = { ...hours, events: [before, ...hours.events] };
  expect(hourEvents(day, formats).map(({ id, at }) => [id, new Date(at).toISOString()])).toEqual([
    ['ev-stop', '2026-10-24T15:10:00.000Z'],
    ['ev-901', '2026-10-24T20:10:00.000Z'],
  ]);
  expect(hourBands(day, formats)).toHaveLength(2);
});
