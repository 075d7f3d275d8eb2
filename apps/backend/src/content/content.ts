import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { components } from '@cnx/api/schema';
import { readFrontMatter } from './front-matter.ts';
import { readMarkdown } from './markdown.ts';

/** A piece of news in one language. */
export type News = components['schemas']['News'];
/** A legal page in one language. */
export type LegalPage = components['schemas']['LegalPage'];
/** A language of texts. */
export type ContentLanguage = components['schemas']['ContentLanguage'];

/** The languages of texts; where one is missing, the first that there is stands for it. */
export const contentLanguages = ['en', 'es', 'fr'] as const satisfies readonly ContentLanguage[];
const legalPages = ['terms', 'privacy'] as const satisfies readonly LegalPage['id'][];

/** Largest file that is read (bytes), and most files of a folder. */
export const maxContentBytes = 64 * 1_024;
const maxFiles = 600;

/** What the operator of the portal has written, as read at the start. */
export interface Content {
  /** News whose day has come, newest first. @param now the server's clock */
  news(language: ContentLanguage, now: Date): News[];
  /** A legal page; undefined where there is none. */
  legalPage(page: LegalPage['id'], language: ContentLanguage): LegalPage | undefined;
  /** Whether the folder of the news could be read; where not, nothing is known of news that are gone. */
  readonly hasReadNews: boolean;
  /** The files that say of themselves that they are samples: no company's own words. */
  readonly samples: readonly string[];
  /** What is wrong with the files, one line each, by file and line. What is right is there all the same. */
  readonly faults: readonly string[];
}

/** One file, read. */
interface Text {
  readonly id: string;
  readonly language: ContentLanguage;
  readonly date: string;
  readonly version: string | null;
  readonly title: string;
  readonly summary: string | null;
  readonly blocks: News['blocks'];
}

/**
 * Reads `news/<id>.<language>.md` and `legal/<page>.<language>.md` below a folder. A file that cannot be read is named and
 * left out; it never keeps the server from starting.
 */
export async function readContent(folder: string): Promise<Content> {
  const news = await readTexts(folder, 'news');
  const legal = await readTexts(folder, 'legal');
  const unknown = legal.texts.filter(({ id }) => !legalPages.some((page) => page === id));
  const ids = [...new Set(news.texts.map(({ id }) => id))];
  return {
    news(language, now) {
      const today = now.toISOString().slice(0, 10);
      return ids
        .flatMap((id) => inLanguage(news.texts, id, language) ?? [])
        .filter(({ date }) => date <= today)
        .sort((a, b) => compare(b.date, a.date) || compare(a.id, b.id))
        .slice(0, 200);
    },
    legalPage(page, language) {
      const found = inLanguage(legal.texts, page, language);
      if (!found) return undefined;
      const { date, title, blocks } = found;
      return { id: page, date, title, language: found.language, blocks };
    },
    hasReadNews: news.isRead,
    samples: [...news.samples, ...legal.samples],
    faults: [
      ...news.faults,
      ...legal.faults,
      ...unknown.map(
        ({ id, language }) => `legal/${id}.${language}.md:1: names no legal page: ${legalPages.join(', ')}`,
      ),
      ...legalPages
        .filter((page) => !legal.texts.some(({ id }) => id === page))
        .map((page) => `legal/${page}.en.md: there is no such page; the portal says so`),
    ],
  };
}

/** One text in a language, else in the first that there is. */
function inLanguage(texts: readonly Text[], id: string, language: ContentLanguage): Text | undefined {
  const all = texts.filter((text) => text.id === id);
  return [language, ...contentLanguages]
    .map((wanted) => all.find((text) => text.language === wanted))
    .find((text) => text !== undefined);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

async function readTexts(folder: string, kind: 'news' | 'legal') {
  const texts: Text[] = [];
  const faults: string[] = [];
  const samples: string[] = [];
  let names: string[];
  try {
    names = (await readdir(join(folder, kind))).filter((name) => !name.startsWith('.')).sort();
  } catch {
    return { isRead: false, texts, samples, faults: [`${join(folder, kind)}: the folder cannot be read`] };
  }
  if (names.length > maxFiles) faults.push(`${kind}: more than ${maxFiles} files, the others are left out`);
  for (const name of names.slice(0, maxFiles)) {
    const [, id = '', language] = /^([a-z0-9][a-z0-9-]{0,59})\.(en|es|fr)\.md$/.exec(name) ?? [];
    const place = `${kind}/${name}`;
    if (!language) {
      faults.push(`${place}: must be named <id>.<language>.md, with en, es or fr`);
      continue;
    }
    const read = await readText(join(folder, kind, name));
    faults.push(...read.faults.map(({ line, message }) => `${place}:${line}: ${message}`));
    if (read.isSample) samples.push(place);
    if (read.text) texts.push({ ...read.text, id, language: language as ContentLanguage });
  }
  return { isRead: true, texts, samples, faults };
}

interface ReadText {
  readonly text?: Omit<Text, 'id' | 'language'>;
  readonly isSample?: boolean;
  readonly faults: readonly { readonly line: number; readonly message: string }[];
}

async function readText(path: string): Promise<ReadText> {
  const broken = (message: string): ReadText => ({ faults: [{ line: 1, message }] });
  let file: string;
  try {
    const found = await lstat(path);
    if (!found.isFile()) return broken('is no file');
    if (found.size > maxContentBytes) return broken(`is larger than ${maxContentBytes / 1_024} KiB`);
    file = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch (error) {
    return broken(error instanceof TypeError ? 'is not UTF-8' : 'cannot be read');
  }
  if (file.includes('\0')) return broken('contains a NUL character');
  try {
    return takeApart(file);
  } catch (error) {
    // The parsers go into what is nested by calling themselves, until the stack ends.
    return broken(error instanceof RangeError ? 'is nested too deeply' : 'cannot be taken apart');
  }
}

/**
 * Marks of emphasis and of links in one paragraph: the parser's time grows with the square of their number, and its stack
 * with each that is within another.
 */
const maxMarks = 1_000;
const marksIn = (paragraph: string) => paragraph.match(/[*_[]/g)?.length ?? 0;

/** @throws RangeError for what is nested deeper than the parsers go */
function takeApart(file: string): ReadText {
  const read = readFrontMatter(file);
  if ('faults' in read) return read;
  if (read.body.split(/\n[ \t]*\n/).some((paragraph) => marksIn(paragraph) > maxMarks))
    throw new RangeError('too many marks in a paragraph');
  const { title, date, summary = null, version = null, sample: isSample = false } = read.front;
  const { blocks, faults } = readMarkdown(read.body);
  return { text: { title, date, summary, version, blocks: [...blocks] }, isSample, faults };
}
