import type { components } from '@cnx/api/schema';
import { read as readWorkbook, utils } from '@e965/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepReports } from '../../src/administration/kept-reports.ts';
import { prepareBooks } from '../../src/prepare-books.ts';
import { daysOfMonth } from '../../src/queries/monthly-report.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { createSmallDemonstration } from '../support/demonstration.ts';

type Schemas = components['schemas'];

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await createTestBackend({}, { database: await createSmallDemonstration() });
  await prepareBooks(backend.database, backend.config.limits, backend.clock.now());
  token = (await backend.signIn()).body.id_token;
}, 120_000);
afterAll(() => backend.close());

type Book = Schemas['MonthBook'];
async function books(fieldId: string): Promise<readonly Book[]> {
  const { body } = await callOperation(backend, 'getMonthBooks', token, {
    query: { fieldIds: fieldId, from: '2025-03-02', to: '2026-03-01' },
  });
  return body['months'] as Book[];
}

describe('the books of the demonstration', () => {
  it('are closed by its administrator up to the month before the last two that are over', async () => {
    for (const field of ['field-6', 'field-8']) {
      const months = await books(field);
      expect(months.filter(({ state }) => state !== 'closed')).toMatchObject([
        { month: '2026-03-01', state: 'running' },
        { month: '2026-02-01', state: 'open' },
        { month: '2026-01-01', state: 'open' },
      ]);
      const closed = months.filter(({ state }) => state === 'closed');
      expect(closed[0]).toMatchObject({ month: '2025-12-01', closedBy: 'Ada Nordby' });
      for (const { missingDays, note } of closed) expect(note !== null).toBe(missingDays !== 0);
    }
    expect((await books('field-1')).every(({ state }) => state !== 'closed')).toBe(true);
  });

  it('have a correction that came later as an adjustment of the oldest open month, with its file', async () => {
    const adjusted = (await books('field-6')).filter(({ adjustments }) => adjustments.length > 0);
    expect(adjusted).toMatchObject([
      {
        month: '2026-01-01',
        adjustments: [
          { month: '2025-12-01', reason: 'import', wells: 1, file: 'quillane-corrected-2025-12.csv' },
        ],
      },
    ]);
    expect((await books('field-8')).flatMap(({ adjustments }) => adjustments)).toEqual([]);
  });

  it('say what a correction brought to the sums in which it counts: of a field, its wells and those above it', async () => {
    const january = { from: '2026-01-01', to: '2026-01-31' };
    const [{ adjustments }] = (await books('field-6')).filter((book) => book.adjustments.length > 0) as [
      Book,
    ];
    const [{ production, deferred }] = adjustments as [Book['adjustments'][number]];
    expect(production).not.toBe(0);
    for (const [level, id] of [
      ['field', 'field-6'],
      ['well', undefined],
      ['area', undefined],
      ['businessUnit', undefined],
    ] as const) {
      const lost = await callOperation(backend, 'getDeferredProductionInfo', token, {
        query: { ...january, level, per: 'window', product: 'oil', limit: '500' },
      });
      const rows = lost.rows as unknown as Schemas['DeferredProduction'][];
      const adjusted = rows.filter((row) => row.adjusted !== undefined);
      expect(adjusted).toHaveLength(1);
      if (id) expect(adjusted[0]!.entity.id).toBe(id);
      expect(adjusted[0]!.adjusted!.deferred).toBeCloseTo(deferred, 6);
      expect(adjusted[0]!.adjusted!.actual).toBeCloseTo(production, 6);
    }
    const { body } = await callOperation(backend, 'getMonthlyReport', token, { query: { month: '2026-01' } });
    const { entities, wells } = body as unknown as Schemas['MonthlyReport'];
    for (const rows of [entities.filter(({ entity }) => entity.level === 'field'), wells]) {
      const named = rows.flatMap((row) => row.adjusted ?? []);
      expect(named).toHaveLength(1);
      expect(named[0]!.oil).toBeCloseTo(production, 6);
      expect(named[0]!.deferred).toBeCloseTo(deferred, 6);
    }
    // Half of the month does not reach the newest day: what waits counts in the whole of it.
    const half = await callOperation(backend, 'getDeferredProductionInfo', token, {
      query: { ...january, to: '2026-01-15', level: 'field', per: 'window', product: 'oil' },
    });
    for (const row of half.rows) expect(row).not.toHaveProperty('adjusted');
  });

  it('are written once', async () => {
    const state = async () =>
      (
        await sql`select (select count(*) from book_entry) as entries, (select count(*) from import_run) as runs,
                         (select sum(oil) from daily_production) as oil`.execute(backend.database.db)
      ).rows;
    const before = await state();
    await prepareBooks(backend.database, backend.config.limits, backend.clock.now());
    expect(await state()).toEqual(before);
  });
});
/** What a field made and lost in a month by the books, added up without the product: oil in Sm3. */
interface OwnSums {
  readonly field: string;
  readonly month: string;
  readonly oil: number;
  readonly deferred: number;
}

/** Closed months by the lines booked in them, the others by their days; what waits counts in the oldest open month. */
async function ownSums(): Promise<readonly OwnSums[]> {
  const { rows } = await sql<OwnSums>`
    with closed as (
      select field_id, max(month) as through from book_entry where reason = 'close' group by 1
    ),
    part as (
      select well.field_id, date_trunc('month', daily.day)::date as month, daily.oil, 0::float8 as deferred
      from daily_production as daily join well on well.id = daily.well_id
      union all
      select well.field_id, date_trunc('month', lost.day)::date, 0, lost.oil
      from deferred_loss as lost join well on well.id = lost.well_id where lost.method = 'trailingMedian'
    ),
    line as (
      select entry_id, oil, 0::float8 as deferred from book_production
      union all
      select entry_id, 0, oil_deferred from book_deferral where method = 'trailingMedian'
    ),
    counted as (
      select part.* from part left join closed on closed.field_id = part.field_id
      where closed.through is null or part.month > closed.through
      union all
      select entry.field_id, coalesce(entry.booked_month, (closed.through + interval '1 month')::date), line.oil, line.deferred
      from line join book_entry as entry on entry.id = line.entry_id join closed on closed.field_id = entry.field_id
    )
    select field_id as field, month, coalesce(sum(oil), 0) as oil, coalesce(sum(deferred), 0) as deferred
    from counted where month between '2025-04-01' and '2026-02-01' group by 1, 2 order by 2, 1`.execute(
    backend.database.db,
  );
  return rows;
}

/** Fields whose reports are read: one that is never closed, the one with the adjustment, and one without. */
const reported = new Set(['field-1', 'field-6', 'field-8']);

it('add up from wells to fields, areas and business units in every month, on pages, in the report, in its file and by an own query', async () => {
  await keepReports(backend.database.batch, backend.clock.now);
  backend.clock.pass(2);
  const own = await ownSums();
  const months = [...new Set(own.map(({ month }) => month))];
  expect(months).toHaveLength(11);
  // The correction is in these sums, and not in the month that it is of.
  expect(own.filter(({ oil }) => oil > 0).length).toBeGreaterThan(80);
  for (const month of months) {
    const fields = own.filter((sums) => sums.month === month);
    const known = { oil: total(fields, 'oil'), deferred: total(fields, 'deferred') };
    const to = daysOfMonth(month.slice(0, 7)).to;
    for (const level of ['well', 'field', 'area', 'businessUnit']) {
      const { body } = await callOperation(backend, 'getProductionStatistics', token, {
        query: { from: month, to, level, limit: '500' },
      });
      const { rows, total: all } = body as unknown as Schemas['ProductionStatistics'];
      const figures = rows.flatMap((row) => row.figures ?? []);
      for (const name of ['oil', 'deferred'] as const) {
        expect(total(figures, name), `${level} ${month} ${name}`).toBeCloseTo(known[name], 4);
        expect(all?.[name]).toBeCloseTo(known[name], 4);
      }
      if (level === 'field')
        for (const { field, oil, deferred } of fields) {
          const row = rows.find(({ entity }) => entity.id === field)?.figures;
          expect(row?.oil ?? 0, `${field} ${month}`).toBeCloseTo(oil, 4);
          expect(row?.deferred ?? 0, `${field} ${month}`).toBeCloseTo(deferred, 4);
        }
    }
    // Reports of single fields around the closing: a kept one, one with the adjustment, and an open one.
    const ofFields = months.slice(-3).includes(month)
      ? fields.filter(({ field }) => reported.has(field))
      : [];
    for (const { field, oil, deferred } of [{ field: '', ...known }, ...ofFields]) {
      const query = { month: month.slice(0, 7), ...(field && { fieldIds: field }) };
      const { body: report } = await callOperation(backend, 'getMonthlyReport', token, { query });
      const { production, wells, entities, deferral } = report as unknown as Schemas['MonthlyReport'];
      expect(production?.oil ?? 0).toBeCloseTo(oil, 4);
      const figures = (rows: typeof wells) => rows.flatMap((row) => row.figures ?? []);
      expect(total(figures(wells), 'oil')).toBeCloseTo(oil, 4);
      for (const level of ['field', 'area', 'businessUnit'])
        expect(total(figures(entities.filter(({ entity }) => entity.level === level)), 'oil')).toBeCloseTo(
          oil,
          4,
        );
      const lost = deferral.find(({ product }) => product === 'oil');
      expect(lost?.deferred ?? 0).toBeCloseTo(deferred, 4);
      expect(total(lost?.losses ?? [], 'deferred')).toBeCloseTo(deferred, 4);
      const { body: file } = await callOperation(backend, 'getMonthlyReportFile', token, { query });
      const book = readWorkbook(Buffer.from(String(file['content']), 'base64'));
      const sheet = utils.sheet_to_json<Record<string, number | undefined>>(book.Sheets['Wells']!);
      expect(sheet.reduce((sum, row) => sum + (row['Oil (Sm3)'] ?? 0), 0)).toBeCloseTo(oil, 4);
    }
  }
}, 120_000);

it.each([
  ['a closed month', '2025-12-01'],
  ['one with an adjustment', '2026-01-01'],
  ['an open one', '2026-02-01'],
])('add up on the page of deferred production as well: %s', async (_name, month) => {
  const own = (await ownSums()).filter((sums) => sums.month === month);
  const [known, made] = [total(own, 'deferred'), total(own, 'oil')];
  const { to } = daysOfMonth(month.slice(0, 7));
  for (const level of ['well', 'field', 'area', 'businessUnit']) {
    const lost = await callOperation(backend, 'getDeferredProductionInfo', token, {
      query: { from: month, to, level, per: 'window', product: 'oil', limit: '500' },
    });
    const rows = lost.rows as unknown as Schemas['DeferredProduction'][];
    expect(total(rows, 'deferred'), level).toBeCloseTo(known, 4);
    expect(total(rows, 'actual'), level).toBeCloseTo(made, 4);
    for (const { deferred, potential, actual, abovePotential, withoutPotential, reasons } of rows) {
      expect(total(reasons, 'deferred')).toBeCloseTo(deferred, 4);
      expect(potential - deferred + abovePotential + withoutPotential).toBeCloseTo(actual, 4);
    }
  }
});

it('leave the reports of their closed months kept, of the fields alone', async () => {
  await keepReports(backend.database.batch, backend.clock.now);
  const { rows } = await sql`select level, entity_id as entity, count(*)::int as months, max(month) as newest
    from kept_report group by 1, 2 order by 2`.execute(backend.database.db);
  const closed = (await books('field-8')).filter(({ state }) => state === 'closed').length;
  expect(rows).toEqual(
    ['field-6', 'field-8'].map((entity) => ({
      level: 'field',
      entity,
      months: closed,
      newest: '2025-12-01',
    })),
  );
});

function total<Name extends string>(
  rows: readonly Readonly<Partial<Record<Name, number | null>>>[],
  name: Name,
): number {
  return rows.reduce((sum, row) => sum + (row[name] ?? 0), 0);
}
