import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { maxContentBytes, readContent } from './content.ts';

const now = new Date('2026-03-02T06:30:00Z');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cnx-content-'));
  for (const name of ['news', 'legal']) mkdirSync(join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string | Buffer) => writeFileSync(join(folder, name), text);
const text = (title: string, date = '2026-02-01', body = 'Words.') =>
  `---\ntitle: ${title}\ndate: ${date}\n---\n${body}\n`;
const missing = ['terms', 'privacy'].map(
  (page) => `legal/${page}.en.md: there is no such page; the portal says so`,
);
const faultsOfNews = async () =>
  (await readContent(folder)).faults.filter((fault) => !missing.includes(fault));

describe('readContent', () => {
  it('gives the news in the asked language, else in English, else in what there is, newest first', async () => {
    write('news/a.en.md', text('A', '2026-01-01'));
    write('news/a.fr.md', text('Un', '2026-01-01'));
    write('news/b.en.md', text('B', '2026-02-01'));
    write('news/c.es.md', text('Ce', '2025-12-01'));
    const content = await readContent(folder);
    expect(content.news('fr', now).map(({ title, language }) => [title, language])).toEqual([
      ['B', 'en'],
      ['Un', 'fr'],
      ['Ce', 'es'],
    ]);
  });

  it('names the samples, which are shown all the same', async () => {
    write('news/a.en.md', text('A'));
    write('legal/terms.en.md', text('Terms').replace('date:', 'sample: true\ndate:'));
    const content = await readContent(folder);
    expect(content.samples).toEqual(['legal/terms.en.md']);
    expect(content.legalPage('terms', 'en')?.title).toBe('Terms');
  });

  it('keeps news back until their day has come', async () => {
    write('news/a.en.md', text('A', '2026-03-03'));
    const content = await readContent(folder);
    expect(content.news('en', now)).toEqual([]);
    expect(content.news('en', new Date('2026-03-03T00:00:00Z'))).toHaveLength(1);
  });

  it('reads files of Windows, with a byte order mark', async () => {
    write('legal/terms.en.md', `\ufeff${text('Terms').replaceAll('\n', '\r\n')}`);
    expect((await readContent(folder)).legalPage('terms', 'es')).toMatchObject({
      title: 'Terms',
      language: 'en',
      blocks: [{ kind: 'paragraph' }],
    });
  });

  it.each([
    ['no front matter', 'Words.', 'news/x.en.md:1: must begin with a line of three dashes'],
    ['no end of it', '---\ntitle: A\n', 'news/x.en.md:1: has no second line of three dashes'],
    ['a missing title', '---\ndate: 2026-01-01\n---\n', 'news/x.en.md:1: title is missing'],
    [
      'a wrong day',
      '---\ntitle: A\ndate: 2026-02-30\n---\n',
      'news/x.en.md:3: date must be a day, such as 2026-01-31',
    ],
    [
      'a key of no meaning',
      '---\ntitle: A\ndate: 2026-01-01\ntags: b\n---\n',
      'news/x.en.md:4: tags is not known',
    ],
    [
      'a list for a title',
      '---\ntitle: [A]\ndate: 2026-01-01\n---\n',
      'news/x.en.md:2: title must be a text',
    ],
    [
      'a title of blanks',
      '---\ntitle: " "\ndate: 2026-01-01\n---\n',
      'news/x.en.md:2: title must not be empty',
    ],
    ['NUL', text('A\0'), 'news/x.en.md:1: contains a NUL character'],
    ['other bytes', Buffer.from([0xff, 0xfe, 0x41]), 'news/x.en.md:1: is not UTF-8'],
    ['too much', Buffer.alloc(maxContentBytes + 1, 'a'), 'news/x.en.md:1: is larger than 64 KiB'],
  ])('names a file with %s by its line, and serves the others', async (_what, file, fault) => {
    write('news/x.en.md', file);
    write('news/good.en.md', text('Good'));
    const content = await readContent(folder);
    expect(content.faults).toContain(fault);
    expect(content.news('en', now).map(({ id }) => id)).toEqual(['good']);
  });

  const deep = /^news\/x\.en\.md:1: is nested too deeply$/;
  it.each([
    ['emphasis', text('A', '2026-01-01', `${'*'.repeat(20_000)}a${'*'.repeat(20_000)}`), deep],
    [
      'marks that stand apart',
      text('A', '2026-01-01', `${'*a '.repeat(9_000)}b${' a*'.repeat(9_000)}`),
      deep,
    ],
    ['YAML', `---\ntitle: ${'['.repeat(20_000)}\ndate: 2026-01-01\n---\n`, /^news\/x\.en\.md:2: is no YAML/],
  ])('names a file of %s within itself, and serves the others', async (_what, file, fault) => {
    write('news/x.en.md', file);
    write('news/good.en.md', text('Good'));
    const content = await readContent(folder);
    expect(content.faults).toContainEqual(expect.stringMatching(fault));
    expect(content.news('en', now).map(({ id }) => id)).toEqual(['good']);
  });

  it('names the line of broken YAML, and takes no aliases', async () => {
    write('news/x.en.md', '---\ntitle: A\ndate: "2026\n---\n');
    write('news/y.en.md', '---\ntitle: &a A\nsummary: *a\ndate: 2026-01-01\n---\n');
    const faults = await faultsOfNews();
    expect(faults).toHaveLength(2);
    expect(faults[0]).toMatch(/^news\/x\.en\.md:[34]: is no YAML/);
    expect(faults[1]).toMatch(/^news\/y\.en\.md:1: front matter/);
  });

  it('serves a text without its markup, and names the line of the file', async () => {
    write('news/x.en.md', text('A', '2026-01-01', 'Words.\n\n<b>bold</b>'));
    const content = await readContent(folder);
    expect(content.faults).toContain('news/x.en.md:7: raw HTML left out');
    expect(JSON.stringify(content.news('en', now))).not.toContain('<b>');
  });

  it('names other files, and follows no link out of the folder', async () => {
    write('news/Read Me.md', text('A'));
    write('news/a.de.md', text('A'));
    write('legal/imprint.en.md', text('Imprint'));
    symlinkSync('/etc/hostname', join(folder, 'news/host.en.md'));
    expect(await faultsOfNews()).toEqual([
      'news/Read Me.md: must be named <id>.<language>.md, with en, es or fr',
      'news/a.de.md: must be named <id>.<language>.md, with en, es or fr',
      'news/host.en.md:1: is no file',
      'legal/imprint.en.md:1: names no legal page: terms, privacy',
    ]);
  });

  it('starts without a folder', async () => {
    const content = await readContent(join(folder, 'nowhere'));
    expect(content.news('en', now)).toEqual([]);
    expect(content.faults).toContain(`${join(folder, 'nowhere', 'news')}: the folder cannot be read`);
  });

  it('finds nothing wrong with what comes with the repository, in three languages', async () => {
    const content = await readContent(fileURLToPath(new URL('../../content', import.meta.url)));
    expect(content.faults).toEqual([]);
    for (const language of ['en', 'es', 'fr'] as const) {
      const all = [content.legalPage('terms', language), content.legalPage('privacy', language)];
      expect([...content.news(language, now), ...all].map((each) => each?.language)).toEqual(
        Array.from({ length: 5 }, () => language),
      );
    }
  });
});

describe('the news of the demonstration', () => {
  it('announce no version that is not there: support tells the portal’s own', async () => {
    const root = new URL('../../../../', import.meta.url);
    const { version } = JSON.parse(readFileSync(new URL('apps/portal/package.json', root), 'utf8')) as {
      version: string;
    };
    const files = readdirSync(new URL('apps/backend/content/news/', root));
    const announced = files.map(
      (name) =>
        /^version: (.*)$/m.exec(
          readFileSync(new URL(`apps/backend/content/news/${name}`, root), 'utf8'),
        )?.[1],
    );
    expect(announced.length).toBeGreaterThan(0);
    for (const one of announced)
      if (one !== undefined)
        expect(one.localeCompare(version, 'en', { numeric: true })).toBeLessThanOrEqual(0);
  });
});
