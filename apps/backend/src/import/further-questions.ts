import { ImportError } from './import-error.ts';
import type { RecordKindName } from './import-records.ts';
import { recordKinds } from './import-records.ts';
import type { ImportRequest } from './import-request.ts';
import { findOpenings, type KeptBooks, type Opening } from './opening.ts';
import { dailyProduction } from './quantities.ts';
import { readRow } from './row.ts';
import { rateNames } from './daily-rates.ts';
import { readTable, tableRows, type Table } from './table.ts';
import type { TableReport } from './reported-table.ts';
import { seenTable } from './seen-table.ts';

/** Bytes of a file that are looked at for a further question. */
const maxBytes = 4 * 1024 * 1024;
/** Questions that are looked for behind the first. */
const maxQuestions = 12;

/** What of a request says how its files are read. */
export type AskedReading = Pick<ImportRequest, 'files' | 'kind' | 'field' | 'mapping' | 'rates' | 'addUp'>;

/** Ends the reading of a file of which enough was seen. */
class SeenEnough extends Error {}

/** Something that stands in the way of reading a file, and what the file was seen to be until then. */
interface Found {
  readonly problem: ImportError | undefined;
  readonly seen: readonly TableReport[];
}

/**
 * What a refused file would be refused for next, once its first question is answered: each question is answered by a stand-in, and the file
 * looked at again, so that a person has all questions at once. Where the last thing that is in the way cannot be answered at all, it alone is said.
 * @param kindStands whether who sent the file cannot say another kind of rows. @default false
 * @returns the error with all questions, and with what the columns were seen to be
 */
export async function withFurtherQuestions(
  error: ImportError,
  request: AskedReading,
  now: Date,
  { kindStands = false }: { readonly kindStands?: boolean } = {},
): Promise<ImportError> {
  let asked = request;
  let questions = [error.message];
  let seen = error.tables;
  const kinds = new Set([request.kind]);
  const books: KeptBooks = new Map();
  for (let count = 0; count < maxQuestions; count += 1) {
    const answered = standIn(asked, questions.at(-1)!);
    if (!answered || (answered.kind !== asked.kind && (kindStands || kinds.has(answered.kind)))) break;
    // Another kind of rows asks questions of its own.
    if (answered.kind !== asked.kind) {
      asked = { ...request, kind: answered.kind };
      questions = questions.slice(-1);
      kinds.add(answered.kind);
    } else asked = answered;
    const found = await firstProblem(asked, now, books);
    if (found.seen.length > 0) seen = withLeftOut(found.seen, seen, request, asked);
    if (!found.problem || questions.includes(found.problem.message)) break;
    questions.push(found.problem.message);
  }
  const last = questions.at(-1)!;
  const { sheet } = request.mapping;
  if (asked.mapping.sheet !== sheet && !questions.some((question) => question.includes(whichSheet))) {
    const { problem } = await firstProblem({ ...asked, mapping: { ...asked.mapping, sheet } }, now, books);
    if (problem?.message.includes(whichSheet)) questions.push(problem.message);
  }
  if (!/--[a-z]/.test(likeliest(last))) return new ImportError(last, seen);
  return new ImportError(joined(questions), seen);
}

/** What was seen last, with the columns that only a stand-in leaves out: whether they are is for a person to say. */
function withLeftOut(
  seen: readonly TableReport[],
  before: readonly TableReport[],
  { mapping: { ignore = [] } }: AskedReading,
  asked: AskedReading,
): readonly TableReport[] {
  const isOpen = (header: string) => asked.mapping.ignore?.includes(header) && !ignore.includes(header);
  return seen.map((table, at) => {
    const open = (before[at]?.columns ?? []).filter(
      ({ header }) => isOpen(header) && table.unused.some((one) => one.header === header),
    );
    const unused = table.unused.filter(({ header }) => !open.some((column) => column.header === header));
    return { ...table, columns: [...table.columns, ...open], unused };
  });
}

/** The first question as it stands, and of the others what is new in them. */
function joined([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return first;
  const said = new Set(first.split(/; |\. /));
  const further: string[] = [];
  for (const question of others) {
    const isMapAsked = first.includes(mapHint) || further.some((one) => one.includes(mapHint));
    const text = withoutPlace(isMapAsked ? question.replace(mapHint, '') : question);
    const parts = text.split('; ').filter((part) => !said.has(part));
    parts.forEach((part) => said.add(part));
    if (parts.length > 0) further.push(parts.join('; '));
  }
  return further.length === 0 ? first : `${first} Once that is said: ${further.join('; ')}.`;
}

const mapHint = ' If one of them says it in other words, map it in a file for --map.';
const whichSheet = 'sheets with data';

/** Of several sheets, the likeliest is asked about. */
const likeliest = (message: string): string => message.split(' | ')[0] ?? '';

function withoutPlace(message: string): string {
  const asked = likeliest(message)
    .replace(/^[^:]*: none of its \d+ sheets can be read as it is\. "[^"]*" /, '')
    .replace(/^[^:]*:\d+: /, '');
  const [said = '', listed] = asked.split(' The columns are: ', 2);
  return `${said}${listed?.endsWith(mapHint) ? mapHint : ''}`.replace(/\.$/, '');
}

const named = (message: string, flag: string): string | undefined =>
  new RegExp(`--${flag} ([\\w/-]+)`).exec(message)?.[1];

/** A request with what a question asks for, as far as something can stand for the answer. */
function standIn(request: AskedReading, question: string): AskedReading | undefined {
  const { mapping } = request;
  const text = likeliest(question);
  const has = (flag: string) => text.includes(flag);
  const kind = named(text, 'kind');
  if (kind !== undefined && Object.hasOwn(recordKinds, kind) && kind !== request.kind)
    return { ...request, kind: kind as RecordKindName };
  const sheet = /(?:sheets with data,|sheets can be read as it is\.) "([^"]*)"/.exec(text)?.[1];
  const more: Record<string, unknown> = {};
  const ignored = [...text.matchAll(/--ignore (?:"([^"]+)"|'([^']+)')/g)].map((one) => (one[1] ?? one[2])!);
  const unclear = unclearUnit(text);
  if (sheet !== undefined) more['sheet'] = sheet;
  if (has('(or give --well)') && mapping.well === undefined) more['well'] = standInName;
  if (has('--well-from sheet') && mapping.wellFrom === undefined)
    Object.assign(more, { wellFrom: { what: 'sheet' }, allSheets: true });
  if (has('--units ') && mapping.unitSystem === undefined) more['unitSystem'] = 'metric';
  if (has('--quantity') && mapping.quantity === undefined) more['quantity'] = 'oil (bbl/d)';
  if (has('--wide wells') && mapping.wide === undefined) more['wide'] = 'wells';
  if (has('--year') && mapping.year === undefined) more['year'] = 2020;
  if (has('--date-format') && mapping.dateFormat === undefined)
    more['dateFormat'] = named(text, 'date-format') === 'excel' ? 'excel' : 'DD/MM/YYYY';
  if (/--date (?:YYYY|title)/.test(text) && mapping.date === undefined) more['date'] = '2020-01-01';
  const above = unitAbove(text);
  if (above) more['units'] = { ...mapping.units, ...above };
  if (unclear) more['units'] = { ...mapping.units, [unclear.header]: unclear.unit };
  if (ignored.length > 0 && !has('--quantity')) more['ignore'] = [...(mapping.ignore ?? []), ...ignored];
  const field = has('--field') && request.field === undefined ? { field: standInName } : {};
  const rates = has('--rates') && request.rates === undefined ? { rates: 'calendar' as const } : {};
  if (Object.keys({ ...more, ...field, ...rates }).length === 0) return undefined;
  return { ...request, ...field, ...rates, mapping: { ...mapping, ...more } };
}

/** A column whose unit has two readings, with the first of them. */
function unclearUnit(text: string): { readonly header: string; readonly unit: string } | undefined {
  const [before = '', behind] = text.split(': choose one with --unit "', 2);
  const unit = /\(use ([\w/]+)\)/.exec(before.slice(before.lastIndexOf('which is ')))?.[1];
  const header = behind?.split('=…"', 1)[0];
  return header === undefined || unit === undefined ? undefined : { header, unit };
}

/** The columns whose units stand above or below the table in words of several readings, with the first of them. */
function unitAbove(text: string): Record<string, string> | undefined {
  const asked = [
    ...text.matchAll(/(?:more than one reading|stands in line \d+): use --unit "([^"]*)=([^"=]*)"/g),
  ];
  const first = asked.map(([, header, unit]): [string, string] => [header!, unit!]);
  return first.length === 0 ? undefined : Object.fromEntries(first);
}

/** It is never stored: what it stands in is only looked at. */
const standInName = '–';

/** Looks at the beginning of a file as an import would, and stores nothing. */
async function firstProblem(request: AskedReading, now: Date, books: KeptBooks): Promise<Found> {
  const { files, kind, field, mapping } = request;
  const asked = kind === 'production' ? dailyProduction(field === undefined) : recordKinds[kind];
  let seen: readonly TableReport[] = [];
  try {
    for (const path of files) {
      const openings = await findOpenings(path, asked, mapping, undefined, books);
      seen = openings.map((opening) => seenTable(opening, asked));
      for (const opening of openings) await checkTable(path, opening, request, now);
    }
  } catch (error) {
    if (error instanceof ImportError)
      return { problem: error, seen: error.tables.length > 0 ? error.tables : seen };
    if (!(error instanceof SeenEnough)) throw error;
  }
  return { problem: undefined, seen };
}

async function checkTable(path: string, opening: Opening, request: AskedReading, now: Date): Promise<void> {
  const table = await readTable(path, opening, {
    mapping: request.mapping,
    onBytes(bytes) {
      if (bytes > maxBytes) throw new SeenEnough();
    },
  });
  const kind = request.kind === 'production' ? undefined : recordKinds[request.kind];
  const refusal = kind && 'refuse' in kind ? kind.refuse?.(table) : undefined;
  if (refusal !== undefined) throw new ImportError(`${table.name}:${table.headerLine}: ${refusal}.`);
  await takeRows(table, request, now);
}

/** @throws ImportError for the first row that stops the import, or for what is wrong with all rows */
async function takeRows(table: Table, request: AskedReading, now: Date): Promise<void> {
  const take = takerOf(request, now);
  if (!take) return;
  let first: string | undefined;
  let isAnyGood = false;
  for await (const rows of tableRows(table, () => undefined))
    for (const row of rows) {
      const problem = 'problem' in row ? row.problem : take(row, table);
      if (problem === undefined) isAnyGood = true;
      else first ??= `${table.name}:${row.line}: ${problem}.`;
    }
  if (!isAnyGood && first !== undefined) throw new ImportError(first);
}

type Row = Exclude<Parameters<typeof readRow>[0], undefined> & { readonly line: number };

function takerOf(
  { kind, field, mapping, rates, addUp }: AskedReading,
  now: Date,
): ((row: Row, table: Table) => string | undefined) | undefined {
  if (kind === 'months') {
    const rows = recordKinds.months.check({ now, field, rates, addUp });
    return (row, table) => {
      const taken = rows.take(row, table);
      return 'problem' in taken ? taken.problem : undefined;
    };
  }
  if (kind !== 'production') return undefined;
  const lastDay = now.toISOString().slice(0, 10);
  const { dayNamedAt } = mapping;
  return (row, { plan }) => {
    const rules = { fieldFallback: field, lastDay, dayNamedAt, refuseField: undefined };
    const read = readRow(row, { ...rules, rates: rateNames({ ...plan, rates }) });
    return 'problem' in read ? read.problem : undefined;
  };
}
