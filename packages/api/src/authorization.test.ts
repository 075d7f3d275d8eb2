import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { authorizationOf, encodeUserIdentifier } from './authorization.ts';

describe('the user identifier in a header', () => {
  it.each([
    ['engineer@cnx.example', 'engineer@cnx.example'],
    ['First Last', 'First Last'],
    ['josé@x.fr', 'jos%C3%A9%40x.fr'],
    ['用户@例子.中国', encodeURIComponent('用户@例子.中国')],
    ['a%41@x.fr', 'a%2541%40x.fr'],
    [' a@x.fr', '%20a%40x.fr'],
    ['a\r\nx-evil: 1', 'a%0D%0Ax-evil%3A%201'],
  ])('%j goes as %j', (identifier, encoded) => {
    expect(encodeUserIdentifier(identifier)).toBe(encoded);
  });

  it('survives the header and decodes to what was meant', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (identifier) => {
        const headers = new Headers({ ...authorizationOf({ username: identifier }) });
        const carried = headers.get('user-identifier') ?? '';
        expect(carried).toMatch(/^[\x20-\x7e]+$/);
        expect(decodeURIComponent(carried)).toBe(identifier);
      }),
    );
  });

  it('leaves printable ASCII as it is', () => {
    const plain = fc.stringMatching(/^[!-$&-~]+$/);
    fc.assert(
      fc.property(plain, (identifier) => {
        expect(encodeUserIdentifier(identifier)).toBe(identifier);
      }),
    );
  });
});

describe('the authorization of a request', () => {
  it('is empty when nobody is signed in', () => {
    expect(authorizationOf(undefined)).toEqual({});
    expect(authorizationOf({ idToken: '', username: '', email: '' })).toEqual({});
  });

  it('names the username before the address, and the caller before both', () => {
    const session = { idToken: 't', username: 'u', email: 'e@x.fr' };
    expect(authorizationOf(session)).toEqual({ authorization: 'Bearer t', 'user-identifier': 'u' });
    expect(authorizationOf({ email: 'e@x.fr' })).toEqual({ 'user-identifier': 'e@x.fr' });
    expect(authorizationOf(session, 'c')['user-identifier']).toBe('c');
  });

  it.each([
    ['a token with a line break', { idToken: 'a\nb' }, TypeError],
    ['a token outside Latin-1', { idToken: '用户' }, TypeError],
    ['a lone surrogate', { username: '\ud800' }, URIError],
  ])('refuses %s', (_what, session, error) => {
    expect(() => authorizationOf(session)).toThrow(error);
  });
});
