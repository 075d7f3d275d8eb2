// A well with a pump and ninety days up to 19 November 2026, of which some are missing.
import type { ScheduledActivity, Well, WellException, WellHistory, WellSeries } from '@cnx/api';
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

export const history: WellHistory = {
  ...examples.wellHistory,
  ...window,
  events: [{ ...well.lastTest!, reason: 'Monthly test' }, ...examples.wellHistory.events],
  losses: [
    ...examples.wellHistory.losses,
    {
      reasonCode: 'well-test',
      reasonText: 'Well test',
      choke: 'well',
      kind: 'planned',
      deferred: 36,
      hours: 12,
    },
  ],
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
  wellGroups: [],
  manufacturer: null,
  uwi: null,
  firstDay: null,
  lastDay: null,
  pump: null,
  lastRow: null,
  lastTest: null,
  potentials: [],
};
