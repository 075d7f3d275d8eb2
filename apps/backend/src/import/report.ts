import { basename } from 'node:path';
import type { ImportObserver, ImportResult, ImportStage } from './import-files.ts';
import { outlookText } from './outlook.ts';
import type { RowNote } from './shared-fault.ts';

/** Where a report is written. */
export interface ReportStream {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

const figures = new Intl.NumberFormat('en-US');
const stages = { storing: 'storing', insights: 'insights of wells' } as const;
/** Progress is repeated, with the seconds that it has stood, when this long nothing was said (ms). */
const silenceMs = 2_000;
/** Doubts are many in raw data; the first are listed, the database marks all. */
const doubtsShown = 20;

/**
 * Prints how an import goes: progress (a line that is overwritten on a terminal, else one line every two
 * seconds, also while nothing is new), every rejected row, the first suspect ones. Close it.
 * @param nowMs Milliseconds of a clock that only runs forward.
 * @param every Runs something again and again until what it answers is called. @default a timer
 */
export class ProgressReport implements ImportObserver {
  readonly #stream: ReportStream;
  readonly #nowMs: () => number;
  #lastShownAt = Number.NEGATIVE_INFINITY;
  #open = false;
  #doubts = 0;
  #isSilent = false;
  /** What goes on, and since when. */
  #current = { text: 'starting', since: 0 };
  readonly #startedAt: number;
  readonly #stop: () => void;

  constructor(stream: ReportStream, nowMs: () => number, every = everySecond) {
    this.#stream = stream;
    this.#nowMs = nowMs;
    this.#startedAt = this.#current.since = nowMs();
    this.#stop = every(() => this.#repeat());
  }

  /** Says nothing of the progress while a person is asked. */
  async silentlyDo(work: () => Promise<void>): Promise<void> {
    this.#endLine();
    this.#isSilent = true;
    try {
      await work();
    } finally {
      this.#isSilent = false;
      this.#lastShownAt = this.#nowMs();
    }
  }

  onChecking(file: string, bytes: number, ofBytes: number): void {
    this.#show(`checking ${basename(file)} ${Math.floor((100 * bytes) / Math.max(ofBytes, 1))} %`, false);
  }

  onProgress(bytes: number, ofBytes: number, rows: number): void {
    const percent = ofBytes === 0 ? 100 : Math.floor((100 * bytes) / ofBytes);
    this.#show(`reading ${percent} %, ${figures.format(rows)} rows`, false);
  }

  onStage(stage: ImportStage, done: number, of: number): void {
    if (stage === 'waiting') return this.#show('waiting for another import to end', true);
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

  /** Ends the report; calling it again changes nothing. */
  close(): void {
    this.#stop();
    this.#endLine();
  }

  /** Ends a line that is still being overwritten. */
  #endLine(): void {
    if (this.#open) this.#stream.write('\n');
    this.#open = false;
  }

  #show(text: string, isLast: boolean): void {
    const now = this.#nowMs();
    if (text !== this.#current.text) this.#current = { text, since: now };
    const pause = this.#stream.isTTY ? 100 : silenceMs;
    if (isLast || now - this.#lastShownAt >= pause) this.#print(text, now);
  }

  #repeat(): void {
    const now = this.#nowMs();
    if (this.#isSilent) return;
    if (now - Math.max(this.#lastShownAt, this.#startedAt) < silenceMs) return;
    const { text, since } = this.#current;
    this.#print(`${text} (${Math.round((now - since) / 1000)} s)`, now);
  }

  #print(text: string, now: number): void {
    this.#lastShownAt = now;
    if (!this.#stream.isTTY) return void this.#stream.write(`${text}\n`);
    this.#stream.write(`\r\u001b[2K${text}`);
    this.#open = true;
  }

  #line(text: string): void {
    this.#endLine();
    this.#stream.write(`${text}\n`);
  }
}

function everySecond(work: () => void): () => void {
  const timer = setInterval(work, 1_000).unref();
  return () => clearInterval(timer);
}

/**
 * The outcome in two lines, one about values in the place of blank cells, one each that warns of rows from which nothing can be computed, of a clock that was not
 * stated and of new wells that resemble stored ones, and after a dry run what the dashboard would say.
 */
export function summary(result: ImportResult, isDryRun: boolean): string {
  const {
    rowsRead,
    rowsRejected,
    rowsOfSums = 0,
    rowsNew,
    rowsUpdated,
    rowsUnchanged,
    rowsSuspect,
    wellIds,
  } = result;
  const wells = result.wells ?? wellIds.length;
  const count = (number: number) => figures.format(number);
  const outcome =
    result.status === 'rejected'
      ? 'nothing was stored'
      : `${count(rowsNew)} new, ${count(rowsUpdated)} updated, ${count(rowsUnchanged)} unchanged; ` +
        `${count(rowsSuspect)} suspect; ${count(wells)} ${wells === 1 ? 'well' : 'wells'}` +
        (isDryRun ? ' (dry run: nothing was stored)' : '');
  const outlook = result.outlooks ? `\nThe dashboard would show:\n${outlookText(result.outlooks)}` : '';
  return `${count(rowsRead)} rows, ${count(rowsRejected)} rejected${rowsOfSums > 0 ? `, ${count(rowsOfSums)} of totals left out` : ''}\n${outcome}${blankNote(result)}${assumedNote(result)}${hoursWarning(result)}${clockWarning(result)}${likeWarning(result)}${wellboreNotes(result)}${outlook}`;
}

const wellboreTexts = {
  stored: 'stored as wellbores',
  missing: 'warning: the mother well is not there, and is not made; import it with --kind wells',
  likely: 'looks like a wellbore of a stored well; a column "Mother well" says so',
} as const;

/** Wells that are wellbores by their file, or look so by their name. */
function wellboreNotes({ status, namedWells = [] }: ImportResult): string {
  if (status !== 'done') return '';
  return (Object.keys(wellboreTexts) as (keyof typeof wellboreTexts)[])
    .map((state) => {
      const found = namedWells.filter(({ wellboreOf }) => wellboreOf?.is === state);
      const shown = found
        .slice(0, 10)
        .map(({ name, field, wellboreOf }) => `${name} of ${field} (${wellboreOf?.mother})`);
      const more = found.length > shown.length ? ` and ${found.length - shown.length} more` : '';
      return found.length === 0 ? '' : `\n${wellboreTexts[state]}: ${shown.join(', ')}${more}`;
    })
    .join('');
}

/** New wells that may be stored ones under another name. */
function likeWarning({ status, namedWells = [] }: ImportResult): string {
  const alike = status === 'done' ? namedWells.filter(({ like }) => like !== undefined) : [];
  const shown = alike.slice(0, 10).map(({ name, field, like }) => `${name} of ${field} (there is ${like})`);
  const more = alike.length > shown.length ? ` and ${alike.length - shown.length} more` : '';
  return alike.length === 0 ? '' : `\nwarning: nearly the name of a stored well: ${shown.join(', ')}${more}`;
}

function blankNote({ valuesKept, valuesErased }: ImportResult): string {
  const values = (number: number) => `${figures.format(number)} stored ${number === 1 ? 'value' : 'values'}`;
  if (valuesErased > 0) return `\n${values(valuesErased)} erased by blank cells`;
  return valuesKept > 0
    ? `\n${values(valuesKept)} kept where cells are blank; --blank erases removes them`
    : '';
}

function assumedNote({ status, rowsWithAssumedHours = 0 }: ImportResult): string {
  if (status !== 'done' || rowsWithAssumedHours === 0) return '';
  const rows = rowsWithAssumedHours === 1 ? '1 row' : `${figures.format(rowsWithAssumedHours)} rows`;
  return `\nhours assumed in ${rows}, which are stored as estimated`;
}

function hoursWarning({ status, rowsWithoutHours }: ImportResult): string {
  if (status !== 'done' || rowsWithoutHours === 0) return '';
  const rows = rowsWithoutHours === 1 ? '1 row' : `${figures.format(rowsWithoutHours)} rows`;
  return (
    `\nwarning: no on-stream hours in ${rows} with production: days with a volume count as full ones, and part of a day ` +
    'off stream is taken for a loss of rate; give a column of hours where there is one'
  );
}

function clockWarning({ status, rowsOfOtherClock }: ImportResult): string {
  if (status !== 'done' || rowsOfOtherClock === 0) return '';
  const rows = rowsOfOtherClock === 1 ? '1 row has' : `${figures.format(rowsOfOtherClock)} rows have`;
  return (
    `\nwarning: ${rows} more than 24 hours, but the clock of the field is UTC, which never changes: ` +
    '23 hours on a spring day will count as an hour off stream; import again with the time zone of the field ' +
    '(--time-zone Europe/Oslo) and the hour at which its days begin (--day-start)'
  );
}
