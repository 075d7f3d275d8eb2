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
  ])('knows %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'Portal#2026',
    'Another+2026',
    'Tr0ub4dor&3',
    'correct horse battery staple',
    'Xk7#pQ2v',
    '12345678',
    '#$%^&+=!',
    '',
  ])('leaves %s to the other rules', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('refuses more than three thousand passwords that meet the other rules', () => {
    const bases = [
      'password',
      'welcome',
      'summer',
      'dragon',
      'monkey',
      'qwertyuiop',
      'liverpool',
      'iloveyou',
    ];
    const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
    const variants = bases.flatMap((base) =>
      Array.from({ length: 100 }, (_, year) => 1950 + year).flatMap((year) =>
        ['!', '#', '@', '$'].map((sign) => `${capital(base)}${year}${sign}`),
      ),
    );
    expect(variants.length).toBeGreaterThan(3000);
    expect(variants.every(isCommonPassword)).toBe(true);
  });

  it('is quick on the longest texts', () => {
    const started = performance.now();
    for (const sign of ['a', '1', '!', 'ü', '💧']) isCommonPassword(sign.repeat(10_000));
    expect(performance.now() - started).toBeLessThan(500);
  });
});
