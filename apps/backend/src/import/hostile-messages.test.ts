import { describe } from 'vitest';
import {
  csv,
  good,
  goodStored,
  header,
  itStoresOrRefuses,
  workbook,
  type HostileFile,
} from './hostile-files.fixture.ts';

const messages: HostileFile[] = [
  {
    name: 'portuguese-headers.csv',
    content: csv(
      'Data;Poço;Campo;Horas;Óleo (m³);Gás (m³);Água (m³)',
      '05/01/2026;H-1;Heron;24;100,5;12000;30',
      '25/01/2026;H-1;Heron;24;99,5;11900;30',
    ),
    stored: [goodStored, 'H-1 2026-01-25 hours 24 oil 99.5 gas 11900 water 30'],
  },
  {
    name: 'data-beside-a-date.csv',
    content: csv('Date,Data,Well,Field,Oil', '2026-01-05,raw,H-1,Heron,1'),
    stored: ['H-1 2026-01-05 oil 1'],
  },
  {
    name: 'title-that-says-date.csv',
    content: csv('FECHA,,,,,,', header, good),
    stored: [goodStored],
  },
  {
    name: 'title-above-other-names.csv',
    content: csv('FECHA,,', 'Pozo,Campo,Cantidad', 'H-1,Heron,1'),
    refused: 'title-above-other-names.csv:2: no column was recognized for the day',
  },
  {
    name: 'title-above-a-year.csv',
    content: csv('FECHA,,', 'Pozo,2025,Cantidad', 'H-1,1,2'),
    refused: 'title-above-a-year.csv:2: no column was recognized for the day',
  },
  {
    name: 'kind-in-a-row.csv',
    content: csv('Permit,Kind,Amount', 'P-1,GAS,12', 'P-2,GAS,13'),
    refused: 'kind-in-a-row.csv:1: no column was recognized for the day',
  },
  {
    name: 'names-in-a-row-of-figures.csv',
    content: csv('Tag,Kind,What,Amount,Share', 'P-1,well,GAS,12.5,0.25', 'P-2,well,GAS,13.5,0.25'),
    refused: 'names-in-a-row-of-figures.csv:1: no column was recognized for the day',
  },
  {
    name: 'identifier-of-two-words.csv',
    content: csv('Date,Well,API/UWI,Field,Oil', '2026-01-05,H-1,05-001-09582,Heron,1'),
    stored: ['H-1 2026-01-05 oil 1'],
    identified: ['H-1 05-001-09582'],
  },
  {
    name: 'ignored-header-of-two-lines.csv',
    content: csv('Date,Well,Field,Oil,"Lift\ngas"', '2026-01-05,H-1,Heron,1,5'),
    options: { mapping: { ignore: ['Lift gas'] } },
    stored: ['H-1 2026-01-05 oil 1'],
  },
  {
    name: 'ignored-as-it-stands.csv',
    content: csv('Date,Well,Field,Oil,"Lift\n gas","Water\n production"', '2026-01-05,H-1,Heron,1,5,6'),
    options: { mapping: { ignore: ['Lift\n gas', 'Water\n production'] } },
    stored: ['H-1 2026-01-05 oil 1'],
  },
  {
    name: 'ignored-beside-wells.csv',
    content: csv('Date,A-1,A-2,"Rainfall\nmm","Wind\nm/s"', '2026-01-05,1,2,5,3', '2026-01-06,1,2,6,4'),
    options: { field: 'Heron', mapping: { quantity: 'oil', ignore: ['Rainfall mm', 'Wind\nm/s'] } },
    stored: ['05', '06'].flatMap((date) => [`A-1 2026-01-${date} oil 1`, `A-2 2026-01-${date} oil 2`]),
  },
  {
    name: 'shown-header-of-two-lines.csv',
    content: csv('Well,Field,Oil,"Lift\ngas"', 'H-1,Heron,1,5'),
    refused: 'The columns are: Well, Field, Oil, Lift gas.',
  },
  {
    name: 'repeated-names-below-wells.csv',
    content: csv(
      ',A-1,,A-2,',
      'Date,Injected,Pressure set,Injected,Pressure set',
      '2026-01-05,1,2,3,4',
      '2026-01-06,1,2,3,4',
    ),
    options: { field: 'Heron' },
    refused: 'columns repeat ("Injected", "Pressure set"): if they do so for each well',
  },
  {
    name: 'quarters.csv',
    content: csv('Well,Year,Quarter,Field,Oil', 'H-1,2025,1,Heron,900'),
    refused: 'column "Quarter" says that a row stands for a quarter or a longer time',
  },
  {
    name: 'periods.csv',
    content: csv('Well,Period end,Field,Oil', 'H-1,2025-01-31,Heron,900'),
    refused: 'these are monthly data: use --kind months',
  },
  {
    name: 'months-of-days.csv',
    content: csv('Date,Well,Field,Oil', '2026-01,H-1,Heron,1', '2026-02,H-1,Heron,2', '2025-12,H-1,Heron,3'),
    rejected: [
      '2 "2026-01" is a month, and a row must be of a day: use --kind months for monthly data (all 3 rows',
    ],
  },
  {
    name: 'two-other-faults.csv',
    content: csv('Date,Well,Field,Oil', 'x,H-1,Heron,1', 'y,H-1,Heron,2', '2025-12-01,H-1,Heron,z'),
    rejected: ['2 "x" is not a date', '3 "y" is not a date', '4 Oil: "z" is not a number'],
  },
  {
    name: 'unused-volumes.csv',
    content: csv('Date,Well,Field,Oil,Lift gas,Condensate', '2026-01-05,H-1,Heron,1,2,3'),
    refused: 'leave them out with --ignore "Lift gas" --ignore "Condensate".',
  },
  {
    name: 'dates-of-events.csv',
    content: csv(
      'Date,Well,Field,Oil,Spud date,Submission date,First production date',
      '2026-01-05,H-1,Heron,1,2020-01-01,2026-02-01,2021-01-01',
    ),
    stored: ['H-1 2026-01-05 oil 1'],
  },
  {
    name: 'running-sums.csv',
    content: csv('Date,Well,Field,Oil,Cum oil,Cumulative water', '2026-01-05,H-1,Heron,1,900,30'),
    stored: ['H-1 2026-01-05 oil 1'],
  },
  {
    name: 'running-sums-alone.csv',
    content: csv('Date,Well,Field,Hours,Cum oil', '2026-01-05,H-1,Heron,24,900'),
    refused: 'column "Cum oil" looks like a volume and is not used',
  },
  {
    name: 'days-of-a-product.csv',
    content: csv('Date,Well,Field,Gas,Gas production days', '2026-01-05,H-1,Heron,1,1'),
    refused: 'column "Gas production days" looks like a time and is not used',
  },
  {
    name: 'unit-within-a-header.csv',
    content: csv('Data;Poço;Campo;Gás Natural (Mm³/dia) Total', '2026-01-05;P-1;Norte;2,5'),
    options: { mapping: { columns: { day: { header: 'Data' } } } },
    refused: 'has the unit "Mm³/dia", which is thousand m3 (use km3) or million m3 (use mmm3)',
  },
  {
    name: 'unit-within-a-header-said.csv',
    content: csv('Data;Poço;Campo;Gás Natural (Mm³/dia) Total', '2026-01-05;P-1;Norte;2,5'),
    options: {
      mapping: {
        columns: { day: { header: 'Data' } },
        units: { 'Gás Natural (Mm³/dia) Total': 'km3' },
      },
    },
    stored: ['P-1 2026-01-05 gas 2500'],
  },
  {
    name: 'no-day.csv',
    content: csv('Well,Field,Oil', 'H-1,Heron,1'),
    refused: 'If all rows are of one day, give it with --date YYYY-MM-DD.',
  },
  {
    name: 'no-day-said.csv',
    content: csv('Well,Field,Oil', 'H-1,Heron,1'),
    options: { mapping: { date: '2026-01-05' } },
    stored: ['H-1 2026-01-05 oil 1'],
  },
  {
    name: 'sheet-with-an-unused-volume.xlsx',
    content: workbook({
      Data: [
        ['Date', 'Well', 'Field', 'Oil', 'Lift gas'],
        ['2026-01-05', 'H-1', 'Heron', 1, 2],
      ],
    }),
    refused: '(sheet "Data"):1: column "Lift gas" looks like a volume and is not used',
  },
  {
    name: 'columns-move.xlsx',
    content: workbook({
      Data: [
        ['Date', '', 'Well', 'Oil', 'Hours'],
        ['2026-01-05', '', 'H-1', 1, 24],
        ['Date', '', '', '', 'Well', 'Oil', 'Hours'],
        ['2026-01-06', '', '', '', 'H-1', 2, 24],
      ],
    }),
    options: { field: 'Heron' },
    refused:
      'the header stands again in row 3 with "Well" in column E instead of C, so columns move within the table',
  },
  {
    name: 'months-of-several-years.csv',
    content: csv('Well,Field,Nov,Dec,Jan,Nov,Dec', 'H-1,Heron,1,2,3,4,5'),
    options: { mapping: { quantity: 'oil', year: 2025 } },
    refused: '5 columns are months, and some names stand more than once ("Nov", "Dec", "Jan" and 2 more)',
  },
  {
    name: 'numbers-are-no-months.csv',
    content: csv('Date,Well,Field,Oil,4,6,3', '2026-01-05,H-1,Heron,1,2,3,4'),
    stored: ['H-1 2026-01-05 oil 1'],
  },
  {
    name: 'tables-beside.csv',
    content: csv(',Fluid,Oil,Water,,Oil,Water,RPM', 'H-1,,,,H-1,4.5,6,145', 'H-2,,,,H-2,1,2,100'),
    options: { field: 'Heron', mapping: { date: '2026-01-05' } },
    refused:
      'two tables stand beside each other, "Oil", "Water" stand twice: keep the columns of one, with a header above each, such as one above column E with "H-1"',
  },
  {
    name: 'header-again.csv',
    content: csv('Date,Well,Oil,Hours', '2026-01-05,H-1,1,24', 'Date,Well,Oil,Hours', '2026-01-06,H-1,2,24'),
    options: { field: 'Heron' },
    stored: ['H-1 2026-01-05 hours 24 oil 1', 'H-1 2026-01-06 hours 24 oil 2'],
    rejected: ['3 '],
  },
];

describe('hostile files: messages', () => {
  itStoresOrRefuses(messages);
});
