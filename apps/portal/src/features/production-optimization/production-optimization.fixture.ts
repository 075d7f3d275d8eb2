// Opportunities of a small field around 19 November 2026, for tests and stories.
import type { OptimizationOpportunity, ProductionOptimization, ProductionOptimizationCounts } from '@cnx/api';
import { addDays } from '../../quantities.ts';

/** One Hz more on NV-A-01 for 5.2 Sm3/d, but for what is given. */
export function opportunity(given: Partial<OptimizationOpportunity> = {}): OptimizationOpportunity {
  return {
    id: 'op-12',
    well: { id: 'NV-A-01', name: 'NV-A-01', fieldId: 'venture', fieldName: 'Venture' },
    kind: 'frequencyUp',
    from: 50,
    to: 51,
    unit: 'Hz',
    expectedOil: 5.2,
    expectedOilLow: 2.9,
    expectedOilHigh: 7.1,
    expectedLiquid: 15.8,
    expectedPower: 7.4,
    confidence: 0.72,
    limitingConstraint: 'Motor temperature',
    expiresAt: '2026-11-27T06:00:00+01:00',
    ...given,
  };
}

const wellNamed = (name: string) => ({ id: name, name, fieldId: 'breeze', fieldName: 'Breeze' });

const top: OptimizationOpportunity[] = [
  opportunity(),
  opportunity({
    id: 'op-14',
    well: wellNamed('BR-B-04'),
    kind: 'choke',
    from: 62,
    to: 75,
    unit: '%',
    expectedOil: 12.8,
    expectedOilLow: 4.4,
    expectedOilHigh: 19.6,
    expectedPower: 0,
    confidence: 0.55,
    limitingConstraint: null,
  }),
  opportunity({
    id: 'op-17',
    well: wellNamed('BR-B-11'),
    kind: 'workover',
    from: null,
    to: null,
    unit: null,
    expectedOil: 9.1,
    expectedOilLow: 1.2,
    expectedOilHigh: 17.5,
    expectedPower: 0,
    confidence: 0.4,
    limitingConstraint: null,
  }),
  opportunity({
    id: 'op-18',
    well: wellNamed('BR-B-02'),
    kind: 'frequencyDown',
    from: 58,
    to: 55,
    expectedOil: -0.6,
    expectedOilLow: -1.4,
    expectedOilHigh: 0.2,
    expectedPower: -18.2,
    limitingConstraint: 'Intake pressure',
  }),
];

const counts: ProductionOptimizationCounts = {
  windowFrom: '2026-10-21',
  windowTo: '2026-11-19',
  openOpportunities: 14,
  wellsWithOpportunity: 12,
  potentialOilGain: 96.4,
  realisedOilGainMtd: 412.5,
  acceptanceRatePct: 62.5,
  medianDaysToAction: 3,
  energySaving: 1830,
};

/** Fourteen open opportunities, the top four of them listed, in no order. */
export const optimization: ProductionOptimization = {
  ...counts,
  asOf: '2026-11-20T06:00:00+01:00',
  funnel: { found: 24, accepted: 15, done: 9, proved: 6 },
  top,
  previousWindow: {
    ...counts,
    windowFrom: '2026-09-21',
    windowTo: '2026-10-20',
    openOpportunities: 11,
    potentialOilGain: 81.9,
  },
  trend: Array.from({ length: 30 }, (_, day) => ({
    date: addDays('2026-10-21', day),
    value: 82 + day * 0.5 + Math.sin(day) * 2,
  })),
};

/** A window in which nothing was found. */
export const noOpportunities: ProductionOptimization = {
  ...optimization,
  openOpportunities: 0,
  wellsWithOpportunity: 0,
  potentialOilGain: 0,
  energySaving: 0,
  funnel: { found: 0, accepted: 0, done: 0, proved: 0 },
  top: [],
};
