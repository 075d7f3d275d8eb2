import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase } from '../../src/database/connect.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { processesWith, startProcess, until } from '../support/processes.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

let folder: string;
let good: string;

beforeAll(() => {
  folder = temporaryFolder();
  good = join(folder, 'good.csv');
  const days = Array.from({ length: 60 }, (_, index) =>
    new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10),
  );
  const rows = days.map((day, index) => `${day},H-1,Heron,24,${100 - index / 10},${12_000 - index},30,45`);
  writeFileSync(
    good,
    `Date,Well,Field,Hours,Oil (Sm3),Gas (Sm3),Water (Sm3),Choke (%)\n${rows.join('\n')}\n`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command as a person would; answers its exit status and what it wrote. */
async function importCommand(
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ status: number | null; text: string }> {
  const command = startProcess('../../dist/cli/import.js', args, {
    env: { DATABASE_URL: '', CNX_NOW: '2026-03-02T06:30:00Z', ...env },
  });
  await command.ended;
  return { status: command.child.exitCode, text: command.lines.join('\n') };
}

describe('npm run import with the embedded database', () => {
  const dataDirectory = () => join(folder, 'data');
  const environment = () => ({ CNX_DATA_DIR: dataDirectory() });
  beforeAll(() => mkdirSync(dataDirectory(), { mode: 0o711 }));

  it('starts the database itself, stores the rows, computes the insights and leaves nothing running', async () => {
    const first = await importCommand([good, '--yes'], environment());
    expect(first.text).toContain('60 rows, 0 rejected\n60 new, 0 updated, 0 unchanged; 0 suspect; 1 well');
    expect(first.status).toBe(0);
    expect(processesWith(dataDirectory())).toEqual([]);
    const { db, close } = await connectDatabase({ dataDirectory: dataDirectory() });
    try {
      const deferrals = await db.selectFrom('deferred_production').select('well_id').distinct().execute();
      expect(deferrals).toEqual([{ well_id: 'h-1' }]);
    } finally {
      await close();
    }
  });

  it('works beside a backend that is running, again and again', async () => {
    const backend = startProcess('writer.process.ts', [dataDirectory(), 'beside']);
    await backend.said(/^stored/);
    const again = await importCommand([good, '--yes'], environment());
    expect(again.text).toContain('60 rows, 0 rejected\n0 new, 0 updated, 60 unchanged');
    expect(again.status).toBe(0);
    const soFar = backend.lines.length;
    await until(() => backend.lines.length > soFar, 'a write of the backend after the import');
    expect(backend.lines.filter((line) => !/^(ready|stored)/.test(line))).toEqual([]);
    await backend.kill('SIGKILL');
    await until(() => processesWith(dataDirectory()).length === 0, 'the end of the server');
  });
});

describe('npm run import with a given database', () => {
  let database: TestDatabase;
  let environment: Record<string, string>;
  beforeAll(async () => {
    database = await createTestDatabase();
    environment = { DATABASE_URL: database.url, CNX_DATA_DIR: join(folder, 'unused') };
  });
  afterAll(() => database.drop());

  it('stores the rows there', async () => {
    const { text, status } = await importCommand([good, '--yes', '--business-unit', 'North'], environment);
    expect(text).toContain('60 new');
    expect(status).toBe(0);
    expect(await database.db.selectFrom('business_unit').select('name').execute()).toEqual([
      { name: 'North' },
    ]);
  });

  it('prints the mapping and stores nothing where nobody said yes', async () => {
    const other = join(folder, 'other.csv');
    writeFileSync(other, 'Date,Well,Field,Oil (bbl),Operator\n2025-01-01,K-1,Kite,629,me\n');
    const refused = await importCommand([other], environment);
    expect(refused.status).toBe(1);
    expect(refused.text).toContain('Oil (bbl)  ->  oil (bbl, kept as Sm3)  first value 629, taken as 100');
    expect(refused.text).toContain('not used: Operator');
    expect(refused.text).toContain('Nothing was stored: check the columns above, and add --yes');
    expect(await database.db.selectFrom('well').select('id').where('name', '=', 'K-1').execute()).toEqual([]);
  });

  it('says in a dry run what the dashboard would say, and asks nobody', async () => {
    const { text, status } = await importCommand([good, '--dry-run', '--field', 'Heron'], environment);
    expect(text).toContain('(dry run: nothing was stored)\nThe dashboard would show:');
    expect(text).toContain('Heron: 1 well, 2025-01-01 to 2025-03-01, 0 suspect rows');
    expect(text).toContain('2025-03-01 (1 well)  oil 94.1 Sm3, gas 11,941 Sm3, water 30 Sm3');
    expect(status).toBe(0);
  });

  it('keeps how a file was read under a name, and reads the next one by it', async () => {
    const file = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const first = file('first.csv', 'Well,Datum,Oil,Note\nK-2,01.02.2026,629,a\nK-2,13.02.2026,629,b\n');
    const said = ['--field', 'Kestrel', '--units', 'field', '--ignore', 'Note'];
    const kept = await importCommand(
      [first, '--yes', ...said, '--save-template', 'Kestrel sheet'],
      environment,
    );
    expect(kept.text).toContain('2 new');
    const second = file('second.csv', 'Well,Datum,Oil,Note\nK-2,14.02.2026,1258,good\n');
    const read = await importCommand([second, '--yes', '--template', 'kestrel  SHEET'], environment);
    expect(read.text, read.text).toContain('1 new');
    const rows = await database.db
      .selectFrom('daily_production as row')
      .innerJoin('well', 'well.id', 'row.well_id')
      .select('row.oil')
      .where('well.name', '=', 'K-2')
      .orderBy('row.day')
      .execute();
    expect(rows.map(({ oil }) => Math.round(oil!))).toEqual([100, 100, 200]);

    const lost = file('lost.csv', 'Well,Datum,Gas,Note\nK-2,15.02.2026,5,a\n');
    const refused = await importCommand([lost, '--yes', '--template', 'Kestrel sheet'], environment);
    expect(refused.text).toContain(
      'lost.csv does not fit the template "Kestrel sheet" any more: its column "Oil" is gone. Nothing was stored.',
    );
    expect(refused.status).toBe(1);
    const none = await importCommand([second, '--yes', '--template', 'Other'], environment);
    expect(none.text).toContain('There is no template "Other"; there are "Kestrel sheet".');
    const events = await database.db.selectFrom('audit_event').select(['kind', 'detail']).execute();
    expect(events).toEqual([
      {
        kind: 'importTemplateChange',
        detail: { subject: 'Kestrel sheet', action: 'add', by: 'command' },
      },
    ]);
  });

  it('names bad rows, and ends with status 1 when they are all bad', async () => {
    const bad = join(folder, 'bad.csv');
    writeFileSync(bad, 'Date,Well,Field,Oil\n2025-13-01,H-1,Heron,5\n2025-01-01,H-1,Heron,much\n');
    const { text, status } = await importCommand([bad, '--yes', '--units', 'metric'], environment);
    expect(text).toContain('bad.csv:2: rejected: "2025-13-01" is not a day of the calendar');
    expect(text).toContain('bad.csv:3: rejected: Oil: "much" is not a number');
    expect(text).toContain('2 rows, 2 rejected\nnothing was stored');
    expect(status).toBe(1);
  });

  it.each([
    [['missing.csv'], 'missing.csv does not exist.'],
    [['--fast', 'x.csv'], "Unknown option '--fast'"],
    [[], 'Which file?'],
  ])('says in one line what is wrong with %j', async (args, message) => {
    const { text, status } = await importCommand(args, environment);
    expect(text).toContain(message);
    expect(text).not.toContain('\n');
    expect(status).toBe(1);
  });

  it('says in one line that the database is not there', async () => {
    const { text, status } = await importCommand([good, '--yes'], {
      ...environment,
      DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x',
    });
    expect(text).toBe('The database at 127.0.0.1:1/x does not answer (ECONNREFUSED).');
    expect(status).toBe(1);
  });
});
