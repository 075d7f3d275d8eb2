import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import xlsx from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorkbook } from './open-workbook.ts';
import { readBeginning } from './text-file.ts';
import { fitsUnpacked } from './zip-archive.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cnx-workbook-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function workbook(rows: unknown[][]): Buffer {
  const sheet = xlsx.utils.aoa_to_sheet(rows);
  return Buffer.from(
    xlsx.write(
      { SheetNames: ['Data'], Sheets: { Data: sheet } },
      { type: 'buffer', compression: true },
    ) as Buffer,
  );
}

async function open(content: Buffer, limits?: Parameters<typeof openWorkbook>[2]) {
  const path = join(folder, 'rows.xlsx');
  writeFileSync(path, content);
  return openWorkbook(await readBeginning(path), undefined, limits);
}

const many = (rows: number) =>
  workbook(Array.from({ length: rows }, (_, row) => [`W-${row}`, row, row / 7, 'note']));

describe('a workbook', () => {
  it('is read by another thread, batch by batch, as often as one likes', async () => {
    const [sheet, ...others] = await open(many(2_500));
    expect(others).toEqual([]);
    for (const _ of [1, 2]) {
      const bytes: number[] = [];
      const lines: number[] = [];
      for await (const records of sheet!.records((so) => bytes.push(so)))
        lines.push(...records.map(({ line }) => line));
      expect(lines).toEqual(Array.from({ length: 2_500 }, (_unused, at) => at + 1));
      expect(bytes.at(-1)).toBe(sheet!.size);
    }
  });

  it('lets other work go on while it is read', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await open(many(20_000));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });

  it('that takes more memory than it may is refused in one sentence, and the process goes on', async () => {
    await expect(open(many(60_000), { memoryMb: 16, seconds: 120 })).rejects.toThrow(
      'rows.xlsx takes too much memory as a workbook: save the sheet as CSV (UTF-8).',
    );
  });

  it('that takes longer than it may is refused in one sentence', async () => {
    await expect(open(many(10), { memoryMb: 256, seconds: 0 })).rejects.toThrow(
      'rows.xlsx could not be read as a workbook within 0 seconds: save the sheet as CSV (UTF-8).',
    );
  });
});

/** An archive of one member whose directory says another size than it has. */
function archive(content: Buffer, said: number, times = 1): Buffer {
  const data = deflateRawSync(content);
  const name = Buffer.from('a.xml');
  const head = Buffer.alloc(30);
  head.writeUInt32BE(0x504b0304, 0);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(data.length, 18);
  head.writeUInt32LE(said, 22);
  head.writeUInt16LE(name.length, 26);
  const line = Buffer.alloc(46);
  line.writeUInt32BE(0x504b0102, 0);
  line.writeUInt16LE(8, 10);
  line.writeUInt32LE(data.length, 20);
  line.writeUInt32LE(said, 24);
  line.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32BE(0x504b0506, 0);
  end.writeUInt16LE(times, 10);
  end.writeUInt32LE(head.length + name.length + data.length, 16);
  const lines = Array.from({ length: times }, () => [line, name]).flat();
  return Buffer.concat([head, name, data, ...lines, end]);
}

describe('the size of what an archive holds', () => {
  const content = Buffer.alloc(100_000, 'x');

  it.each([
    ['is as said and below the limit', archive(content, 100_000), 100_000, true],
    ['is as said and above the limit', archive(content, 100_000), 99_999, false],
    ['is more than the directory says', archive(content, 10), 99_999, false],
    ['is that of a member that is named again and again', archive(content, 10, 20), 1_000_000, false],
  ])('%s', (_case, bytes, limit, fits) => {
    expect(fitsUnpacked(bytes, limit)).toBe(fits);
  });

  it('is not asked of what is cut short', () => {
    expect(fitsUnpacked(archive(content, 10).subarray(0, 60), 1)).toBe(true);
  });
});
