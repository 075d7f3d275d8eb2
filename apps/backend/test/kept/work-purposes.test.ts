import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '@cnx/api/schema';
import { dayMs } from '../../src/production-day.ts';
import { createTestBackend, type Answer, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { firstDay, writeSmallField } from '../support/small-field.ts';

type Activity = components['schemas']['Schedule'];

let backend: TestBackend;
let token: string;

beforeAll(async () => {
  backend = await createTestBackend();
  token = (await backend.signIn('engineer@cnx.example')).body.id_token;
  await writeSmallField(backend.database.db, {
    id: 'north',
    from: Math.floor(backend.clock.now().getTime() / dayMs) - 10 - firstDay,
    wells: {
      'N-1': { oil: Array.from({ length: 10 }, () => 100) },
      'N-2': { oil: [100] },
      'N-3': { oil: [100] },
    },
  });
  const { db } = backend.database;
  await db
    .insertInto('well_group')
    .values({ id: 'north-test', field_id: 'north', name: 'Test header', kind: 'testHeader' })
    .execute();
  await db
    .insertInto('well_group_member')
    .values(['N-1', 'N-2'].map((id) => ({ well_group_id: 'north-test', well_id: id })))
    .execute();
});
beforeEach(async () => {
  backend.clock.pass(2);
  await backend.database.db.deleteFrom('schedule_entry').execute();
});
afterAll(() => backend.close());

const ahead = (hours: number) => new Date(backend.clock.now().getTime() + hours * 3_600_000).toISOString();
const change = (action: string, more: object): Promise<Answer> =>
  callOperation(backend, 'changeSchedule', token, {
    body: {
      ...{ id: randomUUID(), action, activity: null, work: null, plannedStart: null, plannedEnd: null },
      ...{ doneAt: null, value: null, overlapReason: null, comment: null, ...more },
    },
  });
const create = (wellId: string, work: object = {}, more: object = {}) =>
  change('create', {
    work: {
      ...{ wellId, fieldId: null, facility: null, activity: 'workover', title: 'Work', owner: null },
      ...{ expectedDeferred: 500, ...work },
    },
    ...{ plannedStart: ahead(24), plannedEnd: ahead(48), ...more },
  });
const activityOf = ({ body }: Answer) => (body as unknown as { activity: Activity }).activity;

/** A pump that was installed before some days, with a reading of an hour ago. */
async function writePump(wellId: string, days: number, frequency: number) {
  const { db } = backend.database;
  await db.insertInto('manufacturer').values({ id: 'maker', name: 'Maker' }).execute();
  await db
    .insertInto('esp_equipment')
    .values({
      ...{ well_id: wellId, installed_at: new Date(ahead(-24 * days)), manufacturer_id: 'maker' },
      ...{ pulled_at: null, pull_reason: null, pump_model: 'P', stage_type: 'radial', stages: 100 },
      ...{
        rated_frequency: 60,
        min_hz: 35,
        max_hz: 65,
        setpoint_hz: 55,
        mode: 'fixed',
        nameplate_current: 80,
      },
    } as never)
    .execute();
  await db
    .insertInto('esp_reading')
    .values({
      ...{ well_id: wellId, at: new Date(ahead(-1)), frequency, motor_current: 60 },
      ...{ motor_current_cv: null, motor_temperature: 110, intake_pressure: 55, intake_temperature: null },
      ...{ discharge_pressure: null, wellhead_pressure: 15, vibration: null, power: null },
      ...{ free_gas_pct: null, liquid_rate: null, water_cut: null, gor: null },
    })
    .execute();
}

describe('what work is for', () => {
  it('is asked of what costs oil, until somebody says it, and again once that is taken back', async () => {
    const made = activityOf(await create('N-1'));
    expect(made.merit?.purpose).toBeNull();
    expect(made.merit?.questions).toContainEqual({ kind: 'noPurpose', value: 500 });
    const id = randomUUID();
    const seen = { id: made.id, version: made.version };
    const said = await change('explain', { id, activity: seen, purpose: 'upkeep', comment: 'Safety valve' });
    expect(activityOf(said).merit).toMatchObject({
      ...{ purpose: 'upkeep', typed: true, note: 'Safety valve', questions: [] },
    });
    expect(activityOf(said).changes[0]).toMatchObject({ action: 'explain', comment: 'Safety valve' });
    const back = await callOperation(backend, 'undoScheduleChange', token, { body: { id } });
    expect(activityOf(back).merit).toMatchObject({ purpose: null, typed: false });
  });

  it('is said when it is planned, or found by its kind', async () => {
    expect(activityOf(await create('N-1', { purpose: 'candidate' })).merit).toMatchObject({ typed: true });
    const test = activityOf(await create('N-2', { activity: 'wellTest' }));
    expect(test.merit).toMatchObject({ purpose: 'periodicTest', typed: false, questions: [] });
  });

  it('is in doubt where a pump is replaced as failed that runs', async () => {
    await writePump('N-3', 52, 55);
    const made = activityOf(await create('N-3', { activity: 'espReplacement', purpose: 'failure' }));
    expect(made.merit?.questions).toEqual([
      { kind: 'pumpRuns', value: 55 },
      { kind: 'earlyReplacement', value: 53 },
    ]);
  });

  it('must be said to explain', async () => {
    const { id, version } = activityOf(await create('N-1'));
    expect((await change('explain', { activity: { id, version } })).status).toBe(400);
  });
});

describe('two works that need the same at one time', () => {
  const codes = ({ body }: Answer) =>
    (body['errors'] as unknown as { code?: string }[]).map(({ code }) => code);
  const both = { overlapReason: 'Two separators' };

  it('are tests on one header: the second is refused without a reason, and both name the other', async () => {
    const test = { activity: 'wellTest' };
    const first = activityOf(await create('N-1', test));
    expect(codes(await create('N-2', test))).toEqual(['activityOverlaps']);
    // Another header, other work, another time.
    expect((await create('N-3', test)).status).toBe(200);
    expect((await create('N-2', test, { plannedStart: ahead(48), plannedEnd: ahead(60) })).status).toBe(200);
    const second = activityOf(await create('N-2', test, { ...both, plannedEnd: ahead(40) }));
    expect(second.clashes).toMatchObject([
      { id: first.id, place: 'N-1', by: 'testHeader', name: 'Test header' },
    ]);
    const { rows } = await callOperation(backend, 'getScheduleInfo', token);
    const listed = (rows as unknown as Activity[]).find(({ id }) => id === first.id);
    expect(listed?.clashes.map(({ id }) => id)).toEqual([second.id]);
  });

  it('are made by one rig', async () => {
    const rig = { crew: 'Rig 4', purpose: 'upkeep' };
    await create('N-1', rig);
    expect(codes(await create('N-3', rig))).toEqual(['activityOverlaps']);
    expect((await create('N-2', { crew: 'Rig 5' })).status).toBe(200);
    const second = activityOf(await create('N-3', rig, both));
    expect(second.clashes).toMatchObject([{ place: 'N-1', by: 'crew', name: 'Rig 4' }]);
  });
});
