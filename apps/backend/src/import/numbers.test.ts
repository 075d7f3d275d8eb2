import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNumber } from './numbers.ts';

describe('parseNumber', () => {
  it.each([
    ['0', '.', 0],
    [' 12.50 ', '.', 12.5],
    ['-.5', '.', -0.5],
    ['5.', '.', 5],
    ['1.2E-07', '.', 1.2e-7],
    ['1,234,567.8', '.', 1234567.8],
    ['12 345', '.', 12345],
    ['12,5', ',', 12.5],
    ['1.234,5', ',', 1234.5],
    ['1.234', ',', 1234],
    ['12\u00a0345,25', ',', 12345.25],
  ] as const)('reads %j with decimal mark %j as %d', (text, decimal, number) => {
    expect(parseNumber(text, decimal)).toBe(number);
  });

  it.each(['', '  ', '-', 'NA', 'n/a', 'NaN', 'NULL'])(
    'takes %j as not reported, which is not zero',
    (text) => {
      expect(parseNumber(text, '.')).toBeNull();
    },
  );

  it.each([
    ['abc', '.'],
    ['12,5', '.'],
    ['1,23,456', '.'],
    ['12.5', ','],
    ['1.23,4', ','],
    ['1e999', '.'],
    ['Infinity', '.'],
    ['0x10', '.'],
    ['#DIV/0!', '.'],
    ['1 2', '.'],
    ['5\0', '.'],
    ['--5', '.'],
    ['9'.repeat(41), '.'],
  ] as const)('refuses %j with decimal mark %j', (text, decimal) => {
    expect(parseNumber(text, decimal)).toBeUndefined();
  });

  it('reads back every finite number, with either decimal mark', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(parseNumber(String(number), '.')).toBe(Number(String(number)));
        expect(parseNumber(String(number).replace('.', ','), ',')).toBe(Number(String(number)));
      }),
    );
  });

  it('never throws and never answers NaN or infinity', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('.' as const, ',' as const),
        (text, decimal) => {
          const number = parseNumber(text, decimal);
          expect(number == null || Number.isFinite(number)).toBe(true);
        },
      ),
    );
  });
});
