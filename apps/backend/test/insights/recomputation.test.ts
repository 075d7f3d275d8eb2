import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemonstration } from '../../src/demonstration/seed.ts';
import { importFiles } from '../../src/import/import-files.ts';
import { ruleVersions } from '../../src/insights/rule-versions.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { potentialMethods, products } from '../../src/vocabulary.ts';
import { confirmedSteps } from '../support/confirmed-steps.ts';
import { readRawRows } from '../support/raw-rows.ts';
import { standInCsv } from '../support/stand-in-wells.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import {
  plainDecliningDeferral,
  plainDowntimes,
  plainLosses,
  plainMain,
  plainTrailingDeferral,
  type PlainDay,
} from './plain-rules.ts';

/**
 * What is stored against what plain code makes of the same raw rows. `CNX_RECOMPUTE_CSV` names a file of daily production
 * to be taken in place of the made-up wells.
 */
const ownFile = process.env['CNX_RECOMPUTE_CSV'];
let database: TestDatabase;
/** When everything was computed. */
const now = new Date('2026-03-02T08:00:00Z');
const close = () => database.drop();

async function wellIds(): Promise<string[]> {
  const rows = await database.db.selectFrom('well').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Stored days of a well by key, and those that plain code finds, each as potential, actual and deferred. */
async function bothDeferrals(wellId: string) {
  const { rows, causes } = await readRawRows(database.db, wellId);
  // An injector has no production rows.
  const isForgotten = now.getTime() / 86_400_000 - (rows.at(-1)?.day ?? -Infinity) > 92;
  const main = plainMain(rows);
  const steps = await confirmedSteps(database.db, wellId, now, main);
  const { losses, rises } = plainLosses(rows, steps, isForgotten, main);
  const stored = new Map<string, number[]>();
  const plain = new Map<string, number[]>();
  const kept = await database.db
    .selectFrom('deferred_production')
    .selectAll()
    .select(sql<number>`day - date '1970-01-01'`.as('number'))
    .where('well_id', '=', wellId)
    .execute();
  for (const row of kept) {
    for (const product of products) {
      const [potential, actual] = [row[`${product}_potential`], row[`${product}_actual`]];
      if (potential === null || actual === null) continue;
      stored.set(`${row.method} ${product} ${row.number}`, [
        potential,
        actual,
        Math.max(0, potential - actual),
      ]);
    }
  }
  for (const product of products) {
    const add = (method: string, days: readonly PlainDay[]) => {
      for (const { day, potential, actual, deferred } of days)
        plain.set(`${method} ${product} ${day}`, [potential, actual, deferred]);
    };
    add('trailingMedian', plainTrailingDeferral(rows, product, losses, rises, main));
    add('declining', plainDecliningDeferral(rows, product, causes, losses, main));
  }
  return { rows, main, losses, stored, plain };
}

/** The first few keys whose figures differ by more than rounding. */
function differences(stored: Map<string, number[]>, plain: Map<string, number[]>): string[] {
  const found: string[] = [];
  for (const key of new Set([...stored.keys(), ...plain.keys()])) {
    const [one, other] = [stored.get(key), plain.get(key)];
    const scale = Math.max(1, Math.abs(one?.[0] ?? 0));
    if (!one || !other || one.some((value, n) => Math.abs(value - other[n]!) > 1e-9 * scale))
      found.push(`${key}: stored ${String(one)}, plain ${String(other)}`);
  }
  return found.slice(0, 5);
}

async function storedExceptions(wellId: string) {
  const rows = await database.db
    .selectFrom('production_drop_exception')
    .select(['id', 'cause', 'rate', 'baseline', 'persistence_days', 'ended_by'])
    .select([
      sql<number>`day - date '1970-01-01'`.as('day'),
      sql<number | null>`standing_from - date '1970-01-01'`.as('standing'),
    ])
    .where('well_id', '=', wellId)
    .orderBy('day')
    .execute();
  return {
    drops: rows.filter(({ cause }) => cause !== 'downtime'),
    downtimes: rows.filter(({ cause }) => cause === 'downtime'),
  };
}

/** What two losses have in common that are the same. */
const lifeOf = (loss: {
  day: number;
  persistence_days: number;
  standing: number | null;
  ended_by: string | null;
}) => [loss.day, loss.persistence_days, loss.standing, loss.ended_by];

/** What is stored as expected on the days of a loss. */
async function expectedDays(id: string): Promise<Map<string, number[]>> {
  const rows = await database.db
    .selectFrom('loss_day')
    .select(['expected', sql<number>`day - date '1970-01-01'`.as('day')])
    .where('exception_id', '=', id)
    .execute();
  return new Map(rows.map(({ day, expected }) => [`${day}`, [expected]]));
}

async function expectAgreement(): Promise<Record<'days' | 'drops' | 'downtimes' | 'ofGas', number>> {
  const seen = { days: 0, drops: 0, downtimes: 0, ofGas: 0 };
  for (const wellId of await wellIds()) {
    const { rows, main, losses, stored, plain } = await bothDeferrals(wellId);
    expect(differences(stored, plain), wellId).toEqual([]);
    const { drops, downtimes } = await storedExceptions(wellId);
    expect(drops.map(lifeOf), wellId).toEqual(
      losses.map(({ validDays, standingFrom, end, ...loss }) =>
        lifeOf({ ...loss, persistence_days: validDays, standing: standingFrom, ended_by: end }),
      ),
    );
    for (const [n, { rate, baseline, expected }] of losses.entries()) {
      expect(drops[n]!.rate).toBeCloseTo(rate, 6);
      expect(drops[n]!.baseline).toBeCloseTo(baseline, 6);
      const kept = await expectedDays(drops[n]!.id);
      expect(differences(kept, new Map([...expected].map(([day, rate]) => [`${day}`, [rate]])))).toEqual([]);
    }
    expect(
      downtimes.map(({ day, persistence_days: length }) => [day, day + length - 1]),
      wellId,
    ).toEqual(plainDowntimes(rows, main).map(({ day, lastDay }) => [day, lastDay]));
    seen.days += stored.size;
    seen.drops += drops.length;
    seen.downtimes += downtimes.length;
    if (main === 'gas') seen.ofGas += drops.length + downtimes.length;
  }
  return seen;
}

/** Sums over the stored days of oil, in percent of the potential. */
async function deferredShares(condition = sql<boolean>`true`): Promise<Record<string, number>> {
  const { rows } = await sql<{ method: string; share: number }>`
    select loss.method, 100 * sum(greatest(0, loss.oil_potential - loss.oil_actual)) / sum(loss.oil_potential) as share
    from deferred_production as loss
    join daily_production as daily on daily.well_id = loss.well_id and daily.day = loss.day
    where loss.oil_potential is not null and ${condition}
    group by loss.method`.execute(database.db);
  return Object.fromEntries(rows.map(({ method, share }) => [method, share]));
}

describe('the demonstration', () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    await seedDemonstration(database, { wells: 28, gasWells: 6, years: 2, hourlyDays: 2, now });
    await recomputeInsights(database, { now });
  });
  afterAll(close);

  it('has the potential, deferral, drops and downtimes that plain code finds', async () => {
    const seen = await expectAgreement();
    expect(seen.days).toBeGreaterThan(60_000);
    expect(seen.drops).toBeGreaterThan(30);
    expect(seen.downtimes).toBeGreaterThan(30);
    expect(seen.ofGas).toBeGreaterThan(10);
  });

  it('has both methods on as many days, but for those on which a well is lost', async () => {
    const counts = await database.db
      .selectFrom('deferred_production')
      .select(['method', 'version', ({ fn }) => fn.countAll<number>().as('days')])
      .groupBy(['method', 'version'])
      .orderBy('method')
      .execute();
    expect(counts.map(({ method, version }) => [method, version])).toEqual(
      [...potentialMethods].sort().map((method) => [method, ruleVersions.potential]),
    );
    expect(counts[0]!.days / counts[1]!.days).toBeGreaterThan(0.95);
  });

  it('books next to nothing of a quiet full day by the declining method', async () => {
    const quiet = sql<boolean>`daily.hours >= 23.9 and daily.quality <> 'suspect'
      and not exists (select from well join well_event as event on event.field_id = well.field_id
        where well.id = daily.well_id and (event.well_id = well.id or event.well_id is null)
          and daily.day between event.starts_at::date - 1 and coalesce(event.ends_at, event.starts_at)::date + 1)
      and not exists (select from planted_event as planted where planted.well_id = daily.well_id
        and daily.day between planted.first_day - 1 and coalesce(planted.last_day, planted.first_day) + 100)
      and not exists (select from production_drop_exception as found where found.well_id = daily.well_id
        and daily.day between found.day and coalesce(found.ended_day, 'infinity'))`;
    const shares = await deferredShares(quiet);
    process.stdout.write(`Booked as lost on quiet full days, % of potential: ${JSON.stringify(shares)}\n`);
    expect(shares['declining']).toBeLessThan(0.2);
    expect(shares['trailingMedian']).toBeGreaterThan(1);
  });
});

describe(ownFile ?? 'wells of a file', () => {
  let folder: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    folder = mkdtempSync(path.join(tmpdir(), 'cnx-recompute-'));
    const file = ownFile ?? path.join(folder, 'wells.csv');
    if (ownFile === undefined) writeFileSync(file, standInCsv());
    const result = await importFiles(
      [file],
      { mapping: { columns: {}, unitSystem: 'metric' }, strict: false, dryRun: false },
      {
        db: database.batch,
        bulk: database.bulk,
        now: () => now,
        recompute: async (ids) => void (await recomputeInsights(database, { now, wellIds: ids })),
      },
      {
        onProgress: () => undefined,
        onStage: () => undefined,
        onRejected: ({ line, reason }) => process.stdout.write(`${line}: ${reason}\n`),
        onSuspect: () => undefined,
      },
    );
    expect(result.status).toBe('done');
  });
  afterAll(async () => {
    await close();
    rmSync(folder, { recursive: true });
  });

  it('have the potential, deferral, drops and downtimes that plain code finds', async () => {
    const seen = await expectAgreement();
    expect(seen.days).toBeGreaterThan(1_000);
    expect(seen.drops).toBeGreaterThan(1);
    for (const wellId of await wellIds()) {
      const shares = await deferredShares(sql<boolean>`loss.well_id = ${wellId}`);
      process.stdout.write(`${wellId}, deferred oil, % of potential: ${JSON.stringify(shares)}\n`);
    }
  });
});
