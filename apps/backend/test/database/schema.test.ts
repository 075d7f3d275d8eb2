import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as vocabulary from '../../src/vocabulary.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The word lists that check constraints of the form `column in (…)` allow. */
async function constrainedWords(): Promise<string[]> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace`.execute(database.db);
  const lists = rows
    .filter(({ definition }) => definition.includes('= ANY'))
    .map(({ definition }) => [...definition.matchAll(/'([^']+)'::text/g)].map((match) => match[1]));
  return lists.map((words) => words.sort().join(' '));
}

/** Lists that name columns, request values or what stands within a document, and are no column's words. */
const notStored = new Set(['products', 'notificationCodes', 'adviceInputs']);

it('allows in its columns exactly the words of the vocabulary', async () => {
  const lists = Object.entries(vocabulary).filter(([name]) => !notStored.has(name));
  const constrained = new Set(await constrainedWords());
  expect(lists.length).toBeGreaterThan(30);
  for (const [name, words] of lists) expect(constrained, name).toContain([...words].sort().join(' '));
});

it('refuses volumes and hours that are no finite number of a day', async () => {
  const { db } = database;
  await db.insertInto('business_unit').values({ id: 'bu', name: 'North' }).execute();
  await db.insertInto('area').values({ id: 'area', business_unit_id: 'bu', name: 'East' }).execute();
  await db.insertInto('field').values({ id: 'field', area_id: 'area', name: 'Heron' }).execute();
  await db
    .insertInto('well')
    .values({
      id: 'well',
      name: 'H-1',
      uwi: null,
      field_id: 'field',
      source: 'import',
      manufacturer_id: null,
    })
    .execute();
  const insert = (column: string, value: string) =>
    sql`insert into daily_production (well_id, day, ${sql.ref(column)})
        values ('well', '2026-01-01', ${value}::double precision)`.execute(db);
  for (const [column, value] of [
    ['oil', 'NaN'],
    ['gas', 'Infinity'],
    ['water', '-Infinity'],
    ['hours', 'NaN'],
    ['hours', '-0.1'],
    ['hours', '25.1'],
  ] as const) {
    await expect(insert(column, value), `${column} ${value}`).rejects.toMatchObject({ code: '23514' });
  }
  await insert('hours', '25');
});

it('has an index behind every foreign key, so that a deletion never scans a large table', async () => {
  const { rows } = await sql<{ name: string }>`
    select con.conrelid::regclass || ' ' || con.conname as name from pg_constraint con
    where con.contype = 'f' and con.connamespace = 'public'::regnamespace
      and con.confdeltype <> 'a'
      and not exists (
        select from pg_index ind
        where ind.indrelid = con.conrelid and ind.indkey[0] = con.conkey[1])`.execute(database.db);
  expect(rows).toEqual([]);
});
