import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { readRecords } from './csv-records.ts';
import type { Delimiter } from './dialect.ts';
import type { FileRecord } from './records.ts';

const folder = mkdtempSync(join(tmpdir(), 'cnx-csv-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(
  content: string | Uint8Array,
  delimiter: Delimiter = ',',
  encoding = 'utf-8',
): Promise<FileRecord[]> {
  const path = join(folder, 'file.csv');
  writeFileSync(path, content);
  const records: FileRecord[] = [];
  for await (const batch of readRecords(path, { delimiter, encoding }, () => undefined))
    records.push(...batch);
  return records;
}

const cellsOf = (records: readonly FileRecord[]) =>
  records.map((record) => ('cells' in record ? record.cells : record.problem));

describe('readRecords', () => {
  it('numbers rows by the lines of the file, whatever ends them', async () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const records = await read(['\ufeffa,b', '1,2', '', '3,4'].join(end));
      expect(records).toEqual([
        { line: 1, lastLine: 1, cells: ['a', 'b'] },
        { line: 2, lastLine: 2, cells: ['1', '2'] },
        { line: 4, lastLine: 4, cells: ['3', '4'] },
      ]);
    }
  });

  it('keeps line breaks inside quotes and knows which lines the row spans', async () => {
    expect(await read('a,b\n"x\ny","say ""no"""\n3,4')).toEqual([
      { line: 1, lastLine: 1, cells: ['a', 'b'] },
      { line: 2, lastLine: 3, cells: ['x\ny', 'say "no"'] },
      { line: 4, lastLine: 4, cells: ['3', '4'] },
    ]);
  });

  it('loses only the row whose quote is never closed', async () => {
    const records = await read('a,b,c\n1,"2,3\n4,5,6\n7,8,9\n');
    expect(cellsOf(records)).toEqual([
      ['a', 'b', 'c'],
      'a quote is opened and not closed',
      ['4', '5', '6'],
      ['7', '8', '9'],
    ]);
    expect(records[1]?.line).toBe(2);
  });

  it('does not let a stray quote reach over whole rows to the next one', async () => {
    const records = await read('a,b,c\n1,"2,3\n4,5,6\n7,8"",9\n10,11,12\n');
    expect(cellsOf(records)).toEqual([
      ['a', 'b', 'c'],
      'a quote is opened and not closed',
      ['4', '5', '6'],
      ['7', '8""', '9'],
      ['10', '11', '12'],
    ]);
  });

  it('refuses a row beyond 65,536 characters and goes on behind it, at any place of a large file', async () => {
    const before = Array.from({ length: 20_000 }, (_, index) => `${index},0123456789`);
    const records = await read(['a,b', ...before, `x,${'y'.repeat(600_000)}`, '1,2'].join('\n'));
    expect(records).toHaveLength(20_003);
    expect(records.at(-2)).toEqual({ line: 20_002, problem: 'the row is longer than 65,536 characters' });
    expect(records.at(-1)).toEqual({ line: 20_003, lastLine: 20_003, cells: ['1', '2'] });
  });

  it('reads back any table that was written as CSV, across the borders of chunks', async () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', 'ø', '漢', '😀', ' ', '"', ',', '\n', '0'), maxLength: 8 })
      // A line between two breaks that is a whole row by itself is taken for one; see the test of stray quotes.
      .map((text) => (text.includes('\n') ? text.replaceAll(',', ';') : text));
    const table = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const header = ['first', 'second'];
        const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const padding = `${'x'.repeat(60_000)},y\n`.repeat(4);
        const lines = rows.map((row) => row.map(quote).join(',')).join('\n');
        const records = await read(`${header.join(',')}\n${padding}${'z'.repeat(22_000)},z\n${lines}\n`);
        expect(cellsOf(records).slice(6)).toEqual(rows);
      }),
      { numRuns: 60 },
    );
  });

  it('turns bytes that are no UTF-8 into the replacement character', async () => {
    const records = await read(
      Buffer.concat([Buffer.from('a,b\nM'), Buffer.from([0xc6]), Buffer.from('RSK,2\n')]),
    );
    expect(cellsOf(records)[1]).toEqual(['M\ufffdRSK', '2']);
  });
});

it('takes quotes inside an unquoted cell as they stand', async () => {
  expect(cellsOf(await read('a;b\n7" liner;5', ';'))).toEqual([
    ['a', 'b'],
    ['7" liner', '5'],
  ]);
});

it('counts lines behind quoted line breaks and behind rows that cannot be read, in any encoding', async () => {
  const content = ['a,b', '"x\r\ny",1', '2,"3', '4,5', '6,7'].join('\r\n');
  const wanted = [
    { line: 1, lastLine: 1, cells: ['a', 'b'] },
    { line: 2, lastLine: 3, cells: ['x\r\ny', '1'] },
    { line: 4, problem: 'a quote is opened and not closed' },
    { line: 5, lastLine: 5, cells: ['4', '5'] },
    { line: 6, lastLine: 6, cells: ['6', '7'] },
  ];
  expect(await read(content)).toEqual(wanted);
  expect(await read(Buffer.from(`\ufeff${content}`, 'utf16le'), ',', 'utf-16le')).toEqual(wanted);
});

it('gives up on a file with more than a hundred rows that cannot be read', async () => {
  await expect(read(`a,b\n${'"x\n1,2\n'.repeat(101)}`)).rejects.toThrow(
    'more than 100 rows cannot be read, the last on line 202: a quote is opened and not closed.',
  );
});
