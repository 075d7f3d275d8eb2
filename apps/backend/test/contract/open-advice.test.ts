import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { createSmallDemonstration } from '../support/demonstration.ts';

let backend: TestBackend;
let token: string;

beforeAll(async () => {
  backend = await createTestBackend({}, { database: await createSmallDemonstration() });
  ({ id_token: token } = (await backend.signIn()).body);
});
afterAll(() => backend.close());

const kinds = ['frequencyUp', 'frequencyDown'];

// Of a window of a day most advice is from before it.
it.each([{ days: 1 }, { days: 30 }])(
  'the card, the figures and the list of advice count the same open advice over %j',
  async (query) => {
    const read = (
      id:
        | 'getProductionOptimizationInfo'
        | 'getOptimizationSummary'
        | 'getFrequencyChangeInfo'
        | 'getSettingAdviceInfo',
    ) =>
      callOperation(backend, id, token, {
        query: { ...query, ...(id !== 'getOptimizationSummary' && { limit: 500 }) },
      });
    const { body: card } = await read('getProductionOptimizationInfo');
    const { body: figures } = await read('getOptimizationSummary');
    const { rows } = await read('getFrequencyChangeInfo');
    const top = card['top'] as { kind: string }[];
    const isOpen = ({ status }: (typeof rows)[number]) => ['proposed', 'accepted'].includes(String(status));
    // What counted losses leave nothing of is no advice, until a person takes it.
    const bringsOil = ({ status, expectedOil, netOil }: (typeof rows)[number]) =>
      status !== 'proposed' || !(Number(expectedOil) > 0) || Number(netOil) >= 0.05;
    const pumps = rows.filter((row) => row['kind'] === 'advised' && isOpen(row));
    const listed = pumps.filter(bringsOil);
    const { rows: settings } = await read('getSettingAdviceInfo');
    const others = settings.filter((row) => isOpen(row) && bringsOil(row));
    const left =
      pumps.length - listed.length + settings.filter((row) => isOpen(row) && !bringsOil(row)).length;
    expect([card['nothingLeft'], figures['nothingLeft']]).toEqual([left, left]);
    expect(listed.length + others.length).toBe(top.length);
    expect(listed.length).toBeGreaterThan(0);
    expect(top.length + left).toBeGreaterThan(listed.length);
    expect(card).toMatchObject({ openOpportunities: top.length, openPumpOpportunities: listed.length });
    expect(top.filter(({ kind }) => kinds.includes(kind))).toHaveLength(listed.length);
    expect(figures).toMatchObject({ openAdvice: top.length, openPumpAdvice: listed.length });
    const chokes = top.filter(({ kind }) => kind === 'choke').length;
    expect([card['openChokeOpportunities'], figures['openChokeAdvice']]).toEqual([chokes, chokes]);
  },
);

it('proposed advice says when the schedule has a step of its well, and the what-if of its frequency is the advice', async () => {
  const read = async () =>
    (await callOperation(backend, 'getFrequencyChangeInfo', token, { query: { days: 1, limit: 500 } })).rows;
  const proposed = (await read()).find(
    ({ kind, status, plannedFor }) => kind === 'advised' && status === 'proposed' && plannedFor === null,
  )!;
  const well = proposed['well'] as { id: string };
  const { body: found } = await callOperation(backend, 'getWhatIf', token, {
    path: { wellId: well.id },
    query: { frequency: proposed['toHz'] as number },
  });
  expect(found).toMatchObject({
    status: 'solved',
    change: { oil: { mid: proposed['expectedOil'], low: proposed['expectedOilLow'] } },
    powerPct: proposed['expectedPowerPct'],
    checks: proposed['checks'],
  });
  const plan = (id: string, setTo: number, day: string) =>
    callOperation(backend, 'changeSchedule', token, {
      body: {
        ...{ id, action: 'create', activity: null },
        work: {
          ...{ wellId: well.id, fieldId: null, facility: null, activity: 'frequencyStep', title: 'One step' },
          ...{ owner: null, expectedDeferred: null, setTo },
        },
        ...{ plannedStart: `${day}T12:00:00.000Z`, plannedEnd: `${day}T13:00:00.000Z` },
        ...{ doneAt: null, value: null, overlapReason: 'A test', comment: null },
      },
    });
  const planned = async () => (await read()).find(({ id }) => id === proposed['id']);
  const advised = proposed['toHz'] as number;
  // A step the other way is another step.
  const away = await plan('0190a5c0-0000-7000-8000-000000000189', advised - 4, '2026-03-02');
  expect(away.status).toBe(200);
  expect(await planned()).toMatchObject({ status: 'proposed', plannedFor: null });
  const there = await plan('0190a5c0-0000-7000-8000-000000000190', advised, '2026-03-03');
  expect(there.status).toBe(200);
  expect(await planned()).toMatchObject({ status: 'proposed', plannedFor: '2026-03-03T12:00:00.000Z' });
});

it('lists what came of steps of chokes as the wells that they were made at have it', async () => {
  const { rows } = await callOperation(backend, 'getTrackedSettingChangeInfo', token, {
    query: { days: 365, limit: 500 },
  });
  expect(rows.length).toBeGreaterThan(3);
  const moments = rows.map(({ at }) => String(at));
  expect(moments).toEqual(moments.toSorted().reverse());
  const [first] = rows;
  const well = first!['well'] as { id: string };
  const { body } = await callOperation(backend, 'getSettingResponse', token, { path: { wellId: well.id } });
  const steps = body['steps'] as { at: string; setting: string; effect: unknown }[];
  expect(steps).toContainEqual(
    expect.objectContaining({ at: first!['at'], setting: first!['setting'], effect: first!['effect'] }),
  );
  // Of a window, only what was made in it.
  const newest = await callOperation(backend, 'getTrackedSettingChangeInfo', token, { query: { days: 1 } });
  expect(newest.rows.length).toBeLessThan(rows.length);
});

it('a pumped well whose model was not computed yet lacks no pump', async () => {
  const { db } = backend.database;
  const { id } = await db
    .selectFrom('pumped_model')
    .innerJoin('esp_equipment as pump', 'pump.well_id', 'pumped_model.well_id')
    .where('pump.pulled_at', 'is', null)
    .select('pump.well_id as id')
    .executeTakeFirstOrThrow();
  // Equal questions have one answer for a while.
  const ask = async (frequency: number) =>
    (await callOperation(backend, 'getWhatIf', token, { path: { wellId: id }, query: { frequency } })).body;
  await db.deleteFrom('pumped_model').where('well_id', '=', id).execute();
  await db.deleteFrom('well_advice').where('well_id', '=', id).execute();
  expect(await ask(50)).toMatchObject({ status: 'notComputed', missing: [], drive: null });
  await db.deleteFrom('esp_equipment').where('well_id', '=', id).execute();
  expect(await ask(51)).toMatchObject({ status: 'notComputed', missing: [{ what: 'equipment' }] });
});
