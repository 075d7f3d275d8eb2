import { randomUUID } from 'node:crypto';
import type { components } from '@cnx/api/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshProductionRollups } from '../../src/database/rollups.ts';
import { dayNumber } from '../../src/production-day.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { firstDay, writeDays, writeSmallField } from '../support/small-field.ts';

type Figures = components['schemas']['ProductionFigures'];

// Two wells from Nov 8 to Mar 1, of which one reports its gas on every fourth day alone.
const length = 114;
const wells = ['N-1', 'N-2'] as const;
const at = (date: string) => dayNumber(date) - firstDay;
const [november, december] = ['2025-11-01', '2025-12-01'];

let backend: TestBackend;
let token: string;

beforeAll(async () => {
  backend = await createTestBackend();
  ({ id_token: token } = (await backend.signIn('admin@cnx.example')).body);
  await writeSmallField(backend.database.db, {
    id: 'north',
    wells: Object.fromEntries(wells.map((well) => [well, { oil: [] }])),
  });
  await write(100, 50, 24);
  await compute();
  const { status, text } = await callOperation(backend, 'closeMonths', token, {
    path: { fieldId: 'north' },
    body: { id: randomUUID(), from: november, through: december, missingDays: 0, note: null },
  });
  expect(status, text).toBe(200);
});
afterAll(() => backend.close());

/** Writes both wells: as they are, and otherwise in December. */
async function write(oil: number, water: number, hours: number) {
  const { db } = backend.database;
  const isDecember = (i: number) => i >= at(december) && i < at('2026-01-01');
  const rates = Array.from({ length }, (_, i) => (isDecember(i) ? oil : 100));
  for (const well of wells) {
    const gas = rates.map((rate, i) => (well === 'N-1' || i % 4 === 0 ? rate * 90 : null));
    const on = rates.map((_, i) => (isDecember(i) ? hours : 24));
    await writeDays(db, well, { oil: rates, gas, hours: on });
  }
  await sql`update daily_production set water = case when day between '2025-12-01' and '2025-12-31' then ${water} else 50 end`.execute(
    db,
  );
  await refreshProductionRollups(db, wells);
}

/** Computes what is due; answers are kept until the version that was asked for last is older than a second. */
async function compute() {
  await recomputeInsights(backend.database, { due: true, now: backend.clock.now() });
  backend.clock.pass(2);
}

async function statistics(month: string): Promise<Figures> {
  const to = `${month}-31`;
  const { body } = await callOperation(backend, 'getProductionStatistics', token, {
    query: { fieldIds: 'north', level: 'field', from: `${month}-01`, to },
  });
  return body['total'] as Figures;
}

async function report(month: string): Promise<Figures> {
  const { body } = await callOperation(backend, 'getMonthlyReport', token, {
    query: { fieldIds: 'north', month },
  });
  return body['production'] as Figures;
}

/** The figure that the assistant answers with; null where it has none. */
async function answered(question: string): Promise<number | null> {
  const { status, text, body } = await callOperation(backend, 'askAssistant', token, {
    body: { question, language: 'en', units: 'metric', context: null },
  });
  expect(status, text).toBe(200);
  const [{ figures }] = body['statements'] as [{ figures: { name: string; value: number }[] }];
  return figures.find(({ name }) => name === 'value')?.value ?? null;
}

const asked = {
  oil: 'oil',
  gas: 'gas',
  water: 'water',
  waterCutPct: 'water cut',
  gor: 'GOR',
  uptimePct: 'uptime',
  deferred: 'deferred oil',
  efficiencyPct: 'efficiency',
} as const satisfies Partial<Record<keyof Figures, string>>;
const names = Object.keys(asked) as (keyof typeof asked)[];
const of = (figures: Figures) => Object.fromEntries(names.map((name) => [name, figures[name]]));

async function ofAssistant(month: string) {
  // A user may ask so much in a minute.
  backend.clock.pass(60);
  const found: Partial<Record<keyof typeof asked, number | null>> = {};
  for (const name of names) found[name] = await answered(`${asked[name]} of north in ${month}`);
  return found;
}

/** Equal to what something else says of the same month, but for rounding. */
const same = (figures: Figures) =>
  Object.fromEntries(
    Object.entries(of(figures)).map(([name, value]) => [
      name,
      value === null ? null : (expect.closeTo(value, 6) as number),
    ]),
  );

describe('a month', () => {
  it('is the same for the statistics, the report and the assistant, closed and open, after rows that come later', async () => {
    await write(70, 80, 12);
    await compute();
    const [closed, open] = [await statistics('2025-12'), await statistics('2026-01')];
    expect(closed).toMatchObject({
      oil: 6200,
      waterCutPct: expect.closeTo(100 / 3, 9),
      gor: 90,
      uptimePct: 100,
    });
    expect(open.oil).toBeCloseTo(6200 - 62 * 30, 6);
    expect(of(await report('2025-12'))).toEqual(same(closed));
    expect(of(await report('2026-01'))).toEqual(same(open));
    expect(await ofAssistant('December 2025')).toEqual(same(closed));
    expect(await ofAssistant('January 2026')).toEqual(same(open));
  });

  it('has a course by month of the books for the assistant, and one by day of the rows', async () => {
    await write(70, 80, 12);
    await compute();
    const { body } = await callOperation(backend, 'askAssistant', token, {
      body: { question: 'oil by month since November 2025', language: 'en', units: 'metric', context: null },
    });
    const records = body['records'] as { id: string; value: number; day: string }[];
    const months = Object.fromEntries(records.map(({ id, value }) => [id, value]));
    expect(months[december]).toBe(6200);
    expect(months['2026-01-01']).toBeCloseTo(6200 - 62 * 30, 6);
    expect(records.find(({ id }) => id === december)!.day).toBe('2025-12-31');
    expect(await answered('oil of north on December 10, 2025')).toBe(140);
  });

  it('has no ratio where adjustments leave less than nothing of a side, and hours above those of its days as they are', async () => {
    // Less water than the adjustment takes: 62 times 50 in January, and 130 of each day of December come off.
    await write(100, -80, 24);
    await compute();
    const january = await statistics('2026-01');
    expect(january.water).toBeCloseTo(62 * 50 - 62 * 130, 6);
    expect(january).toMatchObject({ oil: 6200, waterCutPct: null, uptimePct: 100 });
    expect(of(await report('2026-01'))).toEqual(same(january));
    expect(await ofAssistant('January 2026')).toEqual(same(january));
    // More oil than the month has comes off.
    await write(-20, 50, 24);
    await compute();
    expect(await statistics('2026-01')).toMatchObject({ waterCutPct: null, gor: null, efficiencyPct: null });
    expect(await statistics('2025-12')).toMatchObject({ oil: 6200, gor: 90, efficiencyPct: 100 });
    await write(100, 50, 25);
    await compute();
    const { hours, calendarHours, uptimePct } = await statistics('2026-01');
    expect({ hours, calendarHours }).toEqual({ hours: 62 * 25, calendarHours: 62 * 24 });
    expect(uptimePct).toBeCloseTo((100 * 25) / 24, 9);
  });
});
