import { headerKey, headerText, readHeader, type Header, type HeaderReading } from './headers.ts';
import type { TitleNames } from './layout/title-names.ts';
import { problemAbove, TitleUnits } from './layout/title-units.ts';
import type { Mapping } from './mapping-file.ts';
import type { RowVersion } from './version-words.ts';
import {
  asGiven,
  conversionFor,
  differs,
  isPerDay,
  isUnit,
  missingUnits,
  needsUnit,
  systemUnit,
  unclearUnit,
  unknownUnit,
  type Conversion,
  type Dimension,
  type Unitless,
} from './units.ts';

/** What the cells of a column hold: words, a point of time, or a number of a dimension. */
export type Holds = 'name' | 'text' | 'day' | 'instant' | 'month' | 'monthOrDay' | Dimension;

/** A column that a kind of table may have. */
export interface ColumnDefinition {
  /** Name in mapping files and in code. */
  readonly name: string;
  /** What messages call it. @default the name */
  readonly called?: string;
  readonly holds: Holds;
  /** Usual headers, lower case, letters and digits only; `bopd=bbl/d` says the unit too. Of several columns that fit, the
   * one whose header stands first here is taken. */
  readonly spellings: readonly string[];
  /** The columns that together say what this one says; beside them it is not used. */
  readonly repeats?: readonly string[];
  /** A row without it is rejected. */
  readonly required?: boolean;
  /** Its unit where nothing says another. @default ours, or it is asked for */
  readonly unit?: string;
  /** With a unit per day it holds a rate, which comes to a volume by the hours on stream. */
  readonly mayBeRate?: boolean;
  /** The kind itself asks for a unit, which says more than how large a number is. */
  readonly asksUnit?: boolean;
  /** Words that stand where there is no value; they are read as NaN. */
  readonly noValue?: RegExp;
}

/** A kind of table that can be imported. */
export interface TableKind {
  /** What a header that cannot be read may be instead. */
  readonly mistakenFor?: (headers: readonly string[]) => string | undefined;
  readonly columns: readonly ColumnDefinition[];
  /** What a table must have: one column of each group; `called` names the group in messages. */
  /** What a row of such a table is about, for a sentence. */
  readonly rowsAre?: string;
  /** What its rows are where a file has plans beside what was produced; the others are left out. @default its rows are neither */
  readonly takes?: RowVersion;
  /** Whether words about its rows have a kind of their own. */
  readonly keepsNoWords?: boolean;
  /** Of the columns that were found, by name, those of which nothing is needed. */
  readonly idle?: (names: ReadonlySet<string>) => ReadonlySet<string>;
  readonly needs: readonly { readonly anyOf: readonly string[]; readonly called: string }[];
}

/** A column of a file that is taken as one of a kind's. */
export interface MappedColumn {
  readonly definition: ColumnDefinition;
  readonly index: number;
  readonly header: string;
  /** Unit as the file or the caller says it; undefined where neither does and none is needed. */
  readonly unit: string | undefined;
  readonly convert: Conversion;
  /** Whether the unit is that of the caller's system, and no other is said. */
  readonly isAssumed?: boolean;
  /** Whether its unit says nothing yet: it is only shown. */
  readonly isUnread?: boolean;
}

/** Which columns of a file hold what. */
export interface ColumnPlan {
  /** Headers as given, without surrounding space. */
  readonly headers: readonly string[];
  readonly columns: readonly MappedColumn[];
  /** Columns that say once more what others say, by index. */
  readonly repeated?: readonly number[];
  /** Units of a row of their own beside the header, by index. */
  readonly unitRow?: readonly string[];
  /** Columns whose units stand above the table, and there in which words. */
  readonly unitsAbove?: readonly { readonly header: string; readonly title: string }[];
  /** What all rows say, by the names of the columns that the file does not have. */
  readonly constants?: Readonly<Record<string, string>>;
  /** Whether rates are volumes of whole days or of the hours on stream, where the caller says it. */
  readonly rates?: RateDays | undefined;
}

/** What rates are of: all hours of their days, or those on stream. */
export type RateDays = 'calendar' | 'producing';

/** A plan, or what is wrong with the header. */
export type PlanResult =
  | { readonly plan: ColumnPlan }
  /** `recognized` counts the columns that were understood all the same, `seen` has them with all headers. */
  | { readonly problem: string; readonly recognized: number; readonly seen?: Omit<ColumnPlan, 'constants'> };

const textual: ReadonlySet<Holds> = new Set(['name', 'text', 'day', 'instant', 'month', 'monthOrDay']);

/** The dimension of a column of numbers; undefined where it holds something else. */
export function dimensionOf({ holds }: ColumnDefinition): Dimension | undefined {
  return textual.has(holds) ? undefined : (holds as Dimension);
}

/**
 * Finds the columns of a file by its header: by the mapping where it names one, else by the usual spellings. A unit in
 * brackets or behind the name (`Oil (bbl)`, `OIL_BBL`) is understood; without one the caller has to say it.
 * @param unitRow Units of a row of their own beside the header.
 * @param titles What stands above the table, which may say units.
 * @param names What it says of all rows, where neither a column nor the caller does.
 */
export function planColumns(
  headerCells: readonly string[],
  mapping: Mapping,
  kind: TableKind,
  unitRow: readonly string[] = [],
  titles: readonly string[] = [],
  names: TitleNames = {},
): PlanResult {
  const last = headerCells.findLastIndex((cell) => headerText(cell) !== '');
  const headers = headerCells.slice(0, last + 1).map(readHeader);
  const problems = unknownHeaders(headers, mapping);
  const unsaid: Unitless[] = [];
  const titleUnits = new TitleUnits(titles);
  /** Columns that are there and whose unit is asked about. */
  const asked: MappedColumn[] = [];
  const unitsAbove: { header: string; title: string }[] = [];
  const taken = new Set<number>();
  const matched = kind.columns.flatMap((definition) => {
    const found = find(definition, headers, mapping, kind, problems);
    if (!found || taken.has(found.header.index)) return [];
    taken.add(found.header.index);
    return [{ definition, found }];
  });
  const isNeeded = ({ name, required }: ColumnDefinition) =>
    required ||
    kind.needs.some(({ anyOf }) => {
      const there = matched.filter(({ definition }) => anyOf.includes(definition.name));
      return there.length === 1 && there[0]!.definition.name === name;
    });
  const idle = kind.idle?.(new Set(matched.map(({ definition }) => definition.name)));
  const columns = matched.flatMap(({ definition, found }): MappedColumn[] => {
    if (idle?.has(definition.name)) return [];
    const { index, text } = found.header;
    const dimension = dimensionOf(definition);
    const own = given(mapping.units, text);
    const beside = unitRow[index]?.trim() ?? '';
    // What is no known unit is one all the same where there has to be one.
    const isSaid = beside !== '' && (isUnit(beside) || (dimension !== undefined && needsUnit(dimension)));
    const atColumn = found.unit ?? (isSaid ? beside : undefined);
    const unread = { definition, index, header: text, convert: asGiven, isUnread: true };
    const above = dimension && own === undefined ? titleUnits.of(definition.name, dimension) : undefined;
    const isAbove = above?.isClear === true && atColumn === undefined;
    const stands = isAbove ? above.unit : atColumn;
    if (isAbove) unitsAbove.push({ header: text, title: above.title });
    if (dimension && own === undefined && differs(dimension, found.unit, beside))
      problems.push(
        `column "${text}" has the unit "${found.unit}" in its header and "${beside}" in the row of units: choose one with --unit "${text}=…"`,
      );
    if (dimension && above) {
      const problem = problemAbove(text, dimension, atColumn, above, mapping.unitSystem);
      if (problem !== undefined) {
        problems.push(problem);
        asked.push({ ...unread, unit: atColumn });
        return [];
      }
    }
    // Another unit than the one that stands there is another size; that it is one of a day stays.
    const said = own !== undefined && isPerDay(stands) && !isPerDay(own) ? `${own}/d` : (own ?? stands);
    const unit =
      said ??
      definition.unit ??
      (dimension && !definition.asksUnit ? systemUnit(dimension, mapping.unitSystem) : undefined);
    if (dimension && unit === undefined && !definition.asksUnit) unsaid.push({ dimension, header: text });
    const title = isAbove ? above.title : undefined;
    const convert = conversionOf(definition, text, unit, problems, title, !isNeeded(definition));
    if (!convert) asked.push({ ...unread, unit });
    const isAssumed = said === undefined && unit !== undefined;
    return convert ? [{ definition, index, header: text, unit, convert, isAssumed }] : [];
  });
  const known = new Set(columns.map(({ definition }) => definition.name));
  const constants = constantsOf(columns, mapping, kind, problems);
  Object.keys(constants).forEach((name) => known.add(name));
  for (const [name, { name: above }] of Object.entries(names)) {
    const isAsked = kind.needs.some(({ anyOf }) => anyOf.length === 1 && anyOf[0] === name);
    if (isAsked && !known.has(name)) constants[name] = above;
    known.add(name);
  }
  for (const { anyOf, called } of kind.needs) {
    if (
      !anyOf.some((name) => known.has(name) || asked.some(({ definition }) => definition.name === name)) &&
      !problems.some((problem) => anyOf.some((name) => problem.includes(`for ${name}`)))
    )
      problems.push(`no column was recognized for ${called}`);
  }
  const mistaken = problems.length > 0 ? kind.mistakenFor?.(headers.map(({ text }) => text)) : undefined;
  const seen = { headers: headers.map(({ text }) => text), columns: [...columns, ...asked], unitRow };
  if (mistaken !== undefined) return { problem: mistaken, recognized: columns.length, seen };
  problems.push(...missingUnits(unsaid));
  if (problems.length > 0) return { problem: problems.join('; '), recognized: columns.length, seen };
  const repeated = matched.flatMap(({ definition, found }) =>
    definition.repeats?.every((name) => known.has(name)) ? [found.header.index] : [],
  );
  return { plan: { ...seen, repeated, constants, unitsAbove } };
}

function constantsOf(
  columns: readonly MappedColumn[],
  { well, date }: Mapping,
  kind: TableKind,
  problems: string[],
): Record<string, string> {
  return { ...wellConstant(columns, well, kind, problems), ...dayConstant(columns, date, problems) };
}

function dayConstant(
  columns: readonly MappedColumn[],
  date: string | undefined,
  problems: string[],
): Record<string, string> {
  if (date === undefined) return {};
  const column = columns.find(({ definition }) => definition.name === 'day');
  if (column)
    problems.push(`column "${column.header}" says the dates: leave out --date, or the column with --ignore`);
  return { day: date };
}

function wellConstant(
  columns: readonly MappedColumn[],
  well: string | undefined,
  kind: TableKind,
  problems: string[],
): Record<string, string> {
  if (well === undefined) return {};
  const column = columns.find(({ definition }) => definition.name === 'well');
  if (column)
    problems.push(`column "${column.header}" says the wells: leave out --well, or the column with --ignore`);
  else if (!kind.columns.some(({ name }) => name === 'well'))
    problems.push('these rows are of fields, not of wells: leave out --well');
  return { well };
}

function given(values: Readonly<Record<string, string>> | undefined, header: string): string | undefined {
  return Object.entries(values ?? {}).find(([name]) => headerText(name) === header)?.[1];
}

/** Headers that the caller names and the file does not have. */
function unknownHeaders(headers: readonly Header[], { ignore = [], units = {} }: Mapping): string[] {
  const named = [...ignore, ...Object.keys(units)];
  return named
    .filter((name) => !headers.some(({ text }) => text === headerText(name)))
    .map((name) => `there is no column "${name}"`);
}

function find(
  definition: ColumnDefinition,
  headers: readonly Header[],
  mapping: Mapping,
  kind: TableKind,
  problems: string[],
): { header: Header; unit: string | undefined } | undefined {
  const mapped = mapping.columns[definition.name];
  if (mapped) {
    const matches = headers.filter(({ text }) => text === headerText(mapped.header));
    const [header] = matches;
    if (!header)
      problems.push(`the mapping's column "${mapped.header}" for ${definition.name} is not in the file`);
    if (matches.length > 1) problems.push(`column "${mapped.header}" occurs ${matches.length} times`);
    const own = header?.readings.find(({ unit }) => unit !== undefined && fits(definition, unit))?.unit;
    return header && { header, unit: mapped.unit ?? own ?? spelledUnit(definition, header) };
  }
  const free = headers.filter(({ text }) => !mapping.ignore?.some((name) => headerText(name) === text));
  for (const spelling of definition.spellings) {
    const [key, unit] = spelling.split('=');
    const matches = free.flatMap((header) => {
      const reading = header.readings.find((one) => one.key === key && isReadingOf(definition, one, kind));
      return reading ? [{ header, unit: reading.unit ?? unit }] : [];
    });
    if (matches.length > 1) {
      const names = [
        ...new Map(matches.map(({ header: { text } }) => [headerKey(text), `"${text}"`])).values(),
      ];
      problems.push(
        names.length === 1
          ? `column ${names[0]} occurs ${matches.length} times`
          : `columns ${names.join(' and ')} may both be the ${definition.called ?? definition.name}: leave one out with --ignore`,
      );
    }
    if (matches[0]) return matches[0];
  }
  // A name in two languages, such as Fecha/Date.
  const isSpelling = (part: string) => definition.spellings.includes(headerKey(part));
  const twofold = free.filter(({ text }) => text.includes('/') && text.split('/').every(isSpelling));
  return twofold.length === 1 ? { header: twofold[0]!, unit: undefined } : undefined;
}

const dayWords = /day|dias|jours|tage|giorni|dagen|dager/;
const hourWords = /hour|hrs|hora|heure|stunde|std|uren|timer|ore/;

/** The unit that a header says by its words, where it was chosen for a quantity by hand. */
function spelledUnit(definition: ColumnDefinition, { text, readings }: Header): string | undefined {
  for (const spelling of definition.spellings) {
    const [key, unit] = spelling.split('=');
    if (unit !== undefined && readings.some((one) => one.key === key)) return unit;
  }
  if (definition.holds !== 'duration') return undefined;
  const key = headerKey(text);
  if (hourWords.test(key)) return 'h';
  return dayWords.test(key) ? 'd' : undefined;
}

function isReadingOf(
  definition: ColumnDefinition,
  { sure, unit, version }: HeaderReading,
  { takes }: TableKind,
): boolean {
  if (version !== undefined && (version !== takes || !dimensionOf(definition))) return false;
  return sure || (unit !== undefined && fits(definition, unit));
}

function fits(definition: ColumnDefinition, unit: string): boolean {
  const dimension = dimensionOf(definition);
  return (
    dimension !== undefined &&
    (conversionFor(dimension, unit) !== undefined || unclearUnit(dimension, unit) !== undefined)
  );
}

function conversionOf(
  definition: ColumnDefinition,
  header: string,
  unit: string | undefined,
  problems: string[],
  title: string | undefined,
  mayGo: boolean,
): Conversion | undefined {
  const dimension = dimensionOf(definition);
  if (!dimension || unit === undefined) return asGiven;
  const unclear = unclearUnit(dimension, unit);
  if (unclear) {
    problems.push(
      `column "${header}" has the unit "${unit}"${title === undefined ? '' : ` by "${title.slice(0, 80)}" above the table`}, which is ${unclear}: choose one with --unit "${header}=…"`,
    );
    return undefined;
  }
  const convert = conversionFor(dimension, unit);
  if (!convert) problems.push(unknownUnit(header, unit, dimension, mayGo));
  return convert;
}

/** The column of a kind that a header alone is taken as; undefined for one that says nothing. */
export function recognizedColumn(header: string, kind: TableKind): string | undefined {
  const read = readHeader(header, 0);
  return kind.columns.find((definition) =>
    definition.spellings.some((spelling) => {
      const [key] = spelling.split('=');
      return read.readings.some((one) => one.key === key && isReadingOf(definition, one, kind));
    }),
  )?.name;
}
