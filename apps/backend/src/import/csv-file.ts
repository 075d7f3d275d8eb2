import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  delimiterName,
  delimiters,
  detectDecimalMark,
  detectDelimiter,
  type DecimalMark,
  type Delimiter,
} from './dialect.ts';
import { maxTextLength } from '../limits.ts';
import { ImportError } from './import-error.ts';

/** How a file is written, found from its beginning. */
export interface CsvDialect {
  readonly delimiter: Delimiter;
  readonly decimal: DecimalMark;
  /** Bytes. */
  readonly size: number;
}

const sampleBytes = 256 * 1024;

/**
 * Checks the beginning of a file and refuses what cannot be daily rows.
 * @param given Delimiter and decimal mark that the caller names.
 * @throws ImportError that names the file and what is wrong.
 */
export async function inspectFile(
  path: string,
  given: { delimiter?: Delimiter | undefined; decimal?: DecimalMark | undefined },
): Promise<CsvDialect> {
  const name = basename(path);
  const { beginning, size } = await readBeginning(path, name);
  const notText = whyNotText(beginning);
  if (notText) throw new ImportError(`${name} ${notText}.`);
  const text = new TextDecoder('utf-8').decode(beginning);
  if (text.trim() === '') throw new ImportError(`${name} is empty.`);

  const [header = '', ...lines] = text.trimStart().split(/\r\n|\n|\r/);
  if (header.length > maxTextLength.row) {
    throw new ImportError(
      `${name}:1: the first line is longer than 65,536 characters; this is no table of daily rows.`,
    );
  }
  const detected = detectDelimiter(header);
  const delimiter = given.delimiter ?? detected;
  if (!delimiter) {
    throw new ImportError(
      `${name}:1: the first line "${header.slice(0, maxTextLength.shownName)}" has no ${delimiters.map(delimiterName).join(', no ')} between columns.`,
    );
  }
  if (!header.includes(delimiter)) {
    const hint = detected ? ` It looks separated by ${delimiterName(detected)}.` : '';
    throw new ImportError(
      `${name}:1: the first line is not separated by ${delimiterName(delimiter)}.${hint}`,
    );
  }
  // The last line of the sample may be cut.
  const decimal =
    given.decimal ?? detectDecimalMark(lines.slice(0, size > sampleBytes ? -1 : undefined), delimiter);
  return { delimiter, decimal, size };
}

async function readBeginning(path: string, name: string): Promise<{ beginning: Buffer; size: number }> {
  try {
    const stats = await stat(path);
    if (!stats.isFile()) throw new ImportError(`${name} is not a file.`);
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0);
      return { beginning: buffer.subarray(0, bytesRead), size: stats.size };
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

/** Files that are mistaken for CSV, by their first bytes (in hexadecimal). */
const signatures = {
  '504b0304': 'an Excel workbook or a zip archive: save the sheet as CSV (UTF-8)',
  d0cf11e0: 'an old Excel workbook: save the sheet as CSV (UTF-8)',
  '1f8b': 'compressed with gzip: unpack it first',
  '25504446': 'a PDF',
  fffe: 'UTF-16 text: save it as UTF-8',
  feff: 'UTF-16 text: save it as UTF-8',
  '50415231': 'a Parquet file: export it as CSV',
};

/**
 * Checks the beginning of a file.
 * @returns What it is instead of text, as the end of a sentence that begins with the file's name; undefined for text.
 */
function whyNotText(beginning: Buffer): string | undefined {
  const start = beginning.toString('hex', 0, 4);
  const known = Object.entries(signatures).find(([signature]) => start.startsWith(signature));
  if (known) return `is ${known[1]}`;
  const sample = beginning.subarray(0, 4096);
  const control = sample.filter((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0d].includes(byte)).length;
  return control > sample.length * 0.05 ? 'is a binary file, not CSV text' : undefined;
}
