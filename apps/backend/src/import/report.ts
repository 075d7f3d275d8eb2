import type { ImportObserver, ImportResult } from './import-files.ts';
import type { RowNote } from './read-files.ts';

/** Where a report is written. */
export interface ReportStream {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

const figures = new Intl.NumberFormat('en-US');
const stages = { storing: 'storing', insights: 'insights of wells' } as const;
/** Doubts are many in raw data; the first are listed, the database marks all. */
const doubtsShown = 20;

/**
 * Prints how an import goes: progress (a line that is overwritten on a terminal, else one line every two
 * seconds), every rejected row, the first suspect ones.
 * @param nowMs Milliseconds of a clock that only runs forward.
 */
export class ProgressReport implements ImportObserver {
  readonly #stream: ReportStream;
  readonly #nowMs: () => number;
  #lastShownAt = Number.NEGATIVE_INFINITY;
  #open = false;
  #doubts = 0;

  constructor(stream: ReportStream, nowMs: () => number) {
    this.#stream = stream;
    this.#nowMs = nowMs;
  }

  onProgress(bytes: number, ofBytes: number, rows: number): void {
    const percent = ofBytes === 0 ? 100 : Math.floor((100 * bytes) / ofBytes);
    this.#show(`reading ${percent} %, ${figures.format(rows)} rows`, false);
  }

  onStage(stage: keyof typeof stages, done: number, of: number): void {
    this.#show(`${stages[stage]} ${figures.format(done)} of ${figures.format(of)}`, done === of);
  }

  onRejected(note: RowNote): void {
    this.#line(`${note.file}:${note.line}: rejected: ${note.reason}`);
  }

  onSuspect(note: RowNote): void {
    this.#doubts += 1;
    if (this.#doubts <= doubtsShown) this.#line(`${note.file}:${note.line}: suspect: ${note.reason}`);
    if (this.#doubts === doubtsShown + 1) this.#line('further suspect rows are counted, not listed');
  }

  /** Ends a line that is still being overwritten. */
  close(): void {
    if (this.#open) this.#stream.write('\n');
    this.#open = false;
  }

  #show(text: string, isLast: boolean): void {
    const now = this.#nowMs();
    const pause = this.#stream.isTTY ? 100 : 2_000;
    if (!isLast && now - this.#lastShownAt < pause) return;
    this.#lastShownAt = now;
    if (!this.#stream.isTTY) return void this.#stream.write(`${text}\n`);
    this.#stream.write(`\r\u001b[2K${text}`);
    this.#open = true;
  }

  #line(text: string): void {
    this.close();
    this.#stream.write(`${text}\n`);
  }
}

/** The outcome in two lines, and a third that warns of rows from which nothing can be computed. */
export function summary(result: ImportResult, isDryRun: boolean): string {
  const { rowsRead, rowsRejected, rowsNew, rowsUpdated, rowsUnchanged, rowsSuspect, wellIds } = result;
  const count = (number: number) => figures.format(number);
  const outcome =
    result.status === 'rejected'
      ? 'nothing was stored'
      : `${count(rowsNew)} new, ${count(rowsUpdated)} updated, ${count(rowsUnchanged)} unchanged; ` +
        `${count(rowsSuspect)} suspect; ${count(wellIds.length)} ${wellIds.length === 1 ? 'well' : 'wells'}` +
        (isDryRun ? ' (dry run: nothing was stored)' : '');
  return `${count(rowsRead)} rows, ${count(rowsRejected)} rejected\n${outcome}${hoursWarning(result)}`;
}

function hoursWarning({ status, rowsWithoutHours }: ImportResult): string {
  if (status !== 'done' || rowsWithoutHours === 0) return '';
  const rows = rowsWithoutHours === 1 ? '1 row' : `${figures.format(rowsWithoutHours)} rows`;
  return (
    `\nwarning: no on-stream hours in ${rows} with production: their volumes are shown, but no insights ` +
    '(changes, drops, deferred production) are computed from them; give a column of hours'
  );
}
