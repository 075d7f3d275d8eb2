import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type * as analytic from '../../src/queries/analytic-query.ts';
import type { AnalyticQuery, Columns } from '../../src/queries/analytic-query.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation, filteredOperations, operationOf, type Sample } from '../support/contract-calls.ts';
import { seedSmallDemonstration } from '../support/demonstration.ts';
import { openPool } from '../support/test-database.ts';

/** A statement that was declared, with what was found wrong with its rows each time it was read. */
interface Declared {
  readonly names: string;
  reads: number;
  readonly faults: Set<string>;
}

const { declared, checks } = vi.hoisted(() => {
  // Other files share their modules with this one, and statements declare themselves when their module is read.
  vi.resetModules();
  return {
    declared: [] as Declared[],
    /** Looks at statements that are read as a part of others. */
    checks: [] as (() => Promise<void>)[],
  };
});
let pool: pg.Pool;
let backend: TestBackend;

// Every statement declares itself by the same function, so that none can be missing here.
vi.mock('../../src/queries/analytic-query.ts', async (importOriginal) => {
  const original = await importOriginal<typeof analytic>();
  return {
    ...original,
    analyticQuery(columns: Columns, statement: AnalyticQuery<Columns, unknown[]>['statement']) {
      const entry: Declared = { names: Object.keys(columns).join(), reads: 0, faults: new Set() };
      declared.push(entry);
      const query = original.analyticQuery(columns, statement);
      return {
        ...query,
        async read(...[db, ...args]: Parameters<typeof query.read>) {
          entry.reads += 1;
          for (const fault of await faultsOf(columns, statement(...args))) entry.faults.add(fault);
          return query.read(db, ...args);
        },
        list(...args: Parameters<typeof query.list>) {
          entry.reads += 1;
          checks.push(async () => {
            for (const fault of await faultsOf(columns, statement(...args))) entry.faults.add(fault);
          });
          return query.list(...args);
        },
      };
    },
  };
});

/** What differs between declared columns and those that the database answers. */
async function faultsOf(
  columns: Columns,
  statement: ReturnType<AnalyticQuery<Columns, unknown[]>['statement']>,
): Promise<string[]> {
  const compiled = statement.compile(backend.database.db);
  const { fields, rows } = await pool.query<Record<string, unknown>>(compiled.sql, [...compiled.parameters]);
  const names = [...new Set([...Object.keys(columns), ...fields.map(({ name }) => name)])];
  return names.flatMap((name) => {
    const [column, field] = [columns[name], fields.find((candidate) => candidate.name === name)];
    if (!column) return [`${name} is not declared`];
    if (!field) return [`${name} is not answered`];
    const type = typeNames.get(field.dataTypeID) ?? '';
    if (!column.types.includes(type)) return [`${name} is ${type}, not ${column.types.join(' or ')}`];
    if (!column.isNullable && rows.some((row) => row[name] === null)) return [`${name} can be null`];
    return [];
  });
}

const typeNames = new Map<number, string>();

beforeAll(async () => {
  backend = await createTestBackend();
  pool = openPool(backend.database.url);
  const types = await sql<{
    oid: number;
    typname: string;
  }>`select oid::int, typname::text from pg_type`.execute(backend.database.db);
  for (const { oid, typname } of types.rows) typeNames.set(oid, typname);
  // Reads such statements itself, once it has rows.
  await seedSmallDemonstration(backend);
});
afterAll(async () => {
  await pool.end();
  await backend.close();
  vi.resetModules();
});

it('every analytic statement answers the columns that it declares', async () => {
  const { id_token: token } = (await backend.signIn()).body;
  const wells = (await callOperation(backend, 'getWells', token)).rows;
  const wellIds = wells.slice(0, 3).map(({ id }) => id);
  const fieldIds = String(wells.find((well) => well['fieldId'] !== wells[0]?.['fieldId'])?.['fieldId']);
  const none = { wellIds: String(wellIds[0]), fieldIds };
  const filters: Sample['query'][] = [{}, { wellIds: wellIds.join() }, none];
  for (const id of filteredOperations.filter((operation) => operation !== 'getDailyProduction')) {
    const hasLevel = operationOf(id).parameters.some(({ name }) => name === 'level');
    for (const filter of filters) {
      for (const level of hasLevel
        ? [{ level: 'field' }, { level: 'area' }, { level: 'businessUnit' }]
        : [{}]) {
        expect((await callOperation(backend, id, token, { query: { ...filter, ...level } })).status).toBe(
          200,
        );
      }
    }
  }
  const summed = { query: { level: 'field', per: 'window' } };
  expect((await callOperation(backend, 'getDeferredProductionInfo', token, summed)).status).toBe(200);
  expect((await callOperation(backend, 'getDataHealth', token)).status).toBe(200);
  const ofMonth = { query: { month: '2026-02', fieldIds } };
  expect((await callOperation(backend, 'getMonthlyReport', token, ofMonth)).status).toBe(200);
  expect(
    (await callOperation(backend, 'getWell', token, { path: { wellId: String(wellIds[0]) } })).status,
  ).toBe(200);
  const { id_token: administrator } = (await backend.signIn('admin@cnx.example')).body;
  const { fields } = (await callOperation(backend, 'getMonthBooks', token)).body as unknown as {
    fields: { field: { id: string }; nextMonth: string }[];
  };
  const [{ field, nextMonth }] = fields as [(typeof fields)[number]];
  const ofField = { path: { fieldId: field.id }, query: { through: nextMonth } };
  expect((await callOperation(backend, 'getOpenPoints', token, ofField)).status).toBe(200);
  const { keepReports } = await import('../../src/administration/kept-reports.ts');
  await keepReports(backend.database.db, backend.clock.now);
  const events = (['view', 'load.lcp', 'acknowledgement'] as const).map((name) => ({
    ...{ name, page: 'dashboard', secondsAgo: 0, words: null },
    value: name === 'view' ? null : 900,
  }));
  expect((await callOperation(backend, 'recordUsage', token, { body: { events } })).status).toBe(200);
  expect((await callOperation(backend, 'getUserAnalytics', administrator)).status).toBe(200);
  // One that names something, and one that is only named alike.
  for (const text of ['hal', 'haal-a-01'])
    expect((await callOperation(backend, 'getSearchResults', token, { query: { text } })).status).toBe(200);
  // Of every level, with days that have a change of the clock.
  for (const question of [
    'top wells by uptime',
    'rank the fields by potential',
    'rank the areas by oil',
    'rank the units by gas',
    'which wells have not been tested in 1 days',
    'which wells are down?',
    'which wells are behind plan yesterday?',
    'which wells are behind plan last month?',
    'why did oil fall yesterday?',
    'rank wells by wellhead pressure',
  ])
    expect(
      await callOperation(backend, 'askAssistant', token, {
        body: { question, language: 'en', units: 'metric', context: null },
      }),
    ).toMatchObject({ status: 200, body: { outcome: 'answered' } });
  const [event] = (await callOperation(backend, 'getExceptions', token)).rows;
  const ofEvent = { query: { id: String(event?.['id']) } };
  expect((await callOperation(backend, 'getException', token, ofEvent)).status).toBe(200);
  const decision = {
    id: randomUUID(),
    exceptions: [{ id: event?.['id'], version: event?.['version'] }],
    action: 'acknowledge',
    assigneeId: null,
    until: null,
    feedback: null,
    comment: null,
  };
  expect((await callOperation(backend, 'decideExceptions', token, { body: decision })).status).toBe(200);
  for (const check of checks) await check();
  expect(declared.length).toBeGreaterThan(0);
  expect(declared.filter(({ reads }) => reads === 0).map(({ names }) => names)).toEqual([]);
  expect(declared.flatMap(({ names, faults }) => [...faults].map((fault) => `${names}: ${fault}`))).toEqual(
    [],
  );
});
