import type { ColumnPlan } from './columns.ts';
import { headerKey, headerText } from './headers.ts';
import { ImportError } from './import-error.ts';
import { shown } from './cells.ts';
import { actualWords, listed, planWords, type RowVersion } from './version-words.ts';
import type { Mapping } from './mapping-file.ts';
import { cellText, placeOf, type Cell, type FileRecord, type RecordSource } from './records.ts';

/** The column that separates plans from what was produced, and the rows of another version than the kind takes. */
export interface VersionColumn {
  readonly index: number;
  readonly header: string;
  readonly takes: RowVersion;
  /** How many rows are left out by each word; the empty one for blank cells. */
  readonly leftOut: ReadonlyMap<string, number>;
}

/** Words of well tests, beside those of what was produced. */
const testWords = listed(
  'test tests welltest welltests prueba pruebas ensayo ensayos aforo essai essais teste testes',
);
/** Words beside them that change nothing. */
const fillers = listed(`
  case caso cas rate volume volumen vol version v rev q1 q2 q3 q4 h1 h2 annual anual annuel annuelle latest last original approved base
  high low mean best year month rolling operativo operating business work working de del do da des du la le el of y and e et`);
/** What separates downtimes: a planned one is no plan of volumes. */
const unplanned = /unplanned|unscheduled|^no(n|t)?(plan|prev|program)|imprev/;
const versionHeader =
  /version|scenario|escenario|cenario|^(data|row|record|value|volume)?(type|kind|basis|class|category|source|case)(ofdata|ofvalue)?$|^tipo|^categor|^clase|^classe|^caso|^cas$|plan/;
const codeHeader = /^(data|plan|budget)?(version|scenario|escenario|cenario)(code|id)?$/;
/** Columns of something else that is planned. */
const otherHeader =
  /down|shut|stop|paro|parada|arret|event|reason|cause|razon|motiv|status|estado|etat|situac|comment|remark|coment|observ|note|nota|activ|operation|job|maint|work|defer|diferid/;

const planHint = '--kind plan takes plans of months';

type Meaning = RowVersion | 'other' | 'blank';

/** What a cell says of its row, all of whose words have to be known. */
function meaningOf(text: string, isCode: boolean): Meaning {
  if (text === '') return 'blank';
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  if (isCode && /^[ar]$/.test(plain)) return 'actual';
  if (isCode && /^[pbft]$/.test(plain)) return 'plan';
  const words = plain
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '' && !/^(v|rev|fy|r)?\d+$/.test(word) && !fillers.has(word));
  const areKnown = words.every((word) => planWords.has(word) || actualWords.has(word));
  if (words.length === 0 || !areKnown) return 'other';
  return words.some((word) => planWords.has(word)) ? 'plan' : 'actual';
}

/** Whether a cell says that its row is of a well test. */
function saysTest(text: string): boolean {
  const words = headerText(text)
    .toLowerCase()
    .split(/[^\p{Letter}]+/u);
  return (
    words.some((word) => testWords.has(word)) &&
    words.every((word) => testWords.has(word) || aboutTests.test(word))
  );
}

const aboutTests = /^(well|pozo|poco|puits|de|do|du|production|produccion|producao|prod|separator|)$/;

interface Counts {
  readonly index: number;
  readonly header: string;
  readonly isCode: boolean;
  readonly rows: Map<string, number>;
}

/** Words of a column that separates versions, at most. */
const maxWords = 40;

/** Finds by its values the column that separates plans from what was produced, in all rows of a table. */
export class RowVersions {
  readonly #takes: RowVersion | undefined;
  readonly #ignored: ReadonlySet<string>;
  #columns: Counts[];

  /** @param takes undefined for a kind whose rows are neither */
  constructor({ headers, columns }: ColumnPlan, { ignore = [] }: Mapping, takes: RowVersion | undefined) {
    const used = new Set(columns.map(({ index }) => index));
    this.#takes = takes;
    this.#ignored = new Set(ignore.map(headerText));
    this.#columns = headers.flatMap((header, index) =>
      takes === undefined || used.has(index)
        ? []
        : [{ index, header, isCode: codeHeader.test(headerKey(header)), rows: new Map<string, number>() }],
    );
  }

  see(record: FileRecord): void {
    if ('problem' in record || this.#columns.length === 0) return;
    let isFull = false;
    for (const { index, rows } of this.#columns) {
      const text = cellText(record.cells[index]);
      rows.set(text, (rows.get(text) ?? 0) + 1);
      isFull ||= rows.size > maxWords;
    }
    if (isFull) this.#columns = this.#columns.filter(({ rows }) => rows.size <= maxWords);
  }

  /**
   * The column by which rows are left out; undefined where no column separates versions.
   * @throws ImportError where no row is of the version that is wanted, or where a column does not say which ones are
   */
  decide(source: RecordSource, headerLine: number): VersionColumn | undefined {
    for (const column of this.#columns) {
      const found = this.#decide(column);
      if (found === undefined) continue;
      if (typeof found === 'string') throw new ImportError(`${placeOf(source)}:${headerLine}: ${found}.`);
      return found;
    }
    return undefined;
  }

  #decide({ index, header, rows, isCode }: Counts): VersionColumn | string | undefined {
    const takes = this.#takes!;
    const wordsOf = (...wanted: readonly Meaning[]) =>
      new Map([...rows].filter(([text]) => wanted.includes(meaningOf(text, isCode))));
    const [plans, actuals] = [wordsOf('plan'), wordsOf('actual')];
    const isOther = [...rows.keys()].some((text) => unplanned.test(headerKey(text)));
    if (isOther) return undefined;
    if (plans.size === 0) return takes === 'actual' ? this.#testsBeside(header, rows, actuals) : undefined;
    if (takes === 'plan') {
      if (plans.size > 1 && actuals.size > 0)
        return `column "${header}" names several plans, ${quoted(plans)}: keep the rows of one`;
      return actuals.size === 0
        ? undefined
        : { index, header, takes, leftOut: wordsOf('actual', 'other', 'blank') };
    }
    if (actuals.size > 0) return { index, header, takes, leftOut: wordsOf('plan', 'other', 'blank') };
    const key = headerKey(header);
    if (otherHeader.test(key) || [...plans.keys()].every((text) => text.length === 1)) return undefined;
    const says = `column "${header}" says ${quoted(plans)}`;
    if (wordsOf('other', 'blank').size === 0)
      return `${says} in every row, which are plans, and not what wells produced; ${planHint}`;
    if (!versionHeader.test(key) || this.#ignored.has(header)) return undefined;
    return `${says} in some rows, and not of the others that they were produced: write it there, such as "Actual", or leave the column out with --ignore "${header}" if it is not about plans`;
  }

  /** What is asked where a column says tests in some rows and production in others. */
  #testsBeside(
    header: string,
    rows: Counts['rows'],
    actuals: ReadonlyMap<string, number>,
  ): string | undefined {
    const tests = new Map([...rows].filter(([text]) => saysTest(text)));
    const produced = new Map([...actuals].filter(([text]) => !tests.has(text)));
    const isAsked = versionHeader.test(headerKey(header)) && !this.#ignored.has(header);
    if (!isAsked || tests.size === 0 || produced.size === 0) return undefined;
    return (
      `column "${header}" says ${quoted(tests)} in some rows and ${quoted(produced)} in others, which has two readings: well tests, which are not what a ` +
      `day produced: take their rows out (--kind tests takes them); or days of which a test says the volumes: leave the column out with --ignore "${header}"`
    );
  }
}

/** Whether a row is of another version than the kind takes. */
export function isLeftOut(cells: readonly Cell[], { index, leftOut }: VersionColumn): boolean {
  return leftOut.has(cellText(cells[index]));
}

/** What is said of the rows that are left out. */
export function leftOutNote({ header, takes, leftOut }: VersionColumn): string {
  const count = countOf(leftOut);
  const said = quoted(leftOut);
  const rows =
    count === 1
      ? `1 row is left out that says ${said}`
      : `${number(count)} rows are left out that say ${said}`;
  const hint = takes === 'actual' ? `; ${planHint}` : '';
  return `column "${header}" tells plans from what was produced: ${rows}${hint}`;
}

const countOf = (rows: ReadonlyMap<string, number>) =>
  [...rows.values()].reduce((sum, count) => sum + count, 0);

/** Words as a message lists them, those of most rows first. */
function quoted(rows: ReadonlyMap<string, number>): string {
  const words = [...rows.keys()].map((text) => (text === '' ? '""' : `"${shown(text)}"`));
  return words.length > 4 ? `${words.slice(0, 4).join(', ')} and ${words.length - 4} more` : words.join(', ');
}

const figures = new Intl.NumberFormat('en-US');
const number = (value: number) => figures.format(value);
