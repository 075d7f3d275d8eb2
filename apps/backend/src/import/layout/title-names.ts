import { maxTextLength } from '../../limits.ts';
import { ImportError } from '../import-error.ts';
import { cellText, placeOf, type FileRecord, type RecordSource } from '../records.ts';

/** What rows above a table may name. */
type Named = 'well' | 'field';

/** A name, and the line in which it stands. */
interface TitleName {
  readonly name: string;
  readonly line: number;
}

/** The well and the field that rows above a table name, such as `Well: H-1`. */
export type TitleNames = Readonly<Partial<Record<Named, TitleName>>>;

const labels: readonly (readonly [RegExp, Named])[] = [
  [/^(well|well ?name|pozo|nombre (del|de) pozo|puits|nom du puits|poço|nome do poço)$/i, 'well'],
  [/^(field|field ?name|campo|nombre del campo|yacimiento|champ|nom du champ|gisement)$/i, 'field'],
];

/** The names above a table; none where rows disagree on it. */
export function titleNames(records: readonly FileRecord[]): TitleNames {
  const found = records.flatMap(namesIn);
  const only = (what: Named): TitleName | undefined => {
    const [first, ...others] = found.flatMap((one) => (one.what === what ? [one] : []));
    return first && others.every(({ name }) => name === first.name) ? first : undefined;
  };
  const [well, field] = [only('well'), only('field')];
  return { ...(well && { well }), ...(field && { field }) };
}

/** What all rows are of, as ends of sentences. */
export function saidByTitles(names: TitleNames): string[] {
  return (['well', 'field'] as const).flatMap((what) => {
    const said = names[what];
    return said ? [`all rows are of ${what} "${said.name}", as line ${said.line} says`] : [];
  });
}

/** A source whose rows are refused where a row below the header names another well or field than those above it. */
export function withoutOtherNames(source: RecordSource, headerLine: number, names: TitleNames): RecordSource {
  return {
    ...source,
    async *records(onBytes) {
      for await (const batch of source.records(onBytes)) {
        for (const record of batch)
          if (record.line > headerLine && isTitle(record)) refuseOther(source, record, names);
        yield batch;
      }
    },
  };
}

/** Whether a row begins with a label, as those above a table do; a remark within a row of figures does not. */
function isTitle(record: FileRecord): boolean {
  const first = 'cells' in record ? record.cells.find((cell) => cellText(cell) !== '') : undefined;
  return /^\p{L}[^:\d]{0,30}:/u.test(cellText(first));
}

function refuseOther(source: RecordSource, record: FileRecord, names: TitleNames): void {
  const other = namesIn(record).find(({ what, name }) => names[what] && names[what].name !== name);
  if (other)
    throw new ImportError(
      `${placeOf(source)}:${other.line}: "${other.name}" is another ${other.what} than "${names[other.what]!.name}" in line ` +
        `${names[other.what]!.line}: give each ${other.what} a sheet or a file of its own, or write it into a column.`,
    );
}

function namesIn(record: FileRecord): (TitleName & { readonly what: Named })[] {
  if ('problem' in record) return [];
  const texts = record.cells.map(cellText).filter((text) => text !== '');
  return texts.flatMap((text, at) => {
    const colon = text.indexOf(':');
    const label = text.slice(0, Math.max(colon, 0)).trimEnd();
    const rest = text.slice(colon + 1).trimStart();
    const what = labels.find(([pattern]) => pattern.test(label))?.[1];
    const name = rest === '' ? (texts[at + 1] ?? '') : rest;
    // A text with a further label in it is no name.
    const isName = name !== '' && !name.includes(':') && name.length <= maxTextLength.assetName;
    return what && isName ? [{ what, name, line: record.line }] : [];
  });
}
