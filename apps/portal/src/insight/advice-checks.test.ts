import { expect, it } from 'vitest';
import type { FrequencyCheck } from '@cnx/api';
import { quantityFormat } from '../quantities.ts';
import { checkCountsText, openChecks } from './advice-checks.ts';
import type { Formats } from './use-formats.ts';

const formats = {
  t: (key: string, { defaultValue, ...values }: Record<string, string | number> = {}) =>
    [defaultValue ?? key, ...Object.values(values)].join(' '),
  quantities: quantityFormat('en'),
} as unknown as Formats;

const check = { name: 'x-current', value: 40, limit: 38, unit: 'A', pass: true, checked: true };
const open = { ...check, name: 'drawdown', value: null, checked: false };
const text = (...checks: FrequencyCheck[]) => checkCountsText(checks, formats);

it('counts each check once: what fails, what passes, and what was not checked', () => {
  expect(text(check, check)).toBe('optimization.allPass 2');
  expect(text(check, open)).toBe('optimization.passSome 1 2, optimization.unchecked 1');
  expect(text(check, { ...check, name: 'x-rate', pass: false }, open)).toBe(
    'optimization.fail 1 x-rate, optimization.passSome 1 3, optimization.unchecked 1',
  );
});

it('calls what is explained elsewhere unchecked all the same: 17 of 18 are not all', () => {
  const explained = ['driveMode', 'plannedWork'].map((name) => ({ ...open, name, value: 1 }));
  expect(text(check, ...explained)).toBe('optimization.passSome 1 3, optimization.unchecked 2');
});

it('says that a bubble point is passed, and that free gas decides in its place', () => {
  const passed = { ...open, name: 'bubblePointMargin', value: -53.9, limit: 5, unit: 'bar' };
  expect(text(check, passed)).toBe('optimization.passSome 1 2, optimization.open.replaced');
  expect(openChecks([passed, open])).toEqual([open]);
  expect(text(check, { ...passed, value: null })).toBe('optimization.passSome 1 2, optimization.unchecked 1');
});
