import { describe, expect, it } from 'vitest';
import { parseSeedArguments, SeedArgumentError } from './seed-arguments.ts';

describe('parseSeedArguments', () => {
  it('has the sizes of the demonstration as defaults', () => {
    expect(parseSeedArguments([])).toEqual({
      help: false,
      wells: 120,
      years: 3,
      hourlyDays: 180,
      seed: 'cnx',
    });
    expect(parseSeedArguments(['--wells', '5000', '--years=10', '--seed', 'other'])).toMatchObject({
      wells: 5_000,
      years: 10,
      seed: 'other',
    });
  });

  it.each([
    ['--wells', '0'],
    ['--wells', '5001'],
    ['--years', '2.5'],
    ['--years', ''],
    ['--speed', '9'],
    ['extra'],
  ])('refuses %s %s in one line', (...args) => {
    expect(() => parseSeedArguments(args)).toThrow(SeedArgumentError);
    expect(() => parseSeedArguments(args)).not.toThrow(/\n/);
  });
});
