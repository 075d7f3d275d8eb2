import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountName, identifiesAccount, isMailbox, plainAddress } from './email.ts';

describe('identifiesAccount', () => {
  it.each(['engineer@cnx.example', '用户@例子.中国', 'josé@x.fr', 'a%b@x.fr', '100%@x.fr'])(
    'knows %s',
    (email) => {
      expect(identifiesAccount(encodeURIComponent(email), email)).toBe(true);
      expect(identifiesAccount(email.toUpperCase(), email)).toBe(true);
    },
  );

  it('knows an address in decomposed letters', () => {
    expect(identifiesAccount(encodeURIComponent('jose\u0301@x.fr'), 'josé@x.fr')).toBe(true);
  });

  it('refuses every other account', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.emailAddress(), (one, other) => {
        fc.pre(accountName(one) !== accountName(other) && !one.includes('%'));
        return !identifiesAccount(one, other);
      }),
    );
  });
});

const unseen = ['\u200b', '\u2060', '\u200e', '\u202e', '\u2066', '\u00ad', '\ufeff'];

describe('an address with a character that is not seen', () => {
  it.each(unseen)('is that of its account, with %j', (character) => {
    expect(plainAddress(` ${character}ana@cnx${character}.example${character} `)).toBe('ana@cnx.example');
    expect(accountName(`Ana@${character}cnx.example`)).toBe('ana@cnx.example');
  });

  it.each([...unseen, '\u0001', '\u0085'])('is none of a new account, with %j', (character) => {
    expect(isMailbox(`ana${character}@cnx.example`)).toBe(false);
    expect(isMailbox(`ana@cnx${character}.example`)).toBe(false);
  });
});

describe('isMailbox', () => {
  it.each(["o'neil+tag@sub.example.co.uk", '用户@例子.中国', 'josé@x.fr'])('takes %s', (text) =>
    expect(isMailbox(text)).toBe(true),
  );

  it.each([
    'a,b@c.example',
    'a;b@c.example',
    'x<evil@y.example',
    'a@b.example>',
    'team:a@b.example',
    'a(note)@b.example',
    '"a"@b.example',
    'a\\b@c.example',
    'a@[b.example]',
    'a@b',
    `${'a'.repeat(250)}@b.cd`,
  ])('refuses %s', (text) => expect(isMailbox(text)).toBe(false));
});
