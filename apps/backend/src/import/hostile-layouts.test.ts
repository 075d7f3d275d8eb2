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

const metric = (more: object) => ({ mapping: { ...more } });
const wideDays = csv('Date,A-1,A-2,Total field', '2026-01-05,100,200,300', '2026-01-06,110,,110');
const blockDays = csv(
  ',A-1,,A-2,,',
  'Date,Oil (m3),Water (m3),Oil (m3),Water (m3)',
  '2026-01-05,100,10,200,20',
  '2026-01-06,,,210,21',
);

const layouts: HostileFile[] = [
  {
    name: 'names-of-wellbores.csv',
    content: csv(
      'Date,Well,Field,Oil (Sm3)',
      '2026-01-05,A-12,Heron,100',
      '2026-01-05,A-12 T2,Heron,50',
      '2026-01-05,A-12A,Heron,25',
    ),
    stored: ['A-12 2026-01-05 oil 100', 'A-12 T2 2026-01-05 oil 50', 'A-12A 2026-01-05 oil 25'],
  },
  {
    name: 'wellbore-beside-well.csv',
    content: csv(
      'Date,Well name,Wellbore name,Field,Oil (Sm3)',
      '2026-01-05,A-12,A-12,Heron,100',
      '2026-01-05,A-12,A-12 T2,Heron,50',
    ),
    refused:
      'column "Wellbore name" tells wellbores of one well apart, and without it their rows would be those of one well: ' +
      'name each wellbore in the column of wells, or leave the column out with --ignore "Wellbore name"',
  },
  {
    name: 'number-of-wellbore.csv',
    content: csv(
      'Date,Well name,Sidetrack and bypass,Field,Oil (Sm3)',
      '2026-01-05,A-12,ST00BP00,Heron,100',
      '2026-01-06,A-12,ST01BP00,Heron,50',
    ),
    refused:
      'column "Sidetrack and bypass" tells wellbores of one well apart, and without it their rows would be those of one well: ' +
      'name each wellbore in the column of wells, or leave the column out with --ignore "Sidetrack and bypass"',
  },
  {
    name: 'one-wellbore-each.csv',
    content: csv(
      'Date,Well name,Sidetrack,Field,Oil (Sm3)',
      '2026-01-05,A-12,ST00,Heron,100',
      '2026-01-05,A-13,ST01,Heron,50',
    ),
    stored: ['A-12 2026-01-05 oil 100', 'A-13 2026-01-05 oil 50'],
  },
  {
    name: 'day-counter.csv',
    content: csv('Day,Date,Well,Field,Oil (Sm3)', '1,2026-01-05,H-1,Heron,100', '40,2026-02-13,H-1,Heron,90'),
    stored: ['H-1 2026-01-05 oil 100', 'H-1 2026-02-13 oil 90'],
  },
  {
    name: 'day-counter-known-before.csv',
    content: csv(
      'Day,Report date,Well,Field,Oil (Sm3)',
      '1,2026-01-05,H-1,Heron,100',
      '2,2026-01-06,H-1,Heron,90',
    ),
    stored: ['H-1 2026-01-05 oil 100', 'H-1 2026-01-06 oil 90'],
  },
  {
    name: 'two-counters.csv',
    content: csv(
      'Month,Day,Date,Well,Field,Oil (Sm3)',
      '1,1,2026-01-05,H-1,Heron,100',
      '2,40,2026-02-13,H-1,Heron,90',
    ),
    stored: ['H-1 2026-01-05 oil 100', 'H-1 2026-02-13 oil 90'],
  },
  {
    name: 'ignored-counter.csv',
    content: csv('Month,Date,Well,Field,Oil (Sm3)', '1,2026-01-05,H-1,Heron,100'),
    options: metric({ ignore: ['Month'] }),
    stored: ['H-1 2026-01-05 oil 100'],
  },
  {
    name: 'column-per-well.csv',
    content: wideDays,
    options: { field: 'Heron' },
    refused:
      '2 columns have no known name ("A-1", "A-2"): if each is a well, say what they hold with --quantity',
  },
  {
    name: 'column-per-well-said.csv',
    content: wideDays,
    options: { field: 'Heron', ...metric({ quantity: 'oil (m3)' }) },
    stored: ['A-1 2026-01-05 oil 100', 'A-2 2026-01-05 oil 200', 'A-1 2026-01-06 oil 110'],
  },
  {
    name: 'column-per-well-without-unit.csv',
    content: wideDays,
    options: { field: 'Heron', mapping: { quantity: 'oil', unitSystem: undefined } },
    refused: '"oil" has no unit',
  },
  {
    name: 'column-per-well-of-its-unit.csv',
    content: csv('Date,A-1 (bbl),A-2 (BBL)', '2026-01-05,629,1258'),
    options: { field: 'Heron', ...metric({ quantity: 'oil' }) },
    stored: ['A-1 2026-01-05 oil 100', 'A-2 2026-01-05 oil 200'],
  },
  {
    name: 'column-per-well-of-another-unit.csv',
    content: csv('Date,A-1 (m3),A-2 (bbl)', '2026-01-05,100,1258'),
    options: { field: 'Heron', ...metric({ quantity: 'oil (m3)' }) },
    refused: 'column "A-2 (bbl)" has another unit than "m3", which the other columns or --quantity say',
  },
  {
    name: 'units-below-wells.csv',
    content: csv('Date,A-1,A-2', ',bbl,bbl', '2026-01-05,629,1258'),
    options: { field: 'Heron', ...metric({ quantity: 'oil' }) },
    stored: ['A-1 2026-01-05 oil 100', 'A-2 2026-01-05 oil 200'],
  },
  {
    name: 'other-units-below-wells.csv',
    content: csv('Date,A-1,A-2', 'units,bbl,bbl', '2026-01-05,629,1258'),
    options: { field: 'Heron', ...metric({ quantity: 'oil (m3)' }) },
    refused: 'column "A-1 (bbl)" has another unit than "m3", which the other columns or --quantity say',
  },
  {
    name: 'units-below-blocks.csv',
    content: csv('Date,A-1 oil,A-1 hours,A-2 oil,A-2 hours', ',bbl,h,bbl,h', '2026-01-05,629,24,1258,12'),
    options: { field: 'Heron', ...metric({ wide: 'wells' }) },
    stored: ['A-1 2026-01-05 hours 24 oil 100', 'A-2 2026-01-05 hours 12 oil 200'],
  },
  {
    name: 'units-below-products.csv',
    content: csv('Date,Well,Product,Volume', ',,,bbl', '2026-01-05,H-1,oil,629'),
    options: { field: 'Heron' },
    stored: ['H-1 2026-01-05 oil 100'],
  },
  {
    name: 'units-below-unnamed-dates.csv',
    content: csv(',Well,Oil', ',,bbl', '2026-01-05,H-1,629', '2026-01-06,H-1,1258'),
    options: { field: 'Heron' },
    stored: ['H-1 2026-01-05 oil 100', 'H-1 2026-01-06 oil 200'],
  },
  {
    name: 'column-per-api.csv',
    content: csv('DATE;050010958200;50010958210', '2026-01-05;1,5;2', '2026-01-06;1,25;'),
    options: { field: 'Heron', ...metric({ quantity: 'gas (ksm3)' }) },
    stored: [
      '050010958200 2026-01-05 gas 1500',
      '50010958210 2026-01-05 gas 2000',
      '050010958200 2026-01-06 gas 1250',
    ],
  },
  {
    name: 'block-per-well.csv',
    content: blockDays,
    options: { field: 'Heron', ...metric({ wide: 'wells' }) },
    stored: [
      'A-1 2026-01-05 oil 100 water 10',
      'A-2 2026-01-05 oil 200 water 20',
      'A-2 2026-01-06 oil 210 water 21',
    ],
  },
  {
    name: 'block-per-well-unsaid.csv',
    content: blockDays,
    options: { field: 'Heron' },
    refused: 'columns repeat for 2 names',
  },
  {
    name: 'block-of-running-sums.csv',
    content: csv(
      ',A-1,,A-2,',
      'Date,Oil (m3),Cum oil (m3),Oil (m3),Cum oil (m3)',
      '2026-01-05,100,900,200,800',
    ),
    options: { field: 'Heron', ...metric({ wide: 'wells' }) },
    stored: ['A-1 2026-01-05 oil 100', 'A-2 2026-01-05 oil 200'],
  },
  {
    name: 'block-per-well-merged.xlsx',
    content: workbook(
      {
        Data: [
          ['Unit A', '', '', '', ''],
          ['', 'A-1', '', 'A-2', ''],
          ['Date', 'Oil (m3)', 'Hours', 'Oil (m3)', 'Hours'],
          ['2026-01-05', 100, 24, 200, 12],
        ],
      },
      (book) => {
        book.Sheets['Data']!['!merges'] = [
          xlsx.utils.decode_range('B2:C2'),
          xlsx.utils.decode_range('D2:E2'),
        ];
      },
    ),
    options: { field: 'Heron', ...metric({ wide: 'wells' }) },
    stored: ['A-1 2026-01-05 hours 24 oil 100', 'A-2 2026-01-05 hours 12 oil 200'],
  },
  {
    name: 'names-in-headers.csv',
    content: csv('Date,A-1 Oil (m3),A-1 Gas (m3),A-2 Oil (m3),A-2 Gas (m3)', '2026-01-05,100,9000,200,18000'),
    options: { field: 'Heron' },
    refused: 'columns repeat for 2 names ("A-1", "A-2"): if each is a well, say --wide wells',
  },
  {
    name: 'names-in-headers-said.csv',
    content: csv('Date,Oil_A-1 (m3),Gas_A-1 (m3),Oil_A-2 (m3),Gas_A-2 (m3)', '2026-01-05,100,9000,200,18000'),
    options: { field: 'Heron', ...metric({ wide: 'wells' }) },
    stored: ['A-1 2026-01-05 oil 100 gas 9000', 'A-2 2026-01-05 oil 200 gas 18000'],
  },
  {
    name: 'total-beside-blocks.csv',
    content: csv('Date,A-1 Oil (m3),A-2 Oil (m3),Water (m3)', '2026-01-05,100,200,30'),
    options: { field: 'Heron', ...metric({ wide: 'wells' }) },
    refused:
      'column "Water (m3)" stands once and would count for each well or month: leave it out with --ignore "Water (m3)"',
  },
  {
    name: 'total-beside-blocks-left-out.csv',
    content: csv('Date,A-1 Oil (m3),A-2 Oil (m3),Water (m3),Gas (m3)', '2026-01-05,100,200,30,'),
    options: { field: 'Heron', ...metric({ wide: 'wells', ignore: ['Water (m3)'] }) },
    stored: ['A-1 2026-01-05 oil 100', 'A-2 2026-01-05 oil 200'],
  },
  {
    name: 'column-beyond-merged-names.xlsx',
    content: workbook(
      {
        Data: [
          ['', 'A-1', '', 'A-2', '', ''],
          ['Date', 'Oil (m3)', 'Hours', 'Oil (m3)', 'Hours', 'Water (m3)'],
          ['2026-01-05', 100, 24, 200, 12, 30],
        ],
      },
      (book) => {
        book.Sheets['Data']!['!merges'] = [
          xlsx.utils.decode_range('B1:C1'),
          xlsx.utils.decode_range('D1:E1'),
        ];
      },
    ),
    options: { field: 'Heron', ...metric({ wide: 'wells' }) },
    refused: 'column "Water (m3)" stands once and would count for each well or month',
  },
  {
    name: 'three-header-rows.csv',
    content: csv(
      'Daily report,,,,',
      ',,Production,,',
      ',,Oil,Oil,Water',
      'Date,Well,(m3),hours,(m3)',
      '2026-01-05,H-1,100,24,7',
    ),
    options: { field: 'Heron' },
    stored: ['H-1 2026-01-05 hours 24 oil 100 water 7'],
  },
  {
    name: 'names-over-three-rows.csv',
    content: csv(
      ',,Oil,Gas,Water',
      ',,volume,volume,volume',
      'Date,Well,(m3),(ksm3),(bbl)',
      '2026-01-05,H-1,100,9,62.9',
    ),
    options: { field: 'Heron' },
    stored: ['H-1 2026-01-05 oil 100 gas 9000 water 10'],
  },
  {
    name: 'date-in-parts.csv',
    content: csv(
      'Year,Month,Day,Well,Field,Oil (m3)',
      '2026,1,5,H-1,Heron,100',
      '2026,Jan,6,H-1,Heron,101',
      '2026,2,31,H-1,Heron,1',
    ),
    stored: ['H-1 2026-01-05 oil 100', 'H-1 2026-01-06 oil 101'],
    rejected: ['4 "2026-02-31" is not a day of the calendar'],
  },
  {
    name: 'date-in-spanish-parts.csv',
    content: csv('Pozo;Campo;Año;Mes;Día;Petróleo (m3)', 'H-1;Norte;2026;enero;05;100,5'),
    stored: ['H-1 2026-01-05 oil 100.5'],
  },
  {
    name: 'date-in-title.csv',
    content: csv('Daily report,,', ',Date:,05.01.2026', 'Well,Oil (m3),Hours', 'H-1,100,24', 'H-2,50,12'),
    options: { field: 'Heron' },
    refused: '"05.01.2026" stands above the table (line 2): --date title takes it for all rows',
  },
  {
    name: 'date-in-title-said.csv',
    content: csv('Daily report,,', ',Date:,05.01.2026', 'Well,Oil (m3),Hours', 'H-1,100,24', 'H-2,50,12'),
    options: { field: 'Heron', ...metric({ date: 'title' }) },
    stored: ['H-1 2026-01-05 hours 24 oil 100', 'H-2 2026-01-05 hours 12 oil 50'],
  },
  {
    name: 'two-dates-in-title.csv',
    content: csv('Printed 06.01.2026,,', ',Date:,05.01.2026', 'Well,Oil (m3),Hours', 'H-1,100,24'),
    options: { field: 'Heron', ...metric({ date: 'title' }) },
    refused:
      'there are 2 dates in the rows above the header, 2026-01-06 and 2026-01-05: say which with --date YYYY-MM-DD',
  },
  {
    name: 'reports-below-each-other.csv',
    content: csv(
      'Daily report 05.01.2026,,',
      'Well,Oil (m3),Hours',
      'H-1,100,24',
      'Daily report 06.01.2026,,',
      'Well,Oil (m3),Hours',
      'H-2,90,24',
    ),
    options: { field: 'Heron', ...metric({ date: 'title' }) },
    refused: '"06.01.2026" stands below the header, too (line 4), and the rows under it are of another day',
  },
  {
    name: 'dates-below-the-rows.csv',
    content: csv(
      'Daily report 05.01.2026,,',
      'Well,Oil (m3),Hours',
      'H-1,100,24',
      '05.01.2026 north,,',
      'H-2,90,24',
      'Printed 06.01.2026,,',
    ),
    options: { field: 'Heron', ...metric({ date: 'title' }) },
    stored: ['H-1 2026-01-05 hours 24 oil 100', 'H-2 2026-01-05 hours 24 oil 90'],
    rejected: ['4 nothing is said of the day', '6 nothing is said of the day'],
  },
  {
    name: 'date-in-name 2026-01-05.csv',
    content: csv('Well,Oil (m3),Hours', 'H-1,100,24'),
    options: { field: 'Heron', ...metric({ date: 'file' }) },
    stored: ['H-1 2026-01-05 hours 24 oil 100'],
  },
  {
    name: 'no-date-at-all.csv',
    content: csv('Well,Oil (m3),Hours', 'H-1,100,24'),
    options: { field: 'Heron', ...metric({ date: 'title' }) },
    refused: 'there is no date in the rows above the header: say it with --date YYYY-MM-DD',
  },
  {
    name: 'date-twice.csv',
    content: csv('Well,Date,Oil (m3),Hours', 'H-1,2026-01-06,100,24'),
    options: { field: 'Heron', ...metric({ date: '2026-01-05' }) },
    refused: 'column "Date" says the dates: leave out --date, or the column with --ignore',
  },
  {
    name: 'PROD_H-7_daily.csv',
    content: csv('Date,Oil (m3)', '2026-01-05,100'),
    options: { field: 'Heron', ...metric({ wellFrom: { what: 'file', pattern: 'PROD_*_daily' } }) },
    stored: ['H-7 2026-01-05 oil 100'],
  },
  {
    name: 'other-name.csv',
    content: csv('Date,Oil (m3)', '2026-01-05,100'),
    options: { field: 'Heron', ...metric({ wellFrom: { what: 'file', pattern: 'PROD_*' } }) },
    refused: 'the name "other-name" does not fit "PROD_*"',
  },
  {
    name: 'sheet-per-well.xlsx',
    content: workbook({
      'H-1': [
        ['Date', 'Oil (m3)'],
        ['2026-01-05', 100],
      ],
      'H-2': [
        ['Date', 'Oil (m3)'],
        ['2026-01-05', 200],
      ],
      Notes: [['Prepared by the office']],
    }),
    options: { field: 'Heron', ...metric({ allSheets: true, wellFrom: { what: 'sheet' } }) },
    stored: ['H-1 2026-01-05 oil 100', 'H-2 2026-01-05 oil 200'],
  },
  {
    name: 'sheets-unsaid.xlsx',
    content: workbook({ A: [cells, sheetRow], B: [cells, sheetRow] }),
    refused: 'has 2 sheets with data, "A", "B": choose one with --sheet, or read them all with --all-sheets',
  },
  {
    name: 'no-sheet-fits.xlsx',
    content: workbook({
      A: [
        ['Well', 'Oil (m3)'],
        ['H-1', 1],
      ],
      B: [
        ['x', 'y'],
        [1, 2],
      ],
    }),
    refused: 'none of its 2 sheets can be read as it is. "A" :1: no column was recognized for the day',
  },
  {
    name: 'two-sheets-short-of-one.xlsx',
    content: workbook({
      A: [
        ['Well', 'Oil (m3)'],
        ['H-1', 1],
      ],
      B: [
        ['Date', 'Oil (m3)'],
        ['2026-01-05', 1],
      ],
    }),
    refused: '| "B" :1: no column was recognized for the well (or give --well)',
  },
  {
    name: 'row-per-product.csv',
    content: csv(
      'Date,Well,Field,Product,Volume,Unit',
      '2026-01-05,H-1,Heron,OIL,629,bbl',
      '2026-01-05,H-1,Heron,GAS,9,ksm3',
      '2026-01-05,H-1,Heron,Water,30,m3',
      '2026-01-06,H-1,Heron,OIL,62.9,bbl',
    ),
    stored: ['H-1 2026-01-05 oil 100 gas 9000 water 30', 'H-1 2026-01-06 oil 10'],
  },
  {
    name: 'row-per-product-twice.csv',
    content: csv(
      'Date,Well,Field,Fluid,Volume (m3)',
      '2026-01-05,H-1,Heron,oil,1',
      '2026-01-05,H-1,Heron,oil,2',
      '2026-01-05,H-1,Heron,water,3',
    ),
    stored: [],
    rejected: ['2 H-1 has different rows for 2026-01-05', '3 H-1 has different rows for 2026-01-05'],
  },
  {
    name: 'row-per-product-mixed-units.csv',
    content: csv(
      'Fecha;Pozo;Campo;Producto;Cantidad;Unidad',
      '2026-01-05;H-1;Norte;petróleo;100;m3',
      '2026-01-06;H-1;Norte;petróleo;629;bbl',
      '2026-01-07;H-1;Norte;petróleo;100;',
      '2026-01-08;H-1;Norte;petróleo;;',
    ),
    stored: ['H-1 2026-01-05 oil 100', 'H-1 2026-01-08 '],
    rejected: [
      '3 petróleo has the unit "bbl", and "m3" in rows above',
      '4 petróleo has no unit, and "m3" in rows above',
    ],
  },
  {
    name: 'counted-days.csv',
    content: csv('Day,Oil (m3)', '0,100', '1,99', '2,98'),
    options: { field: 'Heron', mapping: { well: 'H-1' } },
    refused: 'column "Day" counts days from 0: say the date of that day with --start 0=YYYY-MM-DD',
  },
  {
    name: 'counted-days-said.csv',
    content: csv('Day,Oil (m3)', '0,100', '1,99', '2,98'),
    options: { field: 'Heron', mapping: { well: 'H-1', start: { number: 0, date: '2025-12-31' } } },
    stored: ['H-1 2025-12-31 oil 100', 'H-1 2026-01-01 oil 99', 'H-1 2026-01-02 oil 98'],
  },
  {
    name: 'ends-of-days.csv',
    content: csv(header, good.replace('2026-01-05', '2026-01-06 06:00')),
    options: { clock: { startHour: 6 }, mapping: { dayNamedAt: 'end' } },
    stored: [goodStored],
  },
  {
    name: 'midnight-at-the-end.csv',
    content: csv(header, good.replace('2026-01-05', '2026-01-05 24:00')),
    stored: [goodStored],
  },
  {
    name: 'hidden-rows.xlsx',
    content: workbook({ Data: [cells, sheetRow] }, (book) => {
      Object.assign(book.Sheets['Data']!, {
        ...{
          '!rows': [{}, { hidden: true }],
          '!cols': [{}, { hidden: true }],
          '!autofilter': { ref: 'A1:G2' },
        },
      });
    }),
    stored: [goodStored],
    says: [
      '1 row is hidden by a filter or by hand (the first is row 2) and read like the others',
      '1 column is hidden and read like the others',
    ],
  },
  {
    name: 'spike-beside.csv',
    content: csv('Date,A-1,A-2', '2026-01-05,100,200', '2026-01-06,9000,200', '2026-01-07,100,200'),
    options: { field: 'Heron', ...metric({ quantity: 'oil (m3)' }) },
    stored: [
      'A-1 2026-01-05 oil 100',
      'A-2 2026-01-05 oil 200',
      'A-1 2026-01-06 oil 9000',
      'A-2 2026-01-06 oil 200',
      'A-1 2026-01-07 oil 100',
      'A-2 2026-01-07 oil 200',
    ],
    suspect: ['3 oil at 90 times the rate of the days beside it'],
  },
  {
    name: 'products-are-no-wells.csv',
    content: csv(
      'Date,GAS_PRODUCTION_HOURS,CONDENSATE_PRODUCTION_HOURS,OIL_PRODUCTION_HOURS',
      '2026-01-05,24,24,24',
    ),
    options: { field: 'Heron', mapping: { quantity: undefined } },
    refused: '3 columns have no known name',
  },
  {
    name: 'liquid-and-downtime-beside.csv',
    content: csv(
      'Date,Well,Field,Oil (m3),Volume of liquid (m3),Water (m3),Working hours,Downtime',
      '2026-01-05,H-1,Heron,100,130,30,20,3',
    ),
    stored: ['H-1 2026-01-05 hours 20 oil 100 water 30'],
  },
  {
    name: 'title-with-a-word.csv',
    content: csv('GAS,,,,,,', header, good.replace('24,', 'x,')),
    rejected: ['3 Hours: "x" is not a number'],
  },
];

function oldWorkbook(rows: unknown[][]): Uint8Array {
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows, { UTC: true }), 'Data');
  return new Uint8Array(xlsx.write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer);
}

describe.each([
  ['other quantities and writings', otherQuantities],
  ['layouts', layouts],
])('hostile files: %s', (_, files) => {
  itStoresOrRefuses(files);
});
