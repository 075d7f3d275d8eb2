import { ImportError } from './import-error.ts';
import type { RecordSource } from './records.ts';
import type { TableReport } from './reported-table.ts';

/** A sheet, or a text, that cannot be read as it is. */
export interface Refusal {
  readonly source: RecordSource;
  readonly problem: string;
  /** Its columns, where a header was seen. */
  readonly seen?: TableReport | undefined;
  /** How near the sheet is to one that can be read. */
  readonly score: number;
}

/** The refusal of all sheets, or of the likeliest reading of a text. */
export function refusalOf(name: string, refused: readonly Refusal[], isBook: boolean): ImportError {
  const sorted = [...refused].sort((a, b) => b.score - a.score);
  if (!isBook || refused.length === 1) return new ImportError(sorted[0]!.problem, seenIn(sorted.slice(0, 1)));
  // A sheet of which nothing is understood is named only where there is no other.
  const likely = sorted.filter(({ score }, at) => at === 0 || score > 0);
  const ofSheets = likely.filter(({ problem }) => problem.includes(askedWell)).length > 1;
  const texts = likely.map(({ source, problem }) => {
    const text = problem.slice(source.name.length).replace(/^ \(sheet "[^"]*"\)/, '');
    return ofSheets ? text.replace(askedWell, wellsOfSheets) : text;
  });
  // What holds for one sheet is not said again of the next.
  const shown = texts.flatMap((text, at) => (texts.indexOf(text) === at ? [at] : [])).slice(0, 2);
  const each = shown.map((at) => `"${likely[at]!.source.sheet}" ${texts[at]}`);
  const others = refused.length - texts.filter((text) => shown.some((at) => texts[at] === text)).length;
  return new ImportError(
    `${name}: none of its ${refused.length} sheets can be read as it is. ${each.join(' | ')}` +
      (others > 0 ? ` The other ${others} fit less: see one with --sheet.` : ''),
    seenIn(likely.slice(0, 1)),
  );
}

const askedWell = '(or give --well)';
const wellsOfSheets = '(if each sheet is a well, give --well-from sheet and --all-sheets, else --well)';

const seenIn = (refused: readonly Refusal[]) => refused.flatMap(({ seen }) => (seen ? [seen] : []));
