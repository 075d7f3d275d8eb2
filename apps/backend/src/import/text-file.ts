import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { maxTextLength } from '../limits.ts';
import { readRecords } from './csv-records.ts';
import { delimiterName, delimiters, delimitersIn, type Delimiter } from './dialect.ts';
import { detectEncoding } from './encoding.ts';
import { ImportError } from './import-error.ts';
import { quotedLinesDelimiter, unquotedRows } from './quoted-lines.ts';
import type { RecordSource } from './records.ts';

/** The beginning of a file, by which its kind is known. */
export interface FileBeginning {
  readonly path: string;
  readonly name: string;
  /** Bytes of the whole file. */
  readonly size: number;
  readonly bytes: Buffer;
  /** When it was last written, in milliseconds. */
  readonly writtenAt: number;
}

const sampleBytes = 256 * 1024;

/** @throws ImportError when there is no such file, or it may not be read. */
export async function readBeginning(path: string): Promise<FileBeginning> {
  const name = basename(path);
  try {
    const stats = await stat(path);
    if (!stats.isFile()) throw new ImportError(`${name} is not a file.`);
    if (stats.size === 0) throw new ImportError(`${name} is empty.`);
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0);
      return { path, name, size: stats.size, bytes: buffer.subarray(0, bytesRead), writtenAt: stats.mtimeMs };
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof ImportError) throw error;
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const known: Record<string, string> = {
      ENOENT: 'does not exist',
      EACCES: 'may not be read by this user',
    };
    throw new ImportError(`${name} ${known[reason] ?? `cannot be read (${reason})`}.`);
  }
}

/** Files that are mistaken for tables, by their first bytes (in hexadecimal). */
const signatures = {
  '1f8b': 'compressed with gzip: unpack it first',
  '25504446': 'a PDF',
  '50415231': 'a Parquet file: export it as CSV',
  '7b5c727466': 'a rich text document',
};

/** Encodings by their byte order marks. */
const byteOrderMarks = { efbbbf: 'utf-8', fffe: 'utf-16le', feff: 'utf-16be' };

function startsWith<Value>(bytes: Buffer, table: Readonly<Record<string, Value>>): Value | undefined {
  const start = bytes.toString('hex', 0, 8);
  return Object.entries(table).find(([signature]) => start.startsWith(signature))?.[1];
}

/**
 * Opens a text file, once for each way in which its columns may be separated, the likeliest first.
 * @param given What the caller says of the file.
 * @throws ImportError that names the file and why it holds no table.
 */
export async function openTextFile(
  { path, name, size, bytes }: FileBeginning,
  given: { readonly delimiter?: Delimiter | undefined; readonly encoding?: string | undefined },
): Promise<RecordSource[]> {
  const marked = given.encoding ?? startsWith(bytes, byteOrderMarks);
  const notText = whyNotText(bytes, marked ?? 'utf-8');
  if (notText) throw new ImportError(`${name} ${notText}.`);
  const found = marked ?? (await detectEncoding(path));
  const encoding = found ?? 'utf-8';
  const said = marked === undefined && found === 'windows-1252' ? [westernText] : [];
  const lines = decode(bytes, encoding)
    .trimStart()
    .split(/\r\n|\n|\r/);
  const [first = ''] = lines;
  const inner = given.delimiter ? undefined : quotedLinesDelimiter(lines);
  if (inner !== undefined) {
    return [
      {
        name,
        size,
        isPointDecimal: inner === ',',
        says: [...said, 'each line is one quoted cell, and the columns stand within it'],
        async *records(onBytes) {
          for await (const rows of readRecords(path, { delimiter: inner, encoding }, onBytes))
            yield unquotedRows(rows, inner);
        },
      },
    ];
  }
  if (lines.every((line) => line.trim() === '')) throw new ImportError(`${name} is empty.`);
  if (first.length > maxTextLength.row) {
    throw new ImportError(`${name}:1: the first line is longer than 65,536 characters; this is not a table.`);
  }
  const detected = delimitersIn(first);
  if (given.delimiter && !first.includes(given.delimiter)) {
    const hint = detected[0] ? ` It looks separated by ${delimiterName(detected[0])}.` : '';
    throw new ImportError(
      `${name}:1: the first line is not separated by ${delimiterName(given.delimiter)}.${hint}`,
    );
  }
  // A title may stand above the header, and have none or other ones.
  const likely = [...new Set([...detected, ...delimitersIn(lines.slice(0, titleLines).join('\n'))])];
  const candidates = given.delimiter ? [given.delimiter] : likely;
  if (candidates.length === 0) {
    throw new ImportError(
      `${name}:1: the first line "${first.slice(0, maxTextLength.shownName)}" has neither ${delimiters.slice(0, -1).map(delimiterName).join(', ')} nor ${delimiterName('|')} between columns.`,
    );
  }
  return candidates.map((delimiter) => ({
    name,
    size,
    isPointDecimal: delimiter === ',',
    says: said,
    records: (onBytes) => readRecords(path, { delimiter, encoding }, onBytes),
  }));
}

const westernText = 'the text is read as windows-1252 (if letters are wrong, say another with --encoding)';

/** Lines above the rows among which the header is looked for. */
export const titleLines = 30;

function decode(bytes: Buffer, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    throw new ImportError(`--encoding: there is no encoding "${encoding}".`);
  }
}

/**
 * Checks the beginning of a file.
 * @returns What it is instead of text, as the end of a sentence that begins with the file's name; undefined for text.
 */
function whyNotText(bytes: Buffer, encoding: string): string | undefined {
  const known = startsWith(bytes, signatures);
  if (known) return `is ${known}`;
  if (encoding.startsWith('utf-16')) return undefined;
  const sample = bytes.subarray(0, 4096);
  const zeros = sample.filter((byte) => byte === 0).length;
  if (zeros > sample.length * 0.3)
    return 'looks like UTF-16 text without its mark: use --encoding utf-16le, or save it as UTF-8';
  const control = sample.filter((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0d].includes(byte)).length;
  return control > sample.length * 0.05 ? 'is a binary file, not text' : undefined;
}
