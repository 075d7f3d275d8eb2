import { examples } from '@cnx/api/examples';
import { DataTable, type CellPlace } from '@cnx/ui';
import { read, utils } from '@e965/xlsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { allColumns as changeColumns } from '../features/change-points/change-points.columns.tsx';
import { allColumns as deferralColumns } from '../features/deferred-production/deferred-production.columns.tsx';
import { csvParts, fileColumns, rowFile } from '../features/list-tools/row-file.ts';
import { xlsxFile } from '../features/list-tools/xlsx-file.ts';
import { allColumns as emissionColumns } from '../features/sustainable-production/sustainable-production.columns.tsx';
import { createI18n, loadTexts, loginTexts } from '../i18n/i18n.ts';
import { languages, type Language } from '../i18n/languages.ts';
import { namedColumns, timeColumn, type ListColumn } from '../insight/columns.ts';
import type { Formats } from '../insight/use-formats.ts';
import { addDays, dateFormat, quantityFormat, unitSystems, type UnitSystem } from '../quantities.ts';

async function formatsOf(language: Language, system: UnitSystem): Promise<Formats> {
  const i18n = createI18n(language, await loginTexts(language));
  await loadTexts(i18n, 'portal');
  return {
    language,
    t: i18n.getFixedT(language, 'portal'),
    quantities: quantityFormat(language, system),
    dates: dateFormat(language),
  };
}

/** Names that a spreadsheet or a parser may take for something else. */
const names = [
  'F-12 H',
  '=1+1',
  '@SUM(A1)',
  '+47',
  '-12',
  'a "quoted", name',
  'two\nlines',
  'بئر 7',
  '＝1',
  "O'Neil",
];

const count = 10_001;
const [deferral] = examples.deferredProduction;
const deferrals = Array.from({ length: count }, (_, place) => ({
  ...deferral!,
  period: addDays('2026-11-19', -(place % 700)),
  entity: { ...deferral!.entity, id: `e${place}`, name: names[place % names.length]! },
  potential: 1000 + (place * 7919) / 97,
  actual: 900 + (place * 104_729) / 1013,
  deferred: place % 13 === 0 ? 0 : place / 7,
  planned: -place / 3,
  efficiencyPct: place % 11 === 0 ? null : 100 - (place % 100) / 3,
}));

interface Listed<Row> {
  readonly id: string;
  readonly row: Row;
}

/** The texts of a table's cells, row by row; rendered a few rows at a time, because it keeps only those in sight. */
function textsOfTable<Row>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
  locale: string,
): string[][] {
  const texts: string[][] = [];
  for (let from = 0; from < rows.length; from += 200) {
    const part = rows.slice(from, from + 200).map((row, place) => ({ row, id: String(from + place) }));
    const markup = renderToStaticMarkup(
      <DataTable
        label="Rows"
        locale={locale}
        rows={part}
        columns={columns.map(({ id, label, unit, kind, digits, value, cell }) => ({
          id,
          label,
          unit,
          kind,
          digits,
          value: ({ row }: Listed<Row>) => value(row),
          ...(cell && { cell: ({ row }: Listed<Row>, place: CellPlace) => cell(row, place) }),
        }))}
      />,
    );
    for (const [, line = ''] of markup.matchAll(/<tr[^>]*data-place[^>]*>(.*?)<\/tr>/gs)) {
      texts.push(
        [...line.matchAll(/<(?:th|td)[^>]*>(.*?)<\/(?:th|td)>/gs)].map(([, cell = '']) => plain(cell)),
      );
    }
  }
  return texts;
}

const entities: Readonly<Record<string, string>> = { quot: '"', '#x27': "'", amp: '&', lt: '<', gt: '>' };
const plain = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(quot|#x27|amp|lt|gt);/g, (_, name: string) => entities[name]!);

type Cell = string | number | Date | undefined;

/** What a table says of the values of a column that a parser has read from a file. */
function textsOfFile(column: ListColumn<never>, { language, dates }: Formats): (cell: Cell) => string {
  const digits = column.digits ?? 0;
  const numbers = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  });
  return (cell) => {
    if (cell === undefined) return '–';
    const day = cell instanceof Date ? cell.toISOString().slice(0, 10) : cell;
    if (column.filter === 'day') return dates.day(String(day));
    if (column.kind !== 'number') return String(day);
    return numbers.format(Number(day)).replace(/^-/, '−');
  };
}

/** Rows of the first sheet as a parser reads them, without the head; absent cells are undefined. */
function parsed(content: string | ArrayBuffer, width: number): Cell[][] {
  const book =
    typeof content === 'string'
      ? read(content, { type: 'string', raw: true })
      : read(content, { cellDates: true, UTC: true });
  const sheet = book.Sheets[book.SheetNames[0]!]!;
  const lines = utils.sheet_to_json<Cell[]>(sheet, { header: 1, raw: true, blankrows: true, UTC: true });
  return lines.slice(1).map((line) => Array.from({ length: width }, (_, at) => line[at] ?? undefined));
}

/** A text that a spreadsheet would run has a mark before it in a CSV file, and in no other. */
const unmarked = (cell: Cell) =>
  typeof cell === 'string' && /^'[=+\-@＝＋－＠]/.test(cell) ? cell.slice(1) : cell;

/**
 * The whole list once, for what depends on its length. Units and languages write each row by itself: every ninth row has
 * them all, since nine has no divisor in common with the lengths after which names, days and gaps come again.
 */
const systemsAndLanguages = unitSystems.flatMap((system, systemPlace) =>
  languages.map((language, languagePlace) => {
    const isWhole = systemPlace === 0 && languagePlace === 0;
    const rows = isWhole ? deferrals : deferrals.filter((_, place) => place % 9 === 0);
    return { system, language, rows };
  }),
);

describe.each(systemsAndLanguages)('a file in $system units and $language', ({ system, language, rows }) => {
  let columns: readonly ListColumn<(typeof rows)[number]>[];
  let formats: Formats;
  /** What a parser reads from the list as CSV and as a workbook. */
  let files: { csv: Cell[][]; xlsx: Cell[][] };

  beforeAll(async () => {
    formats = await formatsOf(language, system);
    columns = deferralColumns(formats, rows);
    const file = rowFile(fileColumns(columns), rows);
    const about = { name: formats.t('list.about'), lines: [['a', 'b']] as const };
    const workbook = await xlsxFile(file, formats.t('areas.deferredProduction'), about);
    files = {
      csv: parsed(csvParts(file).join(''), columns.length),
      xlsx: parsed(await workbook.arrayBuffer(), columns.length),
    };
  });

  it(`equals the table cell by cell with ${rows.length} rows`, () => {
    const texts = textsOfTable(columns, rows, language);
    expect(texts).toHaveLength(rows.length);
    const textOf = columns.map((column) => textsOfFile(column, formats));
    for (const lines of [files.csv.map((line) => line.map(unmarked)), files.xlsx]) {
      expect(lines).toHaveLength(rows.length);
      const read = lines.map((line) => line.map((cell, at) => textOf[at]!(cell)));
      const differing = read.flatMap((line, place) =>
        line.flatMap((text, at) =>
          text === texts[place]![at] ? [] : [[place, columns[at]!.id, text, texts[place]![at]]],
        ),
      );
      expect(differing.slice(0, 5)).toEqual([]);
    }
  });

  it('adds up to what its rows add up to', () => {
    const at = columns.findIndex(({ id }) => id === 'deferred');
    const sum = (values: readonly unknown[]) =>
      values.reduce<number>((total, value) => total + Number(value ?? 0), 0);
    const right = sum(rows.map((row) => columns[at]!.value(row)));
    for (const lines of [files.csv, files.xlsx])
      expect(sum(lines.map((line) => line[at]))).toBeCloseTo(right, 3);
  });

  it('has heads with the units of the table', () => {
    const lists = [
      deferralColumns(formats, deferrals),
      emissionColumns(formats, examples.sustainableProduction.sustainableProductions),
    ] as readonly (readonly ListColumn<never>[])[];
    for (const columns of lists) {
      const { head } = rowFile(fileColumns(columns), []);
      expect(head).toEqual(
        columns.map(({ label, unit, kind }) => (unit && kind === 'number' ? `${label} (${unit})` : label)),
      );
    }
  });

  it('has the means of a change, their unit and the change in columns of their own', () => {
    const [change] = examples.changePoints;
    const columns = fileColumns(changeColumns(formats, examples.changePoints));
    const { head, lines } = rowFile(columns, [change!]);
    const at = head.indexOf(formats.t('changePoints.before'));
    expect(head.slice(at, at + 4)).toEqual([
      formats.t('changePoints.before'),
      formats.t('changePoints.after'),
      formats.t('changePoints.unit'),
      `${formats.t('changePoints.change')} (%)`,
    ]);
    const [before, after, unit, percent] = lines[0]!.slice(at, at + 4).map((cell) => cell?.value);
    expect([before, after, unit, percent]).toEqual([
      expect.closeTo(formats.quantities.convert('liquidRate', change!.meanBefore)!, 5),
      expect.closeTo(formats.quantities.convert('liquidRate', change!.meanAfter)!, 5),
      formats.quantities.unit('liquidRate'),
      expect.closeTo(change!.deltaPct!, 5),
    ]);
  });
});

describe('instants in a file', () => {
  interface Stop {
    readonly name: string;
    readonly at: string;
  }
  const formatsIn = async (timeZone: string) => {
    const formats = await formatsOf('en', 'metric');
    return { ...formats, dates: dateFormat('en', { timeZone }) };
  };
  const filesOf = async (formats: Formats, rows: readonly Stop[]) => {
    const columns = namedColumns((key) => key, {
      name: { value: ({ name }: Stop) => name },
      at: timeColumn(formats, rows, ({ at }: Stop) => at),
    });
    const file = rowFile(fileColumns(Object.values(columns)), rows);
    const workbook = await xlsxFile(file, 'Stops', { name: 'About', lines: [] });
    const book = read(await workbook.arrayBuffer(), { cellDates: true, UTC: true });
    const sheet = book.Sheets[book.SheetNames[0]!]!;
    const lines = utils.sheet_to_json<Cell[]>(sheet, { header: 1, raw: true, UTC: true });
    return { csv: csvParts(file), lines, cells: rows.map((row) => columns.at.cell?.(row, 'column')) };
  };

  it('of several zones are date-times of a workbook on the one clock that its head names, as on the page', async () => {
    const stops = [
      { name: 'early', at: '2026-11-20T06:00:00+04:00' },
      { name: 'late', at: '2026-11-20T05:00:00-06:00' },
    ];
    const { csv, lines, cells } = await filesOf(await formatsIn('America/Bogota'), stops);
    expect(cells).toEqual(['Nov 19, 21:00', 'Nov 20, 06:00']);
    expect(lines).toEqual([
      ['name', expect.stringMatching(/^at \(GMT-5\)$/)],
      ['early', new Date('2026-11-19T21:00:00Z')],
      ['late', new Date('2026-11-20T06:00:00Z')],
    ]);
    expect(csv.join('')).toContain('2026-11-20T06:00:00+04:00');
    expect(csv[0]).not.toContain('GMT');
  });

  it('of one zone are on the clock of the reader, too', async () => {
    const stops = [
      { name: 'one', at: '2026-11-20T06:00:00+04:00' },
      { name: 'two', at: '2027-11-20T05:00:00+04:00' },
    ];
    const { lines } = await filesOf(await formatsIn('America/Bogota'), stops);
    expect(lines).toEqual([
      ['name', 'at (GMT-5)'],
      ['one', new Date('2026-11-19T21:00:00Z')],
      ['two', new Date('2027-11-19T20:00:00Z')],
    ]);
  });
});
