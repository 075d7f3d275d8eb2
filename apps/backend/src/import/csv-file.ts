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
import { whyNotText } from './file-kind.ts';
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
 * Looks at the beginning of a file and refuses what cannot be daily rows.
 * @param given Delimiter that the caller insists on.
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
    const words: Record<string, string> = {
      ENOENT: 'does not exist',
      EACCES: 'may not be read by this user',
    };
    throw new ImportError(`${name} ${words[reason] ?? `cannot be read (${reason})`}.`);
  }
}
