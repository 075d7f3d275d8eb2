import { createInterface } from 'node:readline/promises';
import { ImportError } from './import-error.ts';
import { mappingText } from './mapping-print.ts';
import type { ReportStream } from './report.ts';
import type { Table } from './table.ts';

/** Where a question is asked and answered. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream & ReportStream;
}

/** What is printed where nobody can be asked. */
const nobodyToAsk = 'Nothing was stored: check the columns above, and say --yes when they are right.';

/**
 * Prints how files would be read and asks whether that is right.
 * @param isAgreed Whether the answer was given beforehand.
 * @throws ImportError when it is not right, or when nobody can be asked.
 */
export async function confirmMapping(
  tables: readonly Table[],
  isAgreed: boolean,
  { input, output }: Terminal,
): Promise<void> {
  output.write(`${tables.map(mappingText).join('\n')}\n`);
  if (isAgreed) return;
  if (!input.isTTY || !output.isTTY) throw new ImportError(nobodyToAsk);
  const questions = createInterface({ input, output });
  try {
    // A closed input is no answer.
    const closed = new Promise<string>((resolve) => questions.once('close', () => resolve('')));
    const answer = await Promise.race([questions.question('Is that right? [y/N] '), closed]);
    if (!/^y(es)?$/i.test(answer.trim())) throw new ImportError('Nothing was stored.');
  } finally {
    questions.close();
  }
}
