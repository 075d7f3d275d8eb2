import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setFieldClocks } from '../../src/import/field-clocks.ts';
import { fieldMasterData } from '../../src/import/field-master-data.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { createTestBackend, type Answer, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { day, firstDay, writeDays, writeSmallField } from '../support/small-field.ts';
import { dayNumber } from '../../src/production-day.ts';

const engineer = 'engineer@cnx.example';
const admin = 'admin@cnx.example';
const [november, december, january, february, march] = [
  ...['2025-11-01', '2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01'],
] as [string, string, string, string, string];
/** From Nov 8 to Mar 1. */
const length = 114;
const at = (date: string) => dayNumber(date) - firstDay;
const steady = Array.from({ length }, () => 100);
const changed = (date: string, rate: number | null) =>
  steady.map((oil, i): number | null => (i === at(date) ? rate : oil));

let backend: TestBackend;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  backend = await createTestBackend();
  for (const email of [engineer, admin]) tokens[email] = (await backend.signIn(email)).body.id_token;
  await writeSmallField(backend.database.db, {
    id: 'north',
    wells: { 'N-1': { oil: steady }, 'N-2': { oil: steady } },
  });
});
beforeEach(async () => {
  backend.clock.pass(60);
  const { db } = backend.database;
  await db.deleteFrom('book_entry').execute();
  await db.deleteFrom('loss_recode').execute();
  await write('N-1', steady);
  await write('N-2', steady);
});
afterAll(() => backend.close());

async function compute() {
  await recomputeInsights(backend.database, { due: true, now: backend.clock.now() });
  // Answers are kept until the version that was asked for last is older than a second.
  backend.clock.pass(2);
}
async function write(well: string, oil: readonly (number | null)[]) {
  const hours = oil.map((rate) => (rate === null ? null : 24));
  await writeDays(backend.database.db, well, { oil, hours });
  await compute();
}

type Body = Record<string, unknown>;
const close = (more: Body = {}, as = admin): Promise<Answer> =>
  callOperation(backend, 'closeMonths', tokens[as], {
    path: { fieldId: 'north' },
    body: { id: randomUUID(), from: november, through: december, missingDays: 0, note: null, ...more },
  });
const openPoints = async (through: string) =>
  (
    await callOperation(backend, 'getOpenPoints', tokens[engineer], {
      path: { fieldId: 'north' },
      query: { through },
    })
  ).body;
const codes = ({ body }: Answer) =>
  (body['errors'] as unknown as { code?: string }[]).map(({ code }) => code);
interface Month {
  readonly month: string;
  readonly state: string;
  readonly closedBy: string | null;
  readonly production: number;
  readonly deferred: number;
  readonly adjustments: Body[];
}
async function books(): Promise<Record<string, Month>> {
  const { body } = await callOperation(backend, 'getMonthBooks', tokens[engineer], {
    query: { fieldIds: 'north', from: november, to: march },
  });
  return Object.fromEntries((body['months'] as Month[]).map((month) => [month.month, month]));
}
/** Production by month as the statistics have it. */
async function course(): Promise<Record<string, number | undefined>> {
  const { body } = await callOperation(backend, 'getProductionCourse', tokens[engineer], {
    query: { fieldIds: 'north', from: november, to: '2026-02-28', unit: 'month' },
  });
  const periods = body['periods'] as { from: string; figures: { oil: number } | null }[];
  return Object.fromEntries(periods.map(({ from, figures }) => [from, figures?.oil]));
}

describe('closing months', () => {
  it('copies their figures and says who closed them and when', async () => {
    const { status, body } = await close();
    expect(status).toBe(200);
    expect(body).toMatchObject({ from: november, closedThrough: december, field: { id: 'north' } });
    const found = await books();
    expect(found[december]).toMatchObject({ state: 'closed', production: 6200, closedBy: body['closedBy'] });
    expect(found[january]).toMatchObject({ state: 'open', production: 6200, closedBy: null });
    expect(found[march]).toMatchObject({ state: 'running' });
    const audited = await backend.database.db
      .selectFrom('audit_event')
      .select(['kind', 'detail'])
      .where('kind', '=', 'monthClosing')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(audited.detail).toMatchObject({ subject: 'north', days: `${november}/${december}` });
  });

  it('is once: sent again it is the same, another is refused and says by whom', async () => {
    const id = randomUUID();
    const first = await close({ id });
    expect((await close({ id })).body).toEqual(first.body);
    const again = await close();
    expect([again.status, codes(again)]).toEqual([409, ['monthClosed']]);
    expect((again.body['errors'] as unknown as Body[])[0]).toMatchObject({
      values: { by: first.body['closedBy'] },
    });
  });

  it('is made by one of two people at once', async () => {
    const answers = await Promise.all([close(), close(), close()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from book_entry where reason = 'close'`.execute(backend.database.db);
    expect(rows[0]!.count).toBe(2);
  });

  it('is refused before the month is over, and while an earlier one is open', async () => {
    expect(codes(await close({ through: march }))).toEqual(['monthNotOver']);
    expect(codes(await close({ from: december, through: december }))).toEqual(['monthsInOrder']);
    await close();
    expect(codes(await close({ from: february, through: february }))).toEqual(['monthsInOrder']);
    expect((await close({ from: january, through: february })).status).toBe(200);
  });

  it('is for administrators', async () => {
    expect((await close({}, engineer)).status).toBe(403);
    expect((await books())[november]!.state).toBe('open');
  });

  it('says which reports are missing, and wants to know why', async () => {
    await write('N-2', changed('2025-12-10', null));
    expect(await openPoints(december)).toMatchObject({
      ...{ from: november, through: december, missingDays: 1, wells: 2, computed: true },
      points: [{ well: { id: 'N-2' }, missingDays: 1, firstMissing: '2025-12-10' }],
    });
    expect(codes(await close())).toEqual(['reportsMissing']);
    const silent = await close({ missingDays: 1 });
    expect([silent.status, codes(silent)]).toEqual([400, ['reportsMissing']]);
    expect((await close({ missingDays: 1, note: ' Meter away. ' })).status).toBe(200);
    expect((await books())[december]).toMatchObject({ missingDays: 1, note: 'Meter away.' });
  });

  it('keeps the missing reports of each month with that month', async () => {
    await write(
      'N-2',
      steady.map((oil, i) =>
        [at('2025-11-20'), at('2025-12-10'), at('2025-12-11')].includes(i) ? null : oil,
      ),
    );
    expect((await close({ through: january, missingDays: 3, note: 'Meter away.' })).status).toBe(200);
    const found = await books();
    expect([november, december, january].map((month) => found[month])).toMatchObject([
      { missingDays: 1, note: 'Meter away.' },
      { missingDays: 2, note: 'Meter away.' },
      { missingDays: 0, note: null },
    ]);
  });

  it('takes any day of the last month', async () => {
    expect((await close({ through: '2026-02-15' })).body).toMatchObject({
      from: november,
      closedThrough: february,
    });
    expect((await books())[february]).toMatchObject({ state: 'closed' });
  });

  it('waits for figures that are being computed', async () => {
    await writeDays(backend.database.db, 'N-1', { oil: changed('2025-12-10', 90) });
    expect(await openPoints(december)).toMatchObject({ computed: false });
    expect(codes(await close())).toEqual(['notComputed']);
  });

  it.each([
    ['by other rules', { rules: 'potential 1' }],
    ['never', { computed_at: null }],
    ['before time alone has changed them', { stale_on: '2026-01-10' }],
  ])('waits for figures that were computed %s', async (_, known) => {
    const { db } = backend.database;
    await db.updateTable('well_computation').set(known).where('well_id', '=', 'N-1').execute();
    backend.clock.pass(2);
    expect(await openPoints(december)).toMatchObject({ computed: false });
    expect(codes(await close())).toEqual(['notComputed']);
  });

  it('keeps no administrator from signing in', async () => {
    const { db } = backend.database;
    const [closing] = await db.transaction().execute(async (tx) => {
      await sql`lock table book_entry in share row exclusive mode`.execute(tx);
      const made = close();
      await isWaiting('book_entry');
      expect((await backend.signIn(admin)).status).toBe(200);
      return [made] as const;
    });
    expect((await closing).status).toBe(200);
  });
});

describe('a closed month', () => {
  it('does not change by a later import: the adjustment of the open month says why', async () => {
    await close();
    const before = await books();
    await write('N-1', changed('2025-12-10', 40));
    const after = await books();
    expect(after[december]).toEqual(before[december]);
    expect(after[january]!.production).toBeCloseTo(before[january]!.production - 60, 6);
    expect(after[january]!.deferred).toBeCloseTo(before[january]!.deferred + 60, 6);
    expect(after[january]!.adjustments).toMatchObject([
      { month: december, reason: 'import', wells: 1, by: null },
    ]);
    expect(after[january]!.adjustments[0]!['production']).toBeCloseTo(-60, 6);
    expect(after[january]!.adjustments[0]!['deferred']).toBeCloseTo(60, 6);
    expect(await course()).toMatchObject({ [december]: 6200, [january]: 6140 });
  });

  it('has no adjustment once an import is corrected', async () => {
    await close();
    await write('N-1', changed('2025-12-10', 40));
    await write('N-1', steady);
    expect((await books())[january]!.adjustments).toEqual([]);
  });

  it('gives its adjustments to the month that closes next, and later ones to the one after', async () => {
    await close();
    await write('N-1', changed('2025-12-10', 40));
    await close({ from: january, through: january });
    await write('N-1', changed('2025-12-10', 70));
    const found = await books();
    expect(found[january]).toMatchObject({ state: 'closed', production: 6140 });
    expect(found[january]!.adjustments).toHaveLength(1);
    expect(found[february]!.production).toBeCloseTo(5630, 6);
    expect(found[february]!.adjustments).toMatchObject([{ month: december, reason: 'import' }]);
    // All months add up to what the rows say, and the line of the statistics that compares fields with wells holds.
    const total = Object.values(found).reduce((sum, month) => sum + month.production, 0);
    expect(total).toBeCloseTo(2 * 11_400 - 30, 6);
    const { body } = await callOperation(backend, 'getProductionStatistics', tokens[engineer], {
      query: { fieldIds: 'north', from: december, to: '2026-01-31' },
    });
    expect(body['total']).toMatchObject({ oil: 12_340 });
    expect((body['reconciliation'] as { oil: object }).oil).toEqual({ fields: 12_340, wells: 12_340 });
  });

  it('keeps its causes when a loss is recoded: the adjustment names who did', async () => {
    await write('N-1', changed('2025-12-10', 40));
    await close();
    const reported = await causes('2025-12');
    const answer = await callOperation(backend, 'recodeLosses', tokens[engineer], {
      path: { wellId: 'N-1' },
      body: {
        ...{ id: randomUUID(), version: 1, from: '2025-12-10', to: '2025-12-10', comment: null },
        ...(await reasonOf('2025-12-10')),
        parts: [{ reasonCode: 'weather', kind: 'unplanned', hours: null }],
      },
    });
    expect(answer.status).toBe(200);
    await compute();
    const [adjustment] = (await books())[january]!.adjustments;
    expect(adjustment).toMatchObject({ month: december, reason: 'recode', by: 'Erin Moe', deferred: 0 });
    const { rows } = await sql<{ code: string; oil: number }>`
      select line.reason_code as code, sum(line.oil) as oil
      from book_loss as line join book_entry as entry on entry.id = line.entry_id
      where entry.reason = 'recode' and line.method = 'trailingMedian' group by 1 order by 2`.execute(
      backend.database.db,
    );
    expect(rows.at(-1)).toMatchObject({ code: 'weather' });
    expect(rows.reduce((sum, { oil }) => sum + oil, 0)).toBeCloseTo(0, 6);
    // The report of the closed month is as it was; that of the open one has the change of causes.
    expect(await causes('2025-12')).toEqual(reported);
    expect((await causes('2026-01')).map(({ reasonCode }) => reasonCode)).toEqual([
      'weather',
      reported[0]!.reasonCode,
    ]);
  });

  it('does not change by another version of the rules', async () => {
    await close();
    const before = await books();
    const { db } = backend.database;
    // As earlier rules had left it: a potential that the present ones do not give.
    await sql`update book_deferral set oil_potential = oil_potential + 10, oil_deferred = oil_deferred + 10
      from book_entry as entry where entry.id = entry_id and entry.month = ${december} and well_id = 'N-1'`.execute(
      db,
    );
    await sql`update deferred_production set oil_potential = oil_potential + 10
      where well_id = 'N-1' and day = '2025-12-10'`.execute(db);
    await sql`update well_computation set rules = 'potential 1' where well_id = 'N-1'`.execute(db);
    await compute();
    const after = await books();
    expect(after[december]!.deferred).toBeCloseTo(before[december]!.deferred + 10, 6);
    expect(after[january]!.deferred).toBeCloseTo(before[january]!.deferred - 10, 6);
    expect(after[january]!.adjustments).toMatchObject([{ month: december, reason: 'rule', by: null }]);
  });

  it('has what is imported of a time before the first report as an adjustment', async () => {
    await close();
    const oil = [50, ...steady];
    await writeDays(backend.database.db, 'N-1', { oil }, -20);
    await compute();
    const found = await books();
    expect(found[november]!.production).toBe(4600);
    expect(found[january]!.adjustments.map(({ month }) => month)).toContain('2025-10-01');
  });
});

describe('what is read of the books', () => {
  const production = async (from: string, to: string, more: Body = {}) => {
    const { body } = await callOperation(backend, 'getProductionStatistics', tokens[engineer], {
      query: { fieldIds: 'north', from, to, ...more },
    });
    return body as unknown as {
      total: { oil: number; wells: number; deferred: number } | null;
      rows: { entity: { id: string }; figures: { oil: number | null; wells: number } | null }[];
      reconciliation: { oil: { fields: number; wells: number } } | null;
    };
  };

  it('has a month as it was closed from the day of its closing on', async () => {
    await close({ through: january });
    await write('N-1', changed('2025-12-10', 40));
    // Some clocks may still have the last day of February.
    expect(backend.clock.now().toISOString().slice(0, 10)).toBe('2026-03-02');
    expect((await close({ from: february, through: february })).status).toBe(200);
    await write('N-1', changed('2026-02-10', 10));
    expect((await books())[february]).toMatchObject({ state: 'closed', production: 5540 });
    expect(await course()).toMatchObject({ [february]: 5540 });
    const { total, reconciliation } = await production(february, '2026-02-28');
    expect(total).toMatchObject({ oil: 5540 });
    expect(reconciliation!.oil).toEqual({ fields: 5540, wells: 5540 });
  });

  it('has the adjustments that wait only where it reaches the newest day of the open month', async () => {
    await close();
    const isDecember = (i: number) => i >= at(december) && i < at(january);
    await write(
      'N-1',
      steady.map((oil, i) => (isDecember(i) ? 40 : oil)),
    );
    expect((await production(january, '2026-01-01')).total).toMatchObject({ oil: 200 });
    expect((await production(january, '2026-01-30')).reconciliation!.oil).toEqual({
      fields: 6000,
      wells: 6000,
    });
    const whole = await production(january, '2026-01-31');
    expect(whole.total).toMatchObject({ oil: 4340 });
    expect(whole.reconciliation!.oil).toEqual({ fields: 4340, wells: 4340 });
    // Also with the days after it.
    expect((await production(january, '2026-02-03')).total).toMatchObject({ oil: 4940 });
  });

  it('has adjustments of a well without a report, which is no well that reports', async () => {
    const until = (date: string) => steady.slice(0, at(date) + 1);
    await write('N-2', until('2025-12-31'));
    await close();
    await write(
      'N-2',
      until('2025-12-31').map((oil, i) => (i === at('2025-12-10') ? 40 : oil)),
    );
    const { total, rows } = await production(january, '2026-01-31', { level: 'well' });
    expect(total).toMatchObject({ oil: 3040, wells: 1 });
    expect(rows.find(({ entity }) => entity.id === 'N-2')!.figures).toMatchObject({ oil: -60, wells: 0 });
  });

  it('names the import that changed a clock', async () => {
    const { db } = backend.database;
    const { id: runId } = await db
      .insertInto('import_run')
      .values({ started_at: backend.clock.now(), status: 'running', files: '["clock.csv"]', options: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await close();
    const differ = () =>
      sql`update book_production set day_hours = day_hours - 1
        from book_entry as entry where entry.id = entry_id and entry.month = ${december} and well_id = 'N-1'`.execute(
        db,
      );
    const entries = () =>
      db.selectFrom('book_entry').select(['reason', 'run_id']).where('reason', '<>', 'close').execute();
    await differ();
    await setFieldClocks(db, ['N-1', 'N-2'], () => ({ startHour: 1 }), runId);
    expect(await entries()).toEqual([{ reason: 'import', run_id: runId }]);
    const marked = await db.selectFrom('well_computation').select(['changed_by', 'changed_by_run']).execute();
    expect(marked).toEqual([1, 2].map(() => ({ changed_by: 'import', changed_by_run: runId })));
    await db.deleteFrom('book_entry').where('reason', '<>', 'close').execute();
    await differ();
    const opened = await fieldMasterData.open({ db } as never, {
      ...{ clock: {}, now: backend.clock.now(), blankCells: 'keep', runId },
    });
    const said = { area: undefined, businessUnit: undefined, reportDue: undefined };
    await opened.store([{ name: 'north', clock: { timeZone: 'UTC', startHour: 0 }, ...said }]);
    expect(await entries()).toEqual([{ reason: 'import', run_id: runId }]);
  });

  it('leaves entries of other fields alone', async () => {
    await close();
    const { db } = backend.database;
    await db.insertInto('area').values({ id: 'south', business_unit_id: 'north', name: 'south' }).execute();
    await db
      .insertInto('field')
      .values({
        id: 'south',
        area_id: 'south',
        name: 'south',
        time_zone: 'UTC',
        production_day_start_hour: 0,
      })
      .execute();
    const id = randomUUID();
    await sql`insert into book_entry (id, field_id, month, reason, at)
      values (${id}::uuid, 'south', ${december}, 'decision', now())`.execute(db);
    await write('N-1', changed('2025-12-10', 40));
    expect(await db.selectFrom('book_entry').select('id').where('field_id', '=', 'south').execute()).toEqual([
      { id },
    ]);
    await db.deleteFrom('field').where('id', '=', 'south').execute();
  });
});

/** Resolves once something waits for a table. */
async function isWaiting(table: string): Promise<void> {
  const { rows } = await sql`
    select from pg_locks where not granted and relation = ${table}::regclass`.execute(backend.database.db);
  if (rows.length === 0) await isWaiting(table);
}

/** What a month's report says of losses of oil by cause. */
async function causes(month: string) {
  const { body } = await callOperation(backend, 'getMonthlyReport', tokens[engineer], {
    query: { fieldIds: 'north', month },
  });
  const [oil] = body['deferral'] as { losses: { reasonCode: string; deferred: number }[] }[];
  return oil!.losses;
}

async function reasonOf(date: string): Promise<Body> {
  const { rows } = await callOperation(backend, 'getDeferredProductionInfo', tokens[admin], {
    query: { level: 'well', from: date, to: date, wellIds: 'N-1' },
  });
  const [{ reasonCode, kind }] = rows as unknown as [Body];
  return { reasonCode, kind };
}

it('covers the days that it says', () => {
  expect([day(0), day(length - 1)]).toEqual(['2025-11-08', '2026-03-01']);
});
