import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { createSmallDemonstration } from '../support/demonstration.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend({}, { database: await createSmallDemonstration() });
});
afterAll(() => backend.close());

it('has decisions, and none on a part of an event alone', async () => {
  const { rows } = await sql<{ id: string; near: number; decided: boolean }>`
    with finding as (
      select id, well_id, day, decided_by from production_drop_exception
      union all
      select gas.id, gas.well_id,
             (gas.started_at at time zone field.time_zone - make_interval(hours => field.production_day_start_hour))::date,
             gas.decided_by
      from gas_exception as gas join well on well.id = gas.well_id join field on field.id = well.field_id
    )
    select id, decided_by is not null as decided,
           (select count(*)::int from finding as other
            where other.well_id = finding.well_id and other.id <> finding.id and abs(other.day - finding.day) <= 3) as near
    from finding`.execute(backend.database.db);
  expect(rows.some(({ near }) => near > 0)).toBe(true);
  const decided = rows.filter((row) => row.decided);
  expect(decided.length).toBeGreaterThan(5);
  expect(decided.filter(({ near }) => near > 0)).toEqual([]);
});
