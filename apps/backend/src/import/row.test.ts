import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCells } from './cells.ts';
import { planColumns } from './columns.ts';
import { dailyProduction } from './quantities.ts';
import { readRow, type RowResult } from './row.ts';

const headers = [
  'date',
  'well',
  'field',
  'uwi',
  'hours',
  'oil',
  'gas',
  'water',
  'water injected',
  'choke',
  'flow kind',
];

function readAll(row: readonly string[]): RowResult {
  const result = planColumns(
    headers,
    { columns: {}, unitSystem: 'metric', units: { choke: '%' } },
    dailyProduction(true),
  );
  if ('problem' in result) throw new Error(result.problem);
  const read = readCells(row, result.plan, { decimal: '.' });
  return 'cells' in read ? readRow(read.cells, { lastDay: '2026-03-02' }) : read;
}

const good: Record<string, string> = {
  date: '2026-03-01',
  well: 'H-1',
  field: 'Heron',
  uwi: 'NO 1/2-H-1',
  hours: '24',
  oil: '100.5',
  gas: '12000',
  water: '30',
  'water injected': '',
  choke: '45',
  'flow kind': 'production',
};

function read(change: Record<string, string> = {}): RowResult {
  const cells = { ...good, ...change };
  return readAll(headers.map((header) => cells[header] ?? ''));
}

function row(change: Record<string, string> = {}) {
  const result = read(change);
  if ('problem' in result) throw new Error(result.problem);
  return result.row;
}

describe('readRow', () => {
  it('takes a row as it stands; blank is not zero', () => {
    expect(row()).toEqual({
      field: 'Heron',
      well: 'H-1',
      uwi: 'NO 1/2-H-1',
      mother: null,
      day: '2026-03-01',
      time: '',
      timeZone: '',
      dayStart: '',
      values: { hours: 24, oil: 100.5, gas: 12000, water: 30, waterInjected: null, choke: 45 },
      flowKind: 'production',
      saysFlowKind: true,
      quality: 'measured',
      doubts: [],
    });
  });

  it.each([
    [{ date: '' }, 'the date is missing'],
    [{ date: '2026-02-30' }, '"2026-02-30" is not a day of the calendar'],
    [{ date: '2026-03-03' }, '2026-03-03 is in the future'],
    [{ well: ' ' }, 'the well is missing'],
    [{ field: '' }, 'the field is missing'],
    [{ well: 'x'.repeat(121) }, 'the well is longer than 120 characters'],
    [{ uwi: 'x'.repeat(121) }, 'the well identifier is longer than 120 characters'],
    [{ well: 'H\0' }, 'the well contains a NUL character'],
    [{ field: 'He\u001bron' }, 'the field contains a control character'],
    [
      { field: 'He\ufffdron' },
      'the field is not UTF-8 text; use --encoding windows-1252 where a file comes from an older program',
    ],
    [{ hours: '-1' }, '-1 hours are not between 0 and 25'],
    [{ hours: '25.01' }, '25.01 hours are not between 0 and 25'],
    [{ oil: 'lots' }, 'oil: "lots" is not a number'],
    [{ gas: '5\u202e' }, 'gas: "5\ufffd" is not a number'],
    [{ gas: '1e13' }, 'gas: 1e13 is too large'],
    [{ 'flow kind': 'sideways' }, '"sideways" is neither production nor injection'],
  ])('rejects %j', (change, problem) => {
    expect(read(change as Record<string, string>)).toMatchObject({ problem });
  });

  it('rejects rows that are too short or too long, but not empty cells at the end', () => {
    const cells = headers.map((header) => good[header] ?? '');
    expect(readAll(cells.slice(0, 5))).toEqual({ problem: '5 columns instead of 11' });
    expect(readAll([...cells, 'x'])).toEqual({ problem: '12 columns instead of 11' });
    expect(readAll([...cells, '', ' '])).toHaveProperty('row');
  });

  it.each([
    [{ hours: '0' }, ['production in 0 hours']],
    [{ hours: '10', oil: '0', gas: '0', water: '0' }, ['hours without oil']],
    [{ hours: '10', oil: '0', gas: '', water: '3' }, ['hours without oil']],
    [{ choke: '100.5' }, ['a choke above 100 %']],
    [{ water: '-3' }, ['a negative volume']],
    [{ hours: '0', choke: '130' }, ['production in 0 hours', 'a choke above 100 %']],
  ])('keeps %j as given and marks it suspect', (change, doubts) => {
    expect(row(change as Record<string, string>)).toMatchObject({ quality: 'suspect', doubts });
  });

  it.each([
    { hours: '0', oil: '0', gas: '0', water: '0' },
    { hours: '0', oil: '', gas: '', water: '' },
    { hours: '25' },
    { hours: '12', oil: '0', gas: '4000' },
    { hours: '', oil: '5' },
    { choke: '100' },
  ])('finds nothing wrong with %j', (change) => {
    expect(row(change as Record<string, string>).quality).toBe('measured');
  });

  it('takes injection as such, said or seen', () => {
    const injected = { oil: '', gas: '', water: '', 'water injected': '500' };
    expect(row({ ...injected, 'flow kind': 'injection' })).toMatchObject({
      flowKind: 'injection',
      quality: 'measured',
    });
    expect(row({ ...injected, 'flow kind': '' })).toMatchObject({
      flowKind: 'injection',
      values: { waterInjected: 500 },
    });
    expect(row({ ...injected, hours: '0', 'flow kind': 'injection' }).doubts).toEqual([
      'injection in 0 hours',
    ]);
    expect(row({ ...injected, 'water injected': '0', 'flow kind': 'WI' }).doubts).toEqual([
      'hours without injection',
    ]);
  });

  it('answers any cells with a row or a reason without line breaks', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { maxLength: 13 }), (cells) => {
        const result = readAll(cells);
        if ('problem' in result) expect(result.problem).not.toMatch(/[\n\r\u001b\0]/);
        else expect(result.row.day <= '2026-03-02').toBe(true);
      }),
    );
  });
});
