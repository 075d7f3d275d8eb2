import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { encryptPassword, PasswordTooLongError } from './encrypt-password.ts';
import { isEmail } from '../typed-email.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const passwordPublicKey = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const at = new Date('2026-03-01T06:30:00.900Z');
const options = { passwordPublicKey, passwordPadding: 'oaep-sha256' } as const;

function decrypted(base64: string): string {
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  return privateDecrypt(
    { key: privateKey, padding, oaepHash: 'sha256' },
    Buffer.from(base64, 'base64'),
  ).toString('utf8');
}

describe('encryptPassword', () => {
  it.each(['Portal#2026', 'with|separator|', 'pässwörd€', '密码🔑', ' spaces '])(
    'carries %j and whole seconds',
    (password) => {
      expect(decrypted(encryptPassword(password, at, options))).toBe(`${password}|1772346600`);
    },
  );

  it('never gives the same text twice', () => {
    expect(encryptPassword('same', at, options)).not.toBe(encryptPassword('same', at, options));
  });

  it('takes whatever fits and refuses what does not', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (password) => {
        const bytes = Buffer.byteLength(password);
        if (bytes > 179) expect(() => encryptPassword(password, at, options)).toThrow(PasswordTooLongError);
        else expect(decrypted(encryptPassword(password, at, options))).toBe(`${password}|1772346600`);
      }),
      { numRuns: 40 },
    );
    expect(decrypted(encryptPassword('x'.repeat(179), at, options))).toHaveLength(190);
    expect(() => encryptPassword('🔑'.repeat(64), at, options)).toThrow(PasswordTooLongError);
  });

  it('says so when the key is none', () => {
    const broken = {
      ...options,
      passwordPublicKey: '-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----',
    };
    expect(() => encryptPassword('x', at, broken)).toThrow(/configured key/);
  });
});

describe('isEmail', () => {
  it.each([
    'a@b.c',
    'josé@x.fr',
    '用户@例子.中国',
    "o'neil+tag@sub.example.co.uk",
    `${'a'.repeat(240)}@example.com`,
  ])('takes %s', (text) => expect(isEmail(text)).toBe(true));
  it.each([
    '',
    'a',
    'a@b',
    '@b.c',
    'a@.c',
    'a@b.',
    'a@b..c',
    'a b@c.d',
    'a@b c.d',
    'a@b@c.d',
    ' a@b.c',
    `${'a'.repeat(250)}@b.cd`,
  ])('refuses %j', (text) => expect(isEmail(text)).toBe(false));
  it('looks at no text that is too long', () => {
    const exec = vi.spyOn(RegExp.prototype, 'exec');
    const matches = (text: string) => {
      exec.mockClear();
      isEmail(text);
      return exec.mock.calls.length;
    };
    expect(matches('a@b.c')).toBe(1);
    for (const text of ['a@'.repeat(50_000), `a@${'b.'.repeat(50_000)}`, 'a'.repeat(255)])
      expect(matches(text)).toBe(0);
    exec.mockRestore();
  });
});
