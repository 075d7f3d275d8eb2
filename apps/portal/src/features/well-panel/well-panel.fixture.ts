// A well with a pump and ninety days up to 19 November 2026, of which some are missing.
import type {
  HourSignal,
  ScheduledActivity,
  Well,
  WellException,
  WellForecast,
  WellHistory,
  WellHours,
  WellSeries,
} from '@cnx/api';
import { examples } from '@cnx/api/examples';
import { addDays } from '../../quantities.ts';

export const window = { from: '2026-08-22', to: '2026-11-19' } as const;

export const well: Well = examples.well;

const label = well.well;
const days = Array.from({ length: 90 }, (_, i) => addDays(window.from, i));
const rate = (i: number) => Number((142 + 3 * Math.sin(i) - (i > 82 ? 54 : 0)).toFixed(1));

/** Curves as the server gives them: the second well has lines of its own on the same days. */
export const series: WellSeries = {
  ...window,
  partDays: 1,
  wells: [
    {
      well: label,
      flowKind: 'production',
      rows: 90,
      tracks: [
        {
          track: 'oil',
          unit: 'Sm3/d',
          day: days,
          lines: [
            { name: 'oil', values: days.map((_, i) => (i === 40 ? 40 : rate(i))) },
            { name: 'oilRate', values: days.map((_, i) => (i === 40 ? null : rate(i))) },
            { name: 'potential', values: days.map(() => 142.1) },
            { name: 'decliningPotential', values: days.map((_, i) => 144 - i * 0.05) },
          ],
        },
        {
          track: 'waterCut',
          unit: '%',
          day: days,
          lines: [{ name: 'waterCut', values: days.map((_, i) => 60 + Math.sin(i)) }],
        },
        {
          track: 'frequency',
          unit: 'Hz',
          day: days,
          lines: [{ name: 'frequency', values: days.map((_, i) => (i > 82 ? 44 : 48)) }],
        },
      ],
    },
  ],
};

export const compared: WellSeries = {
  ...series,
  wells: [
    series.wells[0]!,
    {
      well: { ...label, id: 'NV-A-02', name: 'NV-A-02' },
      flowKind: 'production',
      rows: 90,
      tracks: [
        {
          track: 'oil',
          unit: 'Sm3/d',
          day: days,
          lines: [{ name: 'oilRate', values: days.map((_, i) => 90 + (i % 4)) }],
        },
      ],
    },
  ],
};

export const forecast: WellForecast = {
  ...examples.wellForecast,
  product: 'oil',
  status: 'fitted',
};

export const history: WellHistory = {
  ...examples.wellHistory,
  ...window,
  tests: [...examples.wellHistory.tests, well.lastTest!],
  losses: [
    ...examples.wellHistory.losses,
    {
      reasonCode: 'well-test',
      // As the server names it: the page has a name of its own for what is of the default list.
      reasonText: 'TEST OF WELL',
      choke: 'well',
      kind: 'planned',
      deferred: 36,
      hours: 12,
    },
  ],
};

const firstHour = Date.parse('2026-10-24T04:00:00Z');
const hourTime = (hour: number) => new Date(firstHour + hour * 3_600_000).toISOString();
/** The hours of a day of 25 of which there is a reading. */
const known = Array.from({ length: 25 }, (_, hour) => hour).filter((hour) => hour !== 9 && hour !== 10);
const signal = (name: HourSignal['name'], unit: string, value: (hour: number) => number): HourSignal => ({
  name,
  unit,
  values: known.map((hour) => (hour === 12 && name !== 'frequency' ? null : Number(value(hour).toFixed(2)))),
});

/** The day on which the clock of the field goes back. */
export const hours: WellHours = {
  well: label,
  timeZone: 'Europe/Oslo',
  day: '2026-10-24',
  begin: hourTime(0),
  end: hourTime(25),
  firstDay: '2026-10-01',
  lastDay: '2026-11-19',
  at: known.map(hourTime),
  quality: known.map((hour) => (hour === 13 || hour === 14 ? 'suspect' : 'measured')),
  signals: [
    signal('frequency', 'Hz', (hour) => (hour === 12 ? 0 : hour < 16 ? 48 : 44)),
    signal('motorCurrent', 'A', (hour) => (hour < 16 ? 36 : 32) + Math.sin(hour)),
    signal('motorCurrentVariation', '%', (hour) => 2 + Math.abs(Math.sin(hour))),
    signal('motorTemperature', 'degC', (hour) => 118 + Math.sin(hour / 3)),
    signal('intakeTemperature', 'degC', (hour) => 84 + Math.sin(hour / 5)),
    signal('intakePressure', 'bar', (hour) => 60 + hour / 4),
    signal('dischargePressure', 'bar', (hour) => 180 - hour),
    signal('wellheadPressure', 'bar', (hour) => 20 + Math.sin(hour)),
    signal('liquidRate', 'Sm3/d', (hour) => (hour < 16 ? 410 : 372) + 3 * Math.sin(hour)),
    signal('waterCut', '%', (hour) => 65 + Math.sin(hour)),
    signal('freeGas', '%', (hour) => 12 + Math.cos(hour)),
    signal('gor', 'Sm3/Sm3', (hour) => 92 + Math.sin(hour)),
    signal('power', 'kW', (hour) => (hour < 16 ? 96 : 78) + Math.sin(hour)),
    signal('vibration', 'mm/s', () => 1.2),
  ],
  events: [
    {
      ...examples.wellHours.events[0]!,
      id: 'ev-stop',
      kind: 'trip',
      start: '2026-10-24T15:10:00Z',
      end: '2026-10-24T16:50:00Z',
      from: null,
      to: null,
      unit: null,
    },
    { ...examples.wellHours.events[0]!, start: '2026-10-24T20:10:00Z' },
  ],
};

/** A day between those with readings. */
export const emptyDay: WellHours = {
  ...hours,
  day: '2026-10-20',
  begin: '2026-10-20T04:00:00Z',
  end: '2026-10-21T04:00:00Z',
  at: [],
  quality: [],
  signals: [],
  events: [],
};

/** A well whose pump, if it has one, reports no hours. */
export const noHours: WellHours = {
  ...emptyDay,
  day: null,
  begin: null,
  end: null,
  firstDay: null,
  lastDay: null,
};

export const exceptions: readonly WellException[] = [
  { ...examples.exceptionCase.exception, well: label, isOpen: true, owner: null },
  { ...examples.exceptionCase.exception, id: 'hpd-1', well: label, isOpen: false },
];

export const schedule: readonly ScheduledActivity[] = [
  { ...examples.schedules[0]!, well: label, activity: 'wellTest', status: 'done' },
];

/** The second well of {@link compared}. */
export const otherWell: Well = { ...well, well: { ...label, id: 'NV-A-02', name: 'NV-A-02' } };

/** Nothing is stored of it but its name. */
export const silentWell: Well = {
  ...well,
  state: 'unreported',
  wellGroups: [],
  manufacturer: null,
  uwi: null,
  firstDay: null,
  lastDay: null,
  stop: null,
  pump: null,
  lastRow: null,
  lastTest: null,
  potentials: [],
};
