// Reads a workbook in a thread of its own: what it takes of time and memory, it does not take from other work of the process.
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { ImportError } from './import-error.ts';
import type { FileRecord, MergedCells } from './records.ts';
import { readWorkbook } from './workbook.ts';

/** What the thread is to read. */
export interface ThreadOrder {
  readonly path: string;
  readonly name: string;
  readonly sheet: string | undefined;
}

/** What the thread says, one message after the other: it waits for an answer to each but the last. */
export type ThreadMessage =
  | { readonly sheets: readonly { sheet: string; says: readonly string[]; merges: readonly MergedCells[] }[] }
  | { readonly of: number; readonly records: readonly FileRecord[]; readonly share: number }
  | { readonly refused: string }
  | { readonly done: true };

async function main(port: NonNullable<typeof parentPort>): Promise<void> {
  const { path, name, sheet } = workerData as ThreadOrder;
  const say = async (message: ThreadMessage): Promise<void> => {
    const answered = once(port, 'message');
    port.postMessage(message);
    await answered;
  };
  try {
    const sheets = await readWorkbook(path, name, sheet);
    await say({ sheets: sheets.map((one) => ({ sheet: one.sheet, says: one.says, merges: one.merges })) });
    for (const [of, one] of sheets.entries()) for (const batch of one.batches()) await say({ of, ...batch });
    port.postMessage({ done: true } satisfies ThreadMessage);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    port.postMessage({ refused: error.message } satisfies ThreadMessage);
  } finally {
    port.close();
  }
}

if (parentPort) await main(parentPort);
