import type { components } from '@cnx/api/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayNumber, productionDayHours } from '../../src/production-day.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { firstDay, writeSmallField } from '../support/small-field.ts';

type Loss = components['schemas']['DeferredProduction'];

const clock = { timeZone: 'Europe/Oslo', startHour: 6 };
const [spring, autumn] = ['2025-03-29', '2025-10-25'];
const [first, last] = [dayNumber('2025-01-10'), dayNumber('2025-11-05')];
const record = Array.from({ length: last - first + 1 }, (_, i) => productionDayHours(first + i, clock));
const isTurn = (i: number) => [spring, autumn].some((day) => dayNumber(day) === first + i);

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await createTestBackend();
  const stopped = record.map((hours, i) => (isTurn(i) ? 0 : hours));
  await writeSmallField(backend.database.db, {
    id: 'Oslo',
    ...clock,
    from: first - firstDay,
    wells: {
      running: { oil: record.map((hours) => 10 * hours), hours: record },
      stopped: { oil: stopped.map((hours) => 10 * hours), hours: stopped },
    },
  });
  await recomputeInsights(backend.database, { now: backend.clock.now() });
  ({ id_token: token } = (await backend.signIn()).body);
});
afterAll(() => backend.close());

it.each([
  [spring, 23],
  [autumn, 25],
])('the production day %s has %d hours, in losses as in the figures of the day', async (day, hours) => {
  const query = { from: day, to: day };
  const losses = await callOperation(backend, 'getDeferredProductionInfo', token, {
    query: { ...query, level: 'well' },
  });
  const lossOf = (well: string) =>
    (losses.rows as unknown as Loss[]).find(({ entity }) => entity.id === well);
  expect(lossOf('running')).toMatchObject({
    potential: 10 * hours,
    actual: 10 * hours,
    deferred: 0,
  });
  expect(lossOf('stopped')).toMatchObject({ potential: 10 * hours, actual: 0, deferred: 10 * hours, hours });
  expect(lossOf('stopped')?.reasons.reduce((sum, reason) => sum + reason.hours, 0)).toBe(hours);
  const { body } = await callOperation(backend, 'getProductionDayInfo', token, { query });
  expect(body).toMatchObject({ day, oilPotential: 20 * hours, efficiencyPct: 50, wells: { up: 1, down: 1 } });
});
