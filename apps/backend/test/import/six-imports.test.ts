import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importFiles } from '../../src/import/import-files.ts';
import { importRecords, type RecordKindName } from '../../src/import/import-records.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { readFrequencyChanges } from '../../src/queries/frequency-changes.ts';
import { listOpportunities } from '../../src/queries/production-optimization.ts';
import { readWhatIf } from '../../src/queries/what-if.ts';
import { isoDay } from '../../src/production-day.ts';
import { companyDays, companyFiles, companyWells } from '../support/pumped-company.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/** A company with four pumped wells brings what it has, file by file, into a system that is empty. */
const firstDay = 20_500;
const now = () => new Date((firstDay + companyDays) * 86_400_000 + 6 * 3_600_000);
const files = companyFiles({ firstDay });

let database: TestDatabase;
let folder: string;
const notes: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'cnx-six-'));
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

async function bring(kind: 'production' | RecordKindName, lines: readonly string[]) {
  const path = join(folder, `${kind}.csv`);
  writeFileSync(path, `${lines.join('\n')}\n`);
  const context = {
    db: database.batch,
    bulk: database.bulk,
    now,
    recompute: async (wellIds: readonly string[]) => {
      await recomputeInsights(database, { wellIds, due: true, now: now() });
    },
  };
  const note = ({ file, line, reason }: { file: string; line: number; reason: string }) =>
    void notes.push(`${file}:${line}: ${reason}`);
  const observer = {
    onProgress: () => undefined,
    onStage: () => undefined,
    onRejected: note,
    onSuspect: note,
  };
  const options = { mapping: { columns: {} }, field: 'Tern', strict: true, dryRun: false };
  const confirm = async () => undefined;
  return kind === 'production'
    ? importFiles([path], { ...options, acceptFigures: false }, { ...context, confirm }, observer)
    : importRecords([path], { kind, ...options }, context, observer);
}

it('gives pumped wells advice, or says what is missing, after six imports into an empty system', async () => {
  for (const [kind, lines] of files)
    expect([kind, await bring(kind, lines)]).toMatchObject([kind, { status: 'done', rowsRejected: 0 }]);
  expect(notes).toEqual([]);
  const advice = await database.db
    .selectFrom('well_advice')
    .innerJoin('well', 'well.id', 'well_advice.well_id')
    .select(['well.name', 'well_advice.status', 'limited_by', 'missing'])
    .orderBy('well.name')
    .execute();
  expect(advice.map(({ name }) => name)).toEqual(companyWells);
  for (const { status, limited_by, missing } of advice.slice(0, 2)) {
    expect(missing).toEqual([]);
    expect(status === 'advised' || limited_by !== null || status === 'nothingToGain').toBe(true);
  }
  expect(advice.slice(0, 2).map(({ status }) => status)).toContain('advised');
  expect(advice[2]).toMatchObject({ status: 'notComputed', missing: [{ what: 'pumpCurve' }] });
  expect(advice[3]).toMatchObject({
    status: 'notComputed',
    missing: [{ what: 'distinctSettings', needed: 2, found: 1 }],
  });
  const steps = await database.db
    .selectFrom('frequency_change')
    .innerJoin('well', 'well.id', 'frequency_change.well_id')
    .select(['well.name', 'from_hz', 'to_hz'])
    .where('kind', '=', 'executed')
    .orderBy('well.name')
    .execute();
  expect(steps.map(({ name, from_hz, to_hz }) => [name, from_hz, to_hz])).toEqual([
    ['P-1', 46, 48],
    ['P-2', 50, 47],
    ['P-3', 46, 48],
  ]);
});

it('says of any frequency of the drive what it would give: at the advised one the advice, to the last digit', async () => {
  const wells = await database.db.selectFrom('well').select(['id', 'name']).orderBy('name').execute();
  const idOf = (name: string) => wells.find((well) => well.name === name)!.id;
  const advised = await database.db
    .selectFrom('optimization_opportunity as advice')
    .innerJoin('frequency_change as change', (join) =>
      join.onRef('change.well_id', '=', 'advice.well_id').on('change.kind', '=', 'advised'),
    )
    .selectAll('advice')
    .select(['change.id as changeId', 'change.checks', 'change.expected_power_pct'])
    .where('advice.status', '=', 'found')
    .execute();
  expect(advised.length).toBeGreaterThan(0);
  const days = { from: isoDay(firstDay), to: isoDay(firstDay + companyDays - 1) };
  const { rows } = await listOpportunities(database.db, {}, days, { limit: 10, offset: 0 });
  for (const row of advised) {
    const found = await readWhatIf(database.db, row.well_id, row.to_value, now());
    expect(found).toMatchObject({ status: 'solved', missing: [], drive: { minHz: 40, maxHz: 60 } });
    // As the panel of the advice states it, with what came of earlier steps.
    const [stated] = await readFrequencyChanges(database.db, [row.changeId], now());
    expect(found!.change!.oil).toEqual({
      ...{ low: stated!.expectedOilLow, mid: row.expected_oil, high: stated!.expectedOilHigh },
    });
    expect(found!.change!.liquid!.mid).toBe(row.expected_liquid);
    const listed = rows.find(({ id }) => id === row.id)!;
    const { low, mid, high } = found!.change!.energy!;
    for (const [end, kilowatts] of [
      [low, listed.expectedPowerLow],
      [mid, listed.expectedPower],
      [high, listed.expectedPowerHigh],
    ] as const)
      expect(end).toBeCloseTo(24 * kilowatts!, 9);
    expect(found!.powerPct).toBe(row.expected_power_pct);
    expect(found!.checks.map(({ name, value, limit }) => [name, value, limit])).toEqual(
      row.checks.map(({ name, value, limit }) => [name, value, limit]),
    );
  }
  expect(await readWhatIf(database.db, idOf('P-4'), 48, now())).toMatchObject({
    ...{ status: 'notComputed', drive: null, state: null },
    missing: [{ what: 'distinctSettings', needed: 2, found: 1 }],
  });
  for (const frequency of [39.9, 60.1])
    await expect(readWhatIf(database.db, idOf('P-1'), frequency, now())).rejects.toMatchObject({
      ...{ status: 400, reason: { code: 'frequencyOutside', values: { least: '40', most: '60' } } },
    });
  expect(await readWhatIf(database.db, 'none', 50, now())).toBeUndefined();
});
