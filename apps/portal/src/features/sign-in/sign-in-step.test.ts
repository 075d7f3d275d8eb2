import { ApiError, NetworkError, RejectedRequestError } from '@cnx/api';
import { describe, expect, it } from 'vitest';
import { signInFailure, validationFailure } from './sign-in-failures.ts';
import { outcomeOfValidation, storedValidation } from './sign-in-step.ts';

const email = 'engineer@cnx.example';
const api = (status: number, ...messages: string[]) =>
  new ApiError({ status, errors: messages.map((message) => ({ message })), retryAfterSeconds: null });

describe('outcomeOfValidation', () => {
  it.each([
    [
      { isSSO: true, showPasswordInput: true },
      { kind: 'sso', username: email },
    ],
    [
      { isResetPwd: true, showPasswordInput: true },
      { kind: 'resetPassword', email },
    ],
    [{ redirectUrl: 'http://localhost:4100/' }, { kind: 'redirect', target: 'http://localhost:4100/' }],
    [{ showPasswordInput: true, redirectUrl: null }, { kind: 'password' }],
    [
      {
        errors: [{ message: 'User is not active or does not exist' }, { message: ' ' }, { message: 'Other' }],
      },
      {
        kind: 'refused',
        messages: [{ key: 'signIn:inactiveUser' }, { key: 'signIn:unknown' }, { text: 'Other' }],
      },
    ],
    [{ errors: [{}] as never }, { kind: 'refused', messages: [{ key: 'signIn:unknown' }] }],
    [{ errors: [] }, { kind: 'refused', messages: [{ key: 'signIn:unknownOccurred' }] }],
    [undefined, { kind: 'refused', messages: [{ key: 'signIn:nothingReturned' }] }],
  ])('%j', (validation, outcome) => expect(outcomeOfValidation(email, validation)).toEqual(outcome));
});

describe('storedValidation', () => {
  it('counts for the same address only, and only when it says how to go on', () => {
    const stored = { email, isSSO: false, showPasswordInput: true };
    expect(storedValidation('Engineer@CNX.example', stored)).toMatchObject({ showPasswordInput: true });
    expect(storedValidation('admin@cnx.example', stored)).toBeUndefined();
    expect(storedValidation(email, { email, isSSO: false, errors: [{ message: 'x' }] })).toBeUndefined();
    expect(storedValidation(email, undefined)).toBeUndefined();
  });
});

describe('validationFailure', () => {
  it.each([
    [api(429, 'Too many requests', 'second'), { text: 'Too many requests' }],
    [api(500), { key: 'signIn:unexpected' }],
    [api(200), { key: 'signIn:nothingReturned' }],
    [new NetworkError(undefined), { key: 'login:network' }],
    [new RejectedRequestError(undefined), { key: 'signIn:validationFailed' }],
    [new TypeError('ours'), { key: 'signIn:errorWith', values: { message: 'ours' } }],
    ['no error at all', { key: 'signIn:unknownOccurred' }],
  ])('%s', (error, message) => expect(validationFailure(error)).toEqual([message]));
});

describe('signInFailure', () => {
  it.each([
    [api(401, 'Invalid username or password'), { key: 'signIn:invalidCredentials' }, true],
    [api(401), { key: 'signIn:incorrectCredentials' }, true],
    [api(400), { key: 'signIn:badRequest' }, false],
    [api(403), { key: 'signIn:accessDenied' }, false],
    [api(403, 'User is not active or does not exist'), { key: 'signIn:inactiveUser' }, false],
    [api(500), { key: 'signIn:serverError' }, false],
    [api(418), { key: 'signIn:unexpectedStatus' }, false],
    [api(200), { key: 'signIn:invalidCredentials' }, true],
    [new NetworkError(undefined), { key: 'login:network' }, false],
    [new RejectedRequestError(undefined), { key: 'signIn:failedToAuthenticate' }, false],
    [new TypeError('ours'), { key: 'signIn:loginFailed' }, false],
    [api(500, 'x'.repeat(1000)), { text: 'x'.repeat(300) }, false],
  ])('%s', (error, message, wrongCredentials) =>
    expect(signInFailure(error)).toMatchObject({ messages: [message], wrongCredentials }),
  );

  it.each([
    [api(400), 'Bad request: invalid email or password'],
    [api(401), 'Incorrect credentials'],
    [api(403), 'User access denied'],
    [api(500), 'Server error'],
    [api(418), 'Unexpected Error'],
    [api(401, 'Blocked', 'until noon'), 'Blocked', 'until noon'],
    [new NetworkError(undefined), 'Network error or server unreachable'],
  ])('%s is stored in English or in the words of the server', (error, ...texts) =>
    expect(signInFailure(error).errors).toEqual(texts.map((message) => ({ message }))),
  );
});
