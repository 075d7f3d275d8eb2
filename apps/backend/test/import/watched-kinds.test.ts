import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTurns } from '../../src/feeds/turns.ts';
import { createWatchedFolder } from '../../src/feeds/watched-folder.ts';
import { saveTemplate } from '../../src/import/templates/template-store.ts';
import { createTestClock, type TestClock } from '../support/backend.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;
let folder: string;
let clock: TestClock;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await sql`truncate business_unit, import_run, delivery, import_template restart identity cascade`.execute(
    database.batch,
  );
  folder = await mkdtemp(join(tmpdir(), 'cnx-kinds-'));
  clock = createTestClock();
  return () => rm(folder, { recursive: true });
});

const restedAt = 1_767_225_600;

async function put(name: string, lines: readonly string[]): Promise<void> {
  const path = join(folder, 'in', name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${lines.join('\n')}\n`);
  await utimes(path, restedAt, restedAt);
}

/** Takes what has come to rest, and says where it went. */
async function takeAll(): Promise<string[]> {
  const watched = createWatchedFolder({
    ...{ folder, db: database.batch, bulk: (work) => database.bulk(work), now: clock.now },
    ...{ turns: createTurns(), onStored: () => undefined },
    log: { info: () => undefined, warn: () => undefined },
  });
  await watched.check();
  clock.pass(10);
  await watched.check();
  await watched.stop();
  const moved = await Promise.all(
    ['done', 'failed', 'in'].map(async (place) =>
      (await readdir(join(folder, place), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.report.txt'))
        .map(({ name, parentPath }) => join(parentPath.slice(folder.length + 1), name.replace(/^\S+Z /, ''))),
    ),
  );
  return moved.flat().sort();
}

async function reportOf(place: string): Promise<string> {
  const found = (await readdir(join(folder, place))).find((name) => name.endsWith('.report.txt'));
  return readFile(join(folder, place, found!), 'utf8');
}

const daily = ['Date,Well,Field,Hours,Oil (Sm3)', '2026-02-10,H-1,Heron,24,100'];
const runs = () =>
  database.db
    .selectFrom('import_run')
    .select(['status', 'feed', 'options', 'message'])
    .orderBy('id')
    .execute();

describe('a folder in the watched one', () => {
  it('takes the kind that it is called after, with the same report', async () => {
    await put('a.csv', daily);
    expect(await takeAll()).toEqual(['done/a.csv']);
    await put('events/log.csv', [
      'Field,Well,Kind,Start',
      'Heron,H-1,workover,2026-02-10T08:00',
      'Heron,H-1,dance,2026-02-11',
    ]);
    expect(await takeAll()).toEqual(['done/a.csv', 'done/events/log.csv']);
    const events = await database.db.selectFrom('well_event').select('kind').execute();
    expect(events).toEqual([{ kind: 'workover' }]);
    const report = await reportOf('done/events');
    expect(report).toMatch(/Kind {3}-> {2}kind /);
    expect(report).toContain('2 rows, 1 rejected');
    expect(report).toMatch(/log\.csv:3: rejected: .*"dance"/);
    expect(await runs()).toMatchObject([
      { status: 'done', feed: 'folder' },
      { status: 'done', feed: 'folder', options: { kind: 'events' } },
    ]);
  });

  it('has a mapping of its own kind, and keeps a refused file with why', async () => {
    await put('a.csv', daily);
    await takeAll();
    await put('events/log.csv', ['Field,Well,What,Start', 'Heron,H-1,workover,2026-02-10T08:00']);
    expect(await takeAll()).toEqual(['done/a.csv', 'failed/events/log.csv']);
    expect(await reportOf('failed/events')).toContain(
      'no column was recognized for the kind of event. The columns are: Field, Well, What, Start.',
    );
    expect((await runs())[1]).toMatchObject({ status: 'failed', feed: 'folder' });
    await writeFile(join(folder, 'mapping.events.json'), JSON.stringify({ columns: { kind: 'What' } }));
    await put('events/log.csv', ['Field,Well,What,Start', 'Heron,H-1,workover,2026-02-10T08:00']);
    expect(await takeAll()).toContain('done/events/log.csv');
  });

  it('takes the files of the template that it is called after, and no others', async () => {
    const options = {
      kind: 'production',
      units: 'field',
      field: 'Egret',
      columns: [{ column: 'Crude', quantity: 'oil' }],
    };
    const layout = { headers: ['Day', 'Well', 'Hours', 'Crude'], needed: ['Day', 'Well', 'Hours', 'Crude'] };
    await saveTemplate(database.db, 'Egret daily', { options, layout, now: clock.now(), userId: null });
    await put('Egret daily/d.csv', ['Day,Well,Hours,Crude', '2026-02-10,E-1,24,629']);
    expect(await takeAll()).toEqual(['done/Egret daily/d.csv']);
    const rows = await database.db.selectFrom('daily_production').select('oil').execute();
    expect(rows[0]!.oil).toBeCloseTo(100, 3);
    await put('Egret daily/e.csv', daily);
    expect(await takeAll()).toContain('failed/Egret daily/e.csv');
    expect(await reportOf('failed/Egret daily')).toContain('e.csv is no file of the template "Egret daily"');
  });

  it('names who is asked about its files, also of those that are refused', async () => {
    const contacts = { in: 'Data office', events: ' Night shift, +47 000 ' };
    await writeFile(join(folder, 'contacts.json'), JSON.stringify(contacts));
    await put('a.csv', daily);
    await takeAll();
    await put('events/log.csv', ['Field,Well,What,Start', 'Heron,H-1,workover,2026-02-10T08:00']);
    expect(await takeAll()).toContain('failed/events/log.csv');
    expect(await runs()).toMatchObject([
      { status: 'done', options: { contact: 'Data office' } },
      { status: 'failed', options: { contact: 'Night shift, +47 000' } },
    ]);
    await writeFile(join(folder, 'contacts.json'), '["Data office"]');
    await put('b.csv', daily);
    expect(await takeAll()).toContain('failed/b.csv');
    expect(await reportOf('failed')).toContain(
      'contacts.json must be a JSON object of folders and who to ask',
    );
  });

  it('is refused with a name that says nothing', async () => {
    await put('Evnets/log.csv', daily);
    expect(await takeAll()).toEqual(['failed/Evnets/log.csv']);
    expect(await reportOf('failed/Evnets')).toContain(
      'The folder "Evnets" is called after no kind of rows and no template. Kinds are production, fields, wells, schedule, events',
    );
  });
});

describe('a report of PRODML 2 in the watched folder', () => {
  it('is stored once with its wells and fields', async () => {
    await mkdir(join(folder, 'in'));
    const path = join(folder, 'in', 'heron.xml');
    await copyFile(new URL('../../src/import/prodml/heron.fixture.xml', import.meta.url), path);
    await utimes(path, restedAt, restedAt);
    expect(await takeAll()).toEqual(['done/heron.xml']);
    const rows = await database.db
      .selectFrom('daily_production as daily')
      .innerJoin('well', 'well.id', 'daily.well_id')
      .innerJoin('field', 'field.id', 'well.field_id')
      .select([
        'field.name as field',
        'well.name',
        'daily.day',
        'oil',
        'gas',
        'water',
        'water_injected',
        'hours',
        'daily.flow_kind',
      ])
      .orderBy('well.name')
      .execute();
    expect(rows).toMatchObject([
      {
        field: 'Heron',
        name: 'H-1',
        day: '2026-02-19',
        oil: 412.6,
        gas: 51220,
        hours: 23.5,
        flow_kind: 'production',
      },
      {
        field: 'Heron',
        name: 'H-2 & H-2 A',
        day: '2026-02-19',
        water_injected: 1980,
        hours: 24,
        flow_kind: 'injection',
      },
    ]);
    expect(rows[0]!.water).toBeCloseTo(96.3, 6);
    expect(await reportOf('done')).toContain('a report of volumes of PRODML 2');
  });
});
