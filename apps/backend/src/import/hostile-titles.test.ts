import { describe, expect, it } from 'vitest';
import { csv, day, days, itStoresOrRefuses, workbook, type HostileFile } from './hostile-files.fixture.ts';
import { TitleUnits } from './layout/title-units.ts';

const header = 'Date,Well,Field,Oil,Gas,Water';
const row = `${day(0)},H-1,Heron,100,12,30`;
const asThousands = `H-1 ${day(0)} oil 100 gas 12000 water 30`;
const unsaid = { mapping: { unitSystem: undefined } };

/** Files of several makers whose units stand above the header. */
const files: HostileFile[] = [
  {
    name: 'units-by-product.csv',
    content: csv('"Oil: Sm3, gas: 1000 Sm3, water: Sm3"', header, row),
    options: unsaid,
    stored: [asThousands],
    says: [
      '"Oil: Sm3, gas: 1000 Sm3, water: Sm3" stands above the table and says the unit of "Oil", "Gas", "Water"',
    ],
  },
  {
    name: 'title-beats-the-system.csv',
    content: csv(
      'Daily production,,',
      'Liquids in bbl; gas in Mscf',
      header,
      `${day(0)},H-1,Heron,629,353,62.9`,
    ),
    stored: [`H-1 ${day(0)} oil 100 gas 10000 water 10`],
  },
  {
    name: 'all-but-gas.csv',
    content: csv('All volumes in bbl (gas in Mscf)', header, `${day(0)},H-1,Heron,629,353,62.9`),
    options: unsaid,
    stored: [`H-1 ${day(0)} oil 100 gas 10000 water 10`],
  },
  {
    name: 'produccion.xlsx',
    content: workbook({
      Pozos: [
        ['Producción diaria de petróleo y agua en m³ y de gas en miles de m³'],
        ['Fecha', 'Pozo', 'Campo', 'Petróleo', 'Gas', 'Agua'],
        [day(0), 'H-1', 'Heron', 100, 12, 30],
      ],
    }),
    options: unsaid,
    stored: [asThousands],
  },
  {
    name: 'production-fr.csv',
    content: csv(
      'Unités : m3 (gaz en milliers de m3)',
      'Date;Puits;Champ;Huile;Gaz;Eau',
      `${day(0)};H-1;Heron;100;12;30`,
    ),
    options: unsaid,
    stored: [asThousands],
  },
  {
    name: 'in-words.csv',
    content: csv(
      'Oil and water in barrels per day; gas in thousand cubic feet per day',
      header,
      `${day(0)},H-1,Heron,629,353,62.9`,
    ),
    options: unsaid,
    stored: [`H-1 ${day(0)} oil 100 gas 10000 water 10`],
  },
  {
    name: 'rate-above-hours.csv',
    content: csv('Rates in Sm3/d', 'Date,Well,Field,Hours,Oil', `${day(0)},H-1,Heron,12,100`),
    options: unsaid,
    stored: [`H-1 ${day(0)} hours 12 oil 50`],
  },
  {
    name: 'sheet-says-it.xlsx',
    content: workbook({
      'Gas (MMscf)': [
        ['Date', 'Well', 'Field', 'Gas'],
        [day(0), 'H-1', 'Heron', 0.353],
      ],
    }),
    options: unsaid,
    stored: [`H-1 ${day(0)} gas 10000`],
  },
  {
    name: 'pressures.csv',
    content: csv(
      'Pressures in barg and temperatures in °F',
      'Date,Well,Field,WHP,WHT',
      `${day(0)},H-1,Heron,9,212`,
    ),
    options: unsaid,
    stored: [`H-1 ${day(0)} wellheadPressure 10.01325 wellheadTemperature 100`],
  },
  {
    name: 'mm3-above.csv',
    content: csv('Production in Mm3', 'Date,Well,Field,Gas', `${day(0)},H-1,Heron,12`),
    refused:
      'column "Gas" has the unit "Mm3" by "Production in Mm3" above the table, which is thousand m3 (use km3) or million m3 (use mmm3): choose one with --unit "Gas=…"',
  },
  {
    name: 'mm3-answered.csv',
    content: csv('Production in Mm3', 'Date,Well,Field,Gas', `${day(0)},H-1,Heron,12`),
    options: { mapping: { units: { Gas: 'km3' } } },
    stored: [`H-1 ${day(0)} gas 12000`],
  },
  {
    name: 'header-against-title.csv',
    content: csv('All volumes in bbl', 'Date,Well,Field,Oil (Sm3)', `${day(0)},H-1,Heron,12`),
    refused: 'column "Oil (Sm3)" has the unit "Sm3", and "All volumes in bbl" stands above the table',
  },
  {
    name: 'two-units-above.csv',
    content: csv('"Oil and water (Sm3, bbl)"', 'Date,Well,Field,Oil,Water', `${day(0)},H-1,Heron,12,3`),
    refused:
      '"Oil" has no unit, and "Oil and water (Sm3, bbl)" stands above the table, which has more than one reading',
  },
  {
    name: 'unit-before-product.csv',
    content: csv('1000 Sm3 gas and Sm3 oil', 'Date,Well,Field,Oil,Gas', `${day(0)},H-1,Heron,12,3`),
    refused:
      '"Gas" has no unit, and "1000 Sm3 gas and Sm3 oil" stands above the table, which has more than one reading',
  },
  {
    name: 'gas-unit-alone.csv',
    content: csv('All volumes in MMscf', 'Date,Well,Field,Oil,Gas', `${day(0)},H-1,Heron,12,0.353`),
    options: unsaid,
    refused: '"Oil" has no unit: use --units metric',
  },
  {
    name: 'limit-above.csv',
    content: csv('Daily report; draft', 'Limit 1000 Sm3', header, row),
    refused:
      '"Gas" has no unit, and "Limit 1000 Sm3" stands above the table, which has more than one reading',
  },
  {
    name: 'values-above.csv',
    content: csv('At 15 °C and 1.01325 bar; 1 Sm3 = 6.29 bbl', 'Limit 500 bbl, total 1234 Sm3', header, row),
    stored: [`H-1 ${day(0)} oil 100 gas 12 water 30`],
  },
];

/** Rows of units above the header. */
const rowsAbove: HostileFile[] = [
  {
    name: 'units-above-header.csv',
    content: csv(',,,bbl,Mscf,bbl', header, `${day(0)},H-1,Heron,629,353,62.9`),
    stored: [`H-1 ${day(0)} oil 100 gas 10000 water 10`],
  },
  {
    name: 'units-above-and-title.csv',
    content: csv(
      'Field report,,,,,',
      'Units,,,[bbl],[Mscf],[bbl]',
      header,
      `${day(0)},H-1,Heron,629,353,62.9`,
    ),
    options: unsaid,
    stored: [`H-1 ${day(0)} oil 100 gas 10000 water 10`],
  },
  {
    name: 'units-above-and-below.csv',
    content: csv(',,,bbl,,', header, ',,,,Mscf,bbl', `${day(0)},H-1,Heron,629,353,62.9`),
    options: unsaid,
    stored: [`H-1 ${day(0)} oil 100 gas 10000 water 10`],
  },
  {
    name: 'unclear-units-above.csv',
    content: csv(',,,Sm3,Mm3,Sm3', header, row),
    refused: 'column "Gas" has the unit "Mm3", which is thousand m3 (use km3) or million m3 (use mmm3)',
  },
];

/** Thousands and millions of units, and the readings of what may be either. */
const sizes: HostileFile[] = [
  ...['MSm3', 'Mm3'].map((unit, at) => ({
    name: `oil-in-two-readings-${at}.csv`,
    content: csv(`Date,Well,Field,Oil (${unit})`, `${day(0)},H-1,Heron,0.1`),
    refused: `has the unit "${unit}", which is thousand m3 (use ksm3) or million m3 (use mmsm3): choose one with --unit "Oil (${unit})=…"`,
  })),
  ...['million Sm3', 'mill. Sm3', 'millones de m3', 'MMm3', '10⁶ m³'].map((unit, at) => ({
    name: `oil-in-millions-${at}.csv`,
    content: csv(`Date,Well,Field,Oil (${unit})`, ...days(1, () => '0.0001')),
    stored: [`H-1 ${day(0)} oil 100`],
  })),
  ...['1,000 Sm3', 'thousand m3', 'mil m³', 'miles de m3', '10³ m³', '10^3 m3', 'E3m3', '1000 m3'].map(
    (unit, at) => ({
      name: `gas-in-thousands-${at}.csv`,
      content: csv(`Date,Well,Field,"Gas (${unit})"`, ...days(1, () => '12')),
      stored: [`H-1 ${day(0)} gas 12000`],
    }),
  ),
];

describe('units in titles', () => itStoresOrRefuses(files));
describe('units above a header', () => itStoresOrRefuses(rowsAbove));
describe('sizes of units', () => itStoresOrRefuses(sizes));

it('says of which column a unit above it is', () => {
  const units = new TitleUnits(['Net oil bbl/d, gas Mscf/d', 'Sales at 14.7 psia', 'Field of BP in Texas']);
  expect(units.of('oil', 'liquidVolume')).toMatchObject({ unit: 'bbl/d', isClear: true });
  expect(units.of('gas', 'gasVolume')).toMatchObject({ unit: 'Mscf/d', isClear: true });
  expect(units.of('water', 'liquidVolume')).toBeUndefined();
  expect(units.of('wellheadPressure', 'pressure')).toBeUndefined();
});

/** Units in rows and columns of their own that say another one than the caller does. */
const beside: HostileFile[] = [
  {
    name: 'products-in-brackets.csv',
    content: csv(
      'Volumes em Mm³ (gás) e m³ (óleo)',
      'Data,Poço,Campo,Óleo,Gás',
      `${day(0)},H-1,Heron,100,12`,
    ),
    refused:
      '"Gás" has no unit, and "Volumes em Mm³ (gás) e m³ (óleo)" stands above the table, which has more than one reading',
  },
  {
    name: 'groups-above-units.xlsx',
    content: workbook({
      Data: [
        ['', '', '', '', 'Oil', 'Gas', 'Water'],
        ['Date', 'Well', 'Field', 'Hours', 'bbl', 'Mscf', 'bbl'],
        [day(0), 'H-1', 'Heron', 24, 629, 353, 62.9],
      ],
    }),
    stored: [`H-1 ${day(0)} hours 24 oil 100 gas 10000 water 10`],
  },
  {
    name: 'group-of-two-units.xlsx',
    content: workbook({
      Data: [
        ['', '', '', '', 'Oil', ''],
        ['Date', 'Well', 'Field', 'Hours', 'bbl', 'Sm3'],
        [day(0), 'H-1', 'Heron', 24, 629, 100],
      ],
    }),
    refused: 'columns "Oil (bbl)" and "Oil (Sm3)" may both be the oil: leave one out with --ignore',
  },
  {
    name: 'group-of-two-units-answered.xlsx',
    content: workbook({
      Data: [
        ['', '', '', '', 'Oil', ''],
        ['Date', 'Well', 'Field', 'Hours', 'bbl', 'Sm3'],
        [day(0), 'H-1', 'Heron', 24, 629, 100],
      ],
    }),
    options: { mapping: { ignore: ['Oil (bbl)'] } },
    stored: [`H-1 ${day(0)} hours 24 oil 100`],
  },
  {
    name: 'marked-units.txt',
    content: csv('*Date|*Well|*Field|*Oil|*Gas', '*|*|*|*bbl|*Mcf', `${day(0)}|H-1|Heron|629|353`),
    stored: [`H-1 ${day(0)} oil 100 gas 10000`],
  },
  {
    name: 'unclear-unit-column.csv',
    content: csv('Date,Well,Field,Oil,Oil unit,Gas,Gas unit', `${day(0)},H-1,Heron,100,Sm3,12,Mm3`),
    refused: 'column "Gas unit" says units, and "Mm3" is that of no column: say it with --unit "Gas=Mm3"',
  },
  {
    name: 'unit-column-answered.csv',
    content: csv('Date,Well,Field,Oil,Oil unit,Gas,Gas unit', `${day(0)},H-1,Heron,100,Sm3,12,Mm3`),
    options: { mapping: { units: { Gas: 'km3' } } },
    stored: [`H-1 ${day(0)} oil 100 gas 12000`],
  },
  {
    name: 'tonnes.csv',
    content: csv('Date,Well,Field,Oil,UOM', `${day(0)},H-1,Heron,100,t`),
    refused: 'column "UOM" says units, and "t" is that of no column',
  },
  {
    name: 'percent-sign.csv',
    content: csv('Date,Well,Field,Oil (m3),Water cut %,Choke %', `${day(0)},H-1,Heron,100,50,40`),
    options: unsaid,
    stored: [`H-1 ${day(0)} oil 100 water 100 choke 40`],
  },
  {
    name: 'month-to-date.csv',
    content: csv('Date,Well,Field,Oil (m3),Oil MTD (m3)', `${day(0)},H-1,Heron,100,2000`),
    stored: [`H-1 ${day(0)} oil 100`],
  },
];

/** Remarks below the rows that say units. */
const notes: HostileFile[] = [
  {
    name: 'units-in-a-note.csv',
    content: csv(header, row, ',,,,,', '"Note: oil in bbl, gas in Mscf",,,,,'),
    refused:
      '"Oil" has no unit, and "Note: oil in bbl, gas in Mscf" stands in line 4: use --unit "Oil=bbl", or another unit; "Gas" has no unit',
  },
  {
    name: 'units-in-a-note-answered.csv',
    content: csv(header, row, '"Note: oil in bbl, gas in Mscf",,,,,'),
    options: { mapping: { units: { Oil: 'Sm3', Gas: 'ksm3' } } },
    stored: [asThousands],
    rejected: ['3 "Note: oil in bbl, gas in Mscf" is not a date'],
  },
  {
    name: 'note-that-agrees.csv',
    content: csv(header, row, '"All volumes in Sm3; H-1 made 500 bbl",,,,,'),
    stored: [`H-1 ${day(0)} oil 100 gas 12 water 30`],
    rejected: ['3 "All volumes in Sm3; H-1 made 500 bbl" is not a date'],
  },
];

describe('units in notes', () => itStoresOrRefuses(notes));
describe('units beside columns', () => itStoresOrRefuses(beside));

const ofMf2 = ['2026-01-05', 100];
const head = ['Fecha/Date', 'Oil'];
const inUnits = ['dd/mm/yyyy', 'm3/d'];

/** Files whose well and field stand above the header. */
const named: HostileFile[] = [
  {
    name: 'a-sheet-per-well.xlsx',
    content: workbook({
      'MF 2': [['Well:', 'Mesquite 2'], ['Field:', 'Mesquite'], [], head, inUnits, ofMf2],
      'MF 5': [['Pozo: Mesquite 5'], ['Campo: Mesquite'], [], head, inUnits, ofMf2, ['Sub-total Jan', 100]],
    }),
    options: { mapping: { allSheets: true } },
    stored: ['Mesquite 2 2026-01-05 oil 100', 'Mesquite 5 2026-01-05 oil 100'],
    rejected: ['7 "Sub-total Jan" is a sum, not a day'],
    says: [
      'all rows are of well "Mesquite 2", as line 1 says; all rows are of field "Mesquite", as line 2 says',
    ],
  },
  {
    name: 'column-before-title.csv',
    content: csv('Well: H-9', header, row),
    stored: [`H-1 ${day(0)} oil 100 gas 12 water 30`],
  },
  {
    name: 'two-wells-below-each-other.csv',
    content: csv('Well: H-1,', 'Date,Oil', `${day(0)},100`, 'Well: H-2,', `${day(1)},90`),
    options: { field: 'Heron' },
    refused: '4: "H-2" is another well than "H-1" in line 1: give each well a sheet or a file of its own',
  },
  {
    name: 'two-wells-above.csv',
    content: csv('Well: H-1,', 'Well: H-2,', 'Date,Oil', `${day(0)},100`),
    options: { field: 'Heron' },
    refused: 'no column was recognized for the well (or give --well)',
  },
  {
    name: 'sheets-without-wells.xlsx',
    content: workbook({ 'MF 2': [head, inUnits, ofMf2], 'MF 5': [head, inUnits, ofMf2] }),
    options: { field: 'Mesquite' },
    refused:
      'none of its 2 sheets can be read as it is. "MF 2" :2: no column was recognized for the well ' +
      '(if each sheet is a well, give --well-from sheet and --all-sheets, else --well). The columns are: ',
  },
];

describe('a well and a field above the header', () => {
  itStoresOrRefuses(named);
});
