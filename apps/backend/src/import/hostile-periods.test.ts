import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { csv, day, itStoresOrRefuses, workbook, type HostileFile } from './hostile-files.fixture.ts';
import { recordKinds } from './import-records.ts';
import { openTable, tableRows } from './table.ts';

const header = 'Date,Well,Field,Oil (Sm3)';
const rows = (well: string, ...days: readonly number[]) => days.map((at) => `${day(at)},${well},Heron,700`);
const storedRows = (well: string, ...days: readonly number[]) =>
  days.map((at) => `${well} ${day(at)} oil 700`);
const apart = (days: number) =>
  `the rows of each well are ${days} days apart, which has two readings: sums of such periods, kept neither as days nor as months: export days or months; or values of single days. --accept-figures imports them as they are.`;
const weeks = 'which are kept neither as days nor as months: export days or months.';
const accepted = { acceptFigures: true };

/** Files of several makers whose rows stand for more than a day. */
const files: HostileFile[] = [
  { name: 'mondays.csv', content: csv(header, ...rows('H-1', 4, 11, 18)), refused: apart(7) },
  {
    name: 'mondays-accepted.csv',
    content: csv(header, ...rows('H-1', 4, 11, 18)),
    options: accepted,
    stored: storedRows('H-1', 4, 11, 18),
  },
  {
    name: 'other-weekdays.csv',
    content: csv(header, ...rows('H-1', 4, 11), ...rows('H-2', 5, 12, 26)),
    refused: apart(7),
  },
  { name: 'fortnights.csv', content: csv(header, ...rows('H-1', 4, 18, 32)), refused: apart(14) },
  {
    name: 'half-months.csv',
    content: csv(header, ...rows('H-1', 0, 15, 31, 46)),
    refused: apart(15),
  },
  {
    name: 'ten-days.csv',
    content: csv(header, ...rows('H-1', 9, 19, 30, 40)),
    refused: apart(10),
  },
  {
    name: 'one-weekly-well.csv',
    content: csv(header, ...rows('H-1', 0, 1, 2), ...rows('H-2', 3, 10, 17, 24, 31)),
    refused: 'the rows of well H-2 are 7 days apart, which has two readings',
  },
  {
    name: 'week-ending.csv',
    content: csv('Week ending,Well,Field,Oil (Sm3)', ...rows('H-1', 4)),
    refused: `the rows stand for weeks, as "Week ending" says, ${weeks}`,
  },
  {
    name: 'date-of-week.csv',
    content: csv('Date (week),Well,Field,Oil (Sm3)', ...rows('H-1', 4)),
    refused: `the rows stand for weeks, as "Date (week)" says, ${weeks}`,
  },
  {
    name: 'semana.csv',
    content: csv('Semana;Pozo;Campo;Petróleo (m3)', '2026-W02;H-1;Heron;700'),
    refused: `the rows stand for weeks, as "Semana" says, ${weeks}`,
  },
  {
    name: 'rapport-hebdomadaire.xlsx',
    content: workbook({
      Puits: [
        ['Rapport hebdomadaire'],
        ['Date', 'Puits', 'Champ', 'Huile (m3)'],
        ['2026-01-05', 'H-1', 'Heron', 700],
        ['2026-01-12', 'H-1', 'Heron', 700],
        ['2026-01-19', 'H-1', 'Heron', 700],
      ],
    }),
    refused: `the rows stand for weeks, as "Rapport hebdomadaire" says, ${weeks}`,
  },
  {
    name: 'weekly-title.csv',
    content: csv('Weekly production,,,', header, ...rows('H-1', 4), ...rows('H-2', 4)),
    refused: '"Weekly production" stands above rows of one day each, which has two readings: sums of weeks',
  },
];

const hours = 'Date,Well,Field,On hours,Oil (Sm3)';
const long = 'rows that cover more than a day are kept neither as days nor as months: export days or months.';

/** Files whose hours on stream are those of longer periods. */
const hoursOfMore: HostileFile[] = [
  {
    name: 'hours-of-weeks.csv',
    content: csv(
      hours.replace('On hours', 'Hours'),
      ...[4, 11, 18].map((at) => `${day(at)},H-1,Heron,168,700`),
    ),
    refused: `Hours reaches 168, the hours of 7 days: ${long}`,
  },
  {
    name: 'weeks-with-stops.csv',
    content: csv(
      hours.replace('On hours', 'Uptime hrs'),
      `${day(4)},H-1,Heron,165.5,700`,
      `${day(11)},H-1,Heron,150,650`,
    ),
    refused: `Uptime hrs reaches 165.5, the hours of 7 days: ${long}`,
  },
  {
    name: 'days-on-of-weeks.csv',
    content: csv(
      hours.replace('On hours', 'Days on'),
      `${day(4)},H-1,Heron,7,700`,
      `${day(11)},H-1,Heron,7,650`,
    ),
    refused: `Days on reaches 168, the hours of 7 days: ${long}`,
  },
  {
    name: 'hours-of-a-quarter.csv',
    content: csv(
      hours.replace('On hours', 'Horas'),
      `2025-04-02,H-1,Heron,2160,7000`,
      `2025-07-02,H-1,Heron,2184,6500`,
    ),
    refused: `Horas reaches 2184, the hours of 91 days: ${long}`,
  },
  {
    name: 'minutes-of-the-day.csv',
    content: csv(
      hours.replace('On hours', 'Hours'),
      `${day(4)},H-1,Heron,1440,700`,
      `${day(5)},H-1,Heron,1440,650`,
    ),
    refused: 'use --unit "Hours=min" for minutes',
  },
];

/** Files of days that only look like longer periods. */
const others: HostileFile[] = [
  {
    name: 'weekly-report-of-days.csv',
    content: csv('Weekly report,,,', header, ...rows('H-1', 4, 5, 6)),
    stored: storedRows('H-1', 4, 5, 6),
  },
  {
    name: 'number-of-week.csv',
    content: csv(`Week,${header}`, ...rows('H-1', 4, 5).map((row) => `2,${row}`)),
    stored: storedRows('H-1', 4, 5),
  },
  {
    name: 'two-days.csv',
    content: csv(header, ...rows('H-1', 4, 11)),
    stored: storedRows('H-1', 4, 11),
  },
  {
    name: 'a-day-left-out.csv',
    content: csv(header, ...rows('H-1', 4, 5, 12, 19, 26)),
    stored: storedRows('H-1', 4, 5, 12, 19, 26),
  },
  {
    name: 'pressures-of-mondays.csv',
    content: csv('Date,Well,Field,WHP (bar)', ...rows('H-1', 4, 11, 18)),
    stored: [4, 11, 18].map((at) => `H-1 ${day(at)} wellheadPressure 700`),
  },
];

describe('files of longer periods', () => itStoresOrRefuses(files));
describe('files with hours of longer periods', () => itStoresOrRefuses(hoursOfMore));
describe('files that only seem to be of longer periods', () => itStoresOrRefuses(others));

describe('months', () => {
  const folder = temporaryFolder();
  afterAll(() => rm(folder, { recursive: true }));

  async function refusalOf(months: readonly string[], acceptFigures = false): Promise<string> {
    const path = join(folder, 'months.csv');
    await writeFile(
      path,
      csv('Month,Well,Field,Oil (Sm3)', ...months.map((month) => `${month},H-1,Heron,9000`)),
    );
    const table = await openTable(path, recordKinds.months, { mapping: { columns: {} } });
    const taken = recordKinds.months.check({ now: new Date('2026-06-01T00:00:00Z'), acceptFigures });
    for await (const batch of tableRows(table, () => undefined))
      for (const row of batch) if (!('problem' in row)) taken.take(row, table);
    try {
      taken.refuseLonger();
      return '';
    } catch (error) {
      return String(error);
    }
  }

  it('are not those on which quarters or years begin or end', async () => {
    const said =
      'months.csv: the rows of each well are 3 months apart, which has two readings: sums of such periods';
    expect(await refusalOf(['2025-03', '2025-06', '2025-09'])).toContain(said);
    expect(await refusalOf(['2023-12', '2024-12', '2025-12'])).toContain('are 12 months apart');
    expect(await refusalOf(['2025-03', '2025-06', '2025-09'], true)).toBe('');
    expect(await refusalOf(['2025-03', '2025-06', '2025-07'])).toBe('');
  });
});
