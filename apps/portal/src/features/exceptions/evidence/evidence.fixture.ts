// A well that lost 38 % of its oil on 14 November 2026, seen five days later.
import type {
  DailyProduction,
  ExceptionCase,
  ExceptionFinding,
  ScheduledActivity,
  WellException,
} from '@cnx/api';
import { examples } from '@cnx/api/examples';
import { addDays } from '../../../quantities.ts';

export const window = { from: '2026-08-22', to: '2026-11-19' } as const;

const well = { id: 'NV-A-01', name: 'NV-A-01', fieldId: 'venture', fieldName: 'Venture' };
const frequencyStep = {
  id: 'ev-9',
  kind: 'frequency',
  start: '2026-11-13T21:10:00.000Z',
  startDay: '2026-11-13',
  end: null,
  endDay: null,
  from: 48,
  to: 44,
  unit: 'Hz',
  planned: false,
  reason: 'Motor current high',
} as const;
const wellTest = {
  id: 'ev-4',
  kind: 'test',
  start: '2026-10-21T06:00:00.000Z',
  startDay: '2026-10-21',
  end: '2026-10-21T18:00:00.000Z',
  endDay: '2026-10-21',
  from: null,
  to: null,
  unit: null,
  planned: true,
  reason: null,
} as const;
const trip = {
  ...frequencyStep,
  id: 'ev-6',
  kind: 'trip',
  start: '2026-10-31T09:00:00.000Z',
  startDay: '2026-10-31',
  end: '2026-11-01T01:00:00.000Z',
  endDay: '2026-10-31',
  from: null,
  to: null,
  unit: null,
  reason: null,
} as const;

/** Rates of the drop: their median is 88.1 Sm³/d. */
const dropRates = [91.4, 88.9, 87.9, 87.2, 88.3, 87.5];
/** What the days before are apart from 142.1 Sm³/d, in turn: any 30 of them have that median. */
const offsets = [-2, 1, 0, -1, 2];
const dropDay = '2026-11-14';
const silentDays = ['2026-11-05', '2026-11-06'];

interface Row {
  readonly day: string;
  readonly hours: number;
  readonly rate: number;
  readonly dropped: boolean;
}

/** All days but two of which nothing is known; one has 8 hours, and one a well test. */
function rowsOf(): readonly Row[] {
  let valid = 0;
  return Array.from({ length: 90 }, (_, i) => addDays(window.from, i)).flatMap((day, i): Row[] => {
    if (silentDays.includes(day)) return [];
    if (day >= dropDay) return [{ day, hours: 24, rate: dropRates[i - 84]!, dropped: true }];
    if (day === '2026-10-31') return [{ day, hours: 8, rate: 120, dropped: false }];
    if (day === wellTest.startDay) return [{ day, hours: 24, rate: 98, dropped: false }];
    return [{ day, hours: 24, rate: 142.1 + offsets[valid++ % offsets.length]!, dropped: false }];
  });
}

const rows = rowsOf();
const column = (value: (row: Row, i: number) => number | null) => rows.map(value);
const wiggle = (i: number, size: number) => size * Math.sin(i * 2.3) * Math.cos(i * 0.7);
const round = (value: number) => Number(value.toFixed(2));

export const production: DailyProduction = {
  well,
  flowKind: 'production',
  ...window,
  day: rows.map(({ day }) => day),
  dayHours: rows.map(() => 24),
  hours: column(({ hours }) => hours),
  oil: column(({ hours, rate }) => (rate * hours) / 24),
  gas: column(({ hours, rate, dropped }) => (rate * hours * (dropped ? 139 : 112)) / 24),
  water: column(({ hours, rate, dropped }) => (rate * hours * (dropped ? 1.9 : 1.5)) / 24),
  waterInjected: column(() => null),
  normalisedGas: column(() => null),
  potentialGas: column(() => null),
  normalisedOil: column(({ hours, rate }) => (hours < 12 ? null : rate)),
  normalisedLiquid: column(({ hours, rate }) => (hours < 12 ? null : rate * 2.5)),
  waterCut: column(({ dropped }, i) => round((dropped ? 65.5 : 60) + wiggle(i, 0.8))),
  gor: column(({ dropped }, i) => round((dropped ? 139 : 112) + wiggle(i, 3))),
  chokePct: column(() => 62),
  wellheadPressure: column(({ dropped }, i) => round((dropped ? 19.2 : 23.4) + wiggle(i, 0.4))),
  downholePressure: column(() => null),
  potentialOil: column(({ dropped }, i) => (i < 5 ? null : dropped ? 142.1 - (i - 82) * 0.1 : 142.1)),
  quality: rows.map(() => 'measured'),
  valid: rows.map(({ day, hours }) => hours >= 12 && day !== wellTest.startDay),
  stepMeans: [
    { variable: 'oilRate', unit: 'Sm3/d', from: window.from, to: '2026-11-13', mean: 142.1 },
    { variable: 'oilRate', unit: 'Sm3/d', from: dropDay, to: window.to, mean: 88.5 },
    { variable: 'waterCut', unit: '%', from: window.from, to: '2026-11-13', mean: 60 },
    { variable: 'waterCut', unit: '%', from: dropDay, to: window.to, mean: 65.5 },
  ],
  events: [wellTest, trip, frequencyStep],
};

export const exception: WellException = {
  ...examples.exceptionCase.exception,
  well,
  since: dropDay,
  foundAt: '2026-11-16T05:00:00.000Z',
  rate: 88.1,
  baseline: 142.1,
  dropPct: 38.0,
  lossPerDay: 54,
  lossSoFar: 321.4,
  causeEvent: frequencyStep,
  findings: 2,
  silence: null,
};

/** 142.1 − 88.1 = 54.0 Sm³/d, 38.0 %; 54.0 × 0.8 × 5 = 216. */
export const dropFinding: ExceptionFinding = {
  id: 'hpd-77',
  kind: 'drop',
  variable: null,
  beginDay: '2026-11-14',
  lastDay: null,
  begin: '2026-11-14T05:00:00.000Z',
  end: null,
  detectedAt: '2026-11-16T05:00:00.000Z',
  rule: {
    id: 'drop',
    text: 'Hours-normalised oil rate below the median of the last 30 valid days by 20 % for 2 valid days or 50 % for 1, and by at least 5 Sm3/d',
    inputs: ['oil', 'hours'],
    limit: 20,
    unit: '%',
    persistence: 'P2D',
  },
  ruleVersion: '5',
  inputs: [
    { name: 'rate', value: 88.1, unit: 'Sm3/d' },
    { name: 'baseline', value: 142.1, unit: 'Sm3/d' },
    { name: 'lossSinceStart', value: 321.4, unit: 'Sm3' },
    { name: 'waterCutChange', value: 5.5, unit: '%' },
    { name: 'gorChange', value: 27, unit: 'Sm3/Sm3' },
    { name: 'frequencyChange', value: -4, unit: 'Hz' },
    { name: 'wellheadPressureChange', value: -4.2, unit: 'bar' },
  ],
  baselineFrom: '2026-10-11',
  baselineTo: '2026-11-13',
  onStreamHours: 24,
  cause: 'frequency',
  causeScore: 0.9,
  advice: null,
  mechanism: null,
  severity: 'high',
  severityVersion: '2',
  severityFactors: { loss: 54, confidence: 0.8, persistenceDays: 6 },
};

/** Free gas of 31.4 % over a limit of 25 %; (345 − 288.5) × (1 − 60 / 100) = 22.6; 22.6 × 0.7 × 2.375 = 37.6. */
export const gasFinding: ExceptionFinding = {
  ...dropFinding,
  id: 'gx-12',
  kind: 'gas',
  beginDay: '2026-11-15',
  lastDay: null,
  begin: '2026-11-15T11:00:00.000Z',
  rule: {
    id: 'R1',
    text: 'Free gas at the intake above the stage’s limit of 25 %',
    inputs: ['freeGas'],
    limit: 25,
    unit: '%',
    persistence: 'PT30M',
  },
  ruleVersion: '3',
  inputs: [
    { name: 'freeGas', value: 31.4, unit: '%' },
    { name: 'freeGasLimit', value: 25, unit: '%' },
    { name: 'motorCurrent', value: 38.2, unit: 'A' },
    { name: 'motorCurrentBaseline', value: 46.9, unit: 'A' },
    { name: 'intakePressure', value: 61.3, unit: 'bar' },
    { name: 'frequency', value: 44, unit: 'Hz' },
    { name: 'liquidRate', value: 288.5, unit: 'Sm3/d' },
    { name: 'oilLoss', value: 22.6, unit: 'Sm3/d' },
    { name: 'intakePressureBaseline', value: 58.4, unit: 'bar' },
    { name: 'frequencyBaseline', value: 44.2, unit: 'Hz' },
    { name: 'liquidBaseline', value: 345, unit: 'Sm3/d' },
    { name: 'waterCut', value: 60, unit: '%' },
  ],
  baselineFrom: null,
  baselineTo: null,
  onStreamHours: null,
  cause: null,
  causeScore: null,
  advice: 'Lower the frequency by 1 Hz or raise the intake pressure, then watch the current variation.',
  mechanism: 'freeGasAtIntake',
  severity: 'medium',
  severityFactors: { loss: 22.6, confidence: 0.7, persistenceDays: 2.375 },
};

/** 88.0 − 92.4 = −4.4 Sm³/d, −4.8 %. */
export const changeFinding: ExceptionFinding = {
  ...gasFinding,
  id: 'cp-3',
  kind: 'change',
  variable: 'oilRate',
  beginDay: '2026-11-10',
  rule: {
    id: 'change',
    text: 'Mean moved lastingly, net of decline, by at least the least effect',
    inputs: ['oilRate'],
    limit: 3,
    unit: '%',
    persistence: 'P7D',
  },
  inputs: [
    { name: 'meanBefore', value: 92.4, unit: 'Sm3/d' },
    { name: 'meanAfter', value: 88, unit: 'Sm3/d' },
    { name: 'change', value: -4.4, unit: 'Sm3/d' },
    { name: 'changePct', value: -4.76, unit: '%' },
    { name: 'daysBefore', value: 120, unit: 'd' },
    { name: 'daysAfter', value: 10, unit: 'd' },
    { name: 'levelDays', value: 30, unit: 'd' },
    { name: 'timesNoise', value: 3.1, unit: '1' },
    { name: 'penaltyFactor', value: 35, unit: '1' },
    { name: 'oilLoss', value: 4.4, unit: 'Sm3/d' },
  ],
  advice: null,
  mechanism: null,
  severity: 'low',
  severityFactors: { loss: 4.4, confidence: 0.31, persistenceDays: 10 },
};

/** Three days without a report. */
export const silenceFinding: ExceptionFinding = {
  ...gasFinding,
  id: 'nd-1',
  kind: 'noData',
  beginDay: '2026-11-17',
  rule: {
    id: 'noData',
    text: 'No report of a production day that others have reported, though the well owes one',
    inputs: ['report'],
    limit: 1,
    unit: 'd',
    persistence: 'P1D',
  },
  ruleVersion: '1',
  inputs: [
    { name: 'silentDays', value: 3, unit: 'd' },
    { name: 'forgottenAfterDays', value: 90, unit: 'd' },
  ],
  advice: null,
  mechanism: null,
  severityFactors: null,
};

/** What is not known of an event without a rate. */
const noRate = {
  findings: 1,
  silence: null,
  rate: null,
  baseline: null,
  dropPct: null,
  rateDay: null,
  cause: null,
  causeScore: null,
  causeEvent: null,
} as const;

const earlier = (given: Partial<WellException>): WellException => ({
  ...exception,
  isOpen: false,
  status: 'resolved',
  causeEvent: null,
  findings: 1,
  silence: null,
  kinds: ['drop'],
  owner: null,
  ...given,
});

const [decision] = examples.exceptionCase.decisions;
const [change] = examples.changePoints;

export const evidenceCase: ExceptionCase = {
  exception,
  findings: [dropFinding, gasFinding],
  lossDays: rows.flatMap(({ day, rate, dropped }) =>
    dropped ? [{ day, expected: 142.1, actual: rate, planned: 0, lost: 142.1 - rate }] : [],
  ),
  changes: [
    { ...change!, well, changeDate: dropDay, meanBefore: 142.1, meanAfter: 88.5, delta: -53.6 },
    {
      ...change!,
      id: 'cp-3',
      well,
      variable: 'gor',
      unit: 'Sm3/Sm3',
      changeDate: dropDay,
      meanBefore: 112,
      meanAfter: 139,
    },
  ],
  earlier: [
    earlier({
      id: 'hpd-61',
      since: '2026-07-02',
      endedOn: '2026-07-09',
      dropPct: 26.4,
      lossSoFar: 262.1,
      feedback: 'confirmed',
    }),
    earlier({
      id: 'hpd-52',
      since: '2026-03-18',
      endedOn: '2026-03-19',
      kind: 'downtime',
      kinds: ['downtime'],
      cause: 'downtime',
      dropPct: 83.1,
      lossSoFar: 236.4,
    }),
    earlier({
      id: 'hpd-40',
      since: '2025-12-04',
      endedOn: '2025-12-06',
      status: 'dismissed',
      feedback: 'measurementError',
      cause: 'measurement',
      dropPct: 51.8,
      lossSoFar: 221,
    }),
  ],
  decisions: [
    {
      ...decision!,
      id: '0d3f6c1e-3a61-4b0c-8a5e-2f1f7c0c9d13',
      at: '2026-11-19T06:52:00.000Z',
      by: 'Anna Berg',
      mine: false,
      action: 'comment',
      assignee: null,
      comment:
        'The drive was set back after the current alarm.\nAsk for a step of 1 Hz before the test on Friday.',
    },
    { ...decision!, at: '2026-11-19T06:40:12.000Z' },
    {
      ...decision!,
      id: '0d3f6c1e-3a61-4b0c-8a5e-2f1f7c0c9d12',
      at: '2026-11-19T06:38:00.000Z',
      action: 'snooze',
      assignee: null,
      until: '2026-11-23T05:00:00.000Z',
      comment: null,
      undone: true,
    },
  ],
};

/** A pump that stood still for most of two days: potential 142.1, made 24.9 and 22.3 Sm³. */
export const downtimeCase: ExceptionCase = {
  ...evidenceCase,
  exception: {
    ...exception,
    kind: 'downtime',
    kinds: ['downtime'],
    findings: 1,
    silence: null,
    since: '2026-11-18',
    foundAt: '2026-11-19T05:00:00.000Z',
    severity: 'medium',
    status: 'new',
    rate: 23.6,
    baseline: 142.1,
    dropPct: 83.4,
    lossPerDay: 118.5,
    lossSoFar: 237,
    cause: 'downtime',
    causeScore: 1,
    causeEvent: null,
    owner: null,
  },
  findings: [
    {
      ...dropFinding,
      id: 'hpd-90',
      kind: 'downtime',
      beginDay: '2026-11-18',
      begin: '2026-11-18T05:00:00.000Z',
      rule: {
        id: 'downtime',
        text: 'Less than 22 h on stream (21 h of a day of 23, 23 h of 25), and the day’s oil below the potential (median of the last 30 valid days) by 20 % for 2 days or 50 % for 1, and by at least 5 Sm3',
        inputs: ['oil', 'hours'],
        limit: 22,
        unit: 'h',
        persistence: 'P1D',
      },
      inputs: [
        { name: 'rate', value: 23.6, unit: 'Sm3/d' },
        { name: 'baseline', value: 142.1, unit: 'Sm3/d' },
        { name: 'lossSinceStart', value: 237, unit: 'Sm3' },
      ],
      baselineFrom: '2026-10-19',
      baselineTo: '2026-11-17',
      onStreamHours: 4.5,
      cause: 'downtime',
      causeScore: 1,
      severityFactors: { loss: 118.5, confidence: 1, persistenceDays: 2 },
    },
  ],
  changes: [],
  decisions: [],
};

const stopped = ['2026-11-18', '2026-11-19'];
const stoppedOil: readonly number[] = [24.9, 22.3];

/** The same well without the drop, standing still on its last two days. */
export const downtimeProduction: DailyProduction = {
  ...production,
  hours: column(({ day, hours }) => (stopped.includes(day) ? 4.5 : hours)),
  valid: production.valid.map((valid, i) => valid && !stopped.includes(production.day[i]!)),
  oil: column(({ day, rate, hours, dropped }, i) =>
    stopped.includes(day)
      ? stoppedOil[stopped.indexOf(day)]!
      : dropped
        ? 142.1 + offsets[i % offsets.length]!
        : (rate * hours) / 24,
  ),
  normalisedGas: column(() => null),
  potentialGas: column(() => null),
  normalisedOil: column(({ day, hours, rate, dropped }, i) =>
    stopped.includes(day) || hours < 12 ? null : dropped ? 142.1 + offsets[i % offsets.length]! : rate,
  ),
  potentialOil: column(() => 142.1),
  stepMeans: [],
  wellheadPressure: column(() => null),
};

export const schedule: readonly ScheduledActivity[] = [
  {
    ...examples.schedules[0]!,
    well,
    activity: 'wellTest',
    status: 'done',
    plannedStart: '2026-10-21T06:00:00.000Z',
    plannedEnd: '2026-10-21T18:00:00.000Z',
    actualStart: null,
    actualEnd: null,
  },
];

/** A change that is part of no loss. */
export const changeCase: ExceptionCase = {
  ...evidenceCase,
  exception: {
    ...evidenceCase.exception,
    ...noRate,
    id: 'cp-3',
    kind: 'change',
    kinds: ['change'],
    since: '2026-11-10',
    rate: 88,
    baseline: 92.4,
    dropPct: 4.76,
    rateDay: '2026-11-20',
    lossPerDay: 4.4,
    severity: 'low',
    change: {
      variable: 'oilRate',
      unit: 'Sm3/d',
      direction: 'down',
      meanBefore: 92.4,
      meanAfter: 88,
      delta: -4.4,
      deltaPct: -4.76,
      deltaKind: 'relative',
    },
  },
  findings: [changeFinding],
  changes: [],
  earlier: [],
  decisions: [],
};

/** A well that owes three reports. */
export const silenceCase: ExceptionCase = {
  ...evidenceCase,
  exception: {
    ...evidenceCase.exception,
    ...noRate,
    id: 'nd-1',
    kind: 'noData',
    kinds: ['noData'],
    since: '2026-11-17',
    severity: 'medium',
    lossPerDay: null,
    lossSoFar: null,
  },
  findings: [silenceFinding],
  changes: [],
  earlier: [],
  decisions: [],
};
