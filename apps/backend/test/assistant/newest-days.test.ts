import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAssistant } from '../../src/assistant/assistant.ts';
import type { Answer } from '../../src/assistant/understanding.ts';
import { levels } from '../../src/insights/record.fixture.ts';
import { at, day, writeDays, writeSmallField } from '../support/small-field.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/** Days of the record; the clock stands at six of the morning behind the last of them, when it is still that day in the west. */
const length = 114;
const yesterday = day(length - 1);
let database: TestDatabase;
let ask: (question: string, context?: Answer['understood']) => Promise<Answer>;
beforeAll(async () => {
  database = await createTestDatabase();
  await writeSmallField(database.db, {
    id: 'Eastfield',
    wells: { 'E-1': { oil: levels([100, length - 1], [90, 1]) } },
  });
  await writeSmallField(database.db, {
    id: 'Westfield',
    timeZone: 'America/Los_Angeles',
    wells: { 'W-1': { oil: levels([50, length - 1], [7, 1]) } },
  });
  const assistant = createAssistant(database.db);
  const asking = { now: at(length, 6), userId: 'u', gone: new AbortController().signal };
  ask = (question, context) =>
    assistant.ask({ question, language: 'en', units: 'metric', context: context ?? null }, asking);
});
afterAll(() => database.drop());

it.each(['oil yesterday', 'How much oil do we produce?', `oil on ${yesterday}`])(
  'sums up the newest day of each field as the dashboard does, and says which is of another day: %s',
  async (question) => {
    const { statements, understood } = await ask(question);
    expect(understood).toMatchObject({ from: yesterday, to: yesterday });
    const before = day(length - 2);
    expect(statements).toMatchObject([
      { code: 'total', figures: [{ value: 140 }, { name: 'wells', value: 2 }] },
      { code: 'otherDay', from: before, to: before, name: 'Westfield' },
      { code: 'lastComplete', from: before, figures: [{ value: 150 }] },
    ]);
  },
);

it('has nothing to add of a day that all have reported, or of the fields that have', async () => {
  for (const question of [`oil on ${day(length - 2)}`, 'oil of Eastfield yesterday'])
    expect((await ask(question)).statements).toMatchObject([{ code: 'total' }]);
});

it('takes a day without a year for the nearest that is not to come', async () => {
  const windowOf = async (question: string) => {
    const { from, to } = (await ask(question)).understood;
    return [from, to];
  };
  expect(await windowOf('oil on March 1')).toEqual([yesterday, yesterday]);
  expect(await windowOf('oil on March 5')).toEqual(['2026-03-05', '2026-03-05']);
  expect(await windowOf('oil on December 24')).toEqual(['2025-12-24', '2025-12-24']);
});

describe('against the plan', () => {
  beforeAll(async () => {
    // A plan for one of the two fields; its well made 90 of 120 on its newest day.
    await database.db
      .insertInto('production_plan')
      .values({
        ...{ field_id: 'Eastfield', well_id: 'E-1', month: `${yesterday.slice(0, 8)}01`, frozen_at: null },
        ...{ oil: 120, gas: null, water: null, water_injected: null },
      })
      .execute();
  });

  it('compares the same wells on both sides, and says which they are', async () => {
    const { statements, page, pageDays, understood } = await ask('oil yesterday compared with plan');
    expect(understood).toMatchObject({ intent: 'plan', from: yesterday, to: yesterday });
    expect(statements).toMatchObject([
      { code: 'plan', figures: [{ value: 90 }, { value: 120 }, { value: -30 }, { value: -25 }] },
      { code: 'planAll', figures: [{ value: 140 }, { value: 2 }] },
      {
        code: 'planWells',
        figures: [
          { name: 'wells', value: 1 },
          { name: 'unplanned', value: 1 },
        ],
      },
      { code: 'otherDay', name: 'Westfield' },
    ]);
    expect({ page, pageDays }).toEqual({ page: 'dashboard', pageDays: null });
  });

  it('keeps the plan where it is asked for by field', async () => {
    const { understood } = await ask('oil yesterday compared with plan');
    const { records, understood: again } = await ask('and by field?', understood);
    expect(again).toMatchObject({ intent: 'plan', level: 'field' });
    expect(records).toMatchObject([{ id: 'Eastfield', value: 90, before: 120, note: 'plan' }]);
  });
});

it('opens the page that shows the very figure', async () => {
  const pageOf = async (question: string) => {
    const { page, pageDays } = await ask(question);
    return { page, pageDays };
  };
  // Each field's own newest day is what the dashboard shows by itself.
  expect(await pageOf('oil yesterday')).toEqual({ page: 'dashboard', pageDays: null });
  expect(await pageOf('oil by field yesterday')).toEqual({ page: 'dashboard', pageDays: null });
  const before = { from: day(length - 2), to: day(length - 2) };
  expect(await pageOf(`oil on ${before.from}`)).toEqual({ page: 'dashboard', pageDays: before });
  const february = { from: '2026-02-01', to: '2026-02-28' };
  expect(await pageOf('oil in February')).toEqual({ page: 'statistics', pageDays: february });
});

it('names the wells that have not reported, with what they last made', async () => {
  const late = createAssistant(database.db);
  const asking = { now: at(length, 20), userId: 'u', gone: new AbortController().signal };
  await database.db
    .insertInto('well')
    .values({
      ...{ id: 'E-2', name: 'E-2', field_id: 'Eastfield', status: 'producing', source: 'import' },
      ...{ uwi: null, manufacturer_id: null, first_day: null, last_day: null },
    })
    .execute();
  await writeDays(database.db, 'E-2', { oil: levels([40, length - 1]) });
  const { statements } = await late.ask(
    { question: 'oil of Eastfield yesterday', language: 'en', units: 'metric', context: null },
    asking,
  );
  expect(statements).toMatchObject([
    { code: 'total', figures: [{ value: 90 }, { value: 1 }] },
    { code: 'missing', figures: [{ name: 'count', value: 1 }, { value: 40 }], name: 'Eastfield' },
  ]);
});
