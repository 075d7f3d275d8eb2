import xlsx from '@e965/xlsx';
import { describe } from 'vitest';
import {
  cells,
  csv,
  good,
  goodStored,
  header,
  itStoresOrRefuses,
  sheetRow,
  workbook,
  type HostileFile,
} from './hostile-files.fixture.ts';

const otherQuantities: HostileFile[] = [
  {
    name: 'oil-and-cut.csv',
    content: csv(
      'Date,Well,Field,Oil (Sm3),Water cut (%)',
      '2026-01-05,H-1,Heron,100,75',
      '2026-01-06,H-1,Heron,100,100',
      '2026-01-07,H-1,Heron,0,100',
      '2026-01-08,H-1,Heron,100,130',
    ),
    stored: ['H-1 2026-01-05 oil 100 water 300', 'H-1 2026-01-07 oil 0'],
    rejected: ['3 it has oil and a water cut of 100 %', '5 a cut of 130 % is not between 0 and 100'],
  },
  {
    name: 'liquid-and-cut.csv',
    content: csv('Date,Well,Field,Liquid (m3),BSW (%)', '2026-01-05,H-1,Heron,200,25'),
    stored: ['H-1 2026-01-05 oil 150 water 50'],
  },
  {
    name: 'liquid-and-oil-cut.csv',
    content: csv('Date,Well,Field,Gross (bbl),Oil cut (fraction)', '2026-01-05,H-1,Heron,629,0.25'),
    stored: ['H-1 2026-01-05 oil 25 water 75'],
  },
  {
    name: 'liquid-less-oil.csv',
    content: csv(
      'Date,Well,Field,Liquid (m3),Oil (m3)',
      '2026-01-05,H-1,Heron,200,150',
      '2026-01-06,H-1,Heron,100,150',
    ),
    stored: ['H-1 2026-01-05 oil 150 water 50'],
    rejected: ['3 it has less liquid than oil or water'],
  },
  {
    name: 'liquid-alone.csv',
    content: csv('Date,Well,Field,Gas (m3),Liquid (m3)', '2026-01-05,H-1,Heron,2000,150'),
    refused: 'column "Liquid (m3)" looks like a volume and is not used',
  },
  {
    name: 'cut-beside-both.csv',
    content: csv('Date,Well,Field,Oil (m3),Water (m3),Water cut', '2026-01-05,H-1,Heron,100,50,33'),
    stored: ['H-1 2026-01-05 oil 100 water 50'],
  },
  {
    name: 'downtime-of-spring.csv',
    content: csv(
      'Date,Well,Field,Oil (m3),Downtime (h)',
      '2026-02-01,H-1,Heron,100,0',
      '2025-10-26,H-1,Heron,100,1',
      '2025-03-30,H-1,Heron,100,1',
    ),
    options: { clock: { timeZone: 'Europe/Oslo', startHour: 0 } },
    stored: [
      'H-1 2026-02-01 hours 24 oil 100',
      'H-1 2025-10-26 hours 24 oil 100',
      'H-1 2025-03-30 hours 22 oil 100',
    ],
  },
  {
    name: 'hours-and-minutes.csv',
    content: csv(
      'Date,Well,Field,Oil (m3),Uptime',
      '2026-01-05,H-1,Heron,100,18:30',
      '2026-01-06,H-1,Heron,100,24:00',
      '2026-01-07,H-1,Heron,100,18:75',
    ),
    stored: ['H-1 2026-01-05 hours 18.5 oil 100', 'H-1 2026-01-06 hours 24 oil 100'],
    rejected: ['4 Uptime: "18:75" is not a number'],
  },
  {
    name: 'header-of-two-lines.csv',
    content: csv('Date,Well,Field,"\nOil volume (m3/day)","Lift\n gas (m3)"', '2026-01-05,H-1,Heron,100,5'),
    options: { mapping: { ignore: ['Lift gas (m3)'] } },
    stored: ['H-1 2026-01-05 oil 100'],
  },
  {
    name: 'quoted-lines.csv',
    content: csv(`"${header}"`, `"${good}"`, `"${good.replace('H-1', '""H-2""').replace('05', '06')}"`),
    stored: [goodStored, goodStored.replace('H-1', 'H-2').replace('05', '06')],
  },
  {
    name: 'quoted-lines-semicolon.csv',
    content: csv(`"${header}";`, `"${good}";`).replaceAll(',', ';').replaceAll('100.5', '100,5'),
    stored: [goodStored],
  },
  {
    name: 'one-column.csv',
    content: csv('"Date"', '"2026-01-05"', '"2026-01-06"'),
    refused: 'has neither a comma, a semicolon, a tab nor a vertical bar between columns',
  },
  {
    name: 'old.xls',
    content: oldWorkbook([cells, ['2026-01-05', ...sheetRow.slice(1)]]),
    stored: [goodStored],
  },
  {
    name: 'durations.xlsx',
    content: workbook({ Data: [cells, sheetRow.with(3, 0.77), sheetRow] }, (book) => {
      const cell = book.Sheets['Data']!['D2'] as xlsx.CellObject;
      Object.assign(cell, { v: 18.5 / 24, z: '[h]:mm' });
      const whole = book.Sheets['Data']!['D3'] as xlsx.CellObject;
      Object.assign(whole, { v: 1, z: 'h:mm' });
      Object.assign(book.Sheets['Data']!['A3'] as xlsx.CellObject, { v: 46_028 });
    }),
    stored: [goodStored.replace('hours 24', 'hours 18.5'), goodStored.replace('05', '06')],
  },
];

function oldWorkbook(rows: unknown[][]): Uint8Array {
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows), 'Data');
  return new Uint8Array(xlsx.write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer);
}

describe.each([['other quantities and writings', otherQuantities]])('hostile files: %s', (_, files) => {
  itStoresOrRefuses(files);
});
