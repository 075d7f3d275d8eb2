import xlsx from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import {
  cells,
  csv,
  days,
  good,
  goodStored,
  header,
  itStoresOrRefuses,
  normal,
  sheetRow,
  workbook,
  type HostileFile,
} from './hostile-files.fixture.ts';

const encodings: HostileFile[] = [
  { name: 'utf8-mark.csv', content: `\ufeff${csv(header, good)}`, stored: [goodStored] },
  {
    name: 'utf16le.csv',
    content: Buffer.from(`\ufeff${csv(header, good)}`, 'utf16le'),
    stored: [goodStored],
  },
  {
    name: 'utf16be.csv',
    content: Buffer.from(`\ufeff${csv(header, good)}`, 'utf16le').swap16(),
    stored: [goodStored],
  },
  {
    name: 'utf16-unmarked.csv',
    content: Buffer.from(csv(header, good), 'utf16le'),
    refused: 'looks like UTF-16 text without its mark: use --encoding utf-16le',
  },
  {
    name: 'utf16-said.csv',
    content: Buffer.from(csv(header, good), 'utf16le'),
    options: { mapping: { encoding: 'utf-16le' } },
    stored: [goodStored],
  },
  {
    name: 'latin1-names.csv',
    content: Buffer.from(csv(header, good, '2026-01-05,Ærfugl,Heron,24,1,2,3'), 'latin1'),
    stored: [goodStored, 'Ærfugl 2026-01-05 hours 24 oil 1 gas 2 water 3'],
  },
  {
    name: 'cyrillic-1251.csv',
    content: Buffer.concat([
      Buffer.from(`${header}\n2026-01-05,`),
      Buffer.from('d1eae2e0e6e8ede0', 'hex'),
      Buffer.from(',Heron,24,1,2,3\n'),
    ]),
    rejected: ['2 the well is not UTF-8 text; use --encoding windows-1252'],
  },
  {
    name: 'dos-850.csv',
    content: Buffer.concat([
      Buffer.from(`${header}\n2026-01-05,C`),
      Buffer.from('a4', 'hex'),
      Buffer.from('on-1,Heron,24,1,2,3\n'),
    ]),
    rejected: ['2 the well is not UTF-8 text; use --encoding windows-1252'],
  },
  {
    name: 'latin1-said.csv',
    content: Buffer.from(csv(header, '2026-01-05,Ærfugl,Heron,24,1,2,3'), 'latin1'),
    options: { mapping: { encoding: 'windows-1252' } },
    stored: ['Ærfugl 2026-01-05 hours 24 oil 1 gas 2 water 3'],
  },
  {
    name: 'latin1-header.csv',
    content: Buffer.from('Fecha,Pozo,Campo,Petróleo,Gas\n2026-01-05,P-1,Norte,100,12000\n', 'latin1'),
    stored: ['P-1 2026-01-05 oil 100 gas 12000'],
  },
  {
    name: 'nul-in-name.csv',
    content: csv(header, good.replace('H-1', 'H\0-1')),
    rejected: ['2 the well contains a NUL'],
  },
  {
    name: 'nul-in-number.csv',
    content: csv(header, good.replace('100.5', '100\0.5')),
    rejected: ['2 Oil: "100\ufffd.5" is not a number'],
  },
  {
    name: 'escape.csv',
    content: csv(header, good.replace('Heron', '\u001b[2JHeron')),
    rejected: ['2 the field contains a control character'],
  },
];

const shapes: HostileFile[] = [
  { name: 'returns.csv', content: [header, good, ''].join('\r'), stored: [goodStored] },
  {
    name: 'mixed-ends.csv',
    content: `${header}\r\n${good}\n${good.replace('05', '06')}\r`,
    stored: [goodStored, goodStored.replace('05', '06')],
  },
  { name: 'tabs.csv', content: csv(header, good).replaceAll(',', '\t'), stored: [goodStored] },
  { name: 'pipes.csv', content: csv(header, good).replaceAll(',', '|'), stored: [goodStored] },
  {
    name: 'semicolons.csv',
    content: csv(header, good).replaceAll(',', ';').replace('100.5', '100,5'),
    stored: [goodStored],
  },
  {
    name: 'title-above.csv',
    content: csv('Daily production report', 'Printed, 2026-02-01', '', header, good),
    stored: [goodStored],
  },
  {
    name: 'unit-row.csv',
    content: csv(header, ',,,h,bbl,Mscf,bbl', '2026-01-05,H-1,Heron,24,629,353,62.9'),
    stored: ['H-1 2026-01-05 hours 24 oil 100 gas 10000 water 10'],
  },
  {
    name: 'bad-unit-row.csv',
    content: csv(header, ',,,h,bbl,psi,bbl', good),
    refused: 'column "Gas" has the unit "psi"',
  },
  {
    name: 'merged-header.csv',
    content: csv('Date,Well,Field,Production,,,', ',,,Hours,Oil,Gas,Water', good),
    stored: [goodStored],
  },
  { name: 'no-header.csv', content: csv(good, good), refused: 'no column was recognized for the day' },
  {
    name: 'header-again.csv',
    content: csv(header, good, header, good.replace('05', '06')),
    stored: [goodStored, goodStored.replace('05', '06')],
    rejected: ['3 "Date" is not a date'],
  },
  {
    name: 'footer.csv',
    content: csv(header, good, '', 'Source: control room', 'End of report,,,,,,'),
    stored: [goodStored],
    rejected: ['4 1 columns instead of 7', '5 "End of report" is not a date'],
  },
  { name: 'blank-lines.csv', content: csv('', header, '', '   ', good, '', ''), stored: [goodStored] },
  { name: 'trailing-separators.csv', content: csv(`${header},,`, `${good},,`), stored: [goodStored] },
  { name: 'header-alone-longer.csv', content: csv(`${header},`, good), stored: [goodStored] },
  {
    name: 'ragged.csv',
    content: csv(header, good, '2026-01-06,H-1,Heron,24,1', `${good.replace('05', '07')},9`),
    stored: [goodStored],
    rejected: ['3 5 columns instead of 7', '4 8 columns instead of 7'],
  },
  {
    name: 'unquoted-thousands.csv',
    content: csv(header, '2026-01-05,H-1,Heron,24,1,234,12,000,30'),
    rejected: ['2 9 columns instead of 7'],
  },
  {
    name: 'open-quote.csv',
    content: csv(header, '2026-01-04,"H-1,Heron,24,1,2,3', good),
    stored: [goodStored],
    rejected: ['2 a quote is opened and not closed'],
  },
  {
    name: 'quoted-break.csv',
    content: csv(header, '2026-01-05,"H\n1",Heron,24,1,2,3'),
    rejected: ['2 the well contains a control character'],
  },
  {
    name: 'quotes-everywhere.csv',
    content: csv(header, good).replaceAll(/[^,\n]+/g, '"$&"'),
    stored: [goodStored],
  },
  {
    name: 'huge-cell.csv',
    content: csv(header, good.replace('H-1', 'x'.repeat(50_000)), good),
    stored: [goodStored],
    rejected: ['2 the well is longer than 120 characters'],
  },
  {
    name: 'huge-row.csv',
    content: csv(header, good.replace('H-1', 'x'.repeat(500_000)), good),
    stored: [goodStored],
    rejected: ['2 the row is longer than 65,536 characters'],
  },
  {
    name: 'long-number.csv',
    content: csv(header, good.replace('100.5', '1'.repeat(60))),
    rejected: ['2 Oil: "1111111111'],
  },
  {
    name: 'web-page.csv',
    content: '<!DOCTYPE html><html><body>Sign in, please</body></html>',
    refused: 'no column was recognized for the day',
  },
  {
    name: 'json.csv',
    content: '{"date":"2026-01-05","well":"H-1","oil":5}',
    refused: 'no column was recognized for the day',
  },
];

const columns: HostileFile[] = [
  {
    name: 'unit-behind.csv',
    content: csv('Date,Well,Field,Oil_bbl,Gas,Water', '2026-01-05,H-1,Heron,629,12000,30'),
    stored: ['H-1 2026-01-05 oil 100 gas 12000 water 30'],
  },
  {
    name: 'spanish.csv',
    content: csv(
      'Fecha;Pozo;Campo;Horas de producción;Petróleo (m3);Gas (miles m3);Agua (m3)',
      '05/01/2026;P-1;Norte;24;100,5;12;30',
      '15/01/2026;P-1;Norte;24;100,5;12;30',
    ),
    stored: ['05', '15'].map((of) => `P-1 2026-01-${of} hours 24 oil 100.5 gas 12000 water 30`),
  },
  {
    name: 'spanish-right.csv',
    content: csv(
      'Fecha;Pozo;Campo;Horas de producción;Petróleo (m3);Gas (m3);Agua (m3)',
      '05/01/2026;P-1;Norte;24;100,5;12000;30',
      '15/01/2026;P-1;Norte;24;99,25;12000;30',
    ),
    stored: [
      'P-1 2026-01-05 hours 24 oil 100.5 gas 12000 water 30',
      'P-1 2026-01-15 hours 24 oil 99.25 gas 12000 water 30',
    ],
  },
  {
    name: 'french.csv',
    content: csv(
      'Date;Puits;Champ;Heures de marche;Huile;Gaz;Eau',
      '5 février 2026;P-1;Nord;24;100,5;12\u202f000;30',
    ),
    stored: ['P-1 2026-02-05 hours 24 oil 100.5 gas 12000 water 30'],
  },
  {
    name: 'ofm.csv',
    content: csv(
      'UNIQUEID,DATE,FIELD,OIL.BBL,GAS.MCF,WATER.BBL,UPTIME.HRS',
      'H-1,20260105,Heron,629,353,62.9,24',
    ),
    stored: ['H-1 2026-01-05 hours 24 oil 100 gas 10000 water 10'],
  },
  {
    name: 'energy-components.csv',
    content: csv(
      'PRODUCTION_DAY,WELL_CODE,FIELD_CODE,ON_STREAM_HRS,ALLOC_NET_OIL_VOL,ALLOC_GAS_VOL,ALLOC_WATER_VOL,AVG_WH_PRESS',
      '2026-01-05T00:00:00,H-1,Heron,24,100,12000,30,50',
    ),
    stored: ['H-1 2026-01-05 hours 24 oil 100 gas 12000 water 30 wellheadPressure 50'],
  },
  {
    name: 'avocet.csv',
    content: csv(
      'Start Datetime,Item Name,Field Name,Hours On,Oil Volume (bbl),Gas Volume (Mscf),Water Volume (bbl),Tubing Pressure (psi)',
      '1/13/2026 12:00:00 AM,H-1,Heron,24,629,353,62.9,1000',
    ),
    stored: ['H-1 2026-01-13 hours 24 oil 100 gas 10000 water 10 wellheadPressure 68.947573'],
  },
  {
    name: 'aries.csv',
    content: csv('PROPNUM,D_DATE,FIELD,OIL,GAS,WATER,HRS,TBG', 'H-1,2026-01-05,Heron,100,12000,30,24,50'),
    stored: ['H-1 2026-01-05 hours 24 oil 100 gas 12000 water 30 wellheadPressure 50'],
  },
  {
    name: 'pi.csv',
    content: csv('Timestamp,Well,Field,Oil (m3/d),Gas (MMscfd)', '05-Jan-26 00:00:00,H-1,Heron,100,0.353'),
    stored: ['H-1 2026-01-05 oil 100 gas 10000'],
  },
  {
    name: 'no-unit.csv',
    content: csv(header, good),
    options: { mapping: { unitSystem: undefined } },
    refused:
      '"Oil", "Gas", "Water" have no unit: use --units metric (Sm3, bar, °C, m) or --units field (bbl, Mscf, psi, °F, ft), or --unit "Oil=Sm3"',
  },
  {
    name: 'one-unit.csv',
    content: csv('Date,Well,Field,Oil (bbl),Gas', '2026-01-05,H-1,Heron,629,353'),
    options: { mapping: { unitSystem: undefined } },
    refused: '"Gas" has no unit',
  },
  {
    name: 'no-unit-of-a-gauge.csv',
    content: csv('Date,Well,Field,Oil (bbl),THP', '2026-01-05,H-1,Heron,629,353'),
    options: { mapping: { unitSystem: undefined } },
    refused: '"THP" has no unit',
  },
  {
    name: 'field-units.csv',
    content: csv('Date,Well,Field,Oil,Gas,Water (Sm3),THP,WHT', '2026-01-05,H-1,Heron,629,353,10,1000,212'),
    options: { mapping: { unitSystem: 'field' } },
    stored: ['H-1 2026-01-05 oil 100 gas 10000 water 10 wellheadPressure 68.947573 wellheadTemperature 100'],
  },
  {
    name: 'choke-of-any-unit.csv',
    content: csv('Date,Well,Field,Oil,Choke', '2026-01-05,H-1,Heron,100,24'),
    refused:
      '"Choke" has no unit: use --unit "Choke=%", --unit "Choke=64ths" for 64ths of an inch, or leave it out with --ignore "Choke"',
  },
  {
    name: 'choke-in-mm.csv',
    content: csv('Date,Well,Field,Oil,Choke (mm)', '2026-01-05,H-1,Heron,100,24'),
    refused:
      'column "Choke (mm)" has the unit "mm"; known are %, pct, percent, fraction, frac, 64ths, 64thsof2in',
  },
  {
    name: 'short-names.csv',
    content: csv('Date,Well,Field,BOPD,MCFD,BWPD', '2026-01-05,H-1,Heron,629,353,62.9'),
    stored: ['H-1 2026-01-05 oil 100 gas 10000 water 10'],
  },
  {
    name: 'unused-volume.csv',
    content: csv(`${header},Condensate (bbl)`, `${good},12`),
    refused: 'column "Condensate (bbl)" looks like a volume and is not used',
  },
  {
    name: 'unused-injection.csv',
    content: csv(`${header},Gas injected`, `${good},5000`),
    refused: 'column "Gas injected" looks like a volume and is not used',
  },
  {
    name: 'unused-time.csv',
    content: csv('Date,Well,Field,Oil,Downtime', '2026-01-05,H-1,Heron,100,4'),
    stored: ['H-1 2026-01-05 hours 20 oil 100'],
  },
  {
    name: 'ignored-volume.csv',
    content: csv(`${header},Condensate (bbl)`, `${good},12`),
    options: { mapping: { ignore: ['Condensate (bbl)'] } },
    stored: [goodStored],
  },
  {
    name: 'ignored-unknown.csv',
    content: csv(header, good),
    options: { mapping: { ignore: ['Condensat'] } },
    refused: 'there is no column "Condensat"',
  },
  {
    name: 'second-date.csv',
    content: csv(`${header},Report date`, `${good},2026-01-06`),
    refused: 'column "Report date" looks like a date and is not used',
  },
  {
    name: 'water-cut.csv',
    content: csv(`${header},Water cut (%),GOR`, `${good},23,119`),
    stored: [goodStored],
  },
  {
    name: 'oil-rate.csv',
    content: csv('Date,Well,Field,Hours,Oil rate,Gas', '2026-01-05,H-1,Heron,12,200,12000'),
    refused: 'column "Oil rate" looks like a volume and is not used',
  },
  {
    name: 'unit-in-a-column.csv',
    content: csv('Date,Well,Field,Oil,UOM', '2026-01-05,H-1,Heron,629,bbl'),
    refused:
      'column "UOM" says units, and "bbl" is that of no column: say it with --unit "Oil=bbl", or leave the column out with --ignore "UOM"',
  },
  {
    name: 'unit-in-a-column-beside-its-own.csv',
    content: csv(
      'Date,Well,Field,Gas (m3),Oil,Gas unit,Oil unit',
      '2026-01-05,H-1,Heron,2,629,m3,',
      '2026-01-06,H-1,Heron,2,629,m3,BBL',
    ),
    refused: 'column "Oil unit" says units, and "BBL" is that of no column: say it with --unit "Oil=BBL"',
  },
  {
    name: 'unit-in-a-column-said.csv',
    content: csv(
      'Date,Well,Field,Oil,Gas (mcf),UOM,Business unit',
      '2026-01-05,H-1,Heron,629,0.0353,bbl,North',
      '2026-01-06,H-1,Heron,629,0.0353,Mscf,m3',
    ),
    options: { mapping: { units: { Oil: 'stb' } } },
    stored: ['H-1 2026-01-05 oil 100 gas 1', 'H-1 2026-01-06 oil 100 gas 1'],
  },
  {
    name: 'unit-of-the-header-and-another-below.csv',
    content: csv('Date,Well,Field,Oil (m3),Hours', ',,,bbl,h', '2026-01-05,H-1,Heron,629,24'),
    refused:
      'column "Oil (m3)" has the unit "m3" in its header and "bbl" in the row of units: choose one with',
  },
  { name: 'oil-twice.csv', content: csv(`${header},oil`, `${good},99`), refused: 'occurs 2 times' },
  {
    name: 'unclear-unit.csv',
    content: csv('Date,Well,Field,Oil,Gas (Mm3)', '2026-01-05,H-1,Heron,100,12'),
    refused: 'has the unit "Mm3", which is thousand m3 (use km3) or million m3 (use mmm3)',
  },
  {
    name: 'unclear-unit-said.csv',
    content: csv('Date,Well,Field,Oil,Gas (Mm3)', '2026-01-05,H-1,Heron,100,12'),
    options: { mapping: { units: { 'Gas (Mm3)': 'km3' } } },
    stored: ['H-1 2026-01-05 oil 100 gas 12000'],
  },
  {
    name: 'swapped.csv',
    content: csv('Date,Well,Field,Gas,Oil', ...days(12, (index) => `${100 - index},${12000 - index}`)),
    refused: 'gas is less than oil in 12 of 12 rows',
  },
  {
    name: 'gas-in-thousands.csv',
    content: csv('Date,Well,Field,Oil,Gas', ...days(12, (index) => `${100 - index},12`)),
    refused: 'is gas in another unit, such as thousands',
  },
  {
    name: 'kept-by-word.csv',
    content: csv('Date,Well,Field,Oil,Gas', ...days(12, () => '100,12')),
    options: { acceptFigures: true },
    stored: days(12, () => '').map((row) => `H-1 ${row.slice(0, 10)} oil 100 gas 12`),
  },
];

const numbers: HostileFile[] = [
  {
    name: 'comma-thousand.csv',
    content: csv('Date;Well;Field;Oil', '2026-01-05;H-1;Heron;12,003'),
    refused:
      'Oil: "12,003" has two readings: 12.003 with a decimal comma (--decimal comma), or 12003 with a comma between thousands (--decimal point)',
  },
  {
    name: 'comma-thousand-said.csv',
    content: csv('Date;Well;Field;Oil', '2026-01-05;H-1;Heron;12,003'),
    options: { mapping: { decimal: '.' } },
    stored: ['H-1 2026-01-05 oil 12003'],
  },
  {
    name: 'point-thousand.csv',
    content: csv('Date;Well;Field;Oil;Gas', '2026-01-05;H-1;Heron;1,5;234.567'),
    refused:
      'Gas: "234.567" has two readings: 234.567 with a decimal point (--decimal point), or 234567 with a point between thousands (--decimal comma)',
  },
  {
    name: 'point-alone.csv',
    content: csv('Date;Well;Field;Oil', '2026-01-05;H-1;Heron;12.003'),
    refused: '"12.003" has two readings',
  },
  {
    name: 'point-in-commas.csv',
    content: csv('Date,Well,Field,Oil', '2026-01-05,H-1,Heron,12.003'),
    stored: ['H-1 2026-01-05 oil 12.003'],
  },
  {
    name: 'quoted-thousand.csv',
    content: csv('Date,Well,Field,Gas', '2026-01-05,H-1,Heron,"234,567"'),
    refused: 'Gas: "234,567" has two readings',
  },
  {
    name: 'quoted-thousand-beside-points.csv',
    content: csv(header, good.replace('12000', '"234,567"')),
    refused: 'Gas: "234,567" has two readings',
  },
  {
    name: 'quoted-thousands-proved.csv',
    content: csv(
      header,
      good.replace('12000', '"12,000"'),
      good.replace('05', '06').replace('12000', '"1,234,567.5"'),
    ),
    stored: [goodStored, 'H-1 2026-01-06 hours 24 oil 100.5 gas 1234567.5 water 30'],
  },
  {
    name: 'both-marks.csv',
    content: csv('Date;Well;Field;Oil;Gas', '2026-01-05;H-1;Heron;1,5;2.5'),
    refused:
      'numbers are written in two ways, "2.5" (Gas, line 2) with a decimal point and "1,5" (Oil, line 2) with a decimal comma',
  },
  {
    name: 'mark-of-a-remark.csv',
    content: csv('Date;Well;Field;Oil;Remark', '2026-01-05;H-1;Heron;12.5;choke 1,5'),
    stored: ['H-1 2026-01-05 oil 12.5'],
  },
  {
    name: 'late-comma.csv',
    content: csv(
      'Date;Well;Field;Oil',
      ...Array.from({ length: 2_500 }, (_, index) => `2026-01-05;W-${index};Heron;7`),
      '2026-01-05;H-1;Heron;12,5',
    ).replaceAll('\n', '\r\n'),
    stored: [
      ...Array.from({ length: 2_500 }, (_, index) => `W-${index} 2026-01-05 oil 7`),
      'H-1 2026-01-05 oil 12.5',
    ],
  },
  {
    name: 'thin-spaces.csv',
    content: csv(header, good.replace('12000', '12\u2009000')),
    stored: [goodStored],
  },
  { name: 'swiss.csv', content: csv(header, good.replace('12000', "12'000.0")), stored: [goodStored] },
  { name: 'scientific.csv', content: csv(header, good.replace('12000', '1.2E+04')), stored: [goodStored] },
  {
    name: 'indian-groups.csv',
    content: csv(header, good.replace('12000', '"12,34,567"')),
    rejected: ['2 Gas: "12,34,567" is not a number'],
  },
  {
    name: 'unicode-minus.csv',
    content: csv(header, good.replace(',30', ',\u22123')),
    stored: ['H-1 2026-01-05 hours 24 oil 100.5 gas 12000 water -3'],
    suspect: ['2 a negative volume'],
  },
  {
    name: 'no-value-marks.csv',
    content: csv(header, good.replace('12000', '-999.25').replace(',30', ',s/d')),
    stored: ['H-1 2026-01-05 hours 24 oil 100.5'],
  },
  {
    name: 'unit-in-cell.csv',
    content: csv(header, good.replace('100.5', '100.5 bbl')),
    stored: ['H-1 2026-01-05 hours 24 oil 15.977742 gas 12000 water 30'],
  },
  {
    name: 'excel-errors.csv',
    content: csv(
      header,
      good.replace('100.5', '#DIV/0!'),
      good.replace('05', '06').replace('100.5', '#REF!'),
    ),
    rejected: ['2 Oil: "#DIV/0!" is not a number', '3 Oil: "#REF!" is not a number'],
  },
  {
    name: 'formula.csv',
    content: csv(
      header,
      good.replace('100.5', '=SUM(A1:A9)'),
      good.replace('H-1', '=HYPERLINK("x")').replaceAll('"', ''),
      good.replace('H-1', '@SUM(A1)'),
      good.replace('H-1', "+cmd|' /C calc'!A0"),
    ),
    rejected: [
      '2 Oil: "=SUM(A1:A9)" is a formula without a stored value',
      '3 the well "=HYPERLINK(x)" starts like a formula',
      '4 the well "@SUM(A1)"',
      '5 the well "+cmd',
    ],
  },
  {
    name: 'infinite.csv',
    content: csv(
      header,
      good.replace('100.5', 'Infinity'),
      good.replace('100.5', '1e999'),
      good.replace('100.5', '0x1F'),
    ),
    rejected: ['2 Oil: "Infinity" is not a number (all 3 rows have this fault; this is the first)'],
  },
  {
    name: 'parentheses.csv',
    content: csv(header, good.replace('100.5', '(100.5)')),
    rejected: ['2 Oil: "(100.5)" is not a number'],
  },
];

const dates: HostileFile[] = [
  {
    name: 'slashes-unclear.csv',
    content: csv(header, good.replace('2026-01-05', '03/01/2026'), good.replace('2026-01-05', '04/01/2026')),
    refused: '"03/01/2026" can be read day first or month first: use --date-format DD/MM/YYYY or MM/DD/YYYY',
  },
  {
    name: 'slashes-by-the-last.csv',
    content: csv(header, good.replace('2026-01-05', '05/01/2026'), good.replace('2026-01-05', '13/01/2026')),
    stored: [goodStored, goodStored.replace('05', '13')],
  },
  {
    name: 'slashes-month-first.csv',
    content: csv(header, good.replace('2026-01-05', '01/05/2026'), good.replace('2026-01-05', '1/13/26')),
    stored: [goodStored, goodStored.replace('05', '13')],
  },
  {
    name: 'slashes-against.csv',
    content: csv(header, good.replace('2026-01-05', '13/01/2026'), good.replace('2026-01-05', '01/14/2026')),
    refused: '"13/01/2026" (line 2) has the day first, "01/14/2026" (line 3) the month',
  },
  {
    name: 'half-converted.csv',
    content: csv(header, good.replace('2026-01-05', '2026-02-01'), good.replace('2026-01-05', '13/01/2026')),
    refused: '"2026-02-01" is written as a date and "13/01/2026" (line 3) with slashes',
  },
  {
    name: 'slashes-short-year.csv',
    content: csv(header, good.replace('2026-01-05', '26/01/05')),
    refused: '"26/01/05" can be read day first or month first',
  },
  {
    name: 'year-0026.csv',
    content: csv(header, good, good.replace('2026', '0026')),
    stored: [goodStored],
    rejected: ['3 "0026-01-05" is before 1901'],
  },
  {
    name: 'calendar-zeros.csv',
    content: csv(
      header,
      good,
      good.replace('2026-01-05', '1900-01-01'),
      good.replace('2026-01-05', '1904-01-01'),
    ),
    stored: [goodStored],
    rejected: ['3 "1900-01-01" is before 1901', '4 "1904-01-01" is the zero of'],
  },
  {
    name: 'odd-year.csv',
    content: csv(header, ...days(12, normal), good.replace('2026-01-05', '1970-01-01')),
    stored: days(12, () => '').map(
      (row, index) =>
        `H-1 ${row.slice(0, 10)} hours 24 oil ${100.5 - index} gas ${12000 - 100 * index} water 30`,
    ),
    rejected: ['14 1970-01-01 is more than nine years'],
  },
  {
    name: 'leap-days.csv',
    content: csv(header, good.replace('2026-01-05', '2024-02-29'), good.replace('2026-01-05', '2025-02-29')),
    stored: [goodStored.replace('2026-01-05', '2024-02-29')],
    rejected: ['3 "2025-02-29" is not a day of the calendar'],
  },
  {
    name: 'future.csv',
    content: csv(header, good, good.replace('2026-01-05', '2026-03-04')),
    stored: [goodStored],
    rejected: ['3 2026-03-04 is in the future'],
  },
  {
    name: 'days-of-two-clocks.csv',
    content: csv(
      `${header},Time zone,Day start`,
      ...['01', '02', '03'].flatMap((date) => [
        `2026-03-${date},A-1,Auckland,24,1,1,1,Pacific/Auckland,0`,
        `2026-03-${date},D-1,Denver,24,1,1,1,America/Denver,7`,
      ]),
    ),
    // 12:00 in UTC is 01:00 of the next day in Auckland, and 05:00 in Denver: the day before goes on until 07:00.
    stored: [
      'A-1 2026-03-01 hours 24 oil 1 gas 1 water 1',
      'D-1 2026-03-01 hours 24 oil 1 gas 1 water 1, stale',
      'A-1 2026-03-02 hours 24 oil 1 gas 1 water 1',
      'A-1 2026-03-03 hours 24 oil 1 gas 1 water 1, stale',
    ],
    rejected: ['5 2026-03-02 has not begun in Denver', '7 2026-03-03 has not begun in Denver'],
  },
  {
    name: 'serials.csv',
    content: csv(header, good.replace('2026-01-05', '46027')),
    refused:
      '"46027" is a day number of a spreadsheet: use --date-format excel if it means 2026-01-05, as nearly always, or --date-format excel-1904 if it means 2030-01-06',
  },
  {
    name: 'serials-said.csv',
    content: csv(header, good.replace('2026-01-05', '46027')),
    options: { mapping: { dateFormat: 'EXCEL' } },
    stored: [goodStored],
  },
  {
    name: 'serial-among-dates.csv',
    content: csv(header, good, good.replace('05', '06'), good.replace('2026-01-05', '46029')),
    stored: [goodStored, goodStored.replace('05', '06')],
    rejected: ['4 "46029" is a day number of a spreadsheet'],
  },
  {
    name: 'monthly-header.csv',
    content: csv('Month,Well,Field,Oil', '2026-01,H-1,Heron,3000'),
    refused: 'these are monthly data: use --kind months',
  },
  {
    name: 'months-as-days.csv',
    content: csv(header, good.replace('2026-01-05', 'Jan-2026')),
    rejected: ['2 "Jan-2026" is a month, and a row must be of a day: use --kind months'],
  },
  {
    name: 'monthly.csv',
    content: csv(
      'Date,Well,Field,Oil,Gas',
      '2025-11-01,H-1,Heron,3000,360000',
      '2025-12-01,H-1,Heron,2900,350000',
      '2026-01-01,H-1,Heron,2800,340000',
    ),
    refused: 'the rows are monthly data: use --kind months',
  },
  {
    name: 'month-of-days.csv',
    content: csv(
      'Field,Well,Date,Oil (bbl),Days',
      ...[1, 2, 3, 4, 5].map((well) => `Heron,H-${well},2026-01-01,8900,31`),
    ),
    refused: '2: the rows are monthly data, "Days" counts the days of each: use --kind months',
  },
  {
    name: 'month-of-producing-days.csv',
    content: csv(
      'Field,Well,Date,Oil (bbl),Days produced',
      ...[31, 12, 0, 20].map((days, well) => `Heron,H-${well},2026-01-31,8900,${days}`),
    ),
    refused: 'the rows are monthly data, "Days produced" counts the days of each',
  },
  {
    name: 'month-in-the-header.csv',
    content: csv('Field,Well,Date,Oil (bbl),Monthly uptime %', 'Heron,H-1,2026-01-01,8900,99'),
    refused: 'the rows are monthly data',
  },
  {
    name: 'months-of-single-wells.csv',
    content: csv('Field,Well,Date,Oil', 'Heron,H-1,2025-12-31,8900', 'Heron,H-2,2026-01-31,8900'),
    refused: 'the rows are monthly data',
  },
  {
    name: 'first-of-the-month.csv',
    content: csv(
      'Field,Well,Date,Oil (bbl),Days',
      'Heron,H-1,2026-01-01,629,1',
      'Heron,H-2,2026-01-01,629,0.5',
    ),
    stored: ['H-1 2026-01-01 oil 100', 'H-2 2026-01-01 oil 100'],
  },
  {
    name: 'first-of-the-month-with-hours.csv',
    content: csv(header, good.replace('05', '01')),
    stored: [goodStored.replace('05', '01')],
  },
  {
    name: 'counted-days.csv',
    content: csv(`${header},Days`, ...days(12, (index) => `${normal(index)},${index + 1}`)),
    stored: days(12, () => '').map(
      (row, index) =>
        `H-1 ${row.slice(0, 10)} hours 24 oil ${100.5 - index} gas ${12000 - 100 * index} water 30`,
    ),
  },
  {
    name: 'other-days.csv',
    content: csv(`${header},Days`, `${good.replace('05', '01')},31`),
    options: { mapping: { ignore: ['Days'] } },
    stored: [goodStored.replace('05', '01')],
  },
  {
    name: 'monthly-hours.csv',
    content: csv(
      header,
      '2025-12-31,H-1,Heron,744,3000,360000,900',
      '2025-12-31,H-2,Heron,720,2900,350000,800',
    ),
    refused: 'the rows are monthly data',
  },
  {
    name: 'hourly.csv',
    content: csv(
      header,
      ...Array.from({ length: 24 }, (_, hour) =>
        good.replace('2026-01-05', `2026-01-05 ${String(hour).padStart(2, '0')}:00`).replace(',24,', ',1,'),
      ),
    ),
    refused: '"2026-01-05 01:00" has a time of day, and a row must stand for a whole production day',
  },
  {
    name: 'stamped.csv',
    content: csv(header, good.replace('2026-01-05', '2026-01-05 06:00')),
    refused: 'use --day-start 6 if days begin then',
  },
  {
    name: 'stamped-said.csv',
    content: csv(header, good.replace('2026-01-05', '2026-01-05 06:00')),
    options: { clock: { startHour: 6 } },
    stored: [goodStored],
  },
  {
    name: 'evening-before.csv',
    content: csv(header, good.replace('2026-01-05', '2026-01-04T23:00:00Z')),
    refused: '"2026-01-04 23:00Z" has a time of day',
  },
];

const identifiers: HostileFile[] = [
  {
    name: 'spaces-of-all-kinds.csv',
    content: csv(
      header,
      good.replace('H-1', 'A-1  H'),
      good.replace('05', '06').replace('H-1', 'A-1\u00a0H'),
      good.replace('05', '07').replace('H-1', 'a-1\u2009\u200bH'),
      good.replace('05', '08').replace('H-1', 'Ａ-1 H').replace('Heron', 'HERON\u200b'),
    ),
    stored: ['05', '06', '07', '08'].map((date) => goodStored.replace('05', date).replace('H-1', 'A-1 H')),
  },
  {
    name: 'invisible.csv',
    content: csv(header, good.replace('H-1', '\u200b\ufeff')),
    rejected: ['2 the well is missing'],
  },
  {
    name: 'identifier-as-number.csv',
    content: csv('Date,UWI,Field,Oil', '2026-01-05,4.24933E+13,Heron,1', '2026-01-06,"4,24933E+13",Heron,1'),
    rejected: [
      '2 the well "4.24933E+13" is a number of which a spreadsheet has dropped digits: format the column as text',
      '3 the well "4,24933E+13" is a number',
    ],
  },
  {
    name: 'lost-zeros.csv',
    content: csv(
      'Date,Well,API,Field,Oil',
      '2026-01-05,H-1,05001095820000,Heron,1',
      '2026-01-06,H-1,5001095820000,Heron,1',
      '2026-01-07,H-1,50010958200,Heron,1',
      '2026-01-08,H-1,500109582,Heron,1',
    ),
    stored: ['H-1 2026-01-05 oil 1'],
    rejected: [
      '3 the well identifier "5001095820000" has 13 digits, so a leading zero may be lost',
      '4 the well identifier "50010958200" has 11 digits',
      '5 the well identifier "500109582" has 9 digits',
    ],
  },
  {
    name: 'api-of-three-lengths.csv',
    content: csv(
      'Date,UWI,Field,Oil',
      '2026-01-05,05-001-09582-00-00,Heron,1',
      '2026-01-06,0500109582,Heron,1',
      '2026-01-07,050010958200,Heron,1',
    ),
    stored: ['05', '06', '07'].map((date) => `05-001-09582-00-00 2026-01-${date} oil 1`),
  },
  {
    name: 'two-identifiers.csv',
    content: csv(
      'Date,Well,UWI,Field,Oil',
      '2026-01-05,H-1,05-001-09582,Heron,1',
      '2026-01-06,H-1,05001095820000,Heron,1',
      '2026-01-07,H-1,05-001-09583,Heron,1',
      '2026-01-08,H-2,05-001-09582,Heron,1',
      '2026-01-08,H-2,05-001-09582,Egret,1',
    ),
    stored: ['H-1 2026-01-05 oil 1', 'H-1 2026-01-06 oil 1', 'H-2 2026-01-08 oil 1'],
    rejected: [
      '4 the rows above say otherwise: H-1 has the identifier "05-001-09582", not "05-001-09583"',
      '5 the rows above say otherwise: "05-001-09582" is the identifier of H-1, not of H-2',
    ],
  },
  {
    name: 'no-identifiers.csv',
    content: csv('Date,Well,UWI,Field,Oil', '2026-01-05,H-1,N/A,Heron,1', '2026-01-05,H-2,N/A,Heron,1'),
    stored: ['H-1 2026-01-05 oil 1', 'H-2 2026-01-05 oil 1'],
  },
  {
    name: 'numbers-for-names.csv',
    content: csv('Date,Well,Field,Oil', '2026-01-05,123456789,Heron,1', '2026-01-05,1E10,Heron,1'),
    stored: ['123456789 2026-01-05 oil 1', '1E10 2026-01-05 oil 1'],
  },
];

const sums: HostileFile[] = [
  {
    name: 'dated-total.csv',
    content: csv(
      header,
      good,
      good.replace('H-1', 'TOTAL'),
      good.replace('H-1', 'Grand total:'),
      good.replace('H-1', 'Promedio'),
      good.replace('H-1', 'North subtotal'),
    ),
    stored: [goodStored],
    rejected: [
      '3 "TOTAL" is a sum or a mean, not a well',
      '4 "Grand total:" is a sum',
      '5 "Promedio" is a sum',
      '6 "North subtotal" is a sum',
    ],
  },
  {
    name: 'unnamed-total.csv',
    content: csv(
      header,
      ...days(3, () => '24,100,12000,30', 'H-1'),
      ...days(3, () => '24,50,6000,10', 'H-2'),
      ...days(3, () => '24,150,18000,40', 'Platform A'),
    ),
    refused: 'well Platform A has the sum of all other wells of Heron: a total is not a well',
  },
  {
    name: 'total-of-the-field.csv',
    content: csv(header, ...days(3, () => '24,100,12000,30'), ...days(3, () => '24,101,12100,30', 'HERON')),
    refused: 'well HERON has the sum of all other wells of Heron: a total is not a well',
  },
  {
    name: 'well-named-as-its-field.csv',
    content: csv(header, good, good.replace('H-1', 'Heron').replace('100.5', '7')),
    stored: [goodStored, goodStored.replace('H-1', 'Heron').replace('100.5', '7')],
  },
  {
    name: 'completions.csv',
    content: csv(header, ...days(5, () => '24,100,12000,30'), ...days(5, () => '24,40,5000,10')),
    refused: 'there are 5 days for which a well has several rows that differ',
  },
  {
    name: 'corrected-day.csv',
    content: csv(header, ...days(12, normal), good.replace('100.5', '90')),
    stored: days(12, () => '').flatMap((row, index) =>
      index === 4
        ? []
        : [`H-1 ${row.slice(0, 10)} hours 24 oil ${100.5 - index} gas ${12000 - 100 * index} water 30`],
    ),
    rejected: [
      '6 H-1 has different rows for 2026-01-05, this is the first',
      '14 H-1 has different rows for 2026-01-05, the first is on line 6',
    ],
  },
  {
    name: 'same-day-again.csv',
    content: csv(header, good, good.replace('H-1', 'h-1')),
    stored: [goodStored],
    rejected: ['3 h-1 has a row for 2026-01-05 already, on line 2'],
  },
  {
    name: 'same-name.csv',
    content: csv(header, good, good.replace('Heron', 'Egret').replace('100.5', '7')),
    stored: [goodStored, goodStored.replace('100.5', '7')],
  },
];

const hours: HostileFile[] = [
  {
    name: 'uptime-fraction.csv',
    content: csv('Date,Well,Field,Uptime,Oil', '2026-01-05,H-1,Heron,0.95,100', '2026-01-06,H-1,Heron,1,100'),
    refused:
      'Uptime is at most 1 in every row, which has two readings: hours (use --unit "Uptime=h") or the fraction of the day (use --unit "Uptime=fraction")',
  },
  {
    name: 'uptime-fraction-said.csv',
    content: csv('Date,Well,Field,Uptime,Oil', '2026-01-05,H-1,Heron,0.5,100'),
    options: { mapping: { units: { Uptime: 'fraction' } } },
    stored: ['H-1 2026-01-05 hours 12 oil 100'],
  },
  {
    name: 'hours-fraction.csv',
    content: csv(header, ...days(6, (index) => `${index === 3 ? '0.5' : '1'},100,12000,30`)),
    refused: 'Hours is at most 1 in every row',
  },
  {
    name: 'uptime-percent.csv',
    content: csv('Date,Well,Field,Uptime,Oil', ...days(4, (index) => `${90 + index},100`)),
    refused:
      'Uptime reaches 93, which is not a number of hours in a day: use --unit "Uptime=%" for percent of the day',
  },
  {
    name: 'uptime-percent-header.csv',
    content: csv('Date,Well,Field,Uptime (%),Oil', '2026-01-05,H-1,Heron,50,100'),
    stored: ['H-1 2026-01-05 hours 12 oil 100'],
  },
  {
    name: 'uptime-percent-sign.csv',
    content: csv('Date,Well,Field,Uptime,Oil', '2026-01-05,H-1,Heron,95%,100'),
    stored: ['H-1 2026-01-05 hours 22.8 oil 100'],
  },
  {
    name: 'uptime-minutes.csv',
    content: csv('Date,Well,Field,Uptime,Oil', ...days(4, () => '1440,100')),
    refused: 'use --unit "Uptime=min" for minutes',
  },
  {
    name: 'downtime-as-hours.csv',
    content: csv(header, ...days(8, (index) => `${index === 3 ? 20 : 0},100,12000,30`)),
    refused: 'Hours is 0 in 7 of 8 rows with production: is it the time in which the well was shut in?',
  },
  {
    name: 'one-well-fraction.csv',
    content: csv(
      header,
      ...days(6, () => '24,100,12000,30', 'H-1'),
      ...days(6, () => '1,90,11000,20', 'H-2'),
    ),
    refused: 'Hours of well H-2 is at most 1 in every row, and that of others is not',
  },
  {
    name: 'autumn-day.csv',
    content: csv(
      header,
      good.replace('2026-01-05,H-1,Heron,24', '2025-10-26,H-1,Heron,25'),
      good.replace(',24,', ',25,'),
    ),
    options: { clock: { timeZone: 'Europe/Oslo', startHour: 0 } },
    stored: [
      goodStored.replace('2026-01-05 hours 24', '2025-10-26 hours 25'),
      goodStored.replace('24', '25'),
    ],
    suspect: ['3 more hours than the 24 of the day'],
  },
  {
    name: 'too-many-hours.csv',
    content: csv(
      header,
      ...days(9, normal),
      good.replace('2026-01-05,H-1,Heron,24', '2026-01-20,H-1,Heron,26'),
    ),
    stored: days(9, () => '').map(
      (row, index) =>
        `H-1 ${row.slice(0, 10)} hours 24 oil ${100.5 - index} gas ${12000 - 100 * index} water 30`,
    ),
    rejected: ['11 26 hours are not between 0 and 25'],
  },
];

const figures: HostileFile[] = [
  {
    name: 'mixed-units.csv',
    content: csv(header, ...days(20, (index) => (index < 10 ? '24,100,12000,30' : '24,99,12,30'))),
    refused: 'the gas for each Sm3 of oil of well H-1 is about',
  },
  {
    name: 'well-in-thousands.csv',
    content: csv(
      header,
      ...days(5, normal, 'H-1'),
      ...days(5, normal, 'H-2'),
      ...days(5, () => '24,90,11,20', 'H-3'),
    ),
    refused: 'well H-3 has about',
  },
  {
    name: 'gas-well.csv',
    content: csv(
      'Date,Well,Field,Oil,Gas',
      ...days(5, () => '100,12000', 'H-1'),
      ...days(5, () => '2,900000', 'G-1'),
    ),
    stored: [...days(5, () => '', 'H-1'), ...days(5, () => '', 'G-1')].map(
      (row, index) =>
        `${index < 5 ? 'H-1' : 'G-1'} ${row.slice(0, 10)} ${index < 5 ? 'oil 100 gas 12000' : 'oil 2 gas 900000'}`,
    ),
  },
  {
    name: 'slip.csv',
    content: csv('Date,Well,Field,Oil', ...days(5, (index) => (index === 2 ? '1000' : '100'))),
    stored: days(5, () => '').map((row, index) => `H-1 ${row.slice(0, 10)} oil ${index === 2 ? 1000 : 100}`),
    suspect: ['4 oil at 10 times the rate of the days beside it'],
  },
  {
    name: 'slip-in-hours.csv',
    content: csv('Date,Well,Field,Hours,Oil', ...days(5, (index) => (index === 2 ? '2.4,100' : '24,100'))),
    stored: days(5, () => '').map(
      (row, index) => `H-1 ${row.slice(0, 10)} hours ${index === 2 ? 2.4 : 24} oil 100`,
    ),
    suspect: ['4 oil at 10 times the rate of the days beside it'],
  },
  {
    name: 'negative.csv',
    content: csv(header, good.replace('100.5', '-100.5')),
    stored: [goodStored.replace('100.5', '-100.5')],
    suspect: ['2 a negative volume'],
  },
];

const clocks: HostileFile[] = [
  {
    name: 'clock-columns.csv',
    content: csv(
      `${header},Time zone,Day start`,
      `${good},Europe/Oslo,6`,
      `${good.replace('05', '06')},Europe/Paris,6`,
      `${good.replace('05', '07')},Mars/Base,6`,
      `${good.replace('05', '08')},Europe/Oslo,6:30`,
    ),
    stored: [goodStored],
    rejected: [
      '3 Heron has the time zone Europe/Oslo in a row above, not Europe/Paris',
      '4 there is no time zone "Mars/Base"',
      '5 "6:30" is not a full hour',
    ],
  },
];

const serial = (value: number, format: string) => ({ t: 'n', v: value, z: format });
const workbooks: HostileFile[] = [
  { name: 'plain.xlsx', content: workbook({ Data: [cells, sheetRow] }), stored: [goodStored] },
  {
    name: 'beside-notes.xlsx',
    content: workbook({ Notes: [['Author'], ['me']], Data: [['Report'], [], cells, sheetRow] }),
    stored: [goodStored],
  },
  {
    name: 'two-sheets.xlsx',
    content: workbook({ A: [cells, sheetRow], B: [cells, sheetRow] }),
    refused: 'has 2 sheets with data, "A", "B": choose one with --sheet',
  },
  {
    name: 'two-sheets-said.xlsx',
    content: workbook({ A: [cells, sheetRow], B: [cells, sheetRow.with(4, 7)] }),
    options: { mapping: { sheet: 'B' } },
    stored: [goodStored.replace('100.5', '7')],
  },
  {
    name: 'no-such-sheet.xlsx',
    content: workbook({ A: [cells, sheetRow] }),
    options: { mapping: { sheet: 'Q' } },
    refused: 'has no sheet "Q"; it has "A"',
  },
  {
    name: 'nothing.xlsx',
    content: workbook({ Notes: [['Author'], ['me']] }),
    refused: 'nothing.xlsx (sheet "Notes"):1: no column was recognized for the day',
  },
  {
    name: 'calendar-1904.xlsx',
    content: workbook(
      { Data: [cells, sheetRow.with(0, serial(46027 - 1462, 'yyyy-mm-dd'))] },
      (book) => (book.Workbook = { WBProps: { date1904: true } }),
    ),
    stored: [goodStored],
  },
  {
    name: 'unformatted-date.xlsx',
    content: workbook({ Data: [cells, sheetRow.with(0, 46027)] }),
    refused: '"46027" is a day number of a spreadsheet: use --date-format excel',
  },
  {
    name: 'half-converted.xlsx',
    content: workbook({
      Data: [
        cells,
        sheetRow.with(0, new Date(Date.UTC(2026, 4, 1))),
        sheetRow.with(0, new Date(Date.UTC(2026, 5, 1))),
        sheetRow.with(0, '13/01/2026'),
      ],
    }),
    options: { now: new Date('2026-12-31T12:00:00Z') },
    refused: 'It has two readings, 2026-05-01 and 2026-01-05: write all dates of the column as YYYY-MM-DD',
  },
  {
    name: 'half-converted-said.xlsx',
    content: workbook({
      Data: [
        cells,
        sheetRow.with(0, new Date(Date.UTC(2026, 0, 2))),
        sheetRow.with(0, '01/13/2026'),
        sheetRow.with(0, '02/14/2026'),
      ],
    }),
    options: { mapping: { dateFormat: 'MM/DD/YYYY' } },
    refused: 'It has two readings, 2026-01-02 and 2026-02-01',
  },
  {
    name: 'half-converted-late.xlsx',
    content: workbook({
      Data: [
        cells,
        sheetRow.with(0, new Date(Date.UTC(2026, 0, 20))),
        sheetRow.with(0, new Date(Date.UTC(2026, 4, 2))),
        sheetRow.with(0, '13/02/2026'),
      ],
    }),
    options: { now: new Date('2026-12-31T12:00:00Z') },
    refused: 'It has two readings, 2026-05-02 and 2026-02-05',
  },
  {
    name: 'one-reading.xlsx',
    content: workbook({
      Data: [cells, sheetRow.with(0, '13/01/2026'), sheetRow.with(0, new Date(Date.UTC(2026, 0, 1)))],
    }),
    stored: [goodStored.replace('05', '13'), goodStored.replace('05', '01')],
  },
  {
    name: 'typed-beside-dates.xlsx',
    content: workbook({
      Data: [
        cells,
        sheetRow,
        sheetRow.with(0, new Date(Date.UTC(2026, 0, 20))),
        sheetRow.with(0, '13/01/2026'),
      ],
    }),
    stored: [goodStored, goodStored.replace('05', '20'), goodStored.replace('05', '13')],
  },
  {
    name: 'errors.xlsx',
    content: workbook({ Data: [cells, sheetRow.with(4, { t: 'e', v: 0x07, w: '#DIV/0!' })] }),
    rejected: ['2 Oil: "#DIV/0!" is not a number'],
  },
  {
    name: 'formulas.xlsx',
    content: workbook({ Data: [cells, sheetRow.with(4, { t: 'n', v: 100.5, f: '50+50.5' })] }),
    stored: [goodStored],
  },
  {
    name: 'formulas-without-values.xlsx',
    content: editedSheet(
      [cells, sheetRow, [new Date(Date.UTC(2026, 0, 6)), ...sheetRow.slice(1).with(3, 7)]],
      (sheet) => sheet.replace('<c r="E3"><v>7</v>', '<c r="E3"><f>50+50.5</f><v></v>'),
    ),
    stored: [goodStored],
    rejected: [
      '3 Oil: "=50+50.5" is a formula without a stored value: open the file in a spreadsheet program',
    ],
  },
  {
    name: 'day-of-formulas.xlsx',
    content: editedSheet([cells, sheetRow.with(0, 7)], (sheet) =>
      sheet.replace('<c r="A2"><v>7</v>', '<c r="A2"><f>DATE(2026,1,5)</f>'),
    ),
    rejected: ['2 Date: "=DATE(2026,1,5)" is a formula without a stored value'],
  },
  {
    name: 'formulas-never-calculated.xlsx',
    content: editedSheet(
      [cells, sheetRow.with(4, 7)],
      (sheet) => sheet.replace('<c r="E2"><v>7</v>', '<c r="E2"><f>50+50.5</f><v>0</v>'),
      (book) => book.replace('</workbook>', '<calcPr calcId="124519" fullCalcOnLoad="1"/></workbook>'),
    ),
    rejected: ['2 Oil: "=50+50.5" is a formula without a stored value'],
  },
  {
    name: 'formula-of-zero.xlsx',
    content: editedSheet([cells, sheetRow.with(4, 7)], (sheet) =>
      sheet.replace('<c r="E2"><v>7</v>', '<c r="E2"><f>50-50</f><v>0</v>'),
    ),
    stored: [goodStored.replace('100.5', '0')],
    suspect: [],
  },
  {
    name: 'formulas-beside.xlsx',
    content: editedSheet(
      [
        [...cells, 'Remark'],
        [...sheetRow, 7],
      ],
      (sheet) => sheet.replace('<c r="H2"><v>7</v>', '<c r="H2"><f>1+1</f>'),
    ),
    stored: [goodStored],
  },
  {
    name: 'percent-cells.xlsx',
    content: workbook({ Data: [cells.with(3, 'Uptime (%)'), sheetRow.with(3, serial(0.5, '0%'))] }),
    stored: [goodStored.replace('24', '12')],
  },
  {
    name: 'text-numbers.xlsx',
    content: workbook({ Data: [cells, sheetRow.with(5, '12,000')] }),
    refused: '"12,000" has two readings',
  },
  { name: 'text.xlsx', content: csv(header, good), stored: [goodStored] },
  {
    name: 'archive.xlsx',
    content: Buffer.from('504b0304140000000000', 'hex'),
    refused: 'is a zip archive that cannot be read as an Excel workbook',
  },
  {
    name: 'protected.xlsx',
    content: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    refused: 'is an old Excel workbook (.xls) that cannot be read',
  },
  { name: 'bomb.xlsx', content: bomb(), refused: 'holds more than 256 MB of sheets' },
];

/** A workbook with one sheet whose parts were written by another program. */
function editedSheet(
  rows: unknown[][],
  ofSheet: (xml: string) => string,
  ofBook: (xml: string) => string = (xml) => xml,
): Uint8Array {
  const archive = xlsx.CFB.read(Buffer.from(workbook({ Data: rows })), { type: 'buffer' });
  for (const [path, change] of [
    ['/xl/worksheets/sheet1.xml', ofSheet],
    ['/xl/workbook.xml', ofBook],
  ] as const) {
    const part = xlsx.CFB.find(archive, path)!;
    part.content = Buffer.from(change(Buffer.from(part.content).toString('utf8')), 'utf8');
  }
  return new Uint8Array(xlsx.CFB.write(archive, { fileType: 'zip', type: 'buffer' }) as Buffer);
}

/** A workbook whose directory says that a sheet unpacks to a gigabyte. */
function bomb(): Uint8Array {
  const bytes = Buffer.from(workbook({ Data: [cells, sheetRow] }));
  const entry = bytes.indexOf(Buffer.from('504b0102', 'hex'));
  bytes.writeUInt32LE(1_073_741_824, entry + 24);
  return bytes;
}

describe.each([
  ['encodings', encodings],
  ['shapes', shapes],
  ['columns', columns],
  ['numbers', numbers],
  ['dates', dates],
  ['names and identifiers', identifiers],
  ['sums and days', sums],
  ['hours', hours],
  ['figures', figures],
  ['clocks', clocks],
  ['workbooks', workbooks],
])('hostile files: %s', (_, files) => {
  itStoresOrRefuses(files);
});

it('has at least sixty files, each of its own name', () => {
  const names = [
    encodings,
    shapes,
    columns,
    numbers,
    dates,
    identifiers,
    sums,
    hours,
    figures,
    clocks,
    workbooks,
  ]
    .flat()
    .map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(60);
});
