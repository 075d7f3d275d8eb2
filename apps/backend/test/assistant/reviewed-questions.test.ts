import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAssistant } from '../../src/assistant/assistant.ts';
import type { Answer } from '../../src/assistant/understanding.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { plantGas } from './plant-gas.ts';
import { plantFields } from './planted-fields.ts';
import { plantReadings } from './plant-readings.ts';
import type { Row } from './questions.ts';
import { reviewedQuestions } from './reviewed-questions.ts';
import { shownOf } from './shown-answer.ts';

let database: TestDatabase;
let ask: (language: Row[0], question: string, context?: Answer['understood']) => Promise<Answer>;
beforeAll(async () => {
  database = await createTestDatabase();
  await plantFields(database);
  await plantReadings(database);
  await plantGas(database);
  const assistant = createAssistant(database.db);
  const asking = { now: new Date('2026-03-02T06:30:00Z'), userId: 'u', gone: new AbortController().signal };
  ask = (language, question, context) =>
    assistant.ask({ question, language, units: 'metric', context: context ?? null }, asking);
});
afterAll(() => database.drop());

const rows = Object.entries(reviewedQuestions).flatMap(([kind, asked]) =>
  asked.map((row) => ({ kind, row })),
);

describe('how an engineer asks again', () => {
  it.each(rows.map(({ kind, row }) => ({ kind, language: row[0], question: row[1], row })))(
    '$kind, $language: $question',
    async ({ row: [language, question, expected, ...before] }) => {
      let context: Answer['understood'] | undefined;
      for (const earlier of before) context = (await ask(language, earlier, context)).understood;
      const answer = await ask(language, question, context);
      const wanted = { outcome: 'answered' as const, ...expected };
      expect(shownOf(answer, wanted)).toEqual(wanted);
    },
  );
});
