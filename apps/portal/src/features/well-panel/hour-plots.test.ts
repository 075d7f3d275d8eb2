import { expect, it } from 'vitest';
import { dateFormat, quantityFormat } from '../../quantities.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { hourBands, hourEvents, hourMs, hourPlots, hourTimes } from './hour-plots.ts';
import { emptyDay, hours } from './well-panel.fixture.ts';

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
  const pressure = plots.find(({ chart }) => chart === 'intake')!;
  expect(pressure.axis).toMatch(/psi$/);
  expect(pressure.series[0]!.values[0]).toBeCloseTo(60 * 14.5038);
  expect(hourPlots(emptyDay, formats)).toEqual([]);
});

it('gives each pressure an axis of its own, on which a fall of a few bar is seen', () => {
  const pressures = hourPlots(hours, formats).filter(({ axis }) => axis.includes('bar'));
  expect(pressures.map(({ series }) => series.map(({ id }) => id))).toEqual([
    ['intakePressure'],
    ['dischargePressure'],
    ['wellheadPressure'],
  ]);
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
