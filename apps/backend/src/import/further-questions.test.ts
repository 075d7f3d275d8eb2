import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { parseImportArguments } from './arguments.ts';
import { withFurtherQuestions } from './further-questions.ts';
import { csv, workbook } from './hostile-files.fixture.ts';
import { ImportError } from './import-error.ts';
import { findOpenings } from './opening.ts';
import { dailyProduction } from './quantities.ts';
import { readTable } from './table.ts';

const folder = temporaryFolder();
afterAll(() => rm(folder, { recursive: true }));
const now = new Date('2026-06-01T00:00:00Z');

/** What is said of a file that is imported as daily rows with nothing said. */
async function refusalOf(name: string, content: string | Uint8Array): Promise<ImportError> {
  const path = join(folder, name);
  await writeFile(path, content);
  const { mapping, ...request } = parseImportArguments([path]);
  const asked = { ...request, mapping: { ...mapping, columns: {} } };
  const first = await findOpenings(path, dailyProduction(true), asked.mapping)
    .then(([opening]) => readTable(path, opening!, { mapping: asked.mapping }))
    .then(
      () => expect.fail('the file was read'),
      (error: unknown) => error,
    );
  if (!(first instanceof ImportError)) throw first;
  return withFurtherQuestions(first, asked, now);
}

describe('a refused file', () => {
  it('is asked about once: with what would be refused after the first answer', async () => {
    const { message } = await refusalOf(
      'serial.csv',
      csv('Date,Oil (bbl),Hours', '46023,10,24', '46024,10,24', '46025,11,24'),
    );
    expect(message).toContain('no column was recognized for the well (or give --well)');
    expect(message).toContain('Once that is said: "46023" is a day number of a spreadsheet');
    expect(message).toContain('--date-format excel');
  });

  it('of months is asked as months: units and field, and not what daily rows need', async () => {
    const { message, tables } = await refusalOf(
      'months.csv',
      csv('date,well,oil', '2026-01-01,M-1,900', '2026-02-01,M-1,910', '2026-03-01,M-1,890'),
    );
    expect(message).toBe(
      'months.csv:1: the rows are monthly data: use --kind months, or give daily rows. Once that is said: "oil" has no unit: use ' +
        '--units metric (Sm3, bar, °C, m) or --units field (bbl, Mscf, psi, °F, ft), or --unit "oil=Sm3"; the field is missing: give --field.',
    );
    expect(tables.map(({ columns }) => columns.map(({ quantity }) => quantity))).toEqual([
      ['month', 'well', 'oil'],
    ]);
  });

  it('shows a column that may be left out as what it is, as long as it is not', async () => {
    const { message, tables } = await refusalOf(
      'choke.csv',
      csv('Date,Well,Oil (bbl),Choke (mm)', '2026-01-05,H-1,100,24', '2026-01-06,H-1,100,24'),
    );
    expect(message).toContain('the column can be left out with --ignore "Choke (mm)"');
    expect(message).toContain('for the field (or give --field)');
    expect(tables[0]?.columns.at(-1)).toMatchObject({ header: 'Choke (mm)', quantity: 'choke' });
    expect(tables[0]?.unused).toEqual([]);
  });

  it('is refused for what nothing mends, and asked nothing in vain', async () => {
    const { message } = await refusalOf(
      'quarters.csv',
      csv('Well,Year,Quarter,Oil', 'Q-1,2025,1,900', 'Q-1,2025,2,910'),
    );
    expect(message).toContain('column "Quarter" says that a row stands for a quarter');
    expect(message).not.toContain('--');
  });

  it('shows its columns, with those that are not known, so that a person says what they are', async () => {
    const { tables } = await refusalOf(
      'own-words.csv',
      csv('Tag,Date,Gross bbl,Hours', 'T-1,2026-01-05,10,24'),
    );
    expect(tables[0]?.columns.map(({ header, quantity, cell }) => [header, quantity, cell])).toEqual([
      ['Date', 'day', '2026-01-05'],
      ['Hours', 'hours', '24'],
    ]);
    expect(tables[0]?.unused).toEqual([
      { header: 'Tag', unit: '', cell: 'T-1' },
      { header: 'Gross bbl', unit: 'bbl', cell: '10' },
    ]);
  });

  it('of several sheets without wells is asked whether each is one, beside what else it needs', async () => {
    const rows = (oil: number) => [
      ['Date', 'Oil (bbl)', 'Hours'],
      ['2026-01-05', oil, 24],
      ['2026-01-06', oil, 24],
    ];
    const { message } = await refusalOf('sheets.xlsx', workbook({ North: rows(10), South: rows(20) }));
    expect(message).toContain(
      'for the well (if each sheet is a well, give --well-from sheet and --all-sheets,',
    );
    expect(message).toContain('(or give --field)');
    // What is asked of the sheets is asked once.
    expect(message).not.toContain('"South"');
  });

  it('with its units in a row of their own is asked about its header, and not about the units', async () => {
    const { message, tables } = await refusalOf(
      'own-sheet.xlsx',
      workbook({
        October: [
          ['Daily report', '', '', '', ''],
          ['Tag', 'Day', 'Oil', 'Water', 'Uptime'],
          ['', '', 'bbl', 'bbl', 'h'],
          ['N-1', new Date(Date.UTC(2026, 0, 5)), 300, 40, 24],
          ['N-2', new Date(Date.UTC(2026, 0, 5)), 290, 41, 24],
        ],
        Notes: [['Notes'], ['none']],
      }),
    );
    expect(message).toContain('"October" :3: no column was recognized for the well (or give --well)');
    expect(message).not.toContain('repeat');
    expect(message).not.toContain('"Notes"');
    expect(tables[0]?.unused).toEqual([{ header: 'Tag', unit: '', cell: 'N-1' }]);
    expect(tables[0]?.columns.map(({ quantity }) => quantity)).toEqual(['day', 'hours', 'oil', 'water']);
  });

  it('with a unit above it that may be read in two ways is asked about that and what else is open', async () => {
    const { message } = await refusalOf(
      'above.csv',
      csv('Reported Sm3 figures,,', 'Date,Well,Oil', '01/02/2026,M-1,9', '02/02/2026,M-1,9'),
    );
    expect(message).toContain('"Reported Sm3 figures" stands above the table');
    expect(message).toContain('use --unit "Oil=Sm3", or another unit');
    expect(message).toContain('Once that is said:');
    expect(message).toContain('--date-format');
  });

  it('of months beside a total is asked to leave the total out', async () => {
    const { message } = await refusalOf(
      'total.csv',
      csv('Well,Field,Water (bbl),Jan,Feb,Mar', 'M-1,Heron,60,10,20,30', 'M-2,Heron,6,1,2,3'),
    );
    expect(message).toContain('3 columns are months');
    expect(message).toContain(
      'column "Water (bbl)" stands once and would count for each well or month: leave it out with --ignore "Water (bbl)"',
    );
  });

  it('whose columns repeat below the names of wells is asked for that', async () => {
    const { message } = await refusalOf(
      'below.csv',
      csv(
        ',A-1,,A-2,,A-3,',
        'Date,Injected,Pressure set,Injected,Pressure set,Injected,Pressure set',
        '2026-01-05,1,2,3,4,5,6',
        '2026-01-06,1,2,3,4,5,6',
      ),
    );
    expect(message).toContain(
      'columns repeat ("Injected", "Pressure set"): if they do so for each well, with its name in the row above, say --wide wells',
    );
  });
});
