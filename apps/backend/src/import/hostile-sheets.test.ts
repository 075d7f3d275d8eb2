import xlsx from '@e965/xlsx';
import { describe } from 'vitest';
import { csv, day, itStoresOrRefuses, workbook, type HostileFile } from './hostile-files.fixture.ts';

const unsaid = { field: 'Heron', mapping: { unitSystem: undefined } };
const rows = (from: number, count: number, cellsOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `${day(from + index)},U-1,${cellsOf(index)}`);

/** Files as people keep them by hand: merged cells, blank rows with sums, units in cells, and units that change on the way. */
const files: HostileFile[] = [
  {
    name: 'norsk-merged.xlsx',
    content: workbook(
      {
        Januar: [
          ['Produksjonsrapport januar 2026'],
          ['Brønn', 'Dato', 'Olje (Sm3)', 'Vann (Sm3)', 'Driftstimer'],
          ['B-1', '2026-01-05', '100,5', 30, 24],
          ['', '2026-01-06', '99,5', '', 24],
          ['Sum B-1', '', 200, 60, 48],
          ['B-2', '2026-01-05', 50, 10, 24],
          ['', '2026-01-06', 49, 11, 20],
          ['Totalt', '', 299, 81, 92],
        ],
      },
      ({ Sheets }) => {
        Sheets['Januar']!['!merges'] = ['A3:A4', 'D3:D4', 'A6:A7'].map((one) => xlsx.utils.decode_range(one));
      },
    ),
    options: unsaid,
    // A number that is merged is that of its first row.
    stored: [
      'B-1 2026-01-05 hours 24 oil 100.5 water 30',
      'B-1 2026-01-06 hours 24 oil 99.5',
      'B-2 2026-01-05 hours 24 oil 50 water 10',
      'B-2 2026-01-06 hours 20 oil 49 water 11',
    ],
    rejected: ['5 "Sum B-1" is a sum or a mean', '8 "Totalt" is a sum or a mean'],
  },
  {
    name: 'well-missing.xlsx',
    content: workbook({
      Sheet1: [
        ['Well', 'Date', 'Oil (Sm3)'],
        ['B-1', '2026-01-05', 100],
        ['', '2026-01-06', 99],
      ],
    }),
    options: unsaid,
    stored: ['B-1 2026-01-05 oil 100'],
    rejected: ['3 the well is missing'],
  },
  {
    name: 'weeks-with-sums.csv',
    content: csv(
      'Well,Date,Oil (Sm3),Hours',
      `A-1,${day(4)},100,24`,
      ',,,',
      'Week 2 subtotal,,100,24',
      ',,,',
      `A-1,${day(5)},99,24`,
      'Month total,,199,48',
    ),
    options: unsaid,
    stored: [`A-1 ${day(4)} hours 24 oil 100`, `A-1 ${day(5)} hours 24 oil 99`],
    rejected: ['4 "Week 2 subtotal" is a sum or a mean', '7 "Month total" is a sum or a mean'],
  },
  {
    name: 'sums-of-one-day.csv',
    content: csv('Well,Date,Oil (Sm3),Hours', `A-1,${day(4)},100,24`, `Subtotal BETA,${day(4)},100,24`),
    options: unsaid,
    stored: [`A-1 ${day(4)} hours 24 oil 100`],
    rejected: ['3 "Subtotal BETA" is a sum or a mean'],
  },
  {
    name: 'units-in-cells.csv',
    content: csv(
      'Date,Well,Status,Oil,Gas,Hours',
      `${day(0)},C-1,Open,629 bbl,353 Mscf,24 h`,
      `${day(1)},C-1,Open,"62,9 bbl",353 Mscf,23 h`,
      `${day(2)},C-1,Closed,SI,353 Mscf,0 h`,
    ),
    options: unsaid,
    stored: [`C-1 ${day(0)} hours 24 oil 100 gas 10000`, `C-1 ${day(1)} hours 23 oil 10 gas 10000`],
    rejected: ['4 Oil: "SI" is not a number'],
  },
  {
    name: 'two-units-in-cells.csv',
    content: csv('Date,Well,Oil', `${day(0)},C-1,629 bbl`, `${day(1)},C-1,100 Sm3`),
    options: unsaid,
    refused: '"Oil" has no unit',
  },
  {
    name: 'unit-of-another-cell.csv',
    content: csv('Date,Well,Oil (Sm3)', `${day(0)},C-1,100 Sm3`, `${day(1)},C-1,629 bbl`),
    options: unsaid,
    stored: [`C-1 ${day(0)} oil 100`],
    rejected: ['3 Oil (Sm3): "629 bbl" is not a number'],
  },
  {
    name: 'oppetid.csv',
    content: csv(
      'Dato;Brønn;Oljevolum (Sm3);Oppetid (%)',
      '5. januar 2026;G-1;100;100 %',
      '6. desember 2025;G-1;99;50,5 %',
    ),
    options: unsaid,
    stored: ['G-1 2026-01-05 hours 24 oil 100', 'G-1 2025-12-06 hours 12.12 oil 99'],
  },
  {
    name: 'tausend.csv',
    content: csv('Datum;Sonde;Erdgas (Tsd. m³)', '05.01.2026;Z1;1,2'),
    options: unsaid,
    stored: ['Z1 2026-01-05 gas 1200'],
  },
  {
    name: 'unit-named-on-the-way.csv',
    content: csv(
      'Date,Well,Oil (Sm3),Hours',
      ...rows(0, 2, () => '100,24'),
      'From here oil in bbl,,,',
      ...rows(2, 2, () => '629,24'),
    ),
    options: unsaid,
    refused: '"Oil (Sm3)" has the unit "Sm3", and "From here oil in bbl" stands in line 4 between its rows',
  },
  {
    // Below the last row it speaks of no row.
    name: 'unit-named-below.csv',
    content: csv(
      'Date,Well,Oil (Sm3),Hours',
      ...rows(0, 2, () => '100,24'),
      'Oil in bbl is in another report,,,',
    ),
    options: unsaid,
    stored: [`U-1 ${day(0)} hours 24 oil 100`, `U-1 ${day(1)} hours 24 oil 100`],
    rejected: ['4 "Oil in bbl is in another report" is not a date'],
  },
  {
    // All three are 6.29 times as much: the well was opened.
    name: 'well-is-opened.csv',
    content: csv(
      'Date,Well,Oil (Sm3),Water (Sm3),Gas (Sm3),Hours',
      ...rows(0, 4, () => '100,50,9000,24'),
      ...rows(4, 4, () => '629,314.5,56610,24'),
    ),
    options: unsaid,
    stored: Array.from({ length: 8 }, (_, index) =>
      index < 4
        ? `U-1 ${day(index)} hours 24 oil 100 gas 9000 water 50`
        : `U-1 ${day(index)} hours 24 oil 629 gas 56610 water 314.5`,
    ),
  },
  {
    // Of few hours on one day and all of them on the next.
    name: 'well-is-back.csv',
    content: csv(
      'Date,Well,Oil (Sm3),Water (Sm3),Hours',
      ...rows(0, 4, () => '100,50,3.8'),
      ...rows(4, 4, () => '629,314.5,24'),
    ),
    options: unsaid,
    stored: Array.from({ length: 8 }, (_, index) =>
      index < 4
        ? `U-1 ${day(index)} hours 3.8 oil 100 water 50`
        : `U-1 ${day(index)} hours 24 oil 629 water 314.5`,
    ),
  },
  {
    name: 'unit-changes-on-the-way.csv',
    content: csv(
      'Date,Well,Oil (Sm3),Gas (Sm3),Hours',
      ...rows(0, 5, (index) => `${100 - index},${9000 - index * 50},24`),
      ...rows(5, 5, (index) => `${(95 - index) * 6.29},${(8750 - index * 50) * 35.3},24`),
    ),
    options: unsaid,
    refused: `well U-1 has oil 6.29 times and gas 35.3 times as much from ${day(5)} on, as another unit would make it`,
  },
  {
    // One quantity alone may change by such a factor.
    name: 'oil-alone-changes.csv',
    content: csv(
      'Date,Well,Oil (Sm3),Gas (Sm3),Hours',
      ...rows(0, 4, () => '100,9000,24'),
      ...rows(4, 4, () => '629,9000,24'),
    ),
    options: unsaid,
    stored: Array.from(
      { length: 8 },
      (_, at) => `U-1 ${day(at)} hours 24 oil ${at < 4 ? 100 : 629} gas 9000`,
    ),
  },
];

describe('sheets kept by hand', () => itStoresOrRefuses(files));
