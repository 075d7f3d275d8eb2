import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { DaysSeen } from './days-seen.ts';
import { recordKinds } from './import-records.ts';
import { openTable, tableRows } from './table.ts';
import { csv, day, itStoresOrRefuses, workbook, type HostileFile } from './hostile-files.fixture.ts';

const stored = (...rows: readonly string[]) => rows.map((row) => `H-1 ${row}`);
const planHint = '; --kind plan takes plans of months';

/** Exports of several programs, with plans beside what was produced. */
const files: HostileFile[] = [
  {
    name: 'tests-beside-production.csv',
    content: csv(
      'Date,Well,Field,Type,Hours,Oil (Sm3)',
      '2026-01-05,H-1,Heron,Production,24,100',
      '2026-01-05,H-2,Heron,Well test,6,24',
    ),
    refused:
      'column "Type" says "Well test" in some rows and "Production" in others, which has two readings: well tests, which are not what a day produced: take their rows out (--kind tests takes them)',
  },
  {
    name: 'days-by-test.csv',
    content: csv(
      'Date,Well,Field,Type,Hours,Oil (Sm3)',
      '2026-01-05,H-1,Heron,Measured,24,100',
      '2026-01-05,H-2,Heron,Test,24,24',
    ),
    options: { mapping: { ignore: ['Type'] } },
    stored: ['H-1 2026-01-05 hours 24 oil 100', 'H-2 2026-01-05 hours 24 oil 24'],
  },
  {
    name: 'version-english.csv',
    content: csv(
      'Date,Well,Field,Version,Oil (Sm3)',
      '2026-01-05,H-1,Heron,Actual,100',
      '2026-01-05,H-1,Heron,Budget,140',
      '2026-01-06,H-1,Heron,Actual,101',
      '2026-01-06,H-1,Heron,Budget,140',
      '2026-01-07,H-1,Heron,Forecast Q1,120',
    ),
    stored: stored('2026-01-05 oil 100', '2026-01-06 oil 101'),
    says: [
      `column "Version" tells plans from what was produced: 3 rows are left out that say "Budget", "Forecast Q1"${planHint}`,
    ],
  },
  {
    name: 'tipo-spanish.csv',
    content: csv(
      'Fecha;Pozo;Campo;Tipo de dato;Petróleo (m3)',
      '05/01/2026;H-1;Heron;Real;100,5',
      '05/01/2026;H-1;Heron;Presupuesto 2026;140,0',
      '16/01/2026;H-1;Heron;Pronóstico;120,0',
    ),
    stored: stored('2026-01-05 oil 100.5'),
    says: ['2 rows are left out that say "Presupuesto 2026", "Pronóstico"'],
  },
  {
    name: 'scenario-french.xlsx',
    content: workbook({
      Données: [
        ['Rapport journalier'],
        ['Date', 'Puits', 'Champ', 'Scénario', 'Huile (m3)'],
        ['2026-01-05', 'H-1', 'Heron', 'Réalisé', 100],
        ['2026-01-06', 'H-1', 'Heron', 'Prévu', 140],
      ],
    }),
    stored: stored('2026-01-05 oil 100'),
    says: ['1 row is left out that says "Prévu"'],
  },
  {
    name: 'cenario-portuguese.csv',
    content: csv(
      'Data;Poço;Campo;Cenário;Óleo (m3)',
      '05/01/2026;H-1;Heron;Realizado;100',
      '16/01/2026;H-1;Heron;Orçado;140',
      '17/01/2026;H-1;Heron;Meta;150',
    ),
    stored: stored('2026-01-05 oil 100'),
    says: ['2 rows are left out that say "Orçado", "Meta"'],
  },
  {
    name: 'column-without-a-name-that-says-it.csv',
    content: csv(
      'Date,Well,Field,Remark,Oil (Sm3)',
      '2026-01-05,H-1,Heron,ACT,100',
      '2026-01-06,H-1,Heron,FCST,140',
    ),
    stored: stored('2026-01-05 oil 100'),
  },
  {
    name: 'ignored-version.csv',
    content: csv(
      'Date,Well,Field,Version,Oil (Sm3)',
      '2026-01-05,H-1,Heron,Actual,100',
      '2026-01-06,H-1,Heron,Plan,140',
    ),
    options: { mapping: { ignore: ['Version'] } },
    stored: stored('2026-01-05 oil 100'),
  },
  {
    name: 'rows-of-no-version.csv',
    content: csv(
      'Date,Well,Field,Version,Oil (Sm3)',
      '2026-01-05,H-1,Heron,Actual,100',
      '2026-01-06,H-1,Heron,Plan,140',
      '2026-01-07,H-1,Heron,,110',
      '2026-01-08,H-1,Heron,Base case,120',
    ),
    stored: stored('2026-01-05 oil 100'),
    says: ['3 rows are left out that say "Plan", "", "Base case"'],
  },
  {
    name: 'plans-after-many-rows.csv',
    content: csv(
      'Date,Well,Field,Version,Oil (Sm3)',
      ...Array.from({ length: 2_100 }, (_, at) => `${day(at - 2_100)},H-1,Heron,Actual,100`),
      ...Array.from({ length: 2_100 }, (_, at) => `${day(at - 2_100)},H-1,Heron,Plan,140`),
    ),
    stored: Array.from({ length: 2_100 }, (_, at) => `H-1 ${day(at - 2_100)} oil 100`),
    says: ['2,100 rows are left out that say "Plan"'],
  },
  {
    name: 'one-letter-each.csv',
    content: csv(
      'Date,Well,Field,Version,Oil (Sm3)',
      '2026-01-05,H-1,Heron,A,100',
      '2026-01-06,H-1,Heron,B,140',
      '2026-01-07,H-1,Heron,F,120',
    ),
    stored: stored('2026-01-05 oil 100'),
  },
  {
    name: 'row-for-each-product.csv',
    content: csv(
      'Date,Well,Field,Scenario,Product,Volume,Unit',
      '2026-01-05,H-1,Heron,Actual,Oil,100,Sm3',
      '2026-01-05,H-1,Heron,Plan,Oil,140,Sm3',
      '2026-01-05,H-1,Heron,Actual,Gas,12000,Sm3',
      '2026-01-05,H-1,Heron,Plan,Gas,14000,Sm3',
    ),
    stored: stored('2026-01-05 oil 100 gas 12000'),
  },
  {
    name: 'only-a-budget.csv',
    content: csv(
      'Date,Well,Field,Scenario,Oil (Sm3)',
      '2026-01-05,H-1,Heron,Budget,140',
      '2026-01-06,H-1,Heron,Budget,141',
    ),
    refused: `column "Scenario" says "Budget" in every row, which are plans, and not what wells produced${planHint}`,
  },
  {
    name: 'only-objectives.csv',
    content: csv('Date,Puits,Champ,Nature,Huile (m3)', '2026-01-05,H-1,Heron,Objectif,140'),
    refused: 'column "Nature" says "Objectif" in every row, which are plans',
  },
  {
    name: 'plans-and-blanks.csv',
    content: csv(
      'Date,Well,Field,Type,Oil (Sm3)',
      '2026-01-05,H-1,Heron,,100',
      '2026-01-06,H-1,Heron,Target,140',
    ),
    refused:
      'column "Type" says "Target" in some rows, and not of the others that they were produced: write it there, such as "Actual", ' +
      'or leave the column out with --ignore "Type" if it is not about plans',
  },
];

/** Columns with such words that separate no plans. */
const others: HostileFile[] = [
  {
    name: 'only-actual.csv',
    content: csv('Date,Well,Field,Version,Oil (Sm3)', '2026-01-05,H-1,Heron,Actual,100'),
    stored: stored('2026-01-05 oil 100'),
  },
  {
    name: 'planned-shutdowns.csv',
    content: csv(
      'Date,Well,Field,Downtime type,Oil (Sm3)',
      '2026-01-05,H-1,Heron,Planned,100',
      '2026-01-06,H-1,Heron,Unplanned,90',
      '2026-01-07,H-1,Heron,,110',
    ),
    stored: stored('2026-01-05 oil 100', '2026-01-06 oil 90', '2026-01-07 oil 110'),
  },
  {
    name: 'planned-shutdowns-alone.csv',
    content: csv(
      'Date,Well,Field,Shutdown category,Oil (Sm3)',
      '2026-01-05,H-1,Heron,Planned,100',
      '2026-01-07,H-1,Heron,,110',
    ),
    stored: stored('2026-01-05 oil 100', '2026-01-07 oil 110'),
  },
  {
    name: 'production-and-planned-or-unplanned-stops.csv',
    content: csv(
      'Date,Well,Field,Type,Oil (Sm3)',
      '2026-01-05,H-1,Heron,Production,100',
      '2026-01-06,H-1,Heron,Planned,20',
      '2026-01-07,H-1,Heron,Unplanned,30',
    ),
    stored: stored('2026-01-05 oil 100', '2026-01-06 oil 20', '2026-01-07 oil 30'),
  },
  {
    name: 'remarks-on-plans.csv',
    content: csv(
      'Date,Well,Field,Comment,Oil (Sm3)',
      '2026-01-05,H-1,Heron,as planned for the workover,100',
      '2026-01-06,H-1,Heron,below budget since the pump tripped,90',
    ),
    stored: stored('2026-01-05 oil 100', '2026-01-06 oil 90'),
  },
  {
    name: 'formation-called-target.csv',
    content: csv(
      'Date,Well,Field,Formation,Oil (Sm3)',
      '2026-01-05,H-1,Heron,Target Sand,100',
      '2026-01-06,H-1,Heron,Meta Sandstone,90',
    ),
    stored: stored('2026-01-05 oil 100', '2026-01-06 oil 90'),
  },
];

describe('files with plans beside what was produced', () => itStoresOrRefuses(files));
describe('files that only seem to have plans', () => itStoresOrRefuses(others));

it('forgets the days of a file that is read once more', () => {
  const seen = new DaysSeen();
  seen.mark(1, '2026-01-05', 3, 7);
  seen.mark(1, '2026-01-06', 8, 7);
  seen.mark(1, '2026-01-05', 9, 1);
  seen.forgetAfter(5);
  expect(seen.find(1, '2026-01-05')).toEqual({ place: 3, agrees: true });
  expect(seen.find(1, '2026-01-06')).toBeUndefined();
  expect(seen.disagreements).toBe(0);
});

const folder = temporaryFolder();
afterAll(() => rm(folder, { recursive: true }));

/** The lines of a file that a kind of rows takes. */
async function linesOf(
  kind: 'months' | 'plan' | 'emissions',
  name: string,
  content: string,
): Promise<number[]> {
  const path = join(folder, name);
  await writeFile(path, content);
  const table = await openTable(path, recordKinds[kind], { mapping: { columns: {} } });
  const lines: number[] = [];
  for await (const rows of tableRows(table, () => undefined)) lines.push(...rows.map(({ line }) => line));
  return lines;
}

describe('rows of other kinds', () => {
  const months = csv(
    'Month,Well,Field,Version,Oil (Sm3)',
    '2026-01,H-1,Heron,Actual,3000',
    '2026-01,H-1,Heron,Budget,4000',
    '2026-02,H-1,Heron,Actual,3100',
  );
  it('takes of months what was produced, and of plans the plan', async () => {
    expect(await linesOf('months', 'months.csv', months)).toEqual([2, 4]);
    expect(await linesOf('plan', 'plan.csv', months)).toEqual([3]);
    const emissions = csv(
      'Date,Field,Scenario,Scope 1 (t),Flared gas (Sm3),Vented gas (Sm3),Methane (kg),Energy (kWh)',
      '2026-01-05,Heron,Real,10,1,2,3,4',
      '2026-01-06,Heron,Meta,8,1,1,1,1',
    );
    expect(await linesOf('emissions', 'emissions.csv', emissions)).toEqual([2]);
  });
  it('asks which of several plans is meant', async () => {
    const two = months.replace('02,H-1,Heron,Actual', '02,H-1,Heron,Forecast');
    await expect(linesOf('plan', 'two.csv', two)).rejects.toThrow(
      'column "Version" names several plans, "Budget", "Forecast": keep the rows of one.',
    );
  });
});
