import { createInterface } from 'node:readline/promises';
import { ImportError } from './import-error.ts';
import { mappingText } from './mapping-print.ts';
import type { ReportStream } from './report.ts';
import type { TableReport } from './reported-table.ts';

/** Where a question is asked and answered. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream & ReportStream;
}

/** What is printed without a terminal to ask in. */
const withoutTerminal = 'Nothing was stored: check the columns above, and add --yes if they are right.';

/**
 * Prints how files would be read and asks whether that is right.
 * @param isAgreed Whether the answer was given beforehand.
 * @throws ImportError when it is not right, or without a terminal to ask in.
 */
export async function confirmMapping(
  tables: readonly TableReport[],
  isAgreed: boolean,
  { input, output }: Terminal,
): Promise<void> {
  output.write(`${tables.map(mappingText).join('\n')}\n`);
  if (isAgreed) return;
  if (!input.isTTY || !output.isTTY) throw new ImportError(withoutTerminal);
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
