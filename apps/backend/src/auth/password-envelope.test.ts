import { constants, generateKeyPairSync, publicEncrypt } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../limits.ts';
import { maxPasswordBytes, openPasswordEnvelope, OutOfTime } from './password-envelope.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
const now = new Date('2026-03-01T06:30:00Z');
const seconds = now.getTime() / 1000;

function seal(plain: string | Buffer, key = publicKey, oaepHash = 'sha256'): string {
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  return publicEncrypt({ key, padding, oaepHash }, Buffer.from(plain)).toString('base64');
}

const open = (encrypted: string, keys = [privateKey]) =>
  passwordOf(openPasswordEnvelope(encrypted, keys, now, defaultLimits));

const passwordOf = (opened: ReturnType<typeof openPasswordEnvelope>) =>
  opened instanceof OutOfTime ? undefined : opened?.password;

describe('openPasswordEnvelope', () => {
  it('gives back whatever password fits', () => {
    const password = fc
      .string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
      .filter((text) => Buffer.byteLength(text) <= maxPasswordBytes);
    fc.assert(
      fc.property(password, (text) => open(seal(`${text}|${seconds}`)) === text),
      { numRuns: 60 },
    );
  });

  it('splits at the last separator', () => {
    expect(open(seal(`a|b|${seconds}`))).toBe('a|b');
    expect(open(seal(`||${seconds}`))).toBe('|');
  });

  it('takes a text of the longest password and no longer one', () => {
    expect(open(seal(`${'x'.repeat(maxPasswordBytes)}|${seconds}`))).toHaveLength(maxPasswordBytes);
    expect(() => seal(`${'x'.repeat(maxPasswordBytes + 1)}|${seconds}`)).toThrow();
    expect(open(seal(`${'x'.repeat(maxPasswordBytes + 1)}|${1}`))).toBeUndefined();
  });

  it.each([
    [-121, undefined],
    [-120, 'secret'],
    [0, 'secret'],
    [30, 'secret'],
    [31, undefined],
  ])('at %i s from the clock gives %s', (offset, expected) => {
    expect(open(seal(`secret|${seconds + offset}`))).toBe(expected);
  });

  it.each([
    ['no separator', seal(`secret${seconds}`)],
    ['no password', seal(`|${seconds}`)],
    ['no time', seal('secret|')],
    ['a time in words', seal('secret|now')],
    ['a time with a sign', seal(`secret|+${seconds}`)],
    ['a time with a fraction', seal(`secret|${seconds}.5`)],
    [
      'bytes that are not UTF-8',
      seal(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(`|${seconds}`)])),
    ],
    ['another key', seal(`secret|${seconds}`, other.publicKey)],
    ['another hash', seal(`secret|${seconds}`, publicKey, 'sha1')],
    ['not base64', '!'.repeat(344)],
    ['base64url', seal(`secret|${seconds}`).replaceAll('+', '-').replaceAll('/', '_').replace(/.$/, '-')],
    ['a space before it', ` ${seal(`secret|${seconds}`)}`],
    ['nothing', ''],
  ])('gives nothing for %s', (_what, encrypted) => {
    expect(open(encrypted)).toBeUndefined();
  });

  it('says how far the clock that stamped a text is ahead', () => {
    const opened = openPasswordEnvelope(seal(`secret|${seconds + 60}`), [privateKey], now, defaultLimits);
    expect(opened).toEqual(new OutOfTime(60));
  });

  it('tries retired keys after the current one', () => {
    expect(open(seal(`secret|${seconds}`), [other.privateKey, privateKey])).toBe('secret');
  });

  it('keeps the fingerprint until no clock would accept the text any more', () => {
    const opened = openPasswordEnvelope(seal(`secret|${seconds + 30}`), [privateKey], now, defaultLimits);
    if (!opened || opened instanceof OutOfTime) throw new Error('it does not open');
    expect(opened.expiresAt.getTime()).toBeGreaterThan(now.getTime() + (30 + 120) * 1000);
    expect(opened.fingerprint).toHaveLength(32);
  });
});
