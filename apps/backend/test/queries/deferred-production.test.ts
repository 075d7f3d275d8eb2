import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshProductionRollups } from '../../src/database/rollups.ts';
import { levels } from '../../src/insights/record.fixture.ts';
import type { PageRequest } from '../../src/queries/pages.ts';
import { listDeferredProduction } from '../../src/queries/deferred-production.ts';
import type { WellSelection } from '../../src/queries/selection.ts';
import { pageHeaders, pageRequestOf } from '../../src/routes/data-window.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/**
 * Two fields of one business unit. Prompt has reported all days but for a well that missed day 20, one that is silent
 * since yesterday, one that is silent for good, and one that was suspended yesterday. Late lacks the newest day.
 */
const dayCount = 40;
const newest = dayCount - 1;
const missedDay = 20;
const oil = (days: number) => ({ oil: levels([100, days]) });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await writeSmallField(db, {
    id: 'Prompt',
    wells: {
      steady: oil(dayCount),
      missed: oil(dayCount),
      silent: oil(dayCount - 1),
      gone: oil(dayCount - 3),
      suspended: { ...oil(dayCount - 1), status: 'suspended' },
    },
  });
  await db
    .deleteFrom('daily_production')
    .where('well_id', '=', 'missed')
    .where('day', '=', day(missedDay))
    .execute();
  await refreshProductionRollups(db, ['missed']);
  await writeSmallField(db, { id: 'Late', wells: { late1: oil(dayCount - 1), late2: oil(dayCount - 1) } });
  await db.updateTable('field').set({ area_id: 'Prompt' }).where('id', '=', 'Late').execute();
  await recomputeInsights(database, { now: at(dayCount, 6) });
});
afterAll(() => database.drop());

/** Sums of days know no books, whatever the time is. */
const now = new Date('2026-03-02T12:00:00Z');

/** Wells reported and expected of a day, by entity. */
async function wellsOf(
  i: number,
  level: 'businessUnit' | 'field' | 'well',
  selection: WellSelection = {},
): Promise<Record<string, [reported: number, expected: number]>> {
  const window = { from: day(i), to: day(i) };
  const page = { limit: 500, offset: 0 };
  const { rows, total } = await listDeferredProduction(database.db, selection, window, page, {
    level,
    product: 'oil',
    now,
  });
  expect(total).toBe(rows.length);
  return Object.fromEntries(
    rows.map(({ entity, wellsReported, wellsExpected }) => [entity.id, [wellsReported, wellsExpected]]),
  );
}

const someWells = { wellIds: ['steady', 'silent', 'gone', 'suspended', 'late1'] };

describe('wells of a day of deferred production', () => {
  it('are waited for while they are silent, and no longer than two days', async () => {
    expect(await wellsOf(newest, 'field')).toEqual({ Prompt: [2, 3] });
    expect(await wellsOf(newest - 1, 'field')).toEqual({ Prompt: [4, 5], Late: [2, 2] });
    expect(await wellsOf(newest - 3, 'field')).toEqual({ Prompt: [5, 5], Late: [2, 2] });
  });

  it('include those of a field that has reported nothing yet, which has no row of its own', async () => {
    expect(await wellsOf(newest, 'businessUnit')).toEqual({ Prompt: [2, 5] });
    expect(await wellsOf(newest, 'businessUnit', { fieldIds: ['Late'] })).toEqual({});
  });

  it('are not waited for on a day before their newest report', async () => {
    expect(await wellsOf(missedDay, 'field')).toEqual({ Prompt: [4, 4], Late: [2, 2] });
  });

  it('are those of the selection', async () => {
    expect(await wellsOf(newest, 'businessUnit', someWells)).toEqual({ Prompt: [1, 3] });
    expect(await wellsOf(newest - 1, 'field', someWells)).toEqual({ Prompt: [3, 4], Late: [1, 1] });
  });

  it('are the well itself where rows are wells', async () => {
    expect(await wellsOf(newest, 'well')).toEqual({ steady: [1, 1], missed: [1, 1] });
  });
});

describe('pages of wells', () => {
  const window = { from: day(0), to: day(newest) };

  /** All rows of the wells, read page by page, as "day well". */
  async function readPages(
    limit: number,
    selection: WellSelection = {},
  ): Promise<{ keys: string[]; totals: number[] }> {
    const keys: string[] = [];
    const totals: number[] = [];
    let page: PageRequest = { limit, offset: 0 };
    for (;;) {
      const { rows, total, end } = await listDeferredProduction(database.db, selection, window, page, {
        level: 'well',
        product: 'oil',
        now,
      });
      keys.push(...rows.map(({ period, entity }) => `${period} ${entity.id}`));
      totals.push(total);
      expect(rows.length).toBeLessThanOrEqual(limit);
      if (!end) return { keys, totals };
      page = { limit, offset: 0, after: end };
    }
  }

  it.each([
    ['all wells', {}],
    ['some wells', someWells],
    ['one well', { wellIds: ['missed'] }],
    ['no well', { wellIds: ['none'] }],
  ] as const)('follow each other without gaps and repetitions: %s', async (_, selection) => {
    const { keys, totals } = await readPages(500, selection);
    expect(new Set(keys).size).toBe(keys.length);
    expect(totals).toEqual([keys.length]);
    for (const limit of [1, 3, 7, keys.length]) {
      if (limit === 0) continue;
      const paged = await readPages(limit, selection);
      expect(paged.keys).toEqual(keys);
      expect(new Set(paged.totals)).toEqual(new Set(totals));
    }
  });

  it('cross months in which no well has a row', async () => {
    const gap = ['steady', 'missed', 'silent'];
    const before = await readPages(500, { wellIds: gap });
    await database.db.transaction().execute(async (transaction) => {
      await sql`update deferred_production set day = day - 400 where well_id = any(${gap}) and day < ${day(20)}::date`.execute(
        transaction,
      );
      await sql`update well set first_day = first_day - 400 where id = any(${gap})`.execute(transaction);
      const rows: string[] = [];
      let page: PageRequest = { limit: 4, offset: 0 };
      for (;;) {
        const slice = await listDeferredProduction(
          transaction,
          { wellIds: gap },
          { from: '2000-01-01', to: window.to },
          page,
          { level: 'well', product: 'oil', now },
        );
        rows.push(...slice.rows.map(({ entity }) => entity.id));
        if (!slice.end) break;
        page = { limit: 4, offset: 0, after: slice.end };
      }
      expect(rows).toHaveLength(before.keys.length);
      await sql`rollback`.execute(transaction);
    });
  });

  it('go on where they were when newer rows arrive meanwhile', async () => {
    const query = { level: 'well', product: 'oil', now } as const;
    const from = { from: window.from, to: day(newest + 1) };
    const first = await listDeferredProduction(database.db, {}, from, { limit: 2, offset: 0 }, query);
    await sql`
      insert into deferred_production (well_id, method, day, version, hours_lost, quality, oil_potential, oil_actual, oil_planned)
      values ('steady', 'trailingMedian', ${day(newest + 1)}, '1', 0, 'estimated', 100, 90, 0)`.execute(
      database.db,
    );
    const next = { limit: 1, offset: 0, after: first.end! };
    const second = await listDeferredProduction(database.db, {}, from, next, query);
    await sql`delete from deferred_production where day = ${day(newest + 1)}`.execute(database.db);
    const all = await listDeferredProduction(database.db, {}, from, { limit: 3, offset: 0 }, query);
    expect([...first.rows, ...second.rows]).toEqual(all.rows);
  });

  it.each([
    ['an offset of an earlier version', 'abcdefghijkl 500'],
    ['no place', '["mark"]'],
    ['a day that is none', JSON.stringify(['', { at: '2026-02-31', id: 'steady', total: 1 }])],
    ['a moment that is none', JSON.stringify(['', { at: '2026-02-01 noon', id: 'steady', total: 1 }])],
    ['a NUL', JSON.stringify(['', { at: '2026-02-01', id: '\0', total: 1 }])],
    ['no JSON', '{'],
  ])('are refused for a cursor with %s', (_, content) => {
    const mark = pageHeaders({}, { rows: [1], total: 2 }, 1)['X-Next-Cursor'];
    const [own] = JSON.parse(Buffer.from(String(mark), 'base64url').toString()) as [string, number];
    const cursor = Buffer.from(content.replace('[""', `["${own}"`)).toString('base64url');
    expect(() => pageRequestOf({ cursor })).toThrow('query/cursor does not belong to this selection');
    expect(pageRequestOf({ cursor: String(mark) })).toEqual({ limit: 500, offset: 1 });
  });

  it('are refused for the end of a list of moments', async () => {
    const after = { at: '2026-02-01T00:00:00.000Z', id: 'steady', total: 1 };
    const page = { limit: 1, offset: 0, after };
    const read = listDeferredProduction(database.db, {}, window, page, {
      level: 'well',
      product: 'oil',
      now,
    });
    await expect(read).rejects.toThrow('query/cursor does not belong to this selection');
  });
});

describe('what was made', () => {
  it('is that of all wells at every level, and says what of it has no potential', async () => {
    const { db } = database;
    await writeSmallField(db, {
      id: 'Young',
      wells: { old: oil(dayCount), young: { oil: [...levels([0, dayCount - 3]), ...levels([70, 3])] } },
    });
    await db.deleteFrom('daily_production').where('well_id', '=', 'young').where('oil', '=', 0).execute();
    await refreshProductionRollups(db, ['young']);
    await recomputeInsights(database, { now: at(dayCount, 6) });
    const window = { from: day(0), to: day(newest) };
    const read = async (
      level: 'field' | 'well' | 'businessUnit',
      per: 'day' | 'window',
      wellIds?: string[],
    ) => {
      const selection = wellIds ? { wellIds } : { fieldIds: ['Young'] };
      const options = { level, per, product: 'oil', now } as const;
      return (await listDeferredProduction(db, selection, window, { limit: 500, offset: 0 }, options)).rows;
    };
    const made = 100 * dayCount + 70 * 3;
    for (const level of ['businessUnit', 'field', 'well'] as const) {
      const rows = await read(level, 'window');
      const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0);
      expect(
        sum(({ actual }) => actual),
        level,
      ).toBeCloseTo(made, 6);
      const judged = sum(({ potential, deferred, abovePotential }) => potential - deferred + abovePotential);
      expect(
        sum((row) => row.withoutPotential),
        level,
      ).toBeCloseTo(made - judged, 6);
    }
    // The days before a potential is known are part of what was made.
    const [old, young] = (await read('well', 'window')).toSorted((a, b) => b.actual - a.actual);
    expect(old).toMatchObject({ actual: 100 * dayCount, efficiencyPct: 100 });
    expect(old!.withoutPotential).toBeGreaterThan(0);
    expect(young).toMatchObject({
      ...{
        entity: { id: 'young' },
        potential: 0,
        actual: 210,
        withoutPotential: 210,
        efficiencyPct: null,
        days: 0,
      },
      ...{ period: day(newest), firstDay: day(newest - 2) },
    });
    // A day says so too, by whole fields and by some of their wells.
    for (const rows of [await read('field', 'day'), await read('field', 'day', ['old', 'young'])])
      expect(rows[0]).toMatchObject({
        actual: 170,
        withoutPotential: 70,
        efficiencyPct: 100,
        wellsReported: 2,
      });
  });
});

describe('the day that runs', () => {
  it('is part of no sum before it is over, of whole fields and of some of their wells, by day or over the window', async () => {
    const window = { from: day(newest - 2), to: day(newest) };
    const read = async (level: 'field' | 'well', per: 'day' | 'window', until: Date, wellIds?: string[]) => {
      const selection = wellIds ? { wellIds } : { fieldIds: ['Prompt'] };
      const options = { level, per, product: 'oil', now: until } as const;
      const page = { limit: 500, offset: 0 };
      return (await listDeferredProduction(database.db, selection, window, page, options)).rows;
    };
    const days = (rows: readonly { period: string }[]) =>
      [...new Set(rows.map(({ period }) => period))].sort();
    const sum = (rows: readonly Record<'potential' | 'actual', number>[], of: 'potential' | 'actual') =>
      rows.reduce((all, row) => all + row[of], 0);
    for (const [level, wellIds] of [
      ['field', undefined],
      ['field', ['steady', 'missed']],
    ] as const) {
      const running = await read(level, 'day', at(newest, 12), wellIds && [...wellIds]);
      expect(days(running)).toEqual([day(newest - 2), day(newest - 1)]);
      const over = await read(level, 'day', at(dayCount), wellIds && [...wellIds]);
      expect(days(over)).toEqual([day(newest - 2), day(newest - 1), day(newest)]);
      const whole = await read(level, 'window', at(newest, 12), wellIds && [...wellIds]);
      for (const of of ['potential', 'actual'] as const)
        expect(sum(whole, of), of).toBeCloseTo(sum(running, of), 6);
      expect(sum(over, 'potential')).toBeGreaterThan(sum(running, 'potential'));
    }
    const made = sum(await read('field', 'window', at(newest, 12)), 'actual');
    expect(sum(await read('well', 'window', at(newest, 12)), 'actual')).toBeCloseTo(made, 6);
  });
});
