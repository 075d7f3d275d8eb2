import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ImportError } from './import-error.ts';
import type { FileRecord, RecordSource } from './records.ts';
import type { FileBeginning } from './text-file.ts';
import { maxCompoundBytes, tooLarge } from './workbook.ts';
import type { ThreadMessage, ThreadOrder } from './workbook-thread.ts';
import { isZip } from './zip-archive.ts';

/** Whether a file is a workbook by its beginning: a zip archive, as .xlsx is, or a compound file, as .xls is. */
export function isWorkbook({ bytes }: FileBeginning): boolean {
  return isZip(bytes) || bytes.toString('hex', 0, 4) === 'd0cf11e0';
}

/** What reading a workbook may take. */
export interface WorkbookLimits {
  /** Heap of its thread, in MiB. */
  readonly memoryMb: number;
  readonly seconds: number;
}

const usualLimits: WorkbookLimits = { memoryMb: 1_536, seconds: 120 };

/** A batch of rows, and which share of the sheet it ends at. */
interface Batch {
  readonly records: readonly FileRecord[];
  readonly share: number;
}

/**
 * Opens the sheets of an Excel workbook (.xlsx, .xls) that hold something, in their order. It is read in a thread of its own, so that
 * the process goes on with other work.
 * @throws ImportError also where it takes more memory or time than it may
 */
export async function openWorkbook(
  { path, name, size }: FileBeginning,
  sheet: string | undefined,
  limits: WorkbookLimits = usualLimits,
): Promise<(RecordSource & { readonly sheet: string })[]> {
  if (size > maxCompoundBytes) throw new ImportError(tooLarge(name));
  const sheets = await readInThread({ path, name, sheet }, limits);
  return sheets.map(({ batches, ...one }) => ({
    ...one,
    name,
    size,
    isPointDecimal: true,
    async *records(onBytes) {
      for (const { records, share } of batches) {
        await nextTurn();
        onBytes(Math.floor(size * share));
        yield records;
      }
    },
  }));
}

type ThreadSheet = Extract<ThreadMessage, { sheets: unknown }>['sheets'][number];

/** The sheets with their rows. */
function readInThread(
  order: ThreadOrder,
  { memoryMb, seconds }: WorkbookLimits,
): Promise<(ThreadSheet & { readonly batches: readonly Batch[] })[]> {
  const { name } = order;
  // The same file as source and compiled.
  const entry = new URL(import.meta.url.replace(/open-workbook(\.[jt]s)/, 'workbook-thread$1'));
  return new Promise((resolve, reject) => {
    const isSource = entry.pathname.endsWith('.ts');
    // A thread has no loader of its process: of sources, it registers its own.
    const thread = new Worker(
      isSource
        ? `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(entry.href)})))`
        : entry,
      {
        eval: isSource,
        workerData: order,
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      },
    );
    const sheets: (ThreadSheet & { readonly batches: Batch[] })[] = [];
    const timer = setTimeout(() => {
      end(() => reject(new ImportError(`${name} ${tooSlow(seconds)}`)));
    }, seconds * 1_000);
    function end(settle: () => void): void {
      clearTimeout(timer);
      settle();
      void thread.terminate();
    }
    thread.on('message', (message: ThreadMessage) => {
      if ('refused' in message) return end(() => reject(new ImportError(message.refused)));
      if ('done' in message) return end(() => resolve(sheets));
      if ('sheets' in message) sheets.push(...message.sheets.map((one) => ({ ...one, batches: [] })));
      else sheets[message.of]!.batches.push({ records: message.records, share: message.share });
      thread.postMessage('next');
    });
    thread.on('error', (error: NodeJS.ErrnoException) =>
      end(() =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ImportError(`${name} ${tooBig}`) : error),
      ),
    );
    thread.on('exit', () => end(() => reject(new ImportError(`${name} ${tooBig}`))));
  });
}

const tooBig = 'takes too much memory as a workbook: save the sheet as CSV (UTF-8).';
const tooSlow = (seconds: number) =>
  `could not be read as a workbook within ${seconds} seconds: save the sheet as CSV (UTF-8).`;
