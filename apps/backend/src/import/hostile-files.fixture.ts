import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import xlsx from '@e965/xlsx';
import { afterAll, expect, it } from 'vitest';
import { FileReader, type ReadOptions } from './read-files.ts';
import { sentencesOf } from './sentences/sentences-of.ts';
import { tableReport } from './table-report.ts';

/** A file, and what must become of it: nothing else may be stored. */
export interface HostileFile {
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly options?: Omit<Partial<ReadOptions>, 'mapping'> & {
    readonly mapping?: Partial<ReadOptions['mapping']>;
  };
  /** Rows that are taken: well, day, then the values. */
  readonly stored?: readonly string[];
  /** Rows that are not, by line and reason (its beginning). */
  readonly rejected?: readonly string[];
  readonly suspect?: readonly string[];
  /** Names and identifiers of the wells of those rows. */
  readonly identified?: readonly string[];
  /** What is said of the file before its rows, beside other things. */
  readonly says?: readonly string[];
  /** What the refusal of the whole file says. */
  readonly refused?: string;
}

async function importOf({ name, content, options = {} }: HostileFile, folder: string) {
  const path = join(folder, name);
  writeFileSync(path, content);
  const [rejected, suspect, stored]: [string[], string[], string[]] = [[], [], []];
  const reader = new FileReader(
    {
      now: new Date('2026-03-02T12:00:00Z'),
      ...options,
      mapping: { columns: {}, unitSystem: 'metric', ...options.mapping },
    },
    {
      onProgress: () => undefined,
      onRejected: ({ line, reason }) => rejected.push(`${line} ${coded(reason)}`),
      onSuspect: ({ line, reason }) => suspect.push(`${line} ${coded(reason)}`),
    },
  );
  const files = await reader.open([path]);
  const says = files.map(tableReport).flatMap(({ layout, notes }) => [layout, ...notes].map(coded));
  for await (const { well, row } of reader.rows(files)) {
    const values = Object.entries(row.values).filter(([, value]) => value != null);
    const said = values.map(([key, value]) => `${key} ${Number(value?.toPrecision(8))}`).join(' ');
    const soFar = row.quality === 'stale' ? ', stale' : '';
    stored.push(`${reader.wells[well]?.name} ${row.day} ${said}${soFar}`);
  }
  const identified = reader.wells.map(({ name: well, uwi }) => `${well} ${uwi}`);
  return { stored, rejected, suspect, says, identified };
}

/** A text that readers in other languages get too. */
function coded(text: string): string {
  const unknown = sentencesOf(text).filter(({ code }) => code === 'other');
  expect(unknown.map(({ values }) => values['text'])).toEqual([]);
  return text;
}

export const header = 'Date,Well,Field,Hours,Oil,Gas,Water';
export const good = '2026-01-05,H-1,Heron,24,100.5,12000,30';
export const goodStored = 'H-1 2026-01-05 hours 24 oil 100.5 gas 12000 water 30';
export const csv = (...lines: string[]) => `${lines.join('\n')}\n`;
export const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
/** Rows of a well on the first days of 2026. */
export const days = (count: number, cells: (index: number) => string, well = 'H-1') =>
  Array.from({ length: count }, (_, index) => `${day(index)},${well},Heron,${cells(index)}`);
export const normal = (index: number) => `24,${100 - index}.5,${12000 - index * 100},30`;

export function workbook(
  sheets: Record<string, unknown[][]>,
  change?: (book: xlsx.WorkBook) => void,
): Uint8Array {
  const book = xlsx.utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows, { UTC: true }), name);
  change?.(book);
  return new Uint8Array(xlsx.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
}

export const cells = header.split(',');
export const sheetRow: unknown[] = [new Date(Date.UTC(2026, 0, 5)), 'H-1', 'Heron', 24, 100.5, 12000, 30];

/** Tests of files: each is stored as it says, or refused. */
export function itStoresOrRefuses(files: readonly HostileFile[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'cnx-hostile-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  it.each(files.map((file) => [file.name, file] as const))('%s', async (name, file) => {
    if (file.refused !== undefined) {
      const refusal = await importOf(file, folder).then(
        (taken) => expect.fail(`${name} was taken: ${JSON.stringify(taken)}`),
        (error: unknown) => error,
      );
      expect(refusal).toMatchObject({ name: 'ImportError', message: expect.stringContaining(file.refused) });
      expect(refusal).toMatchObject({
        message: expect.stringMatching(new RegExp(`^${name.replace('.', '\\.')}`)),
      });
      coded((refusal as Error).message);
      expect(refusal).toMatchObject({ message: expect.not.stringMatching(/[\n\r\u001b]/) });
      return;
    }
    const { stored, rejected, suspect, says, identified } = await importOf(file, folder);
    expect(stored).toEqual(file.stored ?? []);
    expect(rejected).toEqual((file.rejected ?? []).map((reason) => expect.stringContaining(reason)));
    expect(suspect).toEqual(file.suspect ?? []);
    if (file.identified) expect(identified).toEqual(file.identified);
    for (const said of file.says ?? []) expect(says.join('\n')).toContain(said);
  });
}
