import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { Kysely, PostgresDialect, sql } from 'kysely';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/database/schema.ts';
import { ensureWells } from '../../src/import/assets.ts';
import { createTestDatabase, openPool, type TestDatabase } from '../support/test-database.ts';

const source = fileURLToPath(new URL('../../src', import.meta.url));

/** Statements that have to be put together from text, each with the quoting that makes it safe. */
const quotedByHand = new Map([
  ['database/bulk.ts', 'COPY takes no parameters: names go through escapeIdentifier'],
  ['database/migrations/0013-deferral-by-day.ts', 'column names from a list in the file'],
  ['database/migrations/0022-computation.ts', 'names of columns and events from lists in the file'],
  ['database/migrations/0060-well-tests.ts', 'names of columns and tables from lists in the file'],
  ['database/migrations/0066-well-months.ts', 'names of columns from lists in the file'],
  ['database/migrations/0082-month-books.ts', 'names of columns from lists in the file'],
  ['database/migrations/0106-import-images.ts', 'names of columns and events from lists in the file'],
  ['database/migrations/0114-merge-images.ts', 'names of tables and events from lists in the file'],
  [
    'queries/user-name.ts',
    'a constant by sql.lit: lists that sort by a name need one text for it, not parameters',
  ],
  ['database/embedded/superuser.ts', 'CREATE ROLE takes no parameters: escapeIdentifier and escapeLiteral'],
]);

interface Finding {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Calls that run SQL made of text: `query(…)` of anything but a literal, and Kysely's ways around parameters. */
function unparameterized(): Finding[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  expect(files.length, 'the source is where it is looked for').toBeGreaterThan(40);
  return files.flatMap((name) => {
    const path = join(source, name);
    const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ESNext, true);
    const findings: Finding[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && isTextualSql(node)) {
        const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        findings.push({ file: relative(source, path), line, text: node.getText().slice(0, 80) });
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return findings;
  });
}

function isTextualSql({ expression, arguments: [statement] }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression) || !statement) return false;
  const object = expression.expression.getText();
  const method = expression.name.text;
  const isConstant =
    ts.isStringLiteral(statement) ||
    ts.isNoSubstitutionTemplateLiteral(statement) ||
    (ts.isConditionalExpression(statement) &&
      [statement.whenTrue, statement.whenFalse].every(ts.isStringLiteral));
  if (object === 'sql' && ['raw', 'lit', 'literal', 'unsafe'].includes(method)) return !isConstant;
  if (object === 'CompiledQuery' && method === 'raw') return true;
  return method === 'query' && /client|pool|connection/i.test(object) && !isConstant;
}

describe('statements', () => {
  it('are never put together from text, but for the listed ones that are quoted', () => {
    const findings = unparameterized();
    expect(findings.filter(({ file }) => !quotedByHand.has(file))).toEqual([]);
    // A list that no longer meets anything would hide that the check sees nothing.
    expect(new Set(findings.map(({ file }) => file))).toEqual(new Set(quotedByHand.keys()));
  });
});

const hostile = [
  `'; drop table well; --`,
  `" or ""="`,
  `1; select pg_sleep(10)`,
  `$1`,
  `\\'; delete from field; --`,
  `%' or '1'='1`,
  `') union select password_hash from app_user --`,
  `{"a": 1}::jsonb`,
  `Robert'); drop schema public cascade; --`,
  `/* */ `,
  `E'\\x27'`,
  `$$; drop table well; $$`,
  `\u2019 or 1=1`,
];

describe('hostile texts', () => {
  let database: TestDatabase;
  let recorded: { sql: string; parameters: readonly unknown[] }[];
  let db: Kysely<Database>;
  beforeAll(async () => {
    database = await createTestDatabase();
    recorded = [];
    db = new Kysely<Database>({
      dialect: new PostgresDialect({ pool: openPool(database.url, 2) }),
      log: (event) => void recorded.push({ sql: event.query.sql, parameters: event.query.parameters }),
    });
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  it('reach the database as values: stored and found as they are, never part of a statement', async () => {
    const wells = hostile.map((text) => ({ field: text, name: text, uwi: text, mother: null }));
    const ids = await ensureWells(db, wells, { businessUnit: hostile[0], area: hostile[1] });
    expect(new Set(ids).size).toBe(hostile.length);
    expect(await ensureWells(db, wells, {})).toEqual(ids);
    const stored = await db.selectFrom('well').select(['name', 'uwi']).execute();
    expect(stored.map(({ name }) => name).sort()).toEqual([...hostile].sort());
    for (const text of hostile) {
      expect(recorded.filter((query) => query.sql.includes(text) && text.length > 2)).toEqual([]);
      expect(recorded.some((query) => query.parameters.includes(text))).toBe(true);
      const found = await db.selectFrom('well').select('name').where('name', '=', text).execute();
      expect(found).toEqual([{ name: text }]);
    }
  });

  it('pass COPY unchanged, whatever characters they are made of', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 }).filter((value) => !value.includes('\0'));
    const texts = fc.array(
      fc.oneof(text, fc.constantFrom('\\N', '\\.', '\\', '\t', '\n', '\r\n', ...hostile)),
      {
        minLength: 1,
        maxLength: 20,
      },
    );
    await fc.assert(
      fc.asyncProperty(texts, async (values) => {
        const rows = values.map((value, index) => ({ place: index, value }));
        const read = await database.bulk(async ({ db: transaction, copyToTemporary }) => {
          await sql`create temporary table copied (place int, value text) on commit drop`.execute(
            transaction,
          );
          expect(await copyToTemporary('copied', rows)).toBe(rows.length);
          return sql<{ value: string }>`select value from copied order by place`.execute(transaction);
        });
        expect(read.rows.map((row) => row.value)).toEqual(values);
      }),
      { numRuns: 60 },
    );
  });

  it('are refused in a row that has other columns than the first', async () => {
    const first = { id: 'bu-1', name: 'One' };
    for (const row of [
      { id: 'bu-2' },
      { name: 'Two', id: 'bu-2' },
      { id: 'bu-2', name: 'Two', active: true },
    ]) {
      const attempt = database.bulk(({ copyToTemporary }) => copyToTemporary('business_unit', [first, row]));
      await expect(attempt).rejects.toThrow('the first row has id,name');
    }
    expect(
      await database.db.selectFrom('business_unit').select('id').where('id', '=', 'bu-1').execute(),
    ).toEqual([]);
  });

  it('cannot name another table or column to COPY into', async () => {
    const attempt = database.bulk(({ copyToTemporary }) =>
      copyToTemporary("setting\" (key) from program 'touch /tmp/owned' --", [{ key: 'x' }]),
    );
    await expect(attempt).rejects.toMatchObject({ code: '42P01' });
  });
});
