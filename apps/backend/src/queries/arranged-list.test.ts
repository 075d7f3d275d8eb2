import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '../database/schema.ts';
import { arranged, text } from './arranged-list.ts';

const db = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const statement = (where: string) =>
  arranged(db, db.selectFrom('well').select('name'), { name: text }, { where }, ['name']).compile();

describe('a condition on what a text contains', () => {
  it('folds the text of a row once, however many parts it is looked for', () => {
    const parts = Array.from({ length: 20 }, (_, i) => `q${i}`);
    const foldings = (where: string) => statement(where).sql.match(/normalize\(/g);
    expect(foldings(`name~${parts.join('|')}`)).toHaveLength(1);
    expect(foldings('name~q')).toHaveLength(1);
  });

  it('takes the marks of patterns as what they are', () => {
    expect(statement(String.raw`name~50%25|a_b|c\d`).parameters).toContainEqual([
      '%50\\%%',
      '%a\\_b%',
      '%c\\\\d%',
    ]);
  });
});
