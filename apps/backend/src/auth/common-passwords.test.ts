import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('isCommonPassword', () => {
  it.each([
    'Password1!',
    'P@ssw0rd1',
    'P@$$w0rd123',
    'pa55w0rd!',
    '#Summer2026',
    'Welcome1#',
    'Qwerty123!',
    'Qwerty123456!',
    '1qaz@WSX',
    '!QAZ2wsx',
    'Qwer1234!',
    'Abc123!!',
    'Juillet2025!',
    'Otoño2025!',
    'Contraseña1!',
    'Liverpool1!',
    'Monkey7777#',
    'River#9283!',
    'Summer123456789!',
  ])('knows %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'Portal#2026',
    'Another+2026',
    'Tr0ub4dor&3',
    'correct horse battery staple',
    'Xk7#pQ2v',
    'River#92837465!7',
    'Summer#?%*+&=!$',
    'Qwerty!83+6205$9',
    '12345678',
    '#$%^&+=!',
    '',
  ])('leaves %s to the other rules', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it.each(['password', 'welcome', 'summer', 'dragon', 'monkey', 'qwertyuiop', 'liverpool', 'iloveyou'])(
    'refuses %s with a capital, any year and a sign',
    (word) => {
      const signs = ['!', '#', '@', '$'];
      const variants = Array.from(
        { length: 25 },
        (_, at) => `${word.charAt(0).toUpperCase()}${word.slice(1)}${1950 + 4 * at}${signs[at % 4]}`,
      );
      expect(variants.filter((variant) => !isCommonPassword(variant))).toEqual([]);
    },
  );

  it('looks no further than 64 characters', () => {
    const common = `password${'1'.repeat(56)}`;
    expect(isCommonPassword(common)).toBe(true);
    expect(isCommonPassword(`${common}Xk$9 vQ~m2#`)).toBe(true);
    expect(isCommonPassword(`${common.slice(1)}Xk$9 vQ~m2#`)).toBe(false);
  });
});
