import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../src/assistant/understanding.ts';
import { createAssistant } from '../../src/assistant/assistant.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { plantFields } from './planted-fields.ts';
import { questions, type Expected, type Row } from './questions.ts';

let database: TestDatabase;
let ask: (language: Row[0], question: string, context?: Answer['understood']) => Promise<Answer>;
beforeAll(async () => {
  database = await createTestDatabase();
  await plantFields(database);
  const assistant = createAssistant(database.db);
  const gone = new AbortController().signal;
  const asking = { now: new Date('2026-03-02T06:30:00Z'), userId: 'u', gone };
  ask = (language, question, context) =>
    assistant.ask({ question, language, units: 'metric', context: context ?? null }, asking);
});
afterAll(() => database.drop());

/** The parts of an answer that a row expects something of. */
function shownOf(answer: Answer, expected: Expected): Expected {
  const { understood, statements, records } = answer;
  const all: Required<{ [Name in keyof Expected]: unknown }> = {
    outcome: answer.outcome,
    intent: understood.intent,
    quantity: understood.quantity,
    from: understood.from,
    to: understood.to,
    places: understood.places.map(({ name }) => name),
    records: records.map(({ well, id }) => well ?? id),
    value: Number(statements[0]?.figures[0]?.value?.toFixed(6)),
    term: understood.term,
    page: answer.page,
  };
  return Object.fromEntries(Object.keys(expected).map((name) => [name, all[name as keyof Expected]]));
}

describe('questions of engineers', () => {
  it.each(questions.map((row) => ({ row, language: row[0], question: row[1] })))(
    '$language: $question',
    async ({ row }) => {
      const [language, question, expected, after] = row;
      const before = after === undefined ? undefined : await ask(language, after);
      const answer = await ask(language, question, before?.understood);
      const rounded =
        'value' in expected ? { ...expected, value: Number(expected.value?.toFixed(6)) } : expected;
      const wanted = { outcome: 'answered' as const, ...rounded };
      expect(shownOf(answer, wanted)).toEqual(wanted);
    },
  );
});
