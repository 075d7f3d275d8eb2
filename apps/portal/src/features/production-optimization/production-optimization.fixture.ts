// Opportunities of a small field around 19 November 2026, for tests and stories.
import type { OptimizationOpportunity, ProductionOptimization } from '@cnx/api';
import { examples } from '@cnx/api/examples';
import { addDays } from '../../quantities.ts';

const [example] = examples.productionOptimization.top as [OptimizationOpportunity];

/** One Hz more on NV-A-01 for 5.2 Sm3/d, but for what is given; no loss of its well is counted. */
export const opportunity = (given: Partial<OptimizationOpportunity> = {}): OptimizationOpportunity => {
  const { expectedOil, expectedOilLow, expectedOilHigh, ...row } = { ...example, ...given };
  return {
    ...{ ...row, expectedOil, expectedOilLow, expectedOilHigh },
    ...{ netOil: expectedOil, netOilLow: expectedOilLow, netOilHigh: expectedOilHigh },
    ...{ countedOil: 0, countedIn: null },
    ...given,
  };
};

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

/** Fourteen open opportunities, the top four of them listed, in no order. */
export const optimization: ProductionOptimization = {
  ...examples.productionOptimization,
  top,
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
  funnel: { found: 0, accepted: 0, done: 0, proved: 0, unaccepted: 0, againstRails: 0 },
  top: [],
};
