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
    ).toEqual({
      files: ['a.csv', 'b.csv'],
      help: false,
      mappingFile: undefined,
      delimiter: '\t',
      businessUnit: 'North Sea',
      area: undefined,
      field: 'Heron',
      strict: true,
      dryRun: false,
    });
  });

  it.each([
    [[], 'Which file?'],
    [['a.csv', '--fast'], "Unknown option '--fast'"],
    [['a.csv', '--delimiter', ':'], '--delimiter must be comma, semicolon, tab or pipe, not ":".'],
    [['a.csv', '--area', ' '], '--area must not be empty.'],
    [['a.csv', '--area', 'x'.repeat(121)], '--area is longer than 120 characters.'],
    [['a.csv', 'a.csv'], 'a.csv is named twice.'],
    [['a.csv', '--map'], "Option '--map <value>' argument missing"],
  ])('refuses %j in one line', (args, problem) => {
    expect(() => parseImportArguments(args)).toThrow(problem);
    expect(() => parseImportArguments(args)).toThrow(/^[^\n]+$/);
  });

  it('needs no file to show its help', () => {
    expect(parseImportArguments(['--help']).help).toBe(true);
  });
});
