import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemonstration } from '../../src/demonstration/seed.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const now = new Date('2026-03-02T06:30:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDemonstration(database, { wells: 48, years: 1, hourlyDays: 180, now });
  await recomputeInsights(database, { now });
});
afterAll(() => database.drop());

async function readRows<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await query.execute(database.db)).rows;
}

/** Everything that the engine stored, as text. */
const storedRows = () =>
  readRows(sql<{ row: string }>`
    select to_jsonb(advice)::text as row from well_advice as advice
    union all select to_jsonb(opportunity)::text from optimization_opportunity as opportunity
    union all select to_jsonb(change)::text from frequency_change as change
    union all select to_jsonb(tracked)::text from tracked_frequency_change as tracked
    order by row`);

describe('what the engine stores of a demonstration', () => {
  it('is advice, a limit, nothing to gain, or what is missing', async () => {
    const wells = await readRows(sql<{
      pumped: boolean;
      status: string;
      limit: string | null;
      missing: { what: string }[];
    }>`
      select well.method_of_production = 'electricSubmersiblePumpLift' as pumped, advice.status,
             advice.limited_by as limit, advice.missing
      from well_advice as advice join well on well.id = advice.well_id`);
    const answered = wells.filter(({ status, pumped }) => pumped && status !== 'notComputed');
    expect(answered.length).toBeGreaterThan(5);
    for (const { status, limit, missing } of wells) {
      if (status === 'limited') expect(limit).not.toBeNull();
      expect(missing.length > 0).toBe(status === 'notComputed');
    }
  });

  it('has one piece of open advice for each advised well, within its band, by at most 1 Hz and with no check failed', async () => {
    const [counts] = await readRows(sql<Record<string, number>>`
      select (select count(*)::int from well_advice where status = 'advised') as advised,
             (select count(distinct well_id)::int from optimization_opportunity where status = 'found') as wells,
             (select count(*)::int from optimization_opportunity where status = 'found') as open,
             (select count(*)::int from optimization_opportunity
               where not (oil_low <= expected_oil and expected_oil <= oil_high)) as "outsideBand",
             (select count(*)::int from frequency_change where kind = 'advised') as steps,
             (select count(*)::int from frequency_change
               where kind = 'advised' and abs(to_hz - from_hz) > 1.000001) as "tooLarge",
             (select count(*)::int from frequency_change, jsonb_array_elements(checks) as tested
               where kind = 'advised' and tested ->> 'pass' = 'false') as failed`);
    expect(counts!['advised']).toBeGreaterThan(3);
    expect(counts!['steps']).toBeGreaterThan(3);
    expect(counts).toMatchObject({ wells: counts!['advised'], open: counts!['advised'] });
    expect(counts).toMatchObject({ outsideBand: 0, tooLarge: 0, failed: 0 });
  });

  it('has the checks of advice on chokes and lift gas, the settings that it rests on, and a probability that its range does not contradict', async () => {
    const rows = await readRows(sql<{
      checks: { name: string; value: number; pass: boolean | null }[];
      confidence: number;
      points: number;
      least: number;
      most: number;
      from: number;
      to: number;
      low: number;
    }>`
      select opportunity.checks, opportunity.oil_low as low, opportunity.confidence, opportunity.from_value as "from", opportunity.to_value as "to",
             jsonb_array_length(advice.response -> 'points') as points,
             (advice.response #>> '{curve,0,setting}')::float as least,
             (advice.response #>> '{curve,-1,setting}')::float as most
      from optimization_opportunity as opportunity join well_advice as advice using (well_id)
      where opportunity.status = 'found' and opportunity.kind in ('choke', 'gasLift')`);
    expect(rows.length).toBeGreaterThan(0);
    for (const { checks, confidence, points, least, most, from, to, low } of rows) {
      expect(checks.filter(({ pass }) => pass === false)).toEqual([]);
      expect(checks.filter(({ pass }) => pass === true).length).toBeGreaterThanOrEqual(7);
      expect(points).toBeGreaterThanOrEqual(3);
      expect(least).toBeLessThanOrEqual(Math.min(from, to) + 1e-6);
      expect(most).toBeGreaterThanOrEqual(Math.max(from, to) - 1e-6);
      // Range and probability are of one distribution: below 90 % is where the low end is below 0.
      if (to > from) expect(confidence < 0.9 - 1e-6).toBe(low < 0);
    }
  });

  it('is the same when it is computed again', async () => {
    const before = await storedRows();
    await recomputeInsights(database, { now });
    expect(await storedRows()).toEqual(before);
  });

  it('does not propose anew what was rejected, as long as it is found again', async () => {
    const [refused] = await readRows(sql<{ id: string; well_id: string }>`
      update optimization_opportunity set status = 'rejected', decided_at = ${now}
      where id = (select id from optimization_opportunity where status = 'found' order by id limit 1)
      returning id, well_id`);
    await recomputeInsights(database, { now });
    const ofWell = await readRows(sql<{ id: string; status: string }>`
      select id, status from optimization_opportunity
      where well_id = ${refused!.well_id} and status in ('found', 'rejected')`);
    expect(ofWell).toEqual([{ id: refused!.id, status: 'rejected' }]);
  });
});
