import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAssistant } from '../../src/assistant/assistant.ts';
import type { Answer } from '../../src/assistant/understanding.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { engineerQuestions } from './engineer-questions.ts';
import { plantFields } from './planted-fields.ts';
import { plantReadings } from './plant-readings.ts';
import type { Row } from './questions.ts';
import { shownOf } from './shown-answer.ts';

let database: TestDatabase;
let ask: (language: Row[0], question: string, context?: Answer['understood']) => Promise<Answer>;
beforeAll(async () => {
  database = await createTestDatabase();
  await plantFields(database);
  await plantReadings(database);
  const { db } = database;
  await db
    .insertInto('well_event')
    .values({
      ...{ id: 'log-1', field_id: 'Korvasund', well_id: 'KOR-01', kind: 'chemical', planned: false },
      ...{ starts_at: new Date('2026-02-20T09:00:00Z'), ends_at: null, reason_code: null, remark: null },
      ...{ from_value: null, to_value: null, unit: null, source: 'operator' },
    } as never)
    .execute();
  await db
    .insertInto('optimization_opportunity')
    .values({
      ...{ id: 'fa-1', well_id: 'KOR-03', kind: 'frequencyUp', from_value: 52, to_value: 55, unit: 'Hz' },
      ...{ expected_oil: 4, oil_low: 2, oil_high: 6, confidence: 0.8, status: 'found' },
      ...{ found_at: new Date('2026-02-28T06:00:00Z'), expected_liquid: null, expected_power: null },
    } as never)
    .execute();
  await db
    .insertInto('schedule_entry')
    .values({
      ...{ id: 'work-2', well_id: 'KOR-02', field_id: 'Korvasund', facility: null, activity: 'workover' },
      ...{ title: 'Pull the pump', status: 'inProgress', owner: 'Well services', notes: null },
      ...{ planned_start: '2026-02-24T08:00:00Z', planned_end: '2026-03-05T08:00:00Z', expected_deferred: 0 },
    } as never)
    .execute();
  await db
    .insertInto('schedule_entry')
    .values({
      ...{ id: 'test-1', well_id: 'SUN-A-03', field_id: 'Sundrift', facility: null, activity: 'wellTest' },
      ...{ title: 'Well test', status: 'planned', owner: 'Well services', notes: null },
      ...{ planned_start: '2026-03-12T08:00:00Z', planned_end: '2026-03-12T20:00:00Z', expected_deferred: 0 },
    } as never)
    .execute();
  const assistant = createAssistant(db);
  const asking = { now: new Date('2026-03-02T06:30:00Z'), userId: 'u', gone: new AbortController().signal };
  ask = (language, question, context) =>
    assistant.ask({ question, language, units: 'metric', context: context ?? null }, asking);
});
afterAll(() => database.drop());

const rows = Object.entries(engineerQuestions).flatMap(([kind, asked]) =>
  asked.map((row) => ({ kind, row })),
);

describe('how an engineer asks', () => {
  it.each(rows.map(({ kind, row }) => ({ kind, language: row[0], question: row[1], row })))(
    '$kind, $language: $question',
    async ({ row: [language, question, expected, ...before] }) => {
      let context: Answer['understood'] | undefined;
      for (const earlier of before) context = (await ask(language, earlier, context)).understood;
      const answer = await ask(language, question, context);
      const wanted = { outcome: 'answered' as const, ...expected };
      const rounded =
        wanted.value === undefined ? wanted : { ...wanted, value: Number(wanted.value.toFixed(6)) };
      expect(shownOf(answer, rounded)).toEqual(rounded);
    },
  );

  it('gets the settings of advice, and those of the log', async () => {
    const { records } = await ask('en', 'advice for KOR-03');
    expect(records.map(({ setting }) => setting)).toEqual([{ from: 52, to: 55, unit: 'Hz' }]);
  });

  it('is told when a well is to be back', async () => {
    const { statements } = await ask('en', 'when will KOR-02 be back?');
    expect(statements.map(({ code, from }) => [code, from])).toEqual([
      ['state', '2026-03-01'],
      ['back', '2026-03-05'],
    ]);
  });

  it('is told that a test repairs nothing, and what the forecast assumes', async () => {
    const { statements, records } = await ask('en', 'when does SUN-A-03 come back?');
    expect(statements.map(({ code, from }) => [code, from])).toEqual([
      ['state', '2026-03-01'],
      ['noBack', '2026-03-02'],
      ['idleTest', '2026-03-12'],
    ]);
    expect(records).toMatchObject([{ kind: 'schedule', note: 'wellTest' }]);
  });

  it.each(['forecast oil for the next 7 days', 'forecast oil'])(
    'is told which wells %s counts as back, and its parts add up',
    async (question) => {
      const { statements, records } = await ask('en', question);
      const [first] = statements;
      const sum = records.reduce((all, { value }) => all + (value ?? 0), 0);
      expect(sum).toBeCloseTo(first!.figures[0]!.value!, 6);
      const back = statements.find(({ code }) => code === 'returning');
      expect(back).toMatchObject({ name: 'SUN-A-03', from: '2026-03-02', to: '2026-03-02' });
      expect(back!.figures[0]).toMatchObject({ unit: 'Sm3/d' });
      expect(back!.figures[0]!.value).toBeCloseTo(40, 1);
    },
  );

  it('is told the forecast of a well that is down in days from its return on', async () => {
    const { outcome, statements } = await ask('en', 'forecast oil of SUN-A-03 for the next 7 days');
    expect(outcome).toBe('answered');
    expect(statements.map(({ code }) => code)).toEqual(['forecast', 'returning']);
  });
});
