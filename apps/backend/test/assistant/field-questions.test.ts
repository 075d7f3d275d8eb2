import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAssistant } from '../../src/assistant/assistant.ts';
import type { Answer } from '../../src/assistant/understanding.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { fieldQuestions } from './field-questions.ts';
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
  const assistant = createAssistant(database.db);
  const asking = { now: new Date('2026-03-02T06:30:00Z'), userId: 'u', gone: new AbortController().signal };
  ask = (language, question, context) =>
    assistant.ask({ question, language, units: 'metric', context: context ?? null }, asking);
});
afterAll(() => database.drop());

const rows = Object.entries(fieldQuestions).flatMap(([kind, asked]) => asked.map((row) => ({ kind, row })));

describe('the plain language of the field', () => {
  it.each(rows.map(({ kind, row }) => ({ kind, language: row[0], question: row[1], row })))(
    '$kind, $language: $question',
    async ({ row: [language, question, expected, after] }) => {
      const before = after === undefined ? undefined : await ask(language, after);
      const answer = await ask(language, question, before?.understood);
      const wanted = { outcome: 'answered' as const, ...expected };
      const rounded =
        wanted.value === undefined ? wanted : { ...wanted, value: Number(wanted.value.toFixed(6)) };
      expect(shownOf(answer, rounded)).toEqual(rounded);
    },
  );

  it('offers whole questions, each of which it answers', async () => {
    for (const { row } of rows) {
      const { nearest, suggestions } = await ask(row[0], row[1]);
      if (nearest === null) continue;
      expect(suggestions.length).toBeGreaterThan(0);
      expect({ nearest, outcome: (await ask(row[0], nearest)).outcome }).toEqual({
        nearest,
        outcome: 'answered',
      });
      expect(nearest).toMatch(/^\p{Lu}.*\?$|^¿\p{Lu}.*\?$/u);
    }
  });
});
