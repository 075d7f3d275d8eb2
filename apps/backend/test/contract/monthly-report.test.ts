import type { components } from '@cnx/api/schema';
import { read as readWorkbook, utils } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysOfMonth, readMonthlyReport } from '../../src/queries/monthly-report.ts';
import { listPulledPumps } from '../../src/queries/pump-survival.ts';
import type { OperationId } from '../../src/server/contract-handlers.ts';
import { refreshProductionRollups } from '../../src/database/rollups.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { createSmallDemonstration } from '../support/demonstration.ts';

type Schemas = components['schemas'];
type Report = Schemas['MonthlyReport'];
type Query = Record<string, string>;

let backend: TestBackend;
let token: string;

beforeAll(async () => {
  backend = await createTestBackend({}, { database: await createSmallDemonstration() });
  ({ id_token: token } = (await backend.signIn()).body);
});
afterAll(() => backend.close());

async function read<Body>(id: OperationId, query: Query = {}): Promise<Body> {
  const { status, body } = await callOperation(backend, id, token, { query });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Body;
}
/** Levels in the words of a workbook. */
const levels: Readonly<Record<string, string>> = {
  businessUnit: 'Business unit',
  area: 'Area',
  field: 'Field',
};
const report = (month: string, selection: Query = {}) =>
  read<Report>('getMonthlyReport', { month, ...selection });

const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

/** The selections that a report can be of: all, or all wells and the first or last entity of each level. */
async function selections(ofLevel: 'all' | 'first' | 'last'): Promise<Query[]> {
  const lists = [
    ['businessUnitIds', 'getBusinessUnits'],
    ['areaIds', 'getAreas'],
    ['fieldIds', 'getFields'],
  ] as const;
  const found: Query[] = [{}];
  for (const [filter, list] of lists) {
    const { rows } = await callOperation(backend, list, token);
    const chosen = { all: rows, first: rows.slice(0, 1), last: rows.slice(-1) }[ofLevel];
    found.push(...chosen.map(({ id }) => ({ [filter]: id })));
  }
  return found;
}

describe.each([
  ['a month that is over', 'all', '2026-02', { from: '2026-02-01', to: '2026-02-28' }],
  ['a month that has just begun', 'last', '2026-03', { from: '2026-03-01', to: '2026-03-31' }],
] as const)('the report of %s', (_name, ofLevel, month, days) => {
  it('says what statistics say, at every level', async () => {
    for (const selection of await selections(ofLevel)) {
      const made = await report(month, selection);
      for (const level of ['businessUnit', 'area', 'field', 'well']) {
        const statistics = await read<Schemas['ProductionStatistics']>('getProductionStatistics', {
          ...selection,
          ...days,
          level,
          limit: '500',
        });
        expect(made.production).toEqual(statistics.total);
        expect(made.before).toEqual(statistics.totalBefore);
        expect(made.beforeLikeForLike).toEqual(statistics.totalBeforeLikeForLike);
        const rows =
          level === 'well' ? made.wells : made.entities.filter(({ entity }) => entity.level === level);
        expect(rows).toEqual(statistics.rows);
        expect(sum(rows.map(({ figures }) => figures?.oil ?? 0))).toBeCloseTo(made.production?.oil ?? 0, 6);
      }
      if (made.beforeWindow && made.before !== null) {
        const before = await read<Schemas['ProductionStatistics']>('getProductionStatistics', {
          ...{ ...selection, ...made.beforeWindow },
        });
        expect(made.before).toEqual(before.total);
      }
      const course = await read<Schemas['ProductionCourse']>('getProductionCourse', {
        ...selection,
        ...days,
        unit: 'day',
      });
      expect(made.days).toEqual(course.periods);
      const plan = await read<Schemas['PlanCourse']>('getPlanCourse', { ...selection, ...days });
      expect(made.plan).toEqual(plan.months[0] ?? null);
    }
  });

  it('says what deferred production says, by cause', async () => {
    for (const selection of await selections(ofLevel)) {
      const made = await report(month, selection);
      for (const { product, potential, deferred, abovePotential, losses } of made.deferral) {
        const { rows } = await callOperation(backend, 'getDeferredProductionInfo', token, {
          query: { ...selection, ...days, product, level: 'field', limit: '500' },
        });
        const of = rows as unknown as Schemas['DeferredProduction'][];
        expect(potential ?? 0).toBeCloseTo(sum(of.map((row) => row.potential)), 6);
        expect(deferred ?? 0).toBeCloseTo(sum(of.map((row) => row.deferred)), 6);
        expect(abovePotential ?? 0).toBeCloseTo(sum(of.map((row) => row.abovePotential)), 6);
        expect(sum(losses.map((loss) => loss.deferred))).toBeCloseTo(deferred ?? 0, 6);
        const planned = losses.filter(({ kind }) => kind === 'planned');
        expect(sum(planned.map((loss) => loss.deferred))).toBeCloseTo(sum(of.map((row) => row.planned)), 6);
      }
    }
  });

  it('says what sustainable production says, by field', async () => {
    for (const selection of await selections(ofLevel)) {
      const made = await report(month, selection);
      const { sustainableProductions: rows, metrics } = await read<Schemas['SustainableProductionInfo']>(
        'getSustainableProductionInfo',
        { ...selection, from: made.window.from, to: made.window.to, limit: '500' },
      );
      expect(made.metrics).toEqual(metrics);
      for (const name of ['co2e', 'flaredGas', 'ventedGas', 'methane', 'energy', 'productionBoe'] as const)
        expect(sum(made.emissions.map((of) => of[name]))).toBeCloseTo(sum(rows.map((row) => row[name])), 4);
      expect(sum(made.emissions.map((of) => of.days))).toBe(rows.length);
      expect(sum(made.emissions.map((of) => of.estimatedDays))).toBe(
        rows.filter(({ quality }) => quality === 'estimated').length,
      );
    }
  });

  it('says of each field where gas and water went, in parts that come to what was produced', async () => {
    for (const selection of await selections(ofLevel)) {
      const made = await report(month, selection);
      const fields = made.entities.filter(
        ({ entity, figures }) => entity.level === 'field' && figures !== null,
      );
      expect(made.balances!.map(({ field }) => field.id)).toEqual(fields.map(({ entity }) => entity.id));
      for (const [place, of] of made.balances!.entries()) {
        const { gas, water } = fields[place]!.figures!;
        const parts = [of.flaredGas, of.ventedGas, of.otherGas, of.marketedGas, of.unbalancedGas];
        expect(sum(parts)).toBeCloseTo(gas ?? 0, 3);
        expect(sum([of.reinjectedWater, of.unreportedWater])).toBeCloseTo(water ?? 0, 3);
      }
      const methane = made.metrics.find(({ code }) => code === 'methaneIntensity');
      const marketed = sum(made.balances!.map(({ marketedGas }) => marketedGas));
      // Of the demonstration, the marketed gas of every day with emissions is known.
      const emitted = sum(made.emissions.map((of) => of.methane)) / 0.678;
      if (methane?.value != null) expect(methane.value).toBeCloseTo((100 * emitted) / marketed, 6);
    }
  });

  it('counts the exceptions without an answer that the exception report lists, and says when those that went on ended since', async () => {
    for (const selection of await selections(ofLevel)) {
      const made = await report(month, selection);
      const { rows } = await callOperation(backend, 'getExceptions', token, {
        query: { ...selection, ...days, limit: '500' },
      });
      const unanswered = (rows as unknown as Schemas['WellException'][]).filter(
        ({ status, isOpen, kind, lossSoFar }) =>
          status === 'new' && (isOpen || kind !== 'change' || (lossSoFar ?? 0) > 0),
      );
      expect(made.unanswered.map(({ well, since }) => `${well.id} ${since}`).sort()).toEqual(
        unanswered.map(({ well, since }) => `${well.id} ${since}`).sort(),
      );
      const known = await callOperation(backend, 'getExceptions', token, {
        query: {
          ...selection,
          from: days.from,
          to: backend.clock.now().toISOString().slice(0, 10),
          limit: '500',
        },
      });
      const now = known.rows as unknown as Schemas['WellException'][];
      for (const { well, since, endedOn, endedSince, lossSoFar } of made.unanswered) {
        const found = now.find((one) => one.well.id === well.id && one.since === since);
        if (endedOn !== null) {
          expect(endedOn <= days.to).toBe(true);
          expect(endedSince).toBeNull();
        } else if (found) {
          expect(endedSince).toBe(found.endedOn);
          if (found.lossSoFar !== null) expect(lossSoFar).toBeLessThanOrEqual(found.lossSoFar + 1e-6);
        }
      }
    }
  });
});

/** What reports of all wells list of pumps. */
const pulledIn = (month: string) =>
  listPulledPumps(backend.database.db, {}, daysOfMonth(month), backend.clock.now());

it('counts the pumps that failed in a month as survival does, over every month that there is', async () => {
  let failures = 0;
  for (let place = 0; place < 30; place += 1) {
    const first = new Date(Date.UTC(2026, 1 - place, 1));
    const last = new Date(Date.UTC(2026, 2 - place, 0)).toISOString().slice(0, 10);
    const dayBefore = new Date(first.getTime() - 86_400_000).toISOString().slice(0, 10);
    const until = async (to: string) =>
      (await read<Schemas['PumpSurvival']>('getPumpSurvival', { from: '2015-01-01', to })).total.failures;
    const pumps = await pulledIn(first.toISOString().slice(0, 7));
    const failed = pumps.filter((pump) => pump.failed).length;
    failures += failed;
    expect(failed).toBe((await until(last)) - (await until(dayBefore)));
  }
  expect(failures).toBeGreaterThan(0);
});

it('names days that a well owes and has not reported', async () => {
  const { db } = backend.database;
  const [well] = (await callOperation(backend, 'getWells', token)).rows;
  const [id, fieldIds] = [well!.id, String(well!['fieldId'])];
  await db
    .deleteFrom('daily_production')
    .where('well_id', '=', id)
    .where('day', 'in', ['2026-01-03', '2026-01-04', '2026-01-20'])
    .execute();
  await refreshProductionRollups(db, [id], { from: '2026-01-01', to: '2026-01-31' });
  const { missing, books, estimated, production, rates, filledRates } = await report('2026-01', { fieldIds });
  const found = missing.find(({ well }) => well.id === id)!;
  expect(found).toMatchObject({ days: 3, from: '2026-01-03', to: '2026-01-20' });
  // Estimated by its own days of the month.
  const reported = await db
    .selectFrom('daily_production')
    .select(['oil', 'gas'])
    .where('well_id', '=', id)
    .where('day', '>=', '2026-01-01')
    .where('day', '<=', '2026-01-31')
    .execute();
  const mean = (name: 'oil' | 'gas') => sum(reported.map((row) => row[name])) / reported.length;
  expect(found.estimatedOil).toBeCloseTo(3 * mean('oil'), 6);
  expect(found.estimatedGas).toBeCloseTo(3 * mean('gas'), 6);
  // The list is what the headline has beside what was reported, and nothing of it is in a sum.
  expect(estimated!.wellDays).toBe(sum(missing.map(({ days }) => days)));
  expect(estimated!.oil).toBeCloseTo(sum(missing.map(({ estimatedOil: oil = null }) => oil)), 6);
  expect(rates!.oil).toBeCloseTo(production!.oil! / 31, 9);
  expect(filledRates!.oil).toBeCloseTo((production!.oil! + estimated!.oil!) / 31, 9);
  expect(books!.map(({ field, month }) => [field.id, month])).toEqual([[fieldIds, '2026-01-01']]);
});

it('has nothing to say before all data, and says so', async () => {
  const made = await report('1951-06');
  expect(made).toMatchObject({ production: null, wells: [], days: [], plan: null, pumps: [], missing: [] });
});

it('refuses what is no month', async () => {
  for (const month of ['2026-13', '2026', '2026-1', "' or 1=1"]) {
    const { status } = await callOperation(backend, 'getMonthlyReport', token, { query: { month } });
    expect(status).toBe(400);
  }
});

it('is of the newest month that is over where none is asked for', async () => {
  expect(await read<Report>('getMonthlyReport')).toMatchObject({ month: '2026-02', over: true });
});

it.each([
  ['is over', '2026-03-02T12:00:00Z', true],
  ['runs', '2026-02-27T12:00:00Z', false],
])('says by the clock of its fields that a month %s, whatever was reported', async (_name, now, over) => {
  const made = await readMonthlyReport(backend.database.db, {
    month: '2026-02',
    selection: {},
    window: daysOfMonth('2026-02'),
    newest: '2026-02-10',
    now: new Date(now),
  });
  expect(made).toMatchObject({ over, newestDay: '2026-02-10' });
});

describe('the workbook of a report', () => {
  /** The sheets of a file, each row by the heads of its columns. */
  async function sheetsOf(month: string, selection: Query = {}) {
    const file = await read<Schemas['ReportFile']>('getMonthlyReportFile', { month, ...selection });
    expect(file).toMatchObject({ month, fileName: `monthly-report-${month}.xlsx` });
    const book = readWorkbook(Buffer.from(file.content, 'base64'), { cellDates: true, UTC: true });
    return (name: string) =>
      utils
        .sheet_to_json<Record<string, unknown>>(book.Sheets[name]!, { UTC: true, defval: null })
        .map((row) =>
          Object.fromEntries(
            Object.entries(row).map(([head, value]) => [
              head,
              value instanceof Date ? value.toISOString().slice(0, 10) : value,
            ]),
          ),
        );
  }

  it('has the figures of the answer, in full', async () => {
    for (const selection of await selections('first')) {
      const made = await report('2026-02', selection);
      const rows = await sheetsOf('2026-02', selection);
      const production = ({
        oil,
        gas,
        water,
        injection,
        uptimePct,
        deferred,
      }: Schemas['ProductionFigures']) => ({
        'Oil (Sm3)': oil,
        'Gas (Sm3)': gas,
        'Water (Sm3)': water,
        'Injection (Sm3)': injection,
        'Uptime (%)': uptimePct,
        'Oil deferred (Sm3)': deferred,
      });
      expect(rows('Summary')[0]).toMatchObject(production(made.production!));
      expect(rows('Production')).toMatchObject(
        made.entities.map(({ entity, figures }) => ({
          Level: levels[entity.level],
          Name: entity.name,
          ...(figures && production(figures)),
        })),
      );
      expect(rows('Wells')).toMatchObject(
        made.wells.map(({ entity, figures }) => ({ Id: entity.id, ...(figures && production(figures)) })),
      );
      expect(rows('Days')).toMatchObject(
        made.days.map(({ from, figures }) => ({ Day: from, ...(figures && production(figures)) })),
      );
      expect(rows('Deferral')).toMatchObject(
        made.deferral.map((of) => ({
          Product: of.product[0]!.toUpperCase() + of.product.slice(1),
          'Potential (Sm3)': of.potential,
          'Deferred (Sm3)': of.deferred,
          'Above potential (Sm3)': of.abovePotential,
        })),
      );
      // What was judged and what was not come to what was produced.
      for (const of of rows('Deferral')) {
        const [potential, deferred, above, without, produced] = [
          ...['Potential (Sm3)', 'Deferred (Sm3)', 'Above potential (Sm3)'],
          ...['Without a potential (Sm3)', 'Produced (Sm3)'],
        ].map((head) => of[head] as number | null);
        if (potential === null) continue;
        expect(potential! - deferred! + above! + without!).toBeCloseTo(produced!, 6);
        expect(without).toBeGreaterThan(-1e-6);
      }
      expect(rows('Losses')).toMatchObject(
        made.deferral.flatMap(({ losses }) =>
          losses.map((loss) => ({
            Cause: loss.reasonCode,
            Kind: loss.kind === 'planned' ? 'Planned' : 'Unplanned',
            'Deferred (Sm3)': loss.deferred,
            'Well hours (h)': loss.hours,
          })),
        ),
      );
      expect(rows('Metrics')).toMatchObject(
        made.metrics.map(({ code, value, target }) => ({ Metric: code, Value: value, Target: target })),
      );
      expect(rows('Emissions')).toMatchObject(
        made.emissions.map((of) => ({
          Field: of.field.name,
          'CO2e (kg)': of.co2e,
          'Methane (kg)': of.methane,
          'Energy (kWh)': of.energy,
          'Estimated days': of.estimatedDays,
        })),
      );
      expect(rows('Missing reports')).toMatchObject(
        made.missing.map(({ well, days, from }) => ({ Well: well.name, Days: days, First: from })),
      );
      expect(rows('Unanswered')).toMatchObject(
        made.unanswered.map(({ well, since, lossSoFar, endedSince }) => ({
          Well: well.name,
          Since: since,
          'Lost by the end of the month (Sm3)': lossSoFar,
          ...(endedSince && { 'Ended after the month, as known when this was made': endedSince }),
        })),
      );
      expect(rows('Report')).toContainEqual({ What: 'Last day', Value: made.window.to });
    }
  });

  it('has the pumps that were pulled, with their days', async () => {
    const months = Array.from({ length: 6 }, (_, place) =>
      new Date(Date.UTC(2026, 1 - 4 * place, 1)).toISOString().slice(0, 7),
    );
    let pulled = 0;
    for (const month of months) {
      const { pumps } = await report(month);
      pulled += pumps.length;
      expect(pumps).toEqual(await pulledIn(month));
      expect((await sheetsOf(month))('Pumps')).toMatchObject(
        pumps.map((pump) => ({
          Well: pump.well.name,
          Pulled: pump.pulledOn,
          Days: pump.days,
          Failed: pump.failed,
        })),
      );
    }
    expect(pulled).toBeGreaterThan(0);
  });

  it('takes a name that looks like a formula for a text', async () => {
    const { db } = backend.database;
    const [well] = (await callOperation(backend, 'getWells', token)).rows;
    const name = '=1+1';
    await db.updateTable('well').set({ name }).where('id', '=', well!.id).execute();
    const rows = await sheetsOf('2025-12', { fieldIds: String(well!['fieldId']) });
    expect(rows('Wells').find(({ Id }) => Id === well!.id)).toMatchObject({ Name: name });
  });
});
