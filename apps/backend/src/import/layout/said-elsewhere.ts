import { parseDate, type DateFormat } from '../dates.ts';
import { ImportError } from '../import-error.ts';
import type { Mapping } from '../mapping-file.ts';
import { cellText, type FileRecord, type RecordSource } from '../records.ts';

/** A date that stands above a table. */
export interface TitleDate {
  readonly text: string;
  readonly line: number;
}

/** What the rows above a header say, a text for each row, and the name of the sheet. */
export function titleTexts(records: readonly FileRecord[], { sheet }: RecordSource): string[] {
  const rows = records.flatMap((record) =>
    'cells' in record ? [record.cells.map(cellText).filter(Boolean).join(' ')] : [],
  );
  return [...rows, sheet ?? ''].filter((text) => text !== '');
}

/** The dates in cells above a header. */
export function titleDates(records: readonly FileRecord[], headerLine: number): TitleDate[] {
  return records.flatMap((record) => {
    if ('problem' in record || record.line >= headerLine) return [];
    return record.cells.flatMap((cell) => {
      const text = cellText(cell);
      const found = dateIn(text);
      return found === undefined ? [] : [{ text: found, line: record.line }];
    });
  });
}

const datePattern = /\d{4}-\d{2}-\d{2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{4}/;

function dateIn(text: string): string | undefined {
  const whole = parseDate(text, 'DD/MM/YYYY');
  if (!('problem' in whole)) return text;
  return datePattern.exec(text)?.[0];
}

/** What the caller wants to have from a title or a name, as words that say it. */
export interface SaidElsewhere {
  readonly mapping: Mapping;
  readonly says: readonly string[];
}

/**
 * Finds the day of all rows in a title or in the file's name, and their well in the name of the file or the sheet, where the
 * mapping says so.
 * @param below the first rows under the header
 * @throws ImportError where they are not there
 */
export function readElsewhere(
  source: RecordSource,
  fileName: string,
  titles: readonly TitleDate[],
  mapping: Mapping,
  below: readonly FileRecord[],
): SaidElsewhere {
  const says: string[] = [];
  let read = mapping;
  if (mapping.date !== undefined) {
    const day = dayOf(fileName, titles, mapping);
    refuseOtherDays(below, day, mapping);
    read = { ...read, date: day };
    if (/^(title|file)$/i.test(mapping.date))
      says.push(`all rows are of ${day}, as the ${mapping.date.toLowerCase()} says`);
  }
  if (mapping.wellFrom !== undefined) {
    const well = wellOf(source, fileName, mapping.wellFrom);
    read = { ...read, well };
    says.push(`all rows are of well "${well}", as the name of the ${mapping.wellFrom.what} says`);
  }
  return { mapping: read, says };
}

function dayOf(fileName: string, titles: readonly TitleDate[], { date = '', dateFormat }: Mapping): string {
  const what = date.toLowerCase();
  if (what !== 'title' && what !== 'file') return readDay(date, dateFormat);
  const inName = datePattern.exec(fileName)?.[0] ?? /(19|20)\d{6}/.exec(fileName)?.[0];
  const found = what === 'file' ? (inName === undefined ? [] : [inName]) : titles.map(({ text }) => text);
  const days = [...new Set(found.map((text) => readDay(text, dateFormat)))];
  if (days.length === 1) return days[0]!;
  const where = what === 'file' ? 'the name of the file' : 'the rows above the header';
  throw new ImportError(
    days.length === 0
      ? `there is no date in ${where}: say it with --date YYYY-MM-DD`
      : `there are ${days.length} dates in ${where}, ${days.join(' and ')}: say which with --date YYYY-MM-DD`,
  );
}

/** Titles are as wide as this, in cells that are filled. */
const titleWidth = 2;

/** Refuses reports of several days below each other: the rows under a later title are of its day. */
function refuseOtherDays(below: readonly FileRecord[], day: string, { dateFormat }: Mapping): void {
  const isTitle = (record: FileRecord) =>
    'cells' in record && record.cells.filter((cell) => cellText(cell) !== '').length <= titleWidth;
  const last = below.findLastIndex((record) => !isTitle(record));
  const other = titleDates(below.slice(0, Math.max(last, 0)).filter(isTitle), Infinity).find(({ text }) => {
    const date = parseDate(text, dateFormat);
    return !('problem' in date) && date.day !== day;
  });
  if (other)
    throw new ImportError(
      `"${other.text}" stands below the header, too (line ${other.line}), and the rows under it are of another day: ` +
        'give each day a file of its own, or write the date into a column',
    );
}

function readDay(text: string, format: DateFormat | undefined): string {
  const date = parseDate(text, format);
  if ('problem' in date) throw new ImportError(`--date: ${date.problem}`);
  return date.day;
}

function wellOf(
  { sheet }: RecordSource,
  fileName: string,
  { what, pattern }: NonNullable<Mapping['wellFrom']>,
): string {
  if (what === 'sheet' && sheet === undefined)
    throw new ImportError('the file has no sheets: use --well-from file');
  const name = what === 'sheet' ? (sheet ?? '') : fileName.replace(/\.[^.]*$/, '');
  if (pattern === undefined) return name.trim();
  const [before = '', after = ''] = pattern.split('*');
  const fits = name.length > before.length + after.length && name.startsWith(before) && name.endsWith(after);
  if (!fits || !pattern.includes('*'))
    throw new ImportError(`the name "${name}" does not fit "${pattern}", in which * stands for the well`);
  return name.slice(before.length, name.length - after.length).trim();
}
