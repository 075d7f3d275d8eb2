import { sql } from 'kysely';
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
  const userId = await plantOwner(database);
  const assistant = createAssistant(database.db);
  const asking = { now: new Date('2026-03-02T06:30:00Z'), userId, gone: new AbortController().signal };
  ask = (language, question, context) =>
    assistant.ask({ question, language, units: 'metric', context: context ?? null }, asking);
});
afterAll(() => database.drop());

/** Gives SUN-A-02 to a user, whose id is returned; SUN-A-03 was found last, all else a week before. */
async function plantOwner({ db }: TestDatabase): Promise<string> {
  const { id } = await db
    .insertInto('app_user')
    .values({
      ...{ first_name: 'Ana', last_name: 'Sas', role_id: 2, email: 'ana@x.example' },
      created_at: new Date('2026-01-01T00:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const table of ['production_drop_exception', 'gas_exception', 'change_point'] as const) {
    await sql`update ${sql.table(table)} set detected_at = case well_id when 'SUN-A-03' then '2026-03-02T05:00:00Z'::timestamptz else '2026-02-23T06:00:00Z'::timestamptz end`.execute(
      db,
    );
    if (table === 'change_point') continue;
    await sql`update ${sql.table(table)} set assignee_id = ${id}, status = 'assigned' where well_id = 'SUN-A-02'`.execute(
      db,
    );
  }
  return id;
}

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
