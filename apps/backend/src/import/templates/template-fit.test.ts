import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/support/temporary-folder.ts';
import { parseImportArguments } from '../arguments.ts';
import { recordKinds } from '../import-records.ts';
import { dailyProduction } from '../quantities.ts';
import type { FileRecord } from '../records.ts';
import { openTable } from '../table.ts';
import { fitOf, layoutOf } from './template-fit.ts';
import { argumentsOf, columnsOf, lastingOptions, optionsOf } from './template-options.ts';

const row = (line: number, ...cells: string[]): FileRecord => ({ line, lastLine: line, cells });

async function layoutOfText(text: string, args: readonly string[] = []) {
  const file = join(temporaryFolder(), 'daily.csv');
  writeFileSync(file, text);
  const { mapping, kind: name } = parseImportArguments([...args, file]);
  const kind = name === 'months' ? recordKinds.months : dailyProduction(false);
  return layoutOf([await openTable(file, kind, { mapping: { ...mapping, columns: {} } })])!;
}

describe('the header of a template', () => {
  it('is that of the file, with the columns that were used', async () => {
    const layout = await layoutOfText(
      'Field,Well,Date,Hours,Oil (Sm3),Remark\nHeron,H-1,2026-01-01,24,100,good\n',
    );
    expect(layout).toEqual({
      headers: ['Field', 'Well', 'Date', 'Hours', 'Oil (Sm3)', 'Remark'],
      needed: ['Field', 'Well', 'Date', 'Hours', 'Oil (Sm3)'],
    });
  });

  it('has no cells that are months: the next file has others', async () => {
    const layout = await layoutOfText(
      'Field,Well,Jan 2026,Feb 2026,Mar 2026\nHeron,H-1,100,101,102\nHeron,H-2,90,91,92\n',
      ['--kind', 'months', '--quantity', 'oil (Sm3)'],
    );
    expect(layout.headers).toEqual(['Field', 'Well']);
  });
});

describe('a file of the kind of a template', () => {
  const layout = {
    headers: ['Field', 'Well', 'Date', 'Oil (Sm3)', 'Remark'],
    needed: ['Well', 'Date', 'Oil (Sm3)'],
  };

  it('is known by its header, below titles, in any order and case, beside further columns', () => {
    const rows = [
      row(1, 'Report of yesterday'),
      row(2, 'DATE', 'well', 'OIL  (Sm3)', 'Field', 'Remark', 'Choke (%)'),
      row(3, '2026-01-01', 'H-1', '100', 'Heron', '', '20'),
    ];
    expect(fitOf(layout, [rows])).toEqual({ found: 5, missing: [] });
  });

  it('says which column is gone, and does without one that was not used', () => {
    expect(fitOf(layout, [[row(1, 'Field', 'Well', 'Date', 'Oil (bbl)')]])).toEqual({
      found: 3,
      missing: ['Oil (Sm3)'],
    });
    expect(fitOf(layout, [[row(1, 'Field', 'Well', 'Date', 'Oil (Sm3)')]])).toEqual({
      found: 4,
      missing: [],
    });
  });

  it('is found in the sheet that has the most of it', () => {
    const notes = [row(1, 'Well', 'Date', 'Field', 'Note')];
    const data = [row(1, 'Well', 'Date', 'Field', 'Oil (Sm3)')];
    expect(fitOf(layout, [notes, data, notes])).toEqual({ found: 4, missing: [] });
  });

  it('is none where less than most of the header is there', () => {
    expect(fitOf(layout, [[row(1, 'Well', 'Date', 'Pressure (bar)')]])).toBeUndefined();
    expect(fitOf(layout, [])).toBeUndefined();
    expect(fitOf({ headers: [], needed: [] }, [[row(1, 'Well')]])).toBeUndefined();
  });
});

describe('options of a template', () => {
  const options = {
    ...{ kind: 'months', columns: [{ column: 'Öl', quantity: 'oil' }], unit: ['Öl=bbl', 'Zeit=h'] },
    ...{ units: 'field', ignore: ['Note', 'Who, when'], field: 'Heron', wellFrom: 'file:PROD_*' },
    ...{ businessUnit: 'North', area: 'East', timeZone: 'Europe/Oslo', dayStart: 6, decimal: 'comma' },
    ...{ dateFormat: 'excel-1904', delimiter: 'tab', encoding: 'windows-1252', sheet: 'One' },
    ...{ allSheets: true, date: 'title', dayNamed: 'end', quantity: 'oil (bbl)', wide: 'wells' },
    ...{ rates: 'calendar', addUp: true, blank: 'erases', assumeHours: '24', strict: true },
  };

  it('are the same as arguments of the command and back', () => {
    const request = parseImportArguments([...argumentsOf(options), 'x.csv']);
    const mapping = { ...request.mapping, columns: columnsOf(options) };
    expect(optionsOf({ ...request, mapping })).toEqual(options);
  });

  it('leave out what is said of one file alone', () => {
    const one = { well: 'H-1', start: '0=2026-01-31', year: '2026', date: '2026-01-31' };
    expect(lastingOptions({ ...one, kind: 'production', acceptFigures: true, renameWells: true })).toEqual({
      kind: 'production',
    });
  });
});
