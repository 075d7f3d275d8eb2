import { describe, expect, it } from 'vitest';
import { parseImportArguments } from './arguments.ts';

describe('parseImportArguments', () => {
  it('reads files and options in any order', () => {
    expect(
      parseImportArguments([
        'a.csv',
        '--business-unit',
        'North Sea',
        '--strict',
        'b.csv',
        '--delimiter',
        'tab',
        '--field=Heron',
      ]),
    ).toMatchObject({
      files: ['a.csv', 'b.csv'],
      help: false,
      kind: 'production',
      mappingFile: undefined,
      mapping: { delimiter: '\t' },
      clock: {},
      businessUnit: 'North Sea',
      area: undefined,
      field: 'Heron',
      strict: true,
      dryRun: false,
      acceptFigures: false,
      blankCells: 'keep',
      yes: false,
    });
  });

  it.each([
    [[], 'Which file?'],
    [['a.csv', '--fast'], "Unknown option '--fast'"],
    [['a.csv', '--delimiter', ':'], '--delimiter must be comma, semicolon, tab or pipe, not ":".'],
    [['a.csv', '--area', ' '], '--area must not be empty.'],
    [['a.csv', '--area', 'x'.repeat(121)], '--area is longer than 120 characters.'],
    [['a.csv', 'a.csv'], 'a.csv is named twice.'],
    [['a.csv', '--decimal', ';'], '--decimal must be comma or point, not ";".'],
    [
      ['a.csv', '--date-format', 'YY'],
      '--date-format must be YYYY-MM-DD, DD/MM/YYYY, MM/DD/YYYY, EXCEL, EXCEL-1904, not "YY".',
    ],
    [['a.csv', '--encoding', 'ebcdic'], '--encoding must be an encoding such as windows-1252, not "ebcdic".'],
    [['a.csv', '--unit', 'Uptime'], '--unit must be a header and its unit'],
    [['a.csv', '--time-zone', '+01:00'], '--time-zone: there is no time zone "+01:00"'],
    [['a.csv', '--time-zone', 'Europe/Atlantis'], 'there is no time zone "Europe/Atlantis"'],
    [['a.csv', '--day-start', '6:30'], '--day-start: "6:30" is not a full hour (0 to 23)'],
    [['a.csv', '--day-start', '24'], '--day-start: "24" is not a full hour'],
    [['a.csv', '--units', 'imperial'], '--units must be metric or field, not "imperial".'],
    [
      ['a.csv', '--assume-hours', '25'],
      '--assume-hours must be a number of hours above 0, up to 24, not "25".',
    ],
    [['a.csv', '--assume-hours', '0'], '--assume-hours must be a number of hours above 0'],
    [['a.csv', '--map'], "Option '--map <value>' argument missing"],
  ])('refuses %j in one line', (args, problem) => {
    expect(() => parseImportArguments(args)).toThrow(problem);
    expect(() => parseImportArguments(args)).toThrow(/^[^\n]+$/);
  });

  it('reads by which system files are written, whether wells are renamed, and which hours are assumed', () => {
    expect(
      parseImportArguments(['a.csv', '--units', 'Field', '--rename-wells', '--assume-hours', '24']),
    ).toMatchObject({ mapping: { unitSystem: 'field' }, renameWells: true, assumedHours: 24 });
    expect(parseImportArguments(['a.csv', '--units=metric'])).toMatchObject({
      mapping: { unitSystem: 'metric' },
      renameWells: false,
      assumedHours: undefined,
    });
  });

  it('reads how files are written, what their columns are, and the clock of their fields', () => {
    const options = [
      '--decimal',
      'comma',
      '--date-format',
      'dd/mm/yyyy',
      '--encoding',
      'latin1',
      '--sheet',
      'Q1',
    ];
    const columns = [
      '--unit',
      'Uptime (=)=%',
      '--unit',
      'Gas=ksm3',
      '--ignore',
      'GI',
      '--ignore',
      'Condensate',
    ];
    const clock = ['--time-zone', 'Europe/Oslo', '--day-start', '06:00'];
    const parsed = parseImportArguments(['a.csv', '-y', ...options, ...columns, ...clock]);
    expect(parsed.mapping).toEqual({
      decimal: ',',
      dateFormat: 'DD/MM/YYYY',
      encoding: 'windows-1252',
      sheet: 'Q1',
      units: { 'Uptime (=)': '%', Gas: 'ksm3' },
      ignore: ['GI', 'Condensate'],
    });
    expect(parsed.clock).toEqual({ timeZone: 'Europe/Oslo', startHour: 6 });
    expect(parsed.yes).toBe(true);
  });

  it('needs no file to show its help', () => {
    expect(parseImportArguments(['--help']).help).toBe(true);
  });
});

describe('--blank', () => {
  it.each([
    [[], 'keep'],
    [['--blank', 'keeps'], 'keep'],
    [['--blank', 'erases'], 'erase'],
  ])('%j: blank cells %s what is stored', (given, blankCells) => {
    expect(parseImportArguments(['a.csv', ...given])).toMatchObject({ blankCells });
  });

  it('is refused with another word', () => {
    expect(() => parseImportArguments(['a.csv', '--blank', 'delete'])).toThrow(
      '--blank must be keeps or erases, not "delete".',
    );
  });
});
