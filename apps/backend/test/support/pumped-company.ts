import type { RecordKindName } from '../../src/import/import-records.ts';
import { isoDay } from '../../src/production-day.ts';

const dayMs = 86_400_000;

/** A pump, a well and its tubing with round numbers: what they give together is found by bisection. */
const stages = 150;
const headOf = (rate: number) => 9 - 0.002 * rate - 0.000_012 * rate ** 2;
const powerOf = (rate: number) => 0.25 + 0.000_5 * rate;
const water = 0.6;
const barPerMeter = 0.0925;

function stateOf(frequency: number, productivity: number) {
  const speed = frequency / 60;
  const intake = (rate: number) => 150 - rate / productivity;
  const wellhead = (rate: number) => 10 + 0.000_02 * rate ** 2;
  const discharge = (rate: number) => wellhead(rate) + 120 + 0.000_05 * rate ** 2;
  const lift = (rate: number) => stages * headOf(rate / speed) * speed ** 2 * barPerMeter * 0.9;
  let [low, high] = [0, 700];
  for (let step = 0; step < 50; step++) {
    const rate = (low + high) / 2;
    if (intake(rate) + lift(rate) > discharge(rate)) low = rate;
    else high = rate;
  }
  const power = 1.2 * stages * powerOf(low / speed) * speed ** 3;
  return { rate: low, intake: intake(low), wellhead: wellhead(low), discharge: discharge(low), power };
}

/** Noise that is the same in every run, between -1 and 1. */
const noise = (i: number) => 2 * ((Math.sin(12.9898 * i + 4.1) * 43_758.5453) % 1) * 0.5;

/** Each well with its frequency by day, and what the company does not have of it. */
const wells = {
  'P-1': { productivity: 5, frequency: (day: number) => (day < 30 ? 46 : 48), lacks: '' },
  'P-2': { productivity: 4, frequency: (day: number) => (day < 30 ? 50 : 47), lacks: '' },
  'P-3': { productivity: 5, frequency: (day: number) => (day < 30 ? 46 : 48), lacks: 'curve' },
  'P-4': { productivity: 5, frequency: () => 48, lacks: 'a second frequency' },
} as const;

/** The name of a well of the company. */
export type CompanyWell = keyof typeof wells;

/** The wells, in their order. */
export const companyWells = Object.keys(wells) as CompanyWell[];

/** Days that the company brings at first: two frequencies of 30 days. */
export const companyDays = 60;

/** A step that is made at a well later. */
export interface LaterStep {
  readonly well: string;
  /** Days after the company's first one, with a fraction of the last. */
  readonly day: number;
  /** Hz. */
  readonly to: number;
}

/** Which days of a company are wanted. */
export interface CompanyDays {
  /** Days since 1970 of the company's first day. */
  readonly firstDay: number;
  /** The first day and the one after the last, counted from that. @default all that it brings at first */
  readonly from?: number;
  readonly to?: number;
  /** @default no step but those of the first days */
  readonly step?: LaterStep;
}

type CompanyFile = readonly [kind: 'production' | RecordKindName, lines: readonly string[]];

/** What a company with four pumped wells measured: its daily rows and its readings. */
export function measuredFiles({ firstDay, from = 0, to = companyDays, step }: CompanyDays): {
  production: CompanyFile;
  readings: CompanyFile;
} {
  const days = Array.from({ length: to - from }, (_, i) => from + i);
  const frequencyAt = (name: CompanyWell, day: number) =>
    step?.well === name && day >= step.day ? step.to : wells[name].frequency(Math.floor(day));
  const rateOn = (name: CompanyWell, day: number) => {
    const hours = Array.from({ length: 24 }, (_, hour) => frequencyAt(name, day + hour / 24));
    const rates = new Map(
      [...new Set(hours)].map((one) => [one, stateOf(one, wells[name].productivity).rate] as const),
    );
    return hours.reduce((sum, one) => sum + rates.get(one)!, 0) / hours.length;
  };
  return {
    production: [
      'production',
      [
        'Field,Well,Date,Hours,Oil (Sm3),Water (Sm3)',
        ...companyWells.flatMap((name, well) =>
          days.map((day) => {
            const given = rateOn(name, day) * (1 + 0.004 * noise(97 * well + day));
            return `Tern,${name},${isoDay(firstDay + day)},24,${(given * (1 - water)).toFixed(2)},${(given * water).toFixed(2)}`;
          }),
        ),
      ],
    ],
    readings: [
      'readings',
      [
        'Well,Timestamp,Frequency (Hz),PIP (psi),Discharge pressure (psi),WHP (psi),Power (kW),Motor current (A),Motor temperature (°C),Intake temperature (°C)',
        ...companyWells.flatMap((name, well) =>
          days.flatMap((day) =>
            Array.from({ length: 96 }, (_, quarter) => {
              const frequency = frequencyAt(name, day + quarter / 96);
              const state = stateOf(frequency, wells[name].productivity);
              const at = new Date((firstDay + day) * dayMs + quarter * 900_000).toISOString();
              const off = (signal: number) =>
                1 + 0.002 * noise(1_000 * well + 96 * day + quarter + 7_919 * signal);
              const psi = (bar: number, signal: number) => ((bar * off(signal)) / 0.068_947_57).toFixed(2);
              return [
                ...[
                  name,
                  at,
                  frequency,
                  psi(state.intake, 1),
                  psi(state.discharge, 2),
                  psi(state.wellhead, 3),
                ],
                ...[(state.power * off(4)).toFixed(2), ((state.power / 1.6) * off(5)).toFixed(2)],
                ...[(90 + state.power / 3 + noise(day + quarter)).toFixed(1), 90],
              ].join(',');
            }),
          ),
        ),
      ],
    ],
  };
}

/** The six files with which a company that has four pumped wells begins, in the order in which they are imported. */
export function companyFiles(days: CompanyDays): readonly CompanyFile[] {
  const { firstDay } = days;
  const { production, readings } = measuredFiles(days);
  return [
    production,
    ['wells', ['Field,Well,Method,Maker', ...companyWells.map((name) => `Tern,${name},ESP,Maker A`)]],
    readings,
    [
      'equipment',
      [
        'Well,Installed,Model,Stages,Depth (m),Rated frequency (Hz),Min Hz,Max Hz,Nameplate current (A),Nameplate power (kW),Motor temperature limit (°C),Min intake pressure (bar),Min rate (Sm3/d),Max rate (Sm3/d)',
        ...companyWells.map(
          (name) =>
            `${name},${isoDay(firstDay - 100)},${wells[name].lacks === 'curve' ? 'Y-1' : 'X-400'},${stages},2000,60,40,60,90,120,150,20,200,620`,
        ),
      ],
    ],
    [
      'pump-curves',
      [
        'Model,Hz,Rate (Sm3/d),Head (m),Power (kW)',
        ...Array.from(
          { length: 13 },
          (_, i) => `X-400,60,${50 * i},${headOf(50 * i).toFixed(4)},${powerOf(50 * i).toFixed(4)}`,
        ),
      ],
    ],
    [
      'tests',
      [
        'Well,Start,Duration (h),Oil (Sm3/d),Water (Sm3/d),Frequency (Hz),Accepted',
        ...companyWells.map((name) => {
          const { rate } = stateOf(wells[name].frequency(50), wells[name].productivity);
          return `${name},${isoDay(firstDay + 50)} 08:00,6,${(rate * (1 - water)).toFixed(1)},${(rate * water).toFixed(1)},${wells[name].frequency(50)},yes`;
        }),
      ],
    ],
  ];
}
