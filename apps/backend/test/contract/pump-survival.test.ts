import type { components } from '@cnx/api/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';

type Survival = components['schemas']['PumpSurvival'];

let backend: TestBackend;
let token: string;

/** Twenty days of a well that stood still from one on. */
const ranFor = (days: number) => {
  const course = (value: number) => Array.from({ length: 20 }, (_, i) => (i < days ? value : 0));
  return { oil: course(100), hours: course(24) };
};

/** A pump's run in a well, from the begin of a day of its record to that of another one. */
async function run(wellId: string, maker: string, installed: number, pulled?: number, reason?: string) {
  await backend.database.db
    .insertInto('esp_equipment')
    .values({
      well_id: wellId,
      installed_at: at(installed),
      pulled_at: pulled === undefined ? null : at(pulled),
      pull_reason: reason ?? null,
      manufacturer_id: maker,
      pump_model: 'P',
      stage_type: 'radial',
      stages: 100,
      rated_frequency: 60,
      min_hz: 35,
      max_hz: 65,
      setpoint_hz: 50,
      mode: 'fixed',
      nameplate_current: 100,
      nameplate_power: 150,
      motor_temperature_limit: 150,
      intake_pressure_limit: 25,
      bep_rate: 300,
      min_rate: 200,
      max_rate: 400,
    })
    .execute();
}

async function survival(query: Record<string, string> = {}): Promise<Survival> {
  const answer = await callOperation(backend, 'getPumpSurvival', token, { query });
  expect(answer.status).toBe(200);
  return answer.body as unknown as Survival;
}

beforeAll(async () => {
  backend = await createTestBackend();
  const { db } = backend.database;
  await writeSmallField(db, {
    id: 'Pumped',
    wells: { stopped: ranFor(10), pulled: ranFor(20), running: ranFor(20) },
  });
  await writeSmallField(db, { id: 'Bare', wells: { flowing: { oil: [100] } } });
  await db
    .insertInto('manufacturer')
    .values([
      { id: 'north', name: 'North' },
      { id: 'south', name: 'South' },
    ])
    .execute();
  // Stands still for six days before its pump comes out.
  await run('stopped', 'north', 0, 16, 'Failed: Motor');
  await run('stopped', 'north', 16, 17, 'Failed: cable');
  await run('pulled', 'south', 0, 14, 'Workover');
  await run('running', 'south', 0);
  ({ id_token: token } = (await backend.signIn()).body);
});
afterAll(() => backend.close());

it('ends a run at the stop and not at the pull, and takes what did not fail as lasting', async () => {
  const { total, until } = await survival({ to: day(19) });
  expect(until).toBe(day(19));
  expect(total).toMatchObject({ runs: 4, failures: 2, maxDays: 20, atRisk: [4], medianDays: 10 });
  // The second run of the well that stood still made nothing: it lasted to its pull.
  expect(total.steps.map(({ days, atRisk, failures }) => ({ days, atRisk, failures }))).toEqual([
    { days: 1, atRisk: 4, failures: 1 },
    { days: 10, atRisk: 3, failures: 1 },
  ]);
  expect(total.steps[0]!.share).toBeCloseTo(3 / 4, 12);
  expect(total.steps[1]!.share).toBeCloseTo((3 / 4) * (2 / 3), 12);
});

it('shows runs as they stood at the end of the window', async () => {
  const { total } = await survival({ to: day(11) });
  expect(total).toMatchObject({ runs: 3, failures: 0, maxDays: 12, steps: [] });
});

it('groups runs by maker, each run in one group', async () => {
  const { groups } = await survival({ to: day(19) });
  expect(groups.map(({ name, runs, failures }) => [name, runs, failures])).toEqual([
    ['North', 2, 2],
    ['South', 2, 0],
  ]);
});

it('has all runs at risk of each reason of failure', async () => {
  const { groups } = await survival({ to: day(19), by: 'reason' });
  expect(groups.map(({ name, runs, failures, steps }) => [name, runs, failures, steps[0]?.atRisk])).toEqual([
    ['cable', 4, 1, 4],
    ['motor', 4, 1, 3],
  ]);
});

it('is empty for wells without pumps', async () => {
  const { total, groups } = await survival({ fieldIds: 'Bare', to: day(19) });
  expect(total).toMatchObject({ runs: 0, failures: 0, maxDays: 0, steps: [] });
  expect(groups).toEqual([]);
});
