// A small field around 19 November 2026, for tests and stories.
import type {
  ChangeDetectionCounts,
  ChangeDetectionStatistics,
  ChangePoint,
  DailyProduction,
  WellEvent,
} from '@cnx/api';
import { examples } from '@cnx/api/examples';
import { addDays } from '../../quantities.ts';

const [example] = examples.changePoints as [ChangePoint];
const [linkedStep] = example.linkedEvents;

export const frequencyStep = linkedStep!;

/** Half a day without the pump: too short to lower a rate for good. */
export const shortTrip: WellEvent = {
  id: 'ev-950',
  kind: 'trip',
  start: '2026-11-04T03:00:00+01:00',
  end: '2026-11-04T15:00:00+01:00',
  startDay: '2026-11-04',
  endDay: '2026-11-04',
  from: null,
  to: null,
  unit: null,
  planned: false,
  reason: null,
};

/** A change of the oil rate of NV-A-01 from 142.1 to 87.9 Sm3/d that nothing explains, but for what is given. */
export const change = (given: Partial<ChangePoint> = {}): ChangePoint => ({
  ...example,
  linkedEvents: [],
  provisional: false,
  status: 'new',
  comment: null,
  ...given,
});

const well = (name: string, fieldName = 'Venture') => ({
  id: name,
  name,
  fieldId: fieldName.toLowerCase(),
  fieldName,
});

export const changes: readonly ChangePoint[] = [
  change({
    id: 'cp-210',
    well: well('BR-B-04', 'Breeze'),
    variable: 'waterCut',
    unit: '%',
    direction: 'up',
    severity: 'low',
    changeDate: '2026-11-17',
    meanBefore: 61.2,
    meanAfter: 66.8,
    delta: 5.6,
    deltaPct: null,
    deltaKind: 'points',
    score: 4.1,
  }),
  change({ id: 'cp-204' }),
  change({
    id: 'cp-205',
    well: well('NV-A-07'),
    severity: 'medium',
    changeDate: '2026-11-10',
    meanBefore: 96.4,
    meanAfter: 71.1,
    delta: -25.3,
    deltaPct: -26.2,
    linkedEvents: [frequencyStep],
    status: 'explained',
  }),
  change({
    id: 'cp-206',
    well: well('BR-B-02', 'Breeze'),
    direction: 'up',
    severity: 'medium',
    changeDate: '2026-11-08',
    meanBefore: 48,
    meanAfter: 66.5,
    delta: 18.5,
    deltaPct: 38.5,
    status: 'acknowledged',
    comment: 'After the acid job',
  }),
  change({
    id: 'cp-207',
    well: well('BR-B-09', 'Breeze'),
    severity: 'medium',
    changeDate: '2026-11-04',
    meanBefore: 88,
    meanAfter: 69.4,
    delta: -18.6,
    deltaPct: -21.1,
    nearbyEvents: [shortTrip],
  }),
  change({
    id: 'cp-212',
    well: well('BR-B-11', 'Breeze'),
    severity: 'high',
    changeDate: '2026-11-17',
    meanBefore: 310,
    meanAfter: 201,
    delta: -109,
    deltaPct: -35.2,
    provisional: true,
  }),
];

const { previousWindow } = examples.changeDetectionStatistics;
const counts: ChangeDetectionCounts = {
  ...previousWindow,
  windowFrom: '2026-10-21',
  windowTo: '2026-11-19',
  total: 5,
  provisional: 1,
  byDirection: { up: 2, down: 3 },
  byVariable: { ...previousWindow.byVariable, oilRate: 4, liquidRate: 0, waterCut: 1 },
  bySeverity: { high: 1, medium: 3, low: 1 },
  byStatus: { new: 3, acknowledged: 1, explained: 1, accepted: 0, dismissed: 0 },
  explainedByEvent: 1,
  netOilEffect: -79.6,
  precisionFromFeedback: 80,
};

/** The statistics of {@link changes}, with a window before them that had two unexplained changes less. */
export const statistics: ChangeDetectionStatistics = {
  ...examples.changeDetectionStatistics,
  ...counts,
  previousWindow: {
    ...counts,
    windowFrom: '2026-09-21',
    windowTo: '2026-10-20',
    total: 4,
    provisional: 0,
    byStatus: { new: 0, acknowledged: 2, explained: 1, accepted: 0, dismissed: 1 },
    netOilEffect: -41.2,
  },
  trend: Array.from({ length: 30 }, (_, day) => ({
    date: addDays('2026-10-21', day),
    value: [14, 18, 20, 23, 27].includes(day) ? 1 : 0,
  })),
};

const days = 75;
const firstDay = addDays('2026-11-19', 1 - days);
const changeIndex = days - 7;
// Repeatable noise; its shape does not matter.
const wobble = (index: number) => Math.sin(index * 1.7) * 3 + Math.sin(index * 0.37) * 4;
const oil = Array.from({ length: days }, (_, index) =>
  index === 40 ? null : Math.round(((index < changeIndex ? 142.1 : 87.9) + wobble(index)) * 10) / 10,
);
const column = (value: number | null) => oil.map(() => value);

/** NV-A-01 for 75 days up to 19 November, with the change of the 13th and one day without oil. */
export const wellProduction: DailyProduction = {
  ...examples.dailyProduction,
  from: firstDay,
  to: '2026-11-19',
  day: oil.map((_, index) => addDays(firstDay, index)),
  dayHours: oil.map(() => 24),
  hours: column(24),
  oil,
  gas: column(8040),
  water: column(162.3),
  waterInjected: column(null),
  normalisedOil: oil,
  normalisedGas: column(8040),
  normalisedLiquid: oil.map((value) => (value === null ? null : value + 162.3)),
  waterCut: column(65),
  gor: column(92),
  chokePct: column(100),
  wellheadPressure: column(20.3),
  downholePressure: column(null),
  potentialOil: column(142.1),
  potentialGas: column(null),
  quality: oil.map(() => 'allocated' as const),
  stepMeans: [
    { variable: 'oilRate', unit: 'Sm3/d', from: firstDay, to: '2026-11-12', mean: 142.1 },
    { variable: 'oilRate', unit: 'Sm3/d', from: '2026-11-13', to: '2026-11-19', mean: 87.9 },
    { variable: 'liquidRate', unit: 'Sm3/d', from: firstDay, to: '2026-11-19', mean: 299 },
  ],
};
