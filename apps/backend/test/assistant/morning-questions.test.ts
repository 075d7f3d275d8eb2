import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAssistant } from '../../src/assistant/assistant.ts';
import type { Answer } from '../../src/assistant/understanding.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { morningQuestions } from './morning-questions.ts';
import { plantFields } from './planted-fields.ts';
import { plantMorning } from './plant-morning.ts';
import { plantReadings } from './plant-readings.ts';
import type { Row } from './questions.ts';
import { shownOf } from './shown-answer.ts';

let database: TestDatabase;
let ask: (language: Row[0], question: string, context?: Answer['understood']) => Promise<Answer>;
beforeAll(async () => {
  database = await createTestDatabase();
  await plantFields(database);
  await plantReadings(database);
  await plantMorning(database);
  const assistant = createAssistant(database.db);
  const asking = { now: new Date('2026-03-02T06:30:00Z'), userId: 'u', gone: new AbortController().signal };
  ask = (language, question, context) =>
    assistant.ask({ question, language, units: 'metric', context: context ?? null }, asking);
});
afterAll(() => database.drop());

const rows = Object.entries(morningQuestions).flatMap(([kind, asked]) => asked.map((row) => ({ kind, row })));

describe('the questions of a morning', () => {
  it.each(rows.map(({ kind, row }) => ({ kind, language: row[0], question: row[1], row })))(
    '$kind, $language: $question',
    async ({ row: [language, question, expected, ...before] }) => {
      let context: Answer['understood'] | undefined;
      for (const earlier of before) context = (await ask(language, earlier, context)).understood;
      const answer = await ask(language, question, context);
      const outcome = expected.said === 'noPlan' ? ('unknown' as const) : ('answered' as const);
      const wanted = { outcome, ...expected };
      expect(shownOf(answer, wanted)).toEqual(wanted);
    },
  );
});
