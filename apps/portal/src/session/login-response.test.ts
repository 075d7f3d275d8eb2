import { ContractError, type LoginResponse } from '@cnx/api';
import { describe, expect, it } from 'vitest';
import { readLogin, readRenewal } from './login-response.ts';
import { openTab } from './session.fixture.ts';

const userinfo = { email: 'engineer@cnx.example', isSSO: true, roleId: 2, errors: [] };
const answer = (change: object) =>
  ({
    id_token: 'a.b.c',
    refresh_token: 'r1',
    expires_in: 60,
    userinfo,
    ...change,
  }) as unknown as LoginResponse;

describe('the tokens of an answer', () => {
  it('live for an hour where the answer does not say how long', () => {
    expect(readRenewal({ id_token: 'a.b.c' })).toEqual({ id_token: 'a.b.c', expires_in: 3600 });
    expect(readRenewal({ id_token: 'a.b.c', expires_in: NaN })?.expires_in).toBe(3600);
    expect(readRenewal({ id_token: 'a.b.c', expires_in: -1 })?.expires_in).toBe(3600);
    expect(readRenewal({ id_token: 'a.b.c', expires_in: 1e308 })?.expires_in).toBe(3600);
    expect(readRenewal({ id_token: 'a.b.c', expires_in: 60 })?.expires_in).toBe(60);
  });

  it('are none beside errors', () => {
    expect(readRenewal({ errors: [{ message: 'Blocked' }] })).toBeUndefined();
  });

  it('have to be there where no errors are', () => {
    expect(() => readRenewal({ refresh_token: 'r1', expires_in: 60 })).toThrow(ContractError);
    expect(() => readRenewal({ id_token: '' })).toThrow(ContractError);
  });
});

describe('the answer to a sign-in', () => {
  it.each([
    ['an empty list of errors', answer({}), 'signedIn'],
    ['no list of errors', answer({ userinfo: { ...userinfo, errors: null } }), 'signedIn'],
    ['errors', answer({ userinfo: { ...userinfo, errors: [{ message: 'Blocked' }] } }), 'errors'],
    ['errors beside the user', answer({ userinfo: null, errors: [{ message: 'Blocked' }] }), 'errors'],
    ['no token', answer({ id_token: undefined }), 'noToken'],
    ['nobody', answer({ userinfo: undefined }), 'noToken'],
    ['a token of somebody who is not authenticated', answer({ authenticated: false }), 'noToken'],
  ])('with %s', (_what, given, kind) => {
    expect(readLogin(given, 'engineer@cnx.example').kind).toBe(kind);
  });

  it('that holds null is stored as what it can be read as again', () => {
    const { storage, sessionManager } = openTab();
    const given = answer({
      userinfo: { email: null, username: null, roleId: null, isSSO: null, errors: null },
    });
    const login = readLogin(given, 'engineer@cnx.example');
    if (login.kind !== 'signedIn') throw new Error(login.kind);
    sessionManager.signIn(login.user, login.tokens);
    expect(storage.read('userData')).toMatchObject({ email: 'engineer@cnx.example', isSSO: false });
    expect(storage.read('TokenPackage')).toMatchObject({ id_token: 'a.b.c' });
  });
});
