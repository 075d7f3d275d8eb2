import {
  dayMs,
  dayNumber,
  isoDay,
  productionDayHours,
  productionDayStart,
  type FieldClock,
} from '../production-day.ts';
import { cellOf, type RowProblem } from './cells.ts';
import type { RateDays } from './columns.ts';
import { rateNames } from './daily-rates.ts';
import { DaysSeen } from './days-seen.ts';
import { readClock } from './field-clock.ts';
import { canonical } from './identity.ts';
import { ImportError } from './import-error.ts';
import type { Mapping } from './mapping-file.ts';
import { FileFigures, type Implausibility } from './plausibility.ts';
import { dailyProduction } from './quantities.ts';
import { digest } from './row-digest.ts';
import { readRow, type ImportRow, type RowResult } from './row.ts';
import { RowPeriods } from './row-periods.ts';
import { findOpenings, type Opening } from './opening.ts';
import type { FileRecord } from './records.ts';
import { SharedFault, type RowNote } from './shared-fault.ts';
import { readTable, tableRows, type Table, type TableRow } from './table.ts';
import { WellIdentifiers } from './well-identifiers.ts';
import { otherMother } from './wellbores.ts';

export interface ReadOptions {
  readonly mapping: Mapping;
  /** Field of rows that name none. */
  readonly field?: string | undefined;
  /** Clock of the fields whose rows say none. */
  readonly clock?: Partial<FieldClock> | undefined;
  /** See `RowRules`. */
  readonly refuseField?: ((field: string) => string | undefined) | undefined;
  /** Take figures that contradict the others of their file as they stand. */
  readonly acceptFigures?: boolean | undefined;
  /** What rates are of, where it is not what their headers say. */
  readonly rates?: RateDays | undefined;
  readonly now: Date;
}

/** Gets what happens while files are read. */
export interface ReadObserver {
  /** The first rows of a text or a sheet of a file, before its layout is known. */
  onFirstRows?(rows: readonly FileRecord[], path: string): void;
  /** Bytes and rows looked at so far of those of a file, before anything is stored. */
  onChecking?(file: string, bytes: number, ofBytes: number, rows: number): void;
  /** Bytes read so far of all bytes, and rows so far. */
  onProgress(bytes: number, ofBytes: number, rows: number): void;
  onRejected(note: RowNote): void;
  onSuspect(note: RowNote): void;
  /** Gets each row, whatever became of it: beside the notes, which say once what many rows share. */
  onRow?(row: ReadRow): void;
}

/** What became of a row while it was read. */
export type ReadRow = { readonly line: number } & (
  | { readonly problem: string }
  | { readonly well: number; readonly day: string; readonly doubts: readonly string[] }
);

/** A well as the files name it. */
export interface NamedWell {
  readonly field: string;
  readonly name: string;
  /** The first identifier that a row gave for it. */
  readonly uwi: string | null;
  /** The first mother that a row named for it. */
  readonly mother: string | null;
}

/** A file that was looked at and can be read. */
export interface OpenFile extends Table {
  /** Where its lines begin in the count over all files. */
  readonly firstPlace: number;
  readonly figures: FileFigures;
  /** See `rateNames`. */
  readonly rates: ReadonlySet<string>;
}

/** What is seen of a file before any of its rows is taken. */
interface FileState {
  readonly figures: FileFigures;
  readonly periods: RowPeriods;
  readonly rates: ReadonlySet<string>;
}

/** Reads the rows of several files as one series: a well has one row for a day, whichever file it stands in. */
export class FileReader {
  /** Wells by their number, in the order in which they were met. */
  readonly wells: NamedWell[] = [];
  /** What rows say about the clocks of their fields, by the field's canonical name. */
  readonly clocks = new Map<string, Partial<FieldClock>>();
  rowsRead = 0;
  /** Rows that are none, but those of sums. */
  rowsRejected = 0;
  rowsOfSums = 0;
  rowsSuspect = 0;
  /** Rows with a volume and no hours. */
  rowsWithoutHours = 0;
  /** Rows with more than 24 hours of fields whose zone is not stated, by the field's canonical name. */
  readonly longDays = new Map<string, number>();
  /** Clocks of the fields that are stored, by their canonical names; to be set before {@link rows} is read. */
  storedClocks: ReadonlyMap<string, FieldClock> = new Map();
  readonly #options: ReadOptions;
  /** The last day that has begun anywhere on earth, and the first one that may not be over there. */
  readonly #lastDay: string;
  readonly #firstOpenDay: string;
  readonly #observer: ReadObserver;
  /** Number of each well that a row names, taken or not, by its name as it is written and in its canonical form. */
  readonly #named = new Map<string, number>();
  /** Number in `wells` by that number. */
  readonly #taken = new Map<number, number>();
  readonly #seen = new DaysSeen();
  readonly #identifiers = new WellIdentifiers();
  readonly #firstPlaces: { readonly place: number; readonly name: string }[] = [];

  constructor(options: ReadOptions, observer: ReadObserver) {
    this.#options = options;
    const today = Math.floor(options.now.getTime() / dayMs);
    [this.#firstOpenDay, this.#lastDay] = [isoDay(today - 2), isoDay(today + 1)];
    this.#observer = observer;
  }

  /**
   * Looks at every row of all files before the first one is given out, so that a wrong file costs nothing.
   * @throws ImportError
   */
  async open(paths: readonly string[]): Promise<readonly OpenFile[]> {
    const files: OpenFile[] = [];
    let firstPlace = 0;
    for (const path of paths) {
      const kind = dailyProduction(this.#options.field === undefined);
      const openings = await findOpenings(path, kind, this.#options.mapping, (rows) =>
        this.#observer.onFirstRows?.(rows, path),
      );
      for (const opening of openings) {
        const file = await this.#openFile(path, opening, firstPlace);
        files.push(file);
        firstPlace = file.lastPlace;
      }
    }
    return files;
  }

  async #openFile(
    path: string,
    opening: Opening,
    firstPlace: number,
  ): Promise<OpenFile & { readonly lastPlace: number }> {
    const { mapping, clock, acceptFigures, rates: said } = this.#options;
    let seen: (FileState & { lastLine: number; rows: number }) | undefined;
    const table = await readTable(path, opening, {
      mapping,
      onBytes: (bytes, ofBytes, rows) => this.#observer.onChecking?.(path, bytes, ofBytes, rows),
      visit: ({ plan, name }) => {
        if (this.#firstPlaces.at(-1)?.place !== firstPlace)
          this.#firstPlaces.push({ place: firstPlace, name });
        if (seen) this.#seen.forgetAfter(firstPlace);
        const daily = { ...plan, rates: said };
        const figures = new FileFigures(daily, clock?.startHour);
        const periods = new RowPeriods(opening.titles, plan);
        const state = { figures, periods, rates: rateNames(daily), lastLine: 0, rows: 0 };
        seen = state;
        return (row) => {
          state.lastLine = row.line;
          if (this.#inspect(row, state, firstPlace)) state.rows += 1;
        };
      },
    });
    const { figures, periods, rates, lastLine, rows } = seen!;
    for (const found of [periods.find(), figures.find()])
      if (found && !(found.mayBeAccepted && acceptFigures)) refuse(table.name, found);
    if (this.#seen.disagreements > 3 && this.#seen.disagreements * 10 > rows) {
      throw new ImportError(
        `${table.name}: there are ${this.#seen.disagreements} days for which a well has several rows that differ. A well ` +
          'needs one row for a day: add up its completions, or take the hourly values or corrections apart first.',
      );
    }
    const plan = { ...table.plan, rates: said };
    return { ...table, plan, firstPlace, figures, rates, lastPlace: firstPlace + lastLine };
  }

  /** @returns whether the row is one. */
  #inspect(row: TableRow, { figures, periods, rates }: FileState, firstPlace: number): boolean {
    if ('problem' in row) return false;
    figures.seeHours(row.numbers['hours'], row.line);
    const result = readRow(row, { ...this.#rules, rates });
    if ('problem' in result) return false;
    const place = firstPlace + row.line;
    const well = this.#nameOf(result.row);
    this.#seen.mark(well, result.row.day, place, digest(result.row));
    figures.see(well, result.row, row.line, place);
    periods.see(well, result.row);
    return true;
  }

  get #rules() {
    const { field, mapping, refuseField } = this.#options;
    const { dayNamedAt } = mapping;
    return { fieldFallback: field, lastDay: this.#lastDay, dayNamedAt, refuseField };
  }

  /** Every valid row with the number of its well; what is not valid goes to the observer. */
  async *rows(
    files: readonly OpenFile[],
  ): AsyncGenerator<{ readonly well: number; readonly row: ImportRow }> {
    const allBytes = files.reduce((sum, file) => sum + file.size, 0);
    let bytesBefore = 0;
    for (const file of files) {
      const rejected = new SharedFault((note) => this.#observer.onRejected(note));
      let bytes = 0;
      for await (const rows of tableRows(file, (read) => (bytes = read))) {
        for (const row of rows) {
          const taken = this.#take(row, file, rejected);
          if (taken) yield taken;
        }
        this.#observer.onProgress(bytesBefore + bytes, allBytes, this.rowsRead);
      }
      rejected.end();
      bytesBefore += file.size;
    }
  }
  #take(
    row: TableRow,
    file: OpenFile,
    rejected: SharedFault,
  ): { readonly well: number; readonly row: ImportRow } | undefined {
    this.rowsRead += 1;
    const result = 'problem' in row ? row : this.#check(row, file, file.figures.oddYears);
    if ('problem' in result) {
      if (result.isSum) this.rowsOfSums += 1;
      else this.rowsRejected += 1;
      rejected.reject({ file: file.name, line: row.line, reason: result.problem, ...cellOf(result) });
      this.#observer.onRow?.({ line: row.line, problem: result.problem });
      return undefined;
    }
    rejected.take();
    const taken = this.#withDoubts(this.#onClock(result.row), file, row.line);
    if (taken.doubts.length > 0) {
      this.rowsSuspect += 1;
      this.#observer.onSuspect({ file: file.name, line: row.line, reason: taken.doubts.join(', ') });
    }
    if (lacksHours(taken)) this.rowsWithoutHours += 1;
    this.#countLongDay(taken);
    const well = this.#numberOf(taken);
    this.#observer.onRow?.({ line: row.line, well, day: taken.day, doubts: taken.doubts });
    return { well, row: taken };
  }

  /** What only the other rows show of a row: whether its day and its clock are its own. */
  #check(cells: Exclude<TableRow, RowProblem>, file: OpenFile, oddYears: ReadonlySet<number>): RowResult {
    const result = readRow(cells, { ...this.#rules, rates: file.rates });
    if ('problem' in result) return result;
    const { row } = result;
    if (oddYears.has(Number(row.day.slice(0, 4))))
      return { problem: `${row.day} is more than nine years from the days of the other rows` };
    const place = file.firstPlace + cells.line;
    const seen = this.#seen.find(this.#nameOf(row), row.day);
    if (seen && !seen.agrees) {
      const first =
        seen.place === place ? 'this is the first' : `the first is ${this.#placeName(seen.place, file)}`;
      return { problem: `${row.well} has different rows for ${row.day}, ${first}: none of them is imported` };
    }
    if (seen && seen.place !== place)
      return {
        problem: `${row.well} has a row for ${row.day} already, ${this.#placeName(seen.place, file)}`,
      };
    const { field, well, uwi } = row;
    const conflict = uwi === null ? undefined : this.#identifiers.conflict(field, well, uwi);
    const otherwise = conflict ?? this.#otherMother(row);
    const problem =
      otherwise === undefined ? this.#setClock(row) : `the rows above say otherwise: ${otherwise}`;
    if (problem !== undefined) return { problem };
    return this.#begins(row) > this.#options.now.getTime()
      ? { problem: `${row.day} has not begun in ${row.field}` }
      : result;
  }

  #otherMother(row: ImportRow): string | undefined {
    const mother = this.wells[this.#taken.get(this.#nameOf(row)) ?? -1]?.mother ?? null;
    return otherMother({ name: row.well, mother }, row.mother);
  }

  /** When a row's day begins on the clock of its field, or ends where `daysLater` is 1; ms. Days long past are not computed. */
  #begins({ field, day }: ImportRow, daysLater = 0): number {
    if (day < this.#firstOpenDay) return 0;
    const key = canonical(field);
    const clock = {
      timeZone: 'UTC',
      startHour: 0,
      ...this.storedClocks.get(key),
      ...this.#options.clock,
      ...this.clocks.get(key),
    };
    return productionDayStart(dayNumber(day) + daysLater, clock);
  }

  /** @returns why a row's clock cannot be its field's. */
  #setClock({ field, timeZone, dayStart }: ImportRow): string | undefined {
    if (timeZone === '' && dayStart === '') return undefined;
    const result = readClock(timeZone, dayStart);
    if ('problem' in result) return result.problem;
    const key = canonical(field);
    const known = this.clocks.get(key) ?? result.clock;
    this.clocks.set(key, { ...result.clock, ...known });
    if ((result.clock.timeZone ?? known.timeZone) !== known.timeZone)
      return `${field} has the time zone ${known.timeZone} in a row above, not ${result.clock.timeZone}`;
    if ((result.clock.startHour ?? known.startHour) !== known.startHour)
      return `days of ${field} begin at ${known.startHour} o'clock in a row above, not at ${result.clock.startHour}`;
    return undefined;
  }

  #withDoubts(row: ImportRow, file: OpenFile, line: number): ImportRow {
    const found = [
      file.figures.doubts.get(`${this.#nameOf(row)}/${file.firstPlace + line}`),
      this.#longDay(row),
    ];
    const doubts = [...row.doubts, ...found.filter((doubt) => doubt !== undefined)];
    if (doubts.length > row.doubts.length) return { ...row, doubts, quality: 'suspect' };
    const isSoFar = this.#begins(row, 1) > this.#options.now.getTime();
    return isSoFar && row.quality === 'measured' ? { ...row, quality: 'stale' } : row;
  }

  #countLongDay({ field, values: { hours } }: ImportRow): void {
    if ((hours ?? 0) <= 24.01) return;
    const key = canonical(field);
    const zone = this.clocks.get(key)?.timeZone ?? this.#options.clock?.timeZone;
    if (zone === undefined) this.longDays.set(key, (this.longDays.get(key) ?? 0) + 1);
  }

  /** A day on which a clock changes has more or fewer hours for the downtime to be taken off. */
  #onClock(row: ImportRow): ImportRow {
    if (row.downtime === undefined) return row;
    const key = canonical(row.field);
    const clock = { ...this.storedClocks.get(key), ...this.#options.clock, ...this.clocks.get(key) };
    const { timeZone = 'UTC', startHour = 0 } = clock;
    const hours = timeZone === 'UTC' ? 24 : productionDayHours(dayNumber(row.day), { timeZone, startHour });
    return { ...row, values: { ...row.values, hours: Math.max(0, hours - row.downtime) } };
  }

  /** More hours than the day had, where its clock is known; 25 happen once a year. */
  #longDay({ field, day, values: { hours } }: ImportRow): string | undefined {
    if (hours == null || hours <= 24) return undefined;
    const { timeZone, startHour = 0 } = { ...this.#options.clock, ...this.clocks.get(canonical(field)) };
    if (timeZone === undefined) return undefined;
    const length = productionDayHours(dayNumber(day), { timeZone, startHour });
    return hours > length ? `more hours than the ${length} of the day` : undefined;
  }

  #nameOf({ field, well }: ImportRow): number {
    const written = `${field}\n${well}`;
    const known = this.#named.get(written);
    if (known !== undefined) return known;
    const key = `${canonical(field)}\0${canonical(well)}`;
    const number = this.#named.get(key) ?? this.#named.size;
    this.#named.set(key, number);
    this.#named.set(written, number);
    return number;
  }

  #numberOf(row: ImportRow): number {
    const name = this.#nameOf(row);
    const known = this.#taken.get(name);
    const { field, well, uwi, mother } = row;
    if (known === undefined) {
      const number = this.wells.push({ field, name: well, uwi, mother }) - 1;
      this.#taken.set(name, number);
      return number;
    }
    const named = this.wells[known];
    if (named && ((!named.uwi && uwi) || (named.mother === null && mother !== null)))
      this.wells[known] = { ...named, uwi: named.uwi ?? uwi, mother: named.mother ?? mother };
    return known;
  }

  #placeName(place: number, current: OpenFile): string {
    const file = this.#firstPlaces.findLast((candidate) => candidate.place < place);
    const line = place - (file?.place ?? 0);
    return file && file.name !== current.name ? `on line ${line} of ${file.name}` : `on line ${line}`;
  }
}

function refuse(name: string, { line, problem, mayBeAccepted }: Implausibility): never {
  const accept = mayBeAccepted ? ' --accept-figures imports them as they are.' : '';
  throw new ImportError(`${name}${line === undefined ? '' : `:${line}`}: ${problem}${accept}`);
}

function lacksHours({ values: { hours, oil, gas, water, waterInjected } }: ImportRow): boolean {
  return hours == null && [oil, gas, water, waterInjected].some((volume) => (volume ?? 0) > 0);
}
