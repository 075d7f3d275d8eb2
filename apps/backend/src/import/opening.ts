import { shown } from './cells.ts';
import { planColumns, type ColumnPlan, type PlanResult, type TableKind } from './columns.ts';
import { headerText } from './headers.ts';
import { ImportError } from './import-error.ts';
import { arrange } from './layout/arrange.ts';
import { blockHeader, headerHeights, isOfData, isWords, stackedHeader } from './layout/header-block.ts';
import { withMergedCells } from './layout/merged-cells.ts';
import { movedColumns } from './layout/moved-columns.ts';
import { joinedUnits, unitsInCells, unitsOf } from './layout/unit-rows.ts';
import { tablesBeside } from './layout/tables-beside.ts';
import { readElsewhere, titleDates, titleTexts } from './layout/said-elsewhere.ts';
import { saidByTitles, titleNames, withoutOtherNames, type TitleNames } from './layout/title-names.ts';
import type { Mapping } from './mapping-file.ts';
import { otherUses } from './other-columns.ts';
import { openProductVolumes } from './prodml/product-volumes.ts';
import { isXml } from './prodml/xml-elements.ts';
import { refusalOf, type Refusal } from './refused-sheets.ts';
import { seenColumns, seenTable } from './seen-table.ts';
import type { TableReport } from './reported-table.ts';
import { cellText, firstRecords, placeOf, type Cell, type FileRecord, type RecordSource } from './records.ts';
import { openTextFile, readBeginning, titleLines } from './text-file.ts';
import { unusedFigures } from './unused-columns.ts';
import { isWorkbook, openWorkbook } from './open-workbook.ts';

/** A table of a file: where its rows are, how they are laid out, and what its columns hold. */
export interface Opening {
  readonly source: RecordSource;
  readonly plan: ColumnPlan;
  readonly headerLine: number;
  /** The cells of the header as they stand, of all its rows. */
  readonly headerTexts: readonly string[];
  /** The first rows below the header. */
  readonly sample: readonly FileRecord[];
  /** What the file is and why it is seen so, in one sentence. */
  readonly layout: string;
  /** What stands above the header, and the name of the sheet. */
  readonly titles: readonly string[];
  /** When the file was last written, in milliseconds. */
  readonly writtenAt: number;
  readonly takes?: TableKind['takes'];
  /** Of which columns nothing is taken that look like it, and why. */
  readonly otherUses: readonly string[];
}

/** Rows from which it is first guessed how a table is laid out, and how its numbers and dates are written. */
export const sampleRows = 2_000;

/** Sheets of workbooks that are looked at again and again, by what was opened. */
export type KeptBooks = Map<string, Promise<readonly RecordSource[]>>;

function openedBook(
  beginning: Parameters<typeof openWorkbook>[0],
  sheet: string | undefined,
  books: KeptBooks | undefined,
): Promise<readonly RecordSource[]> {
  if (!books) return openWorkbook(beginning, sheet);
  const key = `${beginning.path}\0${sheet ?? ''}`;
  const opened = books.get(key) ?? openWorkbook(beginning, sheet);
  books.set(key, opened);
  return opened;
}

/** Gets the first rows of a text, or of each sheet, among which a header is looked for. */
export type FirstRowsObserver = (rows: readonly FileRecord[]) => void;

/**
 * Finds the tables of a kind in a file: one, or with `allSheets` of the mapping one in each sheet that has some.
 * @throws ImportError that says what the file is and what would help
 */
export async function findOpenings(
  path: string,
  kind: TableKind,
  mapping: Mapping,
  onFirstRows?: FirstRowsObserver,
  books?: KeptBooks,
): Promise<Opening[]> {
  const beginning = await readBeginning(path);
  const isBook = isWorkbook(beginning);
  const { writtenAt, name } = beginning;
  const sources = isBook
    ? await openedBook(beginning, mapping.sheet, books)
    : isXml(beginning)
      ? await openProductVolumes(beginning)
      : await openTextFile(beginning, mapping);
  const reading = { fileName: name, kind, mapping };
  const tries = await Promise.all(
    sources.map(async (source) => {
      const records = await firstRecords(source, sampleRows + titleLines);
      onFirstRows?.(records.slice(0, titleLines + headerHeights.length));
      return openingOf(records, { ...reading, source });
    }),
  );
  const found = tries.flatMap((one) => ('plan' in one ? [one] : []));
  const refused = tries.flatMap((one) => ('plan' in one ? [] : [one]));
  if (found.length === 0) throw refusalOf(name, refused, isBook);
  if (isBook && found.length > 1 && !mapping.allSheets) {
    const sheets = found.map(({ source }) => `"${source.sheet}"`).join(', ');
    throw new ImportError(
      `${name} has ${found.length} sheets with data, ${sheets}: choose one with --sheet, or read them all with --all-sheets.`,
      found.slice(0, 1).map((opening) => seenTable(opening, kind)),
    );
  }
  const ofSeveral = ({ source, ...opening }: (typeof found)[number]) => ({
    ...opening,
    source: { ...source, name: placeOf(source) },
  });
  // Beside other sheets, each is named.
  const taken = isBook && tries.length > 1 ? found.map(ofSeveral) : found.slice(0, 1);
  for (const opening of taken) {
    const { source, headerLine, plan, sample } = opening;
    const problem = unusedFigures(source, headerLine, plan, mapping, sample, kind);
    if (problem !== undefined) throw new ImportError(problem, [seenTable(opening, kind)]);
  }
  const others =
    isBook && refused.length > 0
      ? `; not read: ${refused.map(({ source }) => `"${source.sheet}"`).join(', ')}`
      : '';
  return taken.map((opening) => ({ ...opening, layout: `${opening.layout}${others}.`, writtenAt }));
}

/** A reading of the first rows that may be the right one. */
interface Candidate {
  readonly result: PlanResult;
  readonly source: RecordSource;
  readonly headerLine: number;
  readonly rows: number;
  readonly sample: readonly FileRecord[];
  readonly cells: readonly Cell[];
  readonly headerTexts: readonly string[];
  readonly titles: readonly string[];
  readonly says: readonly string[];
  readonly hint: string | undefined;
  /** Dates that stand above the header. */
  readonly dates: readonly { readonly text: string; readonly line: number }[];
}

/** Finds the header among the first rows of a source: titles may stand above it, a row of units below. */
async function openingOf(
  records: readonly FileRecord[],
  { source, fileName, kind, mapping }: Reading,
): Promise<Omit<Opening, 'writtenAt'> | Refusal> {
  const found: Candidate[] = [];
  let damaged: Refusal | undefined;
  for (const height of headerHeights) {
    // A row that says all that is needed is the header, and what is wrong with it has to be repaired there.
    if (height > 1 && found.some(saysAll)) break;
    for (let at = 0; at < Math.min(records.length, titleLines); at += 1) {
      const first = records[at]!;
      if ('problem' in first) {
        damaged ??= { source, problem: `${placeOf(source)}:${first.line}: ${first.problem}.`, score: 0 };
        continue;
      }
      for (const headers of headersAt(records, at, height, source, mapping)) {
        const candidate = read(headers, records, at, height, { source, fileName, kind, mapping });
        if (!candidate) continue;
        found.push(candidate);
        if (!('plan' in candidate.result)) continue;
        const moved = movedColumns(candidate.cells, records.slice(at + height));
        if (moved !== undefined)
          return { source, problem: `${placeOf(source)}:${candidate.headerLine}: ${moved}.`, score: 100 };
        const best = withRowsAbove(candidate, records, at, height, { source, fileName, kind, mapping });
        if ('plan' in best.result) return openingFrom(best, best.result.plan, kind);
        return refusalFrom(best, records, kind, mapping);
      }
    }
  }
  const likely = found.sort((a, b) => rankOf(b) - rankOf(a))[0];
  if (!likely) return damaged ?? { source, problem: `${source.name} is empty.`, score: -1 };
  if (damaged && scoreOf(likely) <= 0) return damaged;
  return refusalFrom(likely, records, kind, mapping);
}

function refusalFrom(
  candidate: Candidate,
  records: readonly FileRecord[],
  kind: TableKind,
  mapping: Mapping,
): Refusal {
  const seen = seenOf(candidate, records, kind);
  return {
    source: candidate.source,
    problem: refusalText(candidate, mapping),
    score: scoreOf(candidate),
    seen,
  };
}

function seenOf(
  { source, headerLine, result }: Candidate,
  records: readonly FileRecord[],
  kind: TableKind,
): TableReport | undefined {
  const seen = 'plan' in result ? result.plan : result.seen;
  const sample = records.filter(({ line }) => line > headerLine);
  return seen && seenColumns({ source, headerLine, sample, ...seen }, kind);
}

function saysAll({ result }: Candidate): boolean {
  return (
    !('plan' in result) &&
    result.recognized > 1 &&
    !/no column was recognized|there is no column/.test(result.problem)
  );
}

/** Of a header and what the rows above make of it, the one by which more columns are understood. */
function withRowsAbove(
  candidate: Candidate,
  records: readonly FileRecord[],
  at: number,
  height: number,
  reading: Reading,
): Candidate {
  let best = candidate;
  for (const more of [1, 2]) {
    if (at - more < 0 || height + more > headerHeights.length) break;
    for (const headers of headersAt(records, at - more, height + more, reading.source, reading.mapping)) {
      const other = read(headers, records, at - more, height + more, reading);
      if (other && ('plan' in other.result || saysAll(other)) && countOf(other) > countOf(best)) best = other;
    }
  }
  return best;
}

const countOf = ({ result }: Candidate) =>
  'plan' in result ? result.plan.columns.length : result.recognized;

/** What may be the header that begins with a row. */
function headersAt(
  records: readonly FileRecord[],
  at: number,
  height: number,
  source: RecordSource,
  mapping: Mapping,
): (readonly string[])[] {
  const rows = records.slice(at, at + height).flatMap((record) => ('cells' in record ? [record] : []));
  if (rows.length < height) return [];
  if (height === 1) return [rows[0]!.cells.map((cell) => headerText(cellText(cell)))];
  const stacked = stackedHeader(rows, source);
  const blocks = height === 2 && mapping.wide === 'wells' ? blockHeader(rows, source) : undefined;
  return [blocks, stacked].filter((headers) => headers !== undefined);
}

interface Reading {
  readonly source: RecordSource;
  readonly fileName: string;
  readonly kind: TableKind;
  readonly mapping: Mapping;
}

function read(
  headers: readonly string[],
  records: readonly FileRecord[],
  at: number,
  height: number,
  { source, fileName, kind, mapping }: Reading,
): Candidate | undefined {
  const last = records[at + height - 1]!;
  const next = records[at + height];
  const below = next && 'cells' in next ? unitsOf(next.cells) : undefined;
  const before = records[at - 1];
  const above = before && 'cells' in before ? unitsOf(before.cells) : undefined;
  const rows = height + (below ? 1 : 0);
  const headerLine = below && next ? next.line : last.line;
  const sample = records.slice(at + rows);
  const unitRow = joinedUnits(below, above);
  const units = joinedUnits(unitRow, unitsInCells(sample));
  const cells = 'cells' in last ? last.cells : [];
  const dates = titleDates(records.slice(0, at), headerLine);
  const headerTexts = records
    .slice(at, at + height)
    .flatMap((record) => ('cells' in record ? record.cells.map(cellText) : []));
  const titles = titleTexts(records.slice(0, above ? at - 1 : at), source);
  // The groups of a header say units, too.
  const groups = titleTexts(records.slice(at, at + height - 1), { ...source, sheet: undefined });
  const said = [...titles, ...groups];
  const base = { headerLine, rows, sample, cells, headerTexts, dates, titles };
  if (isOfData(headers) && height > 1) return undefined;
  const plain = () => planColumns(headers, mapping, kind, units, said);
  if (isOfData(headers)) return { ...base, source, result: asProblem(plain()), says: [], hint: undefined };
  const elsewhere = saidElsewhere(source, fileName, dates, mapping, sample);
  if ('problem' in elsewhere) {
    const result = plain();
    const recognized = 'plan' in result ? headers.length : result.recognized;
    return { ...base, source, result: { problem: elsewhere.problem, recognized }, says: [], hint: undefined };
  }
  const names = titleNames(records.slice(0, at + height));
  const arranged = arrange(source, headers, headerLine, sample, kind, elsewhere.mapping, unitRow);
  const isSame = arranged.source === source;
  const result = isSame
    ? planColumns(arranged.headers, elsewhere.mapping, kind, units, said, names)
    : planColumns(arranged.headers, elsewhere.mapping, kind, [], said);
  const taken = isSame && 'plan' in result ? takenNames(names, result.plan, elsewhere.mapping) : {};
  const isNamed = Object.keys(taken).length > 0;
  const isUnsaid = arranged.hint !== undefined && 'plan' in result;
  const arrangedSample = isSame ? sample : undefined;
  return {
    ...base,
    sample: arrangedSample ?? [],
    source: isNamed ? withoutOtherNames(source, headerLine, taken) : arranged.source,
    result: isUnsaid ? { problem: arranged.hint, recognized: arranged.headers.length } : result,
    says: [...elsewhere.says, ...saidByTitles(taken), ...arranged.says],
    hint: arranged.hint,
  };
}

/** The names above a table that its rows take. */
function takenNames(
  { well, field }: TitleNames,
  { constants = {} }: ColumnPlan,
  mapping: Mapping,
): TitleNames {
  return {
    ...(well && mapping.well === undefined && constants['well'] !== undefined && { well }),
    ...(field && constants['field'] !== undefined && { field }),
  };
}

function saidElsewhere(...given: Parameters<typeof readElsewhere>) {
  try {
    return readElsewhere(...given);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    return { problem: error.message };
  }
}

function asProblem(result: PlanResult): PlanResult {
  return 'plan' in result ? { problem: 'no header was found', recognized: 0 } : { ...result, recognized: 0 };
}

/** How likely it is that a row that cannot be read as the header is the one all the same. */
function scoreOf({ result, hint, cells, rows }: Candidate): number {
  const recognized = 'plan' in result ? 100 : result.recognized;
  const filled = cells.filter((cell) => cellText(cell) !== '').length;
  return (
    recognized + (hint?.includes('--') ? 6 : hint === undefined ? 0 : 2) - (filled < 2 ? 0.5 : 0) - rows / 100
  );
}

/** Of several such rows, one of words alone goes first: a cell of a row of data may say a name, too. */
const rankOf = (row: Candidate) => scoreOf(row) + (isWords(row, 2) ? 1.5 : 0);

function refusalText(
  { result, hint, source, headerLine, sample, cells, dates }: Candidate,
  mapping: Mapping,
): string {
  const where = `${placeOf(source)}:${headerLine}`;
  const problem = 'plan' in result ? '' : result.problem;
  if (hint !== undefined) return `${where}: ${hint}.`;
  const beside = problem.includes(' times') ? tablesBeside(cells, sample) : undefined;
  if (beside !== undefined) return `${where}: ${beside}.`;
  const [date] = dates;
  const dateHint =
    date && mapping.date === undefined && problem.includes('for the day')
      ? ` "${date.text}" stands above the table (line ${date.line}): --date title takes it for all rows.`
      : problem === 'no column was recognized for the day'
        ? ' If all rows are of one day, give it with --date YYYY-MM-DD.'
        : '';
  const names = cells.map((cell) => shown(headerText(cellText(cell))));
  const columns =
    cells.length > 0 ? ` The columns are: ${names.filter(Boolean).join(', ').slice(0, 500)}.` : '';
  // A mapping helps where a column says it in other words.
  const mayBeMapped =
    columns !== '' && (!date || dateHint === '') && /no column was recognized/.test(problem);
  return `${where}: ${problem}.${dateHint}${columns}${mayBeMapped ? ' If one of them says it in other words, map it in a file for --map.' : ''}`;
}

async function openingFrom(
  { source, headerLine, rows, sample, says, headerTexts, titles }: Candidate,
  plan: ColumnPlan,
  kind: TableKind,
): Promise<Omit<Opening, 'writtenAt'> | Refusal> {
  if (plan.headers.some((text) => text.includes('\ufffd'))) {
    const problem = 'the header is not UTF-8 text: use --encoding windows-1252, or how it was written';
    return { source, problem: `${placeOf(source)}:${headerLine}: ${problem}.`, score: 100 };
  }
  const below =
    sample.length > 0
      ? sample
      : (await firstRecords(source, sampleRows + headerLine)).filter(({ line }) => line > headerLine);
  const first = headerLine - rows + 1;
  const header = rows === 1 ? `the header is line ${first}` : `the header is lines ${first} to ${headerLine}`;
  const layout = [kind.rowsAre ?? 'a row for each record', header, ...says, ...(source.says ?? [])].join(
    '; ',
  );
  const filled = withMergedCells(source, headerLine, plan);
  const base = { source: filled, plan, headerLine, headerTexts, titles, sample: below, layout };
  return { ...base, takes: kind.takes, otherUses: otherUses(plan, kind) };
}
