import { describe, expect, it } from 'vitest';
import { faultsLeft, passwordFaults, passwordRules } from './password-rules.ts';

const fields = (current: string, next: string, confirm = next) => ({ email: '', current, next, confirm });
const keys = (faults: ReturnType<typeof passwordFaults>) =>
  Object.fromEntries(
    Object.entries(faults).map(([name, message]) => [
      name,
      'key' in message ? message.key.split('.')[1] : '',
    ]),
  );

describe('passwordFaults', () => {
  it.each([
    [fields('Old#2026', 'New#2026'), {}],
    [fields('', '', ''), { current: 'currentRequired', next: 'newRequired', confirm: 'confirmRequired' }],
    [fields('Old#2026', 'Aa1#567'), { next: 'requirements' }],
    [fields('Old#2026', 'aaaa#567'), { next: 'requirements' }],
    [fields('Old#2026', 'AAAA#567'), { next: 'requirements' }],
    [fields('Old#2026', 'AAaa#bcd'), { next: 'requirements' }],
    [fields('Old#2026', 'AAaa1234'), { next: 'requirements' }],
    [fields('Old#2026', 'AAaa123*'), { next: 'requirements' }],
    [fields('Same#2026', 'Same#2026'), { next: 'same' }],
    [fields('Old#2026', 'New#2026', 'New#2027'), { confirm: 'mismatch' }],
    [fields('Old#2026', 'New#2026', ''), { confirm: 'confirmRequired' }],
  ])('%j', (given, faults) => expect(keys(passwordFaults(given, true))).toEqual(faults));

  it('asks for no current password after a reset mail', () => {
    expect(passwordFaults(fields('', 'New#2026'), false)).toEqual({});
  });

  it.each([...'@#$%^&+=!'])('takes %s for a special character', (character) => {
    expect(passwordFaults(fields('Old#2026', `Newword7${character}`), true)).toEqual({});
  });

  it('counts and compares letters with accents as they are sent, however they were typed', () => {
    const [one, two] = ['Andú#2026', 'Andú#2026'.normalize('NFD')];
    expect(passwordFaults(fields('Old#2026', one, two), true)).toEqual({});
    expect(keys(passwordFaults(fields(two, one), true))).toEqual({ next: 'same' });
    // Seven letters, of which one is typed as two characters.
    expect(keys(passwordFaults(fields('Old#2026', 'Abú#026'.normalize('NFD')), true))).toEqual({
      next: 'requirements',
    });
    expect(passwordFaults(fields('Old#2026', `Aa1#${'ü'.repeat(80)}`.normalize('NFD')), true)).toEqual({});
  });

  it('refuses what does not fit into one block of the key', () => {
    const long = `Aa1#${'ü'.repeat(90)}`;
    expect(passwordFaults(fields('Old#2026', long), true)).toEqual({
      next: { key: 'signIn:passwordTooLong', values: { bytes: 179 } },
    });
  });
});

it('lists each rule by itself', () => {
  const held = (password: string) =>
    passwordRules.filter(({ holds }) => holds(password)).map(({ name }) => name);
  expect(held('')).toEqual([]);
  expect(held('a')).toEqual(['lower']);
  expect(held('aB3!')).toEqual(['lower', 'upper', 'number', 'special']);
  expect(held('12345678')).toEqual(['length', 'number']);
});

describe('faultsLeft', () => {
  const all = passwordFaults(fields('', 'x', 'y'), true);

  it('keeps the other faults when one field is mended', () => {
    expect(Object.keys(faultsLeft(all, fields('Old', 'x', 'y'), 'current')).sort()).toEqual([
      'confirm',
      'next',
    ]);
  });

  it('says of a confirmation that is written that it differs, not that it is missing', () => {
    const missing = passwordFaults(fields('Old#2026', 'New#2026', ''), true);
    expect(keys(missing)).toEqual({ confirm: 'confirmRequired' });
    expect(keys(faultsLeft(missing, fields('Old#2026', 'New#2026', 'New'), 'confirm'))).toEqual({
      confirm: 'mismatch',
    });
  });

  it('keeps that of the confirmation until it is the same', () => {
    expect(faultsLeft(all, fields('', 'x', 'yy'), 'confirm')).toHaveProperty('confirm');
    expect(faultsLeft(all, fields('', 'x', 'x'), 'confirm')).not.toHaveProperty('confirm');
    expect(faultsLeft(all, fields('', 'y', 'y'), 'next')).not.toHaveProperty('confirm');
  });
});
