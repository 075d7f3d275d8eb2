import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemonstration } from '../../src/demonstration/seed.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { bandOf, printScores, scoreBySize, type Finding, type Planted } from './scoring.ts';

/**
 * The detections against what the generator planted, by size. The generator knows neither the rules nor their
 * limits, and these tests are the only readers of its truth table. The floors are what was seen on several
 * seeds, less a margin: they fall when a rule gets worse, not when a random number changes.
 */
let database: TestDatabase;
let planted: Planted[];
beforeAll(async () => {
  database = await createTestDatabase();
  const now = new Date('2025-11-20T18:00:00Z');
  await seedDemonstration(database, { wells: 80, years: 2, hourlyDays: 60, seed: 'score', now });
  await recomputeInsights(database, { now });
  planted = await readPlanted(aftermathDays);
});
afterAll(() => database.drop());

/** Days that the record must go on after an event, for anything to be found at all. */
const aftermathDays = 14;

async function readPlanted(aftermath: number): Promise<Planted[]> {
  const { rows } = await sql<Planted>`
    select event.well_id as "wellId", event.kind, event.first_day - date '1970-01-01' as "from",
           event.last_day - date '1970-01-01' as "to",
           case event.kind when 'gasRise' then (event.detail ->> 'gorFactor')::float8 - 1 else event.size end as size
    from planted_event as event join well on well.id = event.well_id
    where event.last_day < well.last_day - ${aftermath}::int`.execute(database.batch);
  return rows;
}

/** Findings of a table with their day and, for change points, the days until they were detected. */
async function readFindings(
  table: 'change_point' | 'production_drop_exception' | 'gas_exception',
): Promise<Finding[]> {
  const source = {
    change_point: sql`select well_id, change_day as day, (detected_at at time zone 'UTC')::date - change_day as delay
                      from change_point where detector = 'pelt'`,
    production_drop_exception: sql`select well_id, day, null::int as delay
                                   from production_drop_exception where cause <> 'downtime'`,
    gas_exception: sql`select well_id, (started_at at time zone 'UTC')::date as day, null::int as delay
                       from gas_exception where rule ->> 'id' <> 'R4'`,
  }[table];
  const { rows } = await sql<Finding>`
    select found.well_id as "wellId", found.day - date '1970-01-01' as day, found.delay
    from (${source}) as found`.execute(database.batch);
  return rows;
}

describe('change points against the truth', () => {
  it('find lasting steps by their size, and soon', async () => {
    const steps = planted.filter(({ kind }) => ['frequencyStep', 'chokeStep', 'rateStep'].includes(kind));
    const scores = scoreBySize(steps, await readFindings('change_point'), { before: 7, after: 7 });
    printScores('Lasting steps of the rate', scores);
    expect(bandOf(scores, 0.25).recall).toBeGreaterThanOrEqual(0.9);
    expect(bandOf(scores, 0.12).recall).toBeGreaterThanOrEqual(0.85);
    expect(bandOf(scores, 0.06).recall).toBeGreaterThanOrEqual(0.45);
    expect(bandOf(scores, 0.25).medianDelay).toBeLessThanOrEqual(8);
    expect(bandOf(scores, 0.12).medianDelay).toBeLessThanOrEqual(10);
    // Far below the limit most must be missed: finding them would mean finding noise.
    expect(bandOf(scores, 0).recall).toBeLessThanOrEqual(0.25);
  });

  it('find water and gas breaking through', async () => {
    const findings = await readFindings('change_point');
    const water = scoreBySize(
      planted.filter(({ kind }) => kind === 'waterStep'),
      findings,
      { before: 7, after: 7 },
    );
    const gas = scoreBySize(
      planted.filter(({ kind }) => kind === 'gasRise'),
      findings,
      { before: 7, after: 14 },
    );
    printScores('Steps of the water cut, by what they cost in oil', water);
    printScores('Rises of the gas-oil ratio, by their size', gas);
    expect(bandOf(water, 0.12).recall).toBeGreaterThanOrEqual(0.85);
    expect(bandOf(gas, 0.25).recall).toBeGreaterThanOrEqual(0.85);
  });

  it('find a slide over weeks that no daily limit sees', async () => {
    const slides = scoreBySize(
      planted.filter(({ kind }) => kind === 'slide'),
      await readFindings('change_point'),
      { before: 7, after: 14 },
    );
    printScores('Slides over 8 to 30 days', slides);
    expect(bandOf(slides, 0.12).recall).toBeGreaterThanOrEqual(0.7);
  });

  it('are nearly all true', async () => {
    const findings = await readFindings('change_point');
    const everything = await readPlanted(-aftermathDays);
    const isTrue = ({ wellId, day }: Finding): boolean =>
      everything.some((event) => event.wellId === wellId && day >= event.from - 7 && day <= event.to + 8);
    const precision = findings.filter(isTrue).length / findings.length;
    console.log(`Change points: ${findings.length}, precision ${(100 * precision).toFixed(1)} %`);
    expect(findings.length).toBeGreaterThan(100);
    expect(precision).toBeGreaterThanOrEqual(0.85);
  });
});

describe('exceptions against the truth', () => {
  it('report high production drops from their limit on, and nothing else', async () => {
    const findings = await readFindings('production_drop_exception');
    const falls = planted.filter(
      ({ kind, size, from, to }) =>
        size < 0 &&
        (['frequencyStep', 'chokeStep', 'rateStep'].includes(kind) || (kind === 'rateDrop' && to > from)),
    );
    const scores = scoreBySize(falls, findings, { before: 2, after: 3 }, [0, 0.1, 0.2, 0.3, 0.5, Infinity]);
    printScores('High production drops', scores);
    expect(bandOf(scores, 0.3).recall).toBeGreaterThanOrEqual(0.8);
    expect(bandOf(scores, 0).recall).toBeLessThanOrEqual(0.05);
    const explained = findings.filter(({ wellId, day }) =>
      planted.some((event) => event.wellId === wellId && day >= event.from - 5 && day <= event.to + 30),
    );
    expect(explained.length / findings.length).toBeGreaterThanOrEqual(0.85);
  });

  it('report gas at the pump by how much liquid it costs', async () => {
    const { rows } = await sql<{ first: number }>`
      select min(at)::date - date '1970-01-01' as first from esp_reading`.execute(database.batch);
    // The rules need some days of signals for their baselines.
    const slugs = planted.filter(({ kind, from }) => kind === 'gasInterference' && from > rows[0]!.first + 4);
    const scores = scoreBySize(slugs, await readFindings('gas_exception'), { before: 1, after: 1 }, [
      0,
      0.1,
      0.2,
      Infinity,
    ]);
    printScores('Gas interference', scores);
    const strong = bandOf(scores, 0.2);
    expect(strong.planted).toBeGreaterThan(3);
    expect(strong.recall).toBeGreaterThanOrEqual(0.6);
  });
});
