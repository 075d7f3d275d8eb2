import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { components } from '@cnx/api/schema';
import { resumeWork } from '../../src/start.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { createSmallDemonstration } from '../support/demonstration.ts';

type GuardRails = components['schemas']['GuardRails'];
type Advice = components['schemas']['FrequencyChange'];

let backend: TestBackend;
let admin: string;
let engineer: string;

beforeAll(async () => {
  backend = await createTestBackend({}, { database: await createSmallDemonstration() });
  admin = (await backend.signIn('admin@cnx.example')).body.id_token;
  engineer = (await backend.signIn('engineer@cnx.example')).body.id_token;
});
beforeEach(async () => {
  const { db } = backend.database;
  await db.deleteFrom('guard_rail').execute();
  await db.deleteFrom('audit_event').execute();
});
afterAll(() => backend.close());

const read = async () =>
  (await callOperation(backend, 'getGuardRails', engineer, {})).body as unknown as GuardRails;
const save = (body: object, token = admin) =>
  callOperation(backend, 'saveGuardRail', token, {
    body: { name: 'maxStepHz', fieldId: null, wellId: null, seen: null, ...body },
  });
/** Open advice by its well, after the server has computed what is due. */
const advise = async () => {
  await resumeWork(backend.database, backend.clock.now());
  backend.clock.pass(2);
  const { rows } = await callOperation(backend, 'getFrequencyChangeInfo', engineer, {
    query: { days: 1, limit: 500 },
  });
  const open = (rows as unknown as Advice[]).filter(
    ({ kind, status }) => kind === 'advised' && status === 'proposed',
  );
  return new Map(open.map((one) => [one.well.id, one]));
};
const anyField = async () =>
  (await backend.database.db.selectFrom('field').select('id').executeTakeFirstOrThrow()).id;
const limitOf = (advice: Advice | undefined, name: string) =>
  advice?.checks.find((check) => check.name === name)?.limit;

it('is what it usually is where nobody set it', async () => {
  const { kinds, set, dueWells } = await read();
  expect(kinds.map(({ name, usual, unit }) => `${name} ${usual} ${unit}`)).toEqual([
    'maxStepHz 1 Hz',
    'bubblePointMargin 5 bar',
    'motorCurrentPct 100 %',
    'motorTemperatureMargin 5 K',
    'intakePressureMargin 3 bar',
    'freeGasPct 100 %',
    'maxChokeStep 5 %',
    'maxChokeOpening 100 %',
    'maxLiftGasStep 15 %',
    'maxLiftGasPerOil 2000 Sm3/Sm3',
    'maxLiftGas 1000000 Sm3/d',
    'maxOilRate 20000 Sm3/d',
  ]);
  expect(kinds.filter(({ optional }) => optional).map(({ name }) => name)).toEqual([
    'maxLiftGas',
    'maxOilRate',
  ]);
  expect({ set, dueWells }).toEqual({ set: [], dueWells: 0 });
});

it('has advice computed by the nearest one, and by the usual one again when it is removed', async () => {
  const before = await advise();
  const first = [...before.values()].find(({ deltaHz }) => Math.abs(deltaHz) > 0.5);
  const { id: wellId, fieldId } = first!.well;
  const others = [...before.values()].filter(({ well }) => well.id !== wellId);
  expect(others.length).toBeGreaterThan(0);

  const set = (await save({ value: 0.5 })).body as unknown as GuardRails;
  expect(set.dueWells).toBeGreaterThanOrEqual(before.size);
  expect(set.set).toMatchObject([{ name: 'maxStepHz', place: null, value: 0.5, by: 'Ada Nordby' }]);
  await save({ fieldId, value: 0.5 });
  await save({ wellId, value: 1 });
  const small = await advise();
  for (const { well, deltaHz } of small.values())
    if (well.id !== wellId) expect(Math.abs(deltaHz)).toBeLessThanOrEqual(0.5);
  expect(limitOf(small.get(wellId), 'step')).toBe(1);
  expect(small.get(wellId)?.deltaHz).toBe(first!.deltaHz);
  expect((await read()).dueWells).toBe(0);

  await save({ seen: 0.5, value: null });
  await save({ fieldId, seen: 0.5, value: null });
  const after = await advise();
  expect(after.get(others[0]!.well.id)?.deltaHz).toBe(others[0]!.deltaHz);
});

it('limits chokes and lift gas, whose wells have no pump, and what the facility takes of any well', async () => {
  type Setting = components['schemas']['SettingAdvice'];
  const settings = async () => {
    await resumeWork(backend.database, backend.clock.now());
    backend.clock.pass(2);
    const { rows } = await callOperation(backend, 'getSettingAdviceInfo', engineer, {
      query: { limit: 500 },
    });
    return (rows as unknown as Setting[]).filter(({ status }) => status === 'proposed');
  };
  const before = await settings();
  const choke = before.find(({ kind, from, to }) => kind === 'choke' && to - from > 2)!;
  const pumps = await advise();
  const set = (await save({ name: 'maxChokeStep', value: 2 })).body as unknown as GuardRails;
  expect(set.dueWells).toBeGreaterThanOrEqual(before.length);
  const small = (await settings()).find(({ well }) => well.id === choke.well.id)!;
  expect(small.to - small.from).toBeCloseTo(2, 9);
  expect(small.checks.find(({ name }) => name === 'step')).toMatchObject({ limit: 2, checked: true });
  // Of pumps nothing is computed by it.
  expect([...(await advise()).keys()]).toEqual([...pumps.keys()]);

  expect(small.checks.find(({ name }) => name === 'facility')).toMatchObject({ limit: null, checked: false });
  await save({ name: 'maxOilRate', value: 20_000 });
  const limited = (await settings()).find(({ well }) => well.id === choke.well.id)!;
  expect(limited.checks.find(({ name }) => name === 'facility')).toMatchObject({
    ...{ limit: 20_000, checked: true, pass: true },
  });
  const [pump] = (await advise()).values();
  expect(limitOf(pump, 'facility')).toBe(20_000);
  await save({ name: 'maxOilRate', seen: 20_000, value: 1 });
  expect((await settings()).map(({ well }) => well.id)).not.toContain(choke.well.id);
});

it('is set by administrators alone, who see each change in the audit log', async () => {
  expect((await save({ value: 2 }, engineer)).status).toBe(403);
  await save({ value: 2 });
  // Sent again, it is set already.
  expect((await save({ value: 2 })).status).toBe(200);
  await save({ fieldId: await anyField(), value: 0.5 });
  await save({ seen: 2, value: null });
  const events = await callOperation(backend, 'getAuditEvents', admin, {
    query: { kind: 'guardRailChange' },
  });
  expect((events.body as unknown as { detail: object }[]).map(({ detail }) => detail)).toEqual([
    { action: 'remove', was: '2' },
    { action: 'change', value: '0.5' },
    { action: 'change', value: '2' },
  ]);
});

it('refuses what is set otherwise by now, what it cannot be, and where there is nothing', async () => {
  await save({ value: 2 });
  expect(await save({ value: 3 })).toMatchObject({
    status: 409,
    body: { errors: [{ code: 'changedSince' }] },
  });
  expect((await save({ seen: 2, value: 6 })).status).toBe(400);
  expect((await save({ name: 'motorCurrentPct', value: 110 })).status).toBe(400);
  expect((await save({ fieldId: 'any', wellId: 'one', value: 1 })).status).toBe(400);
  expect((await save({ fieldId: 'none', value: 1 })).status).toBe(404);
  expect((await save({ wellId: 'none', value: 1 })).status).toBe(404);
  expect((await read()).set).toMatchObject([{ value: 2 }]);
});
