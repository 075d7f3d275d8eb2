import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMs, isoDay } from '../../src/production-day.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { resumeWork } from '../../src/start.ts';
import type { Sensitivity } from '../../src/vocabulary.ts';
import { createTestBackend, type Answer, type TestBackend } from '../support/backend.ts';
import { callOperation, contract } from '../support/contract-calls.ts';
import { firstDay, writeSmallField } from '../support/small-field.ts';

const engineer = 'engineer@cnx.example';
const admin = 'admin@cnx.example';
const length = 120;
const fallsOn = length - 40;

let backend: TestBackend;
const tokens: Record<string, string> = {};
let from: number;
const day = (i: number) => isoDay(from + i);
/** Noise that every run draws alike. */
const noise = (i: number) => 10 * (((i * 7919) % 13) / 13 - 0.5);
const falling = (by: number) => Array.from({ length }, (_, i) => (i < fallsOn ? 100 : 100 - by) + noise(i));

beforeAll(async () => {
  backend = await createTestBackend();
  for (const email of [engineer, admin]) tokens[email] = (await backend.signIn(email)).body.id_token;
  from = Math.floor(backend.clock.now().getTime() / dayMs) - length;
  await writeSmallField(backend.database.db, {
    id: 'north',
    from: from - firstDay,
    // What falls little is found by high alone, what falls more by medium as well, and by low neither.
    wells: { little: { oil: falling(8.5) }, more: { oil: falling(10) }, other: { oil: falling(10) } },
  });
});
beforeEach(async () => {
  backend.clock.pass(2);
  const { db } = backend.database;
  for (const table of ['exception_decision', 'sensitivity_choice', 'audit_event'] as const)
    await db.deleteFrom(table).execute();
  await db.deleteFrom('change_point').execute();
  await recomputeInsights(backend.database, { now: backend.clock.now() });
});
afterAll(() => backend.close());

const call = (operation: Parameters<typeof callOperation>[1], sent: object, as = engineer) =>
  callOperation(backend, operation, tokens[as], sent);
const read = (wellId: string) => call('getSensitivity', { path: { wellId } });
const choose = (
  wellId: string,
  sensitivity: Sensitivity,
  version = 1,
  { as = engineer, id = randomUUID() } = {},
): Promise<Answer> => call('saveSensitivity', { path: { wellId }, body: { id, version, sensitivity } }, as);
/** What the server does by itself after a choice. */
const compute = async () => {
  await resumeWork(backend.database, backend.clock.now());
  backend.clock.pass(2);
};
const changesOf = async (wellId: string) =>
  (await call('getChangePoints', { query: { wellIds: wellId, from: day(0) } })).rows.filter(
    ({ variable }) => variable === 'oilRate',
  );
const idsOf = async (wellId: string) => (await changesOf(wellId)).map(({ id }) => id);
const meansOf = async (wellId: string) => {
  const { body } = await call('getDailyProduction', { path: { wellId }, query: { from: day(0) } });
  return (body['stepMeans'] as { variable: string }[]).filter(({ variable }) => variable === 'oilRate');
};
const totalOf = async (wellId: string) => {
  const query = { wellIds: wellId, from: day(0), to: day(length - 1) };
  return Number((await call('getChangeDetectionStatistics', { query })).body['total']);
};

describe('what is found', () => {
  it('is that of the step which a user chose: high finds a small change, low does not', async () => {
    expect(await idsOf('little')).toEqual([]);
    expect(await meansOf('little')).toEqual([]);
    const total = await totalOf('little');

    expect(await choose('little', 'high')).toMatchObject({
      status: 200,
      body: { sensitivity: 'high', version: 2, computed: false },
    });
    await compute();
    expect((await read('little')).body).toMatchObject({ computed: true });
    expect(await changesOf('little')).toMatchObject([{ changeDate: day(fallsOn) }]);
    expect(await meansOf('little')).toHaveLength(2);
    expect(await totalOf('little')).toBeGreaterThan(total);

    await choose('little', 'low', 2);
    await compute();
    expect(await idsOf('little')).toEqual([]);
    expect(await meansOf('little')).toEqual([]);
    expect(await totalOf('little')).toBe(total);
  });

  it('is that of its own well alone, also after the next computation of all', async () => {
    const others = await idsOf('other');
    expect(others).toHaveLength(1);
    await choose('more', 'low');
    await compute();
    await recomputeInsights(backend.database, { now: backend.clock.now() });
    backend.clock.pass(2);
    expect(await idsOf('more')).toEqual([]);
    expect(await idsOf('other')).toEqual(others);
  });

  it('keeps its id where another step finds the same change', async () => {
    const found = await idsOf('more');
    await choose('more', 'high');
    await compute();
    expect(await idsOf('more')).toEqual(found);
  });

  it('stays where users decided on it, and keeps what they said when it is found again', async () => {
    const [found] = await changesOf('more');
    const body = { id: randomUUID(), action: 'accept', feedback: null, eventId: null, comment: 'New pump.' };
    const changes = [{ id: found!.id, version: found!['version'] }];
    expect((await call('decideChangePoints', { body: { ...body, changes } })).status).toBe(200);
    const accepted = [{ id: found!.id, status: 'accepted', comment: 'New pump.' }];
    for (const [step, version] of [
      ['low', 1],
      ['high', 2],
    ] as const) {
      await choose('more', step, version);
      await compute();
      expect(await changesOf('more')).toMatchObject(accepted);
    }
  });

  it('is computed at once, and by the newest choice where one came meanwhile', async () => {
    let asked = 0;
    const app = await backend.another({ onDue: () => (asked += 1) });
    const send = (sensitivity: Sensitivity, version: number) =>
      backend.call('POST', `${contract.basePath}/Wells/little/SaveSensitivity`, {
        app,
        token: tokens[engineer]!,
        body: { id: randomUUID(), version, sensitivity },
      });
    await send('low', 1);
    expect(asked).toBe(1);
    await backend.database.bulk(async ({ db }) => {
      // As an import has it while it stores its rows: who computes what is due leaves the field to it.
      await db.selectFrom('field').select('id').where('id', '=', 'north').forNoKeyUpdate().execute();
      await resumeWork(backend.database, backend.clock.now());
      await send('high', 2);
    });
    expect((await read('little')).body).toMatchObject({ sensitivity: 'high', computed: false });
    await compute();
    expect(await changesOf('little')).toHaveLength(1);
    await app.close();
  });
});

describe('a choice', () => {
  it('stands with who made it and when, the newest first, and in the audit log', async () => {
    expect((await read('little')).body).toMatchObject({
      well: { id: 'little', name: 'little', fieldId: 'north', fieldName: 'north' },
      ...{ sensitivity: 'medium', version: 1, computed: true, choices: [] },
    });
    await choose('little', 'high');
    const at = backend.clock.now().toISOString();
    const { body } = await choose('little', 'low', 2, { as: admin });
    expect(body).toMatchObject({
      ...{ sensitivity: 'low', version: 3, computed: false },
      choices: [{ sensitivity: 'low' }, { sensitivity: 'high', by: 'Erin Moe', at }],
    });
    const logged = await backend.database.db
      .selectFrom('audit_event')
      .select(['kind', 'outcome', 'detail'])
      .orderBy('id')
      .execute();
    expect(logged).toMatchObject([
      { kind: 'sensitivityChoice', outcome: 'ok', detail: { wellId: 'little', sensitivity: 'high' } },
      { kind: 'sensitivityChoice', outcome: 'ok', detail: { wellId: 'little', sensitivity: 'low' } },
    ]);
  });

  it('of two people at once is made by one, and refused to the other with who and when', async () => {
    const answers = await Promise.all([engineer, admin].map((as) => choose('little', 'high', 1, { as })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body['errors']).toMatchObject([
      {
        code: 'chosenSince',
        values: { well: 'little', by: expect.any(String) as string, at: backend.clock.now().toISOString() },
      },
    ]);
    expect((await read('little')).body).toMatchObject({ version: 2 });
  });

  it('that is sent again is made once, and its key is good for nothing else', async () => {
    const id = randomUUID();
    const answers = await Promise.all([1, 2].map(() => choose('little', 'high', 1, { id })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read('little')).body['choices']).toHaveLength(1);
    expect((await choose('little', 'low', 2, { id })).status).toBe(409);
    expect((await choose('little', 'low', 2, { id, as: admin })).status).toBe(409);
    expect((await choose('more', 'low', 1, { id })).status).toBe(409);
  });

  it('is refused for an unknown well, another step, and a version that there is not', async () => {
    expect(await choose('none', 'high')).toMatchObject({
      status: 404,
      body: { errors: [{ message: 'path/wellId names no well: none' }] },
    });
    expect((await choose('little', 'highest' as Sensitivity)).status).toBe(400);
    expect((await choose('little', 'high', 0)).status).toBe(400);
    expect((await choose('little', 'high', 7)).status).toBe(409);
    expect((await read('little')).body).toMatchObject({ version: 1, choices: [] });
  });
});
