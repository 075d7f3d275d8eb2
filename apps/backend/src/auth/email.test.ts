import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountName, identifiesAccount, isMailbox } from './email.ts';

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
