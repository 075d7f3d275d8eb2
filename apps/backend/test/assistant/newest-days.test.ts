import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAssistant } from '../../src/assistant/assistant.ts';
import type { Answer } from '../../src/assistant/understanding.ts';
import { levels } from '../../src/insights/record.fixture.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/** Days of the record; the clock stands at six of the morning behind the last of them, when it is still that day in the west. */
const length = 114;
const yesterday = day(length - 1);
let database: TestDatabase;
let ask: (question: string) => Promise<Answer>;
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
  ask = (question) => assistant.ask({ question, language: 'en', units: 'metric', context: null }, asking);
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
