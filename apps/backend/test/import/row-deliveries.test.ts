import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '@cnx/api/schema';
import { importFiles } from '../../src/import/import-files.ts';
import { deleteExpired } from '../../src/auth/maintenance.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestBackend, type Answer, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';

type Receipt = components['schemas']['DeliveryReceipt'];
type Row = components['schemas']['DeliveredRow'];

let backend: TestBackend;
let stored = 0;
let key: string;
let deliveries = 0;

beforeAll(async () => {
  backend = await createTestBackend({}, { onRows: () => void (stored += 1) });
  key = (await makeKey()).key;
  // The fields that keys are good for are there before.
  await send([{ field: 'Heron', well: 'H-1', day: '2026-02-01', hours: 24, oil: 100 }]);
  await send([{ field: 'Egret', well: 'E-1', day: '2026-02-01', hours: 24, oil: 50 }]);
});
afterAll(() => backend.close());

const admin = async () => (await backend.signIn('admin@cnx.example')).body.id_token;

async function makeKey(changes: object = {}): Promise<{ id: string; key: string }> {
  const body = { name: 'Historian', scope: 'import', fieldIds: null, expiresOn: '2026-12-31', ...changes };
  const made = (await callOperation(backend, 'createApiKey', await admin(), { body })).body;
  return { id: String(made['id']), key: String(made['key']) };
}

interface How {
  readonly apiKey?: string;
  /** @default one that was not sent before */
  readonly idempotencyKey?: string;
  readonly more?: object;
}

function call(rows: readonly object[], { apiKey = key, idempotencyKey, more }: How = {}): Promise<Answer> {
  return callOperation(backend, 'sendDailyRows', undefined, {
    body: { rows, ...more },
    headers: { 'x-api-key': apiKey, 'idempotency-key': idempotencyKey ?? `delivery-${(deliveries += 1)}` },
  });
}

async function send(rows: readonly Row[], how: How = {}): Promise<Receipt> {
  const answer = await call(rows, how);
  expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.anything()]);
  return answer.body as unknown as Receipt;
}

const rowsOf = (well: string) =>
  backend.database.db
    .selectFrom('daily_production as daily')
    .innerJoin('well', 'well.id', 'daily.well_id')
    .select(['daily.day', 'daily.oil', 'daily.gas', 'daily.hours', 'daily.quality'])
    .where('well.name', '=', well)
    .orderBy('daily.day')
    .execute();

const newestRuns = async (count: number) =>
  (
    await backend.database.db
      .selectFrom('import_run')
      .select('status')
      .orderBy('id', 'desc')
      .limit(count)
      .execute()
  ).map(({ status }) => status);

describe('rows by HTTP', () => {
  it('are stored when they are answered, each with what became of it', async () => {
    const before = stored;
    const receipt = await send([
      { field: 'Heron', well: 'H-2', day: '2026-02-10', hours: 24, oil: 80.5, gas: '1200.25' },
      { field: 'Heron', well: 'H-2', day: '2026-02-11', hours: 0, oil: 10 },
      { field: 'Heron', well: 'H-2', day: '2026-02-12', hours: 30, oil: 10 },
      { field: 'Heron', well: 'H-2', day: '12/02/2026', hours: 24, oil: 10 },
      { field: 'Heron', well: 'H-2', day: '2026-02-13', hours: 24, oil: 'closed' },
      { field: 'Heron', well: 'Bad\nname', day: '2026-02-13', hours: 24, oil: 1 },
      { field: 'Heron', well: 'H-2', day: '2026-02-10', hours: 24, oil: 80.5, gas: '1200.25' },
    ]);
    expect(receipt).toMatchObject({ status: 'stored', message: null, stored: 2, unchanged: 0, rejected: 5 });
    expect(receipt.rows.map(({ outcome, reason, doubts }) => reason ?? doubts ?? outcome)).toEqual([
      'stored',
      'production in 0 hours',
      '30 hours are not between 0 and 25',
      expect.stringContaining('12/02/2026'),
      'oil: "closed" is not a number',
      'the well contains a control character',
      'H-2 has a row for 2026-02-10 already, in row 1',
    ]);
    expect(receipt.rows.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await rowsOf('H-2')).toMatchObject([
      { day: '2026-02-10', oil: 80.5, gas: 1200.25, hours: 24, quality: 'measured' },
      { day: '2026-02-11', oil: 10, quality: 'suspect' },
    ]);
    expect(stored).toBe(before + 1);
  });

  it('change what they say and leave the rest as it is stored', async () => {
    const day = { field: 'Heron', well: 'H-3', day: '2026-02-10' };
    await send([{ ...day, hours: 24, oil: 80, gas: 900 }]);
    const late = await send([{ ...day, oil: 82, gas: null }]);
    expect(late).toMatchObject({ stored: 1 });
    expect(await rowsOf('H-3')).toMatchObject([{ hours: 24, oil: 82, gas: 900 }]);
    expect(await send([{ ...day, oil: 82 }])).toMatchObject({ stored: 0, unchanged: 1 });
  });

  it('are told as a file of the same rows is', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cnx-same-'));
    const file = join(folder, 'same.csv');
    const lines = ['2026-02-10,S-1,Heron,24,80', '2026-02-11,Total,Heron,24,81', '2026-02-12,S-1,Heron,24,x'];
    await writeFile(file, `day,well,field,hours,oil\n${lines.join('\n')}\n`);
    const reasons: string[] = [];
    const { db } = backend.database;
    await importFiles(
      [file],
      { mapping: { columns: {}, unitSystem: 'metric' }, strict: false, dryRun: true },
      { db, bulk: backend.database.bulk, now: backend.clock.now, recompute: () => Promise.resolve() },
      {
        onProgress: () => undefined,
        onStage: () => undefined,
        onSuspect: () => undefined,
        onRejected: ({ reason }) => reasons.push(reason),
      },
    );
    await rm(folder, { recursive: true });
    const { rows } = await send(
      lines.map((line) => {
        const [day = '', well = '', field = '', hours = '', oil = ''] = line.split(',');
        return { day, well, field, hours, oil };
      }),
    );
    expect(rows.map(({ reason }) => reason).filter(Boolean)).toEqual(reasons);
    expect(reasons).toHaveLength(2);
  });

  it('in units of the field are converted', async () => {
    const day = { field: 'Heron', well: 'H-4', day: '2026-02-10', hours: 24, flowKind: 'production' };
    const numbers = { oil: 629, gas: 35.3, water: 62.9, choke: 40, wellheadPressure: 1000 };
    const more = {
      wellheadTemperature: 212,
      downholePressure: 2000,
      annulusPressure: 100,
      tubingPressureDrop: 500,
    };
    await send([{ ...day, ...numbers, ...more, downholeTemperature: 200 }], {
      more: { unitSystem: 'field' },
    });
    const [row] = await backend.database.db
      .selectFrom('daily_production as daily')
      .innerJoin('well', 'well.id', 'daily.well_id')
      .selectAll('daily')
      .where('well.name', '=', 'H-4')
      .execute();
    const figures = Object.entries(row!).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, Number(value.toFixed(2))]] : [],
    );
    expect(Object.fromEntries(figures)).toMatchObject({
      hours: 24,
      oil: 100,
      gas: 1000,
      water: 10,
      choke_pct: 40,
      wellhead_pressure: 68.95,
      wellhead_temperature: 100,
      downhole_pressure: 137.9,
      downhole_temperature: 93.33,
      annulus_pressure: 6.89,
      tubing_pressure_drop: 34.47,
    });
  });

  it('under the same key are answered as before and stored once, and another body is refused', async () => {
    const row = { field: 'Heron', well: 'H-5', day: '2026-02-10', hours: 24, oil: 1 };
    const first = await call([row], { idempotencyKey: 'same' });
    await send([{ ...row, oil: 2 }]);
    const again = await call([row], { idempotencyKey: 'same' });
    expect(again.text).toBe(first.text);
    expect((await rowsOf('H-5'))[0]!.oil).toBe(2);
    const other = await call([{ ...row, oil: 3 }], { idempotencyKey: 'same' });
    expect([other.status, other.text]).toEqual([409, expect.stringContaining('send it under a new key')]);
    const ofOtherKey = await send([{ ...row, oil: 3 }], {
      apiKey: (await makeKey()).key,
      idempotencyKey: 'same',
    });
    expect(ofOtherKey).toMatchObject({ stored: 1 });
  });

  it('sent twice at once are stored once, with one answer, also to two processes', async () => {
    const other = await backend.another();
    const body = { rows: [{ field: 'Heron', well: 'H-6', day: '2026-02-10', hours: 24, oil: 1 }] };
    const headers = { 'x-api-key': key, 'idempotency-key': 'at-once' };
    const answers = await Promise.all(
      [backend.app, other, backend.app, other].map((app) =>
        backend.call('POST', '/api/Feeds/SendDailyRows', { app, body, headers }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]!.body).toMatchObject({ stored: 1 });
    expect(await newestRuns(2)).not.toContain('failed');
    await other.close();
  });

  it('keep their answer for 30 days', async () => {
    const row = { field: 'Heron', well: 'H-7', day: '2026-02-10', hours: 24, oil: 1 };
    await call([row], { idempotencyKey: 'thirty' });
    const kept = () =>
      backend.database.db
        .selectFrom('delivery')
        .select('idempotency_key as name')
        .where('idempotency_key', '=', 'thirty')
        .execute();
    const at = (days: number) => () => new Date(backend.clock.now().getTime() + days * 86_400_000);
    await deleteExpired(backend.database.db, at(29.9), backend.config.limits);
    expect(await kept()).toHaveLength(1);
    await deleteExpired(backend.database.db, at(30.1), backend.config.limits);
    expect(await kept()).toHaveLength(0);
  });

  it('of fields that a key is not good for are rejected, the others stored', async () => {
    const { id: heron } = await backend.database.db
      .selectFrom('field')
      .select('id')
      .where('name', '=', 'Heron')
      .executeTakeFirstOrThrow();
    const limited = await makeKey({ fieldIds: [heron] });
    const receipt = await send(
      [
        { field: 'HERON ', well: 'H-8', day: '2026-02-10', hours: 24, oil: 1 },
        { field: 'Egret', well: 'E-1', day: '2026-02-10', hours: 24, oil: 1 },
        { field: 'New field', well: 'N-1', day: '2026-02-10', hours: 24, oil: 1 },
      ],
      { apiKey: limited.key },
    );
    expect(receipt.rows.map(({ outcome, reason }) => reason ?? outcome)).toEqual([
      'stored',
      'the API key is not good for field "Egret"',
      'the API key is not good for field "New field"',
    ]);
    expect(await rowsOf('E-1')).toHaveLength(1);
  });

  it('are refused whole where the delivery itself cannot be right, with what would help', async () => {
    const { db } = backend.database;
    await db.updateTable('well').set({ source: 'demonstration' }).where('name', '=', 'E-1').execute();
    const receipt = await send([
      { field: 'Egret', well: 'E-1', day: '2026-02-14', hours: 24, oil: 1 },
      { field: 'Heron', well: 'H-9', day: '2026-02-14', hours: 24, oil: 1 },
    ]);
    expect(receipt).toMatchObject({
      status: 'rejected',
      message: expect.stringContaining('demonstration data') as unknown,
      stored: 0,
      rejected: 2,
    });
    expect(receipt.rows[1]).toMatchObject({ reason: 'nothing of the delivery was stored: see message' });
    expect(await rowsOf('H-9')).toEqual([]);
  });

  it('are refused in words that say nothing of the command', async () => {
    const { message } = await send([{ field: 'Heron', well: 'H-9', day: '2026-02-14', hours: 26, oil: 1 }]);
    expect(message).toBe('row 1: hours reaches 26, which is not a number of hours in a day.');
    const run = backend.database.db.selectFrom('import_run').select('message').orderBy('id', 'desc');
    expect((await run.executeTakeFirst())?.message).toBe(message);
  });

  it.each([
    ['more than 5,000 rows', { rows: Array(5_001).fill({ field: 'F', well: 'W', day: '2026-02-10' }) }, 400],
    ['no row', { rows: [] }, 400],
    ['a name that is none', { rows: [{ field: 'F', well: 'W', day: '2026-02-10', oill: 1 }] }, 400],
    ['a row without a well', { rows: [{ field: 'F', day: '2026-02-10', oil: 1 }] }, 400],
  ])('are refused with %s', async (_, body, status) => {
    const headers = { 'x-api-key': key, 'idempotency-key': 'wrong' };
    const answer = await callOperation(backend, 'sendDailyRows', undefined, { body, headers });
    expect(answer.status).toBe(status);
  });

  it('need an Idempotency-Key', async () => {
    const body = { rows: [{ field: 'F', well: 'W', day: '2026-02-10', oil: 1 }] };
    const answer = await callOperation(backend, 'sendDailyRows', undefined, {
      body,
      headers: { 'x-api-key': key },
    });
    const help =
      'send one of 1 to 100 letters, digits and signs without a space, such as a new UUID for each delivery, and the same again for each try of it';
    expect([answer.status, answer.body.errors[0]?.message]).toEqual([
      400,
      `header/idempotency-key is missing: ${help}`,
    ]);
    const spaced = await call(body.rows, { idempotencyKey: 'two words' });
    expect(spaced.body.errors[0]?.message).toContain(`: ${help}`);
  });

  it('that were accepted stay when the key is revoked, and no more are taken', async () => {
    const own = await makeKey();
    const row = { field: 'Heron', well: 'H-10', day: '2026-02-10', hours: 24, oil: 1 };
    await send([row], { apiKey: own.key });
    await callOperation(backend, 'revokeApiKey', await admin(), { body: { id: own.id } });
    expect((await call([{ ...row, oil: 2 }], { apiKey: own.key })).status).toBe(401);
    expect((await rowsOf('H-10'))[0]!.oil).toBe(1);
  });

  it('stand in the audit log with the key that sent them', async () => {
    const own = await makeKey();
    await send([{ field: 'Heron', well: 'H-11', day: '2026-02-10', hours: 24, oil: 1 }], {
      apiKey: own.key,
    });
    const { rows } = await callOperation(backend, 'getAuditEvents', await admin(), {
      query: { kind: 'rowsDelivery' },
    });
    expect(rows[0]).toMatchObject({
      outcome: 'ok',
      subject: `key:${own.id}`,
      detail: { stored: '1', unchanged: '0', rejected: '0' },
    });
  });

  it('may be sent by a key of the scope import alone, which reads nothing', async () => {
    const reader = await makeKey({ scope: 'read' });
    const row = { field: 'Heron', well: 'H-12', day: '2026-02-10', hours: 24, oil: 1 };
    const refused = await call([row], { apiKey: reader.key });
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('scope import')]);
    const read = await callOperation(backend, 'getFields', undefined, { headers: { 'x-api-key': key } });
    expect([read.status, read.text]).toEqual([403, expect.stringContaining('scope read')]);
  });

  it('that are refused leave their answer with its line of the audit log or neither', async () => {
    const { db } = backend.database;
    const rows = [{ field: 'Heron', well: 'H-9', day: '2026-02-14', hours: 26, oil: 1 }];
    await sql`alter table audit_event add constraint no_refusals check (outcome <> 'refused') not valid`.execute(
      db,
    );
    const failed = await call(rows, { idempotencyKey: 'audited' });
    await sql`alter table audit_event drop constraint no_refusals`.execute(db);
    expect(failed.status).toBe(500);
    const kept = await db
      .selectFrom('delivery')
      .select('answer')
      .where('idempotency_key', '=', 'audited')
      .execute();
    expect(kept).toEqual([]);
    expect(await send(rows as Row[], { idempotencyKey: 'audited' })).toMatchObject({ status: 'rejected' });
  });
});
