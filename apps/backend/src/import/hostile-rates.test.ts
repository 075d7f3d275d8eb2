import { describe, expect, it } from 'vitest';
import { planColumns } from './columns.ts';
import { rateNote } from './daily-rates.ts';
import { csv, day, itStoresOrRefuses, type HostileFile } from './hostile-files.fixture.ts';
import { dailyProduction } from './quantities.ts';

const at = (row: string) => `${day(0)},H-1,Heron,${row}`;

/** Files whose volumes are said as rates, of wells that did not flow the whole day. */
const files: HostileFile[] = [
  {
    name: 'rate-of-half-a-day.csv',
    content: csv('Date,Well,Field,Hours,Oil (Sm3/d),Gas (Sm3/d)', at('12,300,4000')),
    stored: [`H-1 ${day(0)} hours 12 oil 150 gas 2000`],
  },
  {
    name: 'rates-by-name.csv',
    content: csv('Date,Well,Field,Uptime hrs,BOPD,MCFD,BWPD', at('6,629,353,62.9')),
    stored: [`H-1 ${day(0)} hours 6 oil 25 gas 2500 water 2.5`],
  },
  {
    name: 'rate-in-brackets.csv',
    content: csv('Date,Well,Field,Hours,Oil (BOPD)', at('12,629')),
    stored: [`H-1 ${day(0)} hours 12 oil 50`],
  },
  {
    name: 'unit-row.csv',
    content: csv('Date,Well,Field,Hours,Oil', ',,,h,m3/d', at('18,100')),
    stored: [`H-1 ${day(0)} hours 18 oil 75`],
  },
  {
    name: 'rate-and-downtime.csv',
    content: csv('Date,Well,Field,Downtime (h),Oil (Sm3/d)', at('6,100')),
    stored: [`H-1 ${day(0)} hours 18 oil 75`],
  },
  {
    name: 'liquid-rate-and-cut.csv',
    content: csv('Date,Well,Field,Hours,Liquid rate (m3/d),Water cut (%)', at('12,200,25')),
    stored: [`H-1 ${day(0)} hours 12 oil 75 water 25`],
  },
  {
    name: 'volume-of-a-day.csv',
    content: csv('Date,Well,Field,Hours,Oil volume (m3/day),Oil cut (%)', at('12,300,75')),
    stored: [`H-1 ${day(0)} hours 12 oil 300 water 100`],
  },
  {
    name: 'volume-beside-hours.csv',
    content: csv('Date,Well,Field,Hours,Oil (Sm3)', at('12,300')),
    stored: [`H-1 ${day(0)} hours 12 oil 300`],
  },
  {
    name: 'rate-without-hours.csv',
    content: csv('Date,Well,Field,BOPD', at('629')),
    stored: [`H-1 ${day(0)} oil 100`],
  },
  {
    name: 'thousand-barrels.csv',
    content: csv('Date,Well,Field,Oil (kbbl)', at('0.629')),
    stored: [`H-1 ${day(0)} oil 100`],
  },
];

const hours = [24, 12, 6, 24, 18, 12];
const rows = (value: (hours: number) => number, well = 'H-1') =>
  hours.map((of, index) => `${day(index)},${well},Heron,${of},${value(of)}`);
const falls =
  '"Oil (Sm3/d)" falls with the hours on stream in 4 of 4 rows of fewer hours, which has two readings: the volume of each day (--rates calendar), or a rate of the hours on stream (--rates producing)';

/** Columns headed as rates, of which the rows say whether they are. */
const byRows: HostileFile[] = [
  {
    name: 'falls-with-hours.csv',
    content: csv('Date,Well,Field,Hours,Oil (Sm3/d)', ...rows((of) => (of * 100) / 24)),
    refused: falls,
  },
  {
    name: 'falls-with-hours-accepted.csv',
    content: csv('Date,Well,Field,Hours,Oil (Sm3/d)', ...rows((of) => (of * 100) / 24).slice(0, 5)),
    options: { acceptFigures: true },
    stored: [100, 25, 6.25, 100, 56.25].map((oil, at) => `H-1 ${day(at)} hours ${hours[at]} oil ${oil}`),
  },
  {
    name: 'falls-with-hours-volume.csv',
    content: csv('Date,Well,Field,Hours,Oil volume (Sm3/d)', ...rows((of) => (of * 100) / 24)),
    stored: hours.map((of, at) => `H-1 ${day(at)} hours ${of} oil ${(of * 100) / 24}`),
  },
  {
    name: 'falls-with-hours-of-the-day.csv',
    content: csv('Date,Well,Field,Hours,Oil (Sm3/d)', ...rows((of) => (of * 100) / 24)),
    options: { rates: 'calendar' },
    stored: hours.map((of, at) => `H-1 ${day(at)} hours ${of} oil ${(of * 100) / 24}`),
  },
  {
    name: 'falls-with-hours-on-stream.csv',
    content: csv('Date,Well,Field,Hours,Oil volume (Sm3/d)', ...rows((of) => (of * 100) / 24).slice(0, 2)),
    options: { rates: 'producing' },
    stored: [`H-1 ${day(0)} hours 24 oil 100`, `H-1 ${day(1)} hours 12 oil 25`],
  },
  {
    name: 'rate-of-the-day.csv',
    content: csv('Date,Well,Field,Hours,BOPD', at('12,629')),
    options: { rates: 'calendar' },
    stored: [`H-1 ${day(0)} hours 12 oil 100`],
  },
  {
    name: 'stands-by-hours.csv',
    content: csv('Date,Well,Field,Hours,Oil (Sm3/d)', ...rows(() => 100)),
    stored: hours.map((of, at) => `H-1 ${day(at)} hours ${of} oil ${(of * 100) / 24}`),
  },
];

describe('rates by their rows', () => itStoresOrRefuses(byRows));
describe('rates over fewer hours than the day', () => itStoresOrRefuses(files));

it('says which columns are rates, and only where hours make another volume of them', () => {
  const noteOf = (...headers: string[]) => {
    const result = planColumns(headers, { columns: {} }, dailyProduction(true));
    return 'plan' in result ? rateNote(result.plan) : result.problem;
  };
  expect(noteOf('Date', 'Well', 'Field', 'Hours', 'BOPD', 'Gas (Sm3)')).toBe(
    'rates of the hours on stream, whose volume is rate × hours ÷ 24 (--rates calendar takes them as volumes of the day): "BOPD"',
  );
  expect(noteOf('Date', 'Well', 'Field', 'BOPD')).toBeUndefined();
});
