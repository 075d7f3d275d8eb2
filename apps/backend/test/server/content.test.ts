import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceNews } from '../../src/content/announce-news.ts';
import { readContent } from '../../src/content/content.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();
const write = (name: string, title: string, date: string, more = '') =>
  writeFileSync(join(folder, name), `---\ntitle: ${title}\ndate: ${date}\n${more}---\nWords.\n`);
for (const name of ['news', 'legal']) mkdirSync(join(folder, name));
write('news/new.en.md', 'New', '2026-02-20', 'summary: Said shortly.\n');
write('news/new.es.md', 'Nuevo', '2026-02-20');
write('news/old.en.md', 'Old', '2025-02-20');
write('news/later.en.md', 'Later', '2026-04-01');
write('news/broken.en.md', 'Broken', 'soon');
write('legal/terms.fr.md', 'Conditions', '2026-01-01');

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await createTestBackend({ CNX_CONTENT_DIR: folder });
  token = (await backend.signIn()).body.id_token;
});
afterAll(() => backend.close());

describe('content', () => {
  it('is news in the language of the reader, and none of tomorrow', async () => {
    const { rows } = await callOperation(backend, 'getNews', token, { query: { language: 'es' } });
    expect(rows.map(({ id, title, language }) => [id, title, language])).toEqual([
      ['new', 'Nuevo', 'es'],
      ['old', 'Old', 'en'],
    ]);
  });

  it('is read without signing in, where it is legal, and named where it is missing', async () => {
    const terms = await callOperation(backend, 'getLegalPage', undefined, { query: { page: 'terms' } });
    expect(terms.body).toMatchObject({ id: 'terms', title: 'Conditions', language: 'fr' });
    const privacy = await callOperation(backend, 'getLegalPage', undefined, { query: { page: 'privacy' } });
    expect(privacy.status).toBe(404);
  });

  it('that is broken is named in the log, by file and line', () => {
    expect(backend.logged()).toContain('news/broken.en.md:3: date must be a day');
  });
});

describe('news', () => {
  const notes = () =>
    backend.database.db
      .selectFrom('notification')
      .select(['id', 'kind', 'title', 'body', 'link'])
      .where('id', 'like', 'content-news-%')
      .orderBy('id')
      .execute();

  it('of the last days notify everyone once, and those that are gone no more', async () => {
    const { db } = backend.database;
    const content = await readContent(folder);
    const now = backend.clock.now();
    await announceNews(db, content, now);
    await announceNews(db, content, now);
    const note = {
      id: 'content-news-new',
      kind: 'news',
      title: 'New',
      body: 'Said shortly.',
      link: '/news?item=new',
    };
    expect(await notes()).toEqual([note]);
    const { facts } = await db
      .selectFrom('notification')
      .select('facts')
      .where('id', '=', note.id)
      .executeTakeFirstOrThrow();
    expect(facts!.texts).toEqual([
      { language: 'en', title: 'New', body: 'Said shortly.' },
      { language: 'es', title: 'Nuevo', body: '' },
    ]);
    const query = { email: 'engineer@cnx.example' };
    const { rows } = await callOperation(backend, 'getNotificationsInfo', token, { query });
    expect(rows).toContainEqual(expect.objectContaining({ id: note.id, title: note.title }));
    await announceNews(db, content, new Date('2026-04-02T00:00:00Z'));
    const both = ['content-news-later', 'content-news-new'];
    expect((await notes()).map(({ id }) => id)).toEqual(both);
    await announceNews(db, await readContent(join(folder, 'not-mounted')), now);
    expect((await notes()).map(({ id }) => id)).toEqual(both);
    await announceNews(db, { ...content, news: () => [] }, now);
    expect(await notes()).toEqual([]);
  });
});

describe('applications', () => {
  it('are those that are registered and active, and say whether they take users over', async () => {
    const { db } = backend.database;
    const app = { scheme: 'https', path_prefix: '/plan/', active: true } as const;
    const others = { backend_url: null, transfer_api: null, frame_origin: null };
    await db
      .insertInto('registered_app')
      .values([
        {
          ...app,
          ...others,
          id: 'archive',
          audience: 'archive',
          name: 'Archive',
          description: null,
          host: 'archive.example',
        },
        {
          ...app,
          ...others,
          id: 'gone',
          audience: 'gone',
          name: 'Gone',
          description: null,
          host: 'gone.example',
          active: false,
        },
      ])
      .execute();
    const { rows } = await callOperation(backend, 'getApplications', token);
    expect(rows).toEqual([
      {
        id: 'archive',
        name: 'Archive',
        description: null,
        url: 'https://archive.example/plan/',
        state: 'notConnected',
      },
      expect.objectContaining({ id: 'linked-app', url: 'http://localhost:4100/', state: 'ready' }),
    ]);
  });
});
