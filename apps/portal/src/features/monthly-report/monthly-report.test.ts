import { describe, expect, it } from 'vitest';
import { examples } from '@cnx/api/examples';
import {
  adjustmentKey,
  choiceOf,
  closingOf,
  daysOfMonth,
  adjustedTotal,
  depthOf,
  emissionsCoverage,
  estimatedOil,
  filtersOfChoice,
  lostByProduct,
  monthsOf,
  nestedEntities,
  reportedRates,
  reportedUpTo,
  suspectWells,
  totalBalance,
  unexplainedLosses,
} from './monthly-report.ts';

describe('the months that can be chosen', () => {
  const range = { from: '2025-11-20', to: '2026-02-10' };
  it('are those with data, newest first', () => {
    expect(monthsOf(range, '2026-01')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
  });
  it('reach to one that was asked for outside of them', () => {
    expect(monthsOf(range, '2026-04')[0]).toBe('2026-04');
    expect(monthsOf(range, '2025-09').at(-1)).toBe('2025-09');
  });
  it('are two years back where nothing is known', () => {
    expect(monthsOf(null, '2026-01')).toHaveLength(24);
    expect(monthsOf(null, '2026-01').at(-1)).toBe('2024-02');
  });
});

describe('what a report is of', () => {
  it('comes back from its choice, whatever its id holds', () => {
    for (const choice of ['all', 'fields:venture', 'areas:a:b', 'businessUnits:north'])
      expect(choiceOf(filtersOfChoice(choice))).toBe(choice);
  });
  it('is no single choice where several are named', () => {
    expect(choiceOf({ businessUnits: [], areas: ['one'], fields: ['two'] })).toBe('');
  });
});

describe('what was made per calendar day', () => {
  const { production } = examples.monthlyReport;
  const made = (oil: number) => ({ ...production!, oil, gas: null });
  const report = {
    window: { from: '2026-10-01', to: '2026-10-31' },
    production: made(3100),
    beforeWindow: { from: '2026-09-01', to: '2026-09-30' },
    before: made(3060),
  };
  it('is more in a shorter month that made less', () => {
    const { now, before } = reportedRates(report);
    expect([now!.oil, before!.oil, now!.gas]).toEqual([100, 102, null]);
  });
  it('is of the month before where a kept report names no days of it', () => {
    const { window, production: now, before } = report;
    expect(reportedRates({ window, production: now, before }).before!.oil).toBe(102);
  });
  it('is what the server says, where it does', () => {
    const rates = { oil: 7, gas: 1, water: null, injection: null };
    expect(reportedRates({ ...report, rates, beforeRates: rates })).toEqual({ now: rates, before: rates });
  });
  it('is not known without a report', () => {
    expect(reportedRates({ ...report, production: null, before: null })).toEqual({
      now: undefined,
      before: undefined,
    });
  });
});

it('has all days of a month, also of a leap year', () => {
  expect(daysOfMonth('2024-02')).toHaveLength(29);
  expect(daysOfMonth('2026-10').at(-1)).toBe('2026-10-31');
});

it('takes for a loss without a cause what nothing explains: neither normal variation nor downtime that nobody explained', () => {
  const [oil] = examples.monthlyReport.deferral;
  const loss = oil!.losses[0]!;
  const losses = [
    { ...loss, reasonCode: 'underperformance', deferred: 3 },
    { ...loss, reasonCode: 'not-reported', deferred: 4 },
    { ...loss, reasonCode: 'normal-variation', deferred: 5 },
    { ...loss, reasonCode: 'weather', deferred: 6 },
  ];
  const unexplained = unexplainedLosses({
    deferral: [
      { ...oil!, deferred: 18, losses },
      { ...oil!, product: 'gas', deferred: 0, losses: [] },
    ],
  });
  expect(unexplained).toEqual([{ product: 'oil', deferred: 18, noCause: 3, notReported: 4 }]);
});

it('sums what exceptions lost of each product apart; a report that was kept without a product is of oil', () => {
  expect(
    lostByProduct([
      { product: 'gas', lossSoFar: 20_000 },
      { product: 'oil', lossSoFar: 5 },
      { lossSoFar: 2 },
      { product: 'gas', lossSoFar: null },
    ]),
  ).toEqual([
    ['oil', 7],
    ['gas', 20_000],
  ]);
  expect(lostByProduct([])).toEqual([]);
});

describe('the books of a month', () => {
  const [closed, open] = [{ state: 'closed' }, { state: 'open' }] as const;
  it('are closed when every field has closed it', () => {
    expect([[], [open], [closed, open], [closed, closed]].map(closingOf)).toEqual([
      'none',
      'none',
      'some',
      'all',
    ]);
  });

  it('tell apart what two users, or two imports, changed in the same moment', () => {
    const [adjustment] = examples.monthBooks.months.flatMap(({ adjustments }) => adjustments);
    const one = { ...adjustment!, booked: '2026-10-01', field: 'Venture' };
    const keys = [one, { ...one, by: 'Erin Moe' }, { ...one, file: 'other.csv' }].map(adjustmentKey);
    expect(new Set(keys).size).toBe(3);
  });
});

it('names the newest report where days of the month after it have none', () => {
  expect(reportedUpTo({ month: '2026-10', newestDay: '2025-12-31' })).toBe('2025-12-31');
  expect(reportedUpTo({ month: '2026-10', newestDay: '2026-10-30' })).toBe('2026-10-30');
  expect(reportedUpTo({ month: '2026-10', newestDay: '2026-10-31' })).toBeNull();
  expect(reportedUpTo({ month: '2026-10', newestDay: null })).toBeNull();
});

describe('entities of a report', () => {
  const row = (level: 'businessUnit' | 'area' | 'field', name: string, place: string | null) => ({
    entity: { level, id: name, name, place },
  });

  it('are in the order of their tree, and none is lost', () => {
    const rows = [
      row('businessUnit', 'North', null),
      row('businessUnit', 'South', null),
      row('area', 'A1', 'North'),
      row('area', 'B1', 'South'),
      row('area', 'A2', 'North'),
      row('field', 'f1', 'B1'),
      row('field', 'f2', 'A1'),
      row('field', 'lost', 'elsewhere'),
    ];
    const nested = nestedEntities(rows);
    expect(nested.map(({ entity }) => entity.name)).toEqual([
      'North',
      'A1',
      'f2',
      'A2',
      'South',
      'B1',
      'f1',
      'lost',
    ]);
    expect(nested.map(depthOf)).toEqual([0, 1, 2, 1, 0, 1, 2, 2]);
  });
});

describe('what a report leaves out', () => {
  const [field] = examples.monthlyReport.entities.filter(({ entity }) => entity.level === 'field');
  const made = (id: string, oil: number, gas: number) => ({
    ...field!,
    entity: { ...field!.entity, id, name: id },
    figures: { ...field!.figures!, oil, gas },
  });
  const [of] = examples.monthlyReport.emissions;
  const emitted = (id: string) => ({ ...of!, field: { ...of!.field, id } });

  it('names fields without emissions, and what the others made by oil equivalent', () => {
    const entities = [made('oil', 70, 5_000), made('gas', 0, 25_000)];
    expect(emissionsCoverage({ entities, emissions: [emitted('oil')] })).toEqual({
      fields: ['gas'],
      sharePct: 75,
    });
    expect(
      emissionsCoverage({ entities, emissions: entities.map(({ entity }) => emitted(entity.id)) }),
    ).toBeNull();
    expect(emissionsCoverage({ entities: [made('shut', 0, 0)], emissions: [] })).toBeNull();
  });

  it('adds up the estimates of missing days that are known', () => {
    const missing = {
      well: { id: 'w', name: 'w', fieldId: 'f', fieldName: 'f' },
      days: 1,
      from: '2026-10-01',
      to: '2026-10-01',
    };
    expect(
      estimatedOil([
        { ...missing, estimatedOil: 40 },
        { ...missing, estimatedOil: null },
      ]),
    ).toBe(40);
    expect(estimatedOil([missing])).toBeNull();
  });

  it('adds up adjustments of the fields alone, each once', () => {
    const adjusted = { oil: -90.1, gas: 1, water: 0, injection: 0, deferred: 63.2 };
    const entities = (['area', 'field'] as const).map((level) => ({
      ...made(level, 1, 1),
      entity: { ...field!.entity, level },
      adjusted,
    }));
    expect(adjustedTotal({ entities })).toEqual(adjusted);
    expect(adjustedTotal({ entities: [made('plain', 1, 1)] })).toBeUndefined();
  });
});

describe('the balance of all fields', () => {
  const [balance] = examples.monthlyReport.balances!;
  it('adds up what is known, and knows nothing where no field does', () => {
    const other = { ...balance!, gasDays: 2, marketedGas: null, reinjectedWater: null, injectedWater: null };
    const total = totalBalance([{ ...balance!, injectedWater: null }, other], 'Total');
    expect(total).toMatchObject({
      ...{ gasDays: balance!.gasDays + 2, marketedGas: balance!.marketedGas },
      ...{ producedGas: 2 * balance!.producedGas!, injectedWater: null },
    });
  });
});

it('names the wells whose days contradict themselves, the most first', () => {
  const { wells } = examples.monthlyReport;
  const well = (name: string, suspectDays: number) => ({
    ...wells[0]!,
    entity: { ...wells[0]!.entity, name },
    figures: { ...wells[0]!.figures!, suspectDays },
  });
  const named = suspectWells({ wells: [well('B', 1), well('C', 0), well('A', 3)] }, String);
  expect(named).toEqual(['A (3)', 'B (1)']);
});
