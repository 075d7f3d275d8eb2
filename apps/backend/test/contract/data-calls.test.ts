import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ProductionOptimization } from '@cnx/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../../src/server/contract-handlers.ts';
import { createTestBackend, type AnswerRow, type TestBackend } from '../support/backend.ts';
import {
  callOperation,
  contract,
  filteredOperations,
  listOperations,
  operationOf,
  pagedOperations,
  windowedOperations,
  type Sample,
} from '../support/contract-calls.ts';
import { createSmallDemonstration } from '../support/demonstration.ts';

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await createTestBackend(
    { CNX_ADDRESS_UNKNOWN_ACCOUNTS_PER_MINUTE: '10000' },
    { database: await createSmallDemonstration() },
  );
  // Of one well the engine has one piece of advice open; a well whose choke could be opened as well has two.
  const { db } = backend.database;
  await db
    .updateTable('optimization_opportunity')
    .set({ status: 'found', decided_at: null, done_at: null, expires_at: '2026-04-01' })
    .execute();
  const advice = await db
    .selectFrom('optimization_opportunity')
    .selectAll()
    .orderBy('expected_oil', 'desc')
    .limit(3)
    .execute();
  const second = advice.map((row) => ({
    ...row,
    ...{ id: `second-${row.id}`, kind: 'choke' as const, from_value: 40, to_value: 45, unit: '%' },
    ...{ expected_oil: row.expected_oil / 2, expected_power: -24, checks: '[]' },
  }));
  await db.insertInto('optimization_opportunity').values(second).execute();
  ({ id_token: token } = (await backend.signIn()).body);
});
afterAll(() => backend.close());

const call = (id: OperationId, sample?: Sample) => callOperation(backend, id, token, sample);
const idsOf = async (id: OperationId): Promise<string[]> => (await call(id)).rows.map((row) => row.id);
const totalOf = async (id: OperationId, query: Record<string, string> = {}) =>
  Number((await call(id, { query })).headers['x-total-count']);
/**
 * A window around all data: without one, fields on different clocks have different newest days. Opportunities are those that
 * are open when it ends.
 */
const allDays = (id: OperationId) =>
  windowedOperations.includes(id)
    ? { from: '2020-01-01', to: id === 'getProductionOptimizationInfo' ? '2026-03-01' : '2026-12-31' }
    : {};
const pathOf = (id: OperationId) => (id === 'getDailyProduction' ? { path: { wellId: 'none' } } : {});

describe.each(pagedOperations)('%s', (id) => {
  it('gives every row once when it is read page by page', async () => {
    const whole = await call(id, { query: { limit: 500 } });
    const total = Number(whole.headers['x-total-count']);
    const limit = Math.max(1, Math.ceil(Math.min(total, 500) / 4));
    const rows: unknown[] = [];
    let cursor: string | undefined;
    do {
      const page = await call(id, { query: { limit, ...(cursor ? { cursor } : {}) } });
      expect(page.status).toBe(200);
      expect(Number(page.headers['x-total-count'])).toBe(total);
      expect(page.rows.length).toBeLessThanOrEqual(limit);
      rows.push(...page.rows);
      cursor = page.headers['x-next-cursor'] as string | undefined;
    } while (cursor && rows.length < 500);
    expect(rows.slice(0, 500)).toEqual(whole.rows);
    if (total <= 500) {
      expect(rows).toHaveLength(total);
      expect(whole.headers['x-next-cursor']).toBeUndefined();
    }
  });

  it('takes a cursor for its own selection only', async () => {
    const first = await call(id, { query: { ...allDays(id), limit: 1 } });
    const cursor = String(first.headers['x-next-cursor']);
    expect((await call(id, { query: { ...allDays(id), limit: 3, cursor } })).status).toBe(200);
    const [otherWell = ''] = await idsOf('getWells');
    for (const query of [{ cursor, wellIds: otherWell }, { cursor: 'AAAA' }, { cursor: "' or 1=1" }]) {
      expect(await call(id, { query: { ...allDays(id), ...query } })).toMatchObject({
        status: 400,
        body: { errors: [{ message: 'query/cursor does not belong to this selection' }] },
      });
    }
  });

  it.each([
    ['businessUnitIds', 'getBusinessUnits'],
    ['areaIds', 'getAreas'],
    ['fieldIds', 'getFields'],
  ] as const)('splits without rest by %s', async (filter, list) => {
    const total = await totalOf(id, allDays(id));
    let sum = 0;
    for (const key of await idsOf(list)) sum += await totalOf(id, { ...allDays(id), [filter]: key });
    expect(sum).toBe(total);
    expect(total).toBeGreaterThan(0);
  });

  it('has nothing where no well has all that is asked for, and says so', async () => {
    const [well, ...others] = (await call('getWells')).rows;
    const fieldIds = String(others.find((other) => other['fieldId'] !== well?.['fieldId'])?.['fieldId']);
    const answer = await call(id, { query: { wellIds: String(well?.id), fieldIds } });
    expect(answer.rows).toEqual([]);
    expect(answer.headers).toMatchObject({ 'x-total-count': '0' });
    expect(answer.headers['x-data-as-of'] ?? answer.headers['x-next-cursor']).toBeUndefined();
    expect([undefined, 'none']).toContain(answer.headers['x-data-range']);
  });
});

describe.each(filteredOperations)('%s', (id) => {
  it('says how old its data is and which days have some, whatever window was asked for', async () => {
    const sample =
      id === 'getDailyProduction' ? { path: { wellId: (await idsOf('getWells'))[0] ?? '' } } : {};
    const { headers } = await call(id, sample);
    expect(String(headers['x-data-range'])).toMatch(/^\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d$/);
    const asOf = new Date(String(headers['x-data-as-of']));
    expect(asOf.getTime()).toBeLessThanOrEqual(backend.clock.now().getTime());
    const isWindowed = operationOf(id).parameters.some(({ name }) => name === 'from');
    const window = isWindowed ? { from: '1950-01-01', to: '1950-01-31' } : {};
    const early = await call(id, { ...sample, query: window });
    expect(early.status).toBe(200);
    expect(early.headers['x-data-range']).toBe(headers['x-data-range']);
  });
});

describe.each(windowedOperations)('%s', (id) => {
  it('refuses a window that ends before it begins', async () => {
    const answer = await call(id, { ...pathOf(id), query: { from: '2026-02-02', to: '2026-02-01' } });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'query/from must not be after query/to' }] },
    });
  });
});

const spanned = windowedOperations.filter((id) =>
  operationOf(id).parameters.some(({ name }) => name === 'days'),
);

describe.each(spanned)('%s', (id) => {
  it('takes a window by its length, but not beside its first day', async () => {
    expect((await call(id, { query: { days: 1 } })).status).toBe(200);
    expect(await call(id, { query: { days: 7, from: '2026-02-02' } })).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'query/days must not stand beside query/from' }] },
    });
  });
});

it('counts the days of a span back from the newest day', async () => {
  const windowOf = async (query: Record<string, string | number>) => {
    const { windowFrom, windowTo } = (await call('getChangeDetectionStatistics', { query })).body as Record<
      string,
      string
    >;
    return [windowFrom, windowTo];
  };
  const [, newest] = await windowOf({});
  expect(await windowOf({ days: 1 })).toEqual([newest, newest]);
  expect(await windowOf({ days: 3, to: '2026-02-02' })).toEqual(['2026-01-31', '2026-02-02']);
});

describe('filters', () => {
  it('hold together: every row belongs to what was asked for', async () => {
    const fieldId = (await idsOf('getFields'))[0] ?? '';
    const wells = (await call('getWells')).rows.filter((well) => well['fieldId'] === fieldId);
    const method = String(wells[0]?.['methodOfProduction']);
    const expected = wells.filter((well) => well['methodOfProduction'] === method);
    const asked = { fieldIds: fieldId, methods: method, from: '2000-01-01' };
    const { rows } = await call('getChangePoints', { query: asked });
    const allowed = new Set(expected.map((well) => well.id));
    expect(rows.every((point) => allowed.has((point['well'] as AnswerRow).id))).toBe(true);
    const elsewhere = (await call('getWells')).rows.find((well) => well['areaId'] !== wells[0]?.['areaId']);
    const contradiction = await totalOf('getChangePoints', {
      ...asked,
      areaIds: String(elsewhere?.['areaId']),
    });
    expect(contradiction).toBe(0);
  });

  it('are refused where they are empty, unknown or misspelled: they would select everything or nothing', async () => {
    const refusalOf = async (query: Record<string, string>) => {
      const { status, body } = await call('getChangePoints', { query });
      expect(status).toBe(400);
      return body.errors;
    };
    expect(await refusalOf({ fieldIds: '' })).toMatchObject([
      { message: expect.stringMatching(/^query\/fieldIds must NOT have fewer than 1 items/) as unknown },
    ]);
    const [known] = await idsOf('getWells');
    const unknown = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].join(',');
    expect(await refusalOf({ wellIds: `${known},${unknown}`, areaIds: 'Z' })).toMatchObject([
      {
        message: 'query/areaIds names what there is not: Z',
        code: 'unknownIds',
        values: { parameter: 'areaIds', ids: 'Z' },
      },
      { message: 'query/wellIds names what there is not: A, B, C, D, E and 2 more' },
    ]);
    expect(await refusalOf({ feildIds: 'field-1' })).toMatchObject([
      { message: 'query/feildIds is no parameter of this call; did you mean fieldIds?' },
    ]);
    expect(await refusalOf({ country: 'NO' })).toMatchObject([
      { message: 'query/country is no parameter of this call' },
    ]);
  });

  it('are read beside names that begin with an underscore', async () => {
    const query = { _: '1732629600', __proto: 'x' };
    expect((await call('getChangePoints', { query })).status).toBe(200);
  });

  it('join by comma and by repetition', async () => {
    const [one, other] = await idsOf('getFields');
    const joined = await totalOf('getFrequencyInfo', { fieldIds: `${one},${other}` });
    const repeated = await backend.call(
      'GET',
      `/api/OptimizationDashboard/GetFrequencyInfo?fieldIds=${one}&fieldIds=${other}`,
      { token },
    );
    expect(Number(repeated.headers['x-total-count'])).toBe(joined);
  });
});

describe('strings that are meant for the database', () => {
  const hostile = [
    "'",
    "' or '1'='1",
    "'; drop table well; --",
    '"; delete from app_user; --',
    '1) union select password_hash from app_user --',
    '\\',
    '%',
    '$1',
    '${jndi:ldap://x}',
    'a\u202eb',
    '\ud800',
    '/**/',
    'x'.repeat(64),
  ];
  const texts = filteredOperations.flatMap((id) =>
    operationOf(id)
      .parameters.filter(({ in: place, schema }) => place === 'query' && schema['type'] !== 'integer')
      .map(({ name }) => [id, name] as const),
  );

  it.each(texts)('reach no table through %s %s', async (id, name) => {
    for (const text of hostile) {
      const answer = await call(id, { ...pathOf(id), query: { [name]: text } });
      expect([200, 400, 404]).toContain(answer.status);
      if (answer.status === 200) expect(Number(answer.headers['x-total-count'] ?? 0)).toBe(0);
      else expect(answer.body.errors[0]?.message).toMatch(new RegExp(`^(query/${name}|path/wellId)`));
    }
  });

  it('reach no table through paths and bodies', async () => {
    // A lone surrogate cannot stand in a path.
    for (const text of hostile.filter((candidate) => candidate !== '\ud800')) {
      for (const answer of [
        await call('getDailyProduction', { path: { wellId: text } }),
        await call('getWell', { path: { wellId: text } }),
        await call('getWellHistory', { path: { wellId: text } }),
        await call('getDeclines', { query: { economicRate: text } }),
        await call('getWellForecast', { path: { wellId: text } }),
        await call('getWellForecast', { path: { wellId: 'NV-A-01' }, query: { economicRate: text } }),
        await call('getWellForecast', { path: { wellId: 'NV-A-01' }, query: { model: text } }),
        await call('getWellForecast', { path: { wellId: 'NV-A-01' }, query: { firstDay: text } }),
        await call('getWellForecast', { path: { wellId: 'NV-A-01' }, query: { leftOut: text } }),
        await call('getDeclineCases', { path: { wellId: text } }),
        await call('getPumpCurves', { path: { wellId: text } }),
        await call('getSettingResponse', { path: { wellId: text } }),
        await call('getWhatIf', { path: { wellId: text }, query: { frequency: 50 } }),
        await call('getWhatIf', { path: { wellId: 'NV-A-01' }, query: { frequency: text } }),
        await call('getWellHours', { path: { wellId: text } }),
        await call('getWellHours', { path: { wellId: 'NV-A-01' }, query: { day: text } }),
        await call('getSensitivity', { path: { wellId: text } }),
        await call('getOpenPoints', { path: { fieldId: text }, query: { through: '2026-01-01' } }),
        await call('getWellSeries', { query: { wells: text } }),
        await call('validateEmail', { path: { email: text } }),
        await call('validateEmail', { path: { email: `${text.replace(/[\s@.]/g, '')}@x.yz` } }),
        await call('validateUser', { body: { name: text } }),
        await call('refreshToken', { body: { refreshToken: text } }),
        await callOperation(backend, 'logout', undefined, { body: { refreshToken: text } }),
        await call('getUserinfo', { query: { email: `${text.replace(/[\s@.]/g, '')}@x.yz` } }),
      ]) {
        expect(answer.status).toBeLessThan(500);
      }
    }
  });

  it('have changed nothing', async () => {
    const { db } = backend.database;
    expect((await db.selectFrom('app_user').select('id').execute()).length).toBe(7);
    expect((await idsOf('getWells')).length).toBeGreaterThan(0);
  });
});

describe.each(listOperations)('%s', (id) => {
  const ask = (headers: Record<string, string> = {}) => call(id, { headers });

  it('is complete and known again by its ETag', async () => {
    const first = await ask();
    expect(Number(first.headers['x-total-count'])).toBe(first.rows.length);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const etag = String(first.headers['etag']);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await ask({ 'if-none-match': known });
      expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', etag]);
    }
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is told to nobody who has only its ETag', async () => {
    const etag = String((await ask()).headers['etag']);
    const answer = await callOperation(backend, id, undefined, { headers: { 'if-none-match': etag } });
    expect(answer.status).toBe(401);
  });
});

describe('answers', () => {
  const raw = (encoding: string) =>
    backend.app.inject({
      url: `${contract.basePath}${operationOf('getWells').path}`,
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': encoding },
    });

  it('say the same however they are compressed', async () => {
    const plain = await raw('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const brotli = await raw('gzip, br');
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding, Authorization, X-API-Key',
    });
    expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload);
    const zipped = await raw('gzip');
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload)).toEqual(plain.rawPayload);
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  });

  it('with tokens are never compressed', async () => {
    const answer = await backend.app.inject({
      method: 'POST',
      url: '/api/CNXAuth/ValidateEmailAndPassword',
      headers: { 'accept-encoding': 'br' },
      payload: { Email: 'engineer@cnx.example', Password: await backend.seal('Portal#2026') },
    });
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, undefined]);
  });

  it('follow the data within a second of an import', async () => {
    const { db } = backend.database;
    const before = await idsOf('getBusinessUnits');
    await db.insertInto('business_unit').values({ id: 'BU-NEW', name: 'Zulu', active: true }).execute();
    expect(await idsOf('getBusinessUnits')).toEqual(before);
    await db
      .insertInto('import_run')
      .values({ started_at: backend.clock.now(), status: 'done', files: '[]', options: '{}' })
      .execute();
    backend.clock.pass(1.001);
    expect(await idsOf('getBusinessUnits')).toEqual([...before, 'BU-NEW']);
    await db.deleteFrom('business_unit').where('id', '=', 'BU-NEW').execute();
    backend.clock.pass(60.001);
    expect(await idsOf('getBusinessUnits')).toEqual(before);
  });
});

it('expects of each well the gain and the saving of the best open advice alone', async () => {
  const query = { ...allDays('getProductionOptimizationInfo'), limit: 500 };
  const { body } = await call('getProductionOptimizationInfo', { query });
  const { top, openOpportunities, potentialOilGain, energySaving, trend } =
    body as unknown as ProductionOptimization;
  expect(top).toHaveLength(openOpportunities);
  const sumOfBest = (amountOf: (row: (typeof top)[number]) => number) => {
    const best = new Map<string, number>();
    for (const row of top) best.set(row.well.id, Math.max(best.get(row.well.id) ?? 0, amountOf(row)));
    expect(best.size).toBeLessThan(top.length);
    return [...best.values()].reduce((sum, amount) => sum + amount, 0);
  };
  const gain = sumOfBest(({ netOil }) => netOil!);
  expect(energySaving).toBeCloseTo(24 * sumOfBest(({ expectedPower }) => -expectedPower), 2);
  expect(potentialOilGain).toBeCloseTo(gain, 3);
  expect(trend.at(-1)!.value).toBeCloseTo(gain, 3);
});

it('has of one well and one setting only the newest advice open, and says whether it was accepted', async () => {
  const { db } = backend.database;
  const query = { ...allDays('getProductionOptimizationInfo'), limit: 500 };
  const read = async () =>
    (await call('getProductionOptimizationInfo', { query })).body as unknown as ProductionOptimization;
  const before = await read();
  const settings = before.top.map(({ well, kind, to }) => `${well.id} ${kind} ${to}`);
  expect(new Set(settings).size).toBe(settings.length);
  const [best] = before.top;
  const stored = await db
    .selectFrom('optimization_opportunity')
    .selectAll()
    .where('id', '=', best!.id)
    .executeTakeFirstOrThrow();
  const newer = {
    ...stored,
    // Of what is found at one moment, the last id is the newest: a moment later is another day.
    id: 'op-zz-newer',
    expected_oil: 0.25,
    checks: '[]',
  };
  await db.insertInto('optimization_opportunity').values(newer).execute();
  backend.clock.pass(60.001);
  const after = await read();
  expect(after.openOpportunities).toBe(before.openOpportunities);
  const ofWell = after.top.filter(({ well }) => well.id === best!.well.id);
  expect(ofWell.find(({ kind, to }) => kind === best!.kind && to === best!.to)).toMatchObject({
    id: 'op-zz-newer',
    expectedOil: 0.25,
    status: 'found',
  });
  // What a better, older computation promised is in no sum and in no course.
  const next = Math.max(0, ...ofWell.map(({ netOil }) => netOil!));
  expect(after.potentialOilGain).toBeCloseTo(before.potentialOilGain - best!.netOil! + next, 3);
  expect(after.trend.at(-1)!.value).toBeCloseTo(after.potentialOilGain, 3);
  await db
    .updateTable('optimization_opportunity')
    .set({ status: 'accepted', decided_at: '2026-02-28' })
    .where('id', '=', 'op-zz-newer')
    .execute();
  backend.clock.pass(60.001);
  expect((await read()).top.find(({ id }) => id === 'op-zz-newer')).toMatchObject({ status: 'accepted' });
  await db.deleteFrom('optimization_opportunity').where('id', '=', 'op-zz-newer').execute();
});
