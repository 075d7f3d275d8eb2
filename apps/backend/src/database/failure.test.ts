import { describe, expect, it } from 'vitest';
import { DatabaseError } from './database-error.ts';
import { classifyFailure, explainConnectionFailure } from './failure.ts';

const failed = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('classifyFailure', () => {
  it.each([
    [failed('57P01'), 'unavailable'],
    [failed('ECONNREFUSED'), 'unavailable'],
    [failed('53300'), 'unavailable'],
    [new Error('Connection terminated unexpectedly'), 'unavailable'],
    [new Error('timeout exceeded when trying to connect'), 'unavailable'],
    [new DatabaseError('DB_UNAVAILABLE', 'x'), 'unavailable'],
    [failed('57014'), 'timeout'],
    [failed('53100'), 'full'],
    [failed('25006'), 'full'],
    [failed('XX000', 'could not extend file "base/1": File too large'), 'full'],
    [failed('23505'), undefined],
    [new Error('Connection refused by the rule of the house'), undefined],
    ['a text', undefined],
    [undefined, undefined],
  ])('sorts %s', (error, failure) => {
    expect(classifyFailure(error)).toBe(failure);
  });
});

describe('explainConnectionFailure', () => {
  it.each([
    [failed('3D000', 'database "x" does not exist'), 'DB_MISSING'],
    [failed('28P01', 'password authentication failed for user "u"'), 'DB_SIGN_IN'],
    [failed('DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate'), 'DB_SIGN_IN'],
    [new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'), 'DB_SIGN_IN'],
    [failed('ENOTFOUND'), 'DB_UNREACHABLE'],
  ])('explains %s in one line', (error, code) => {
    const explained = explainConnectionFailure(error, 'db:5432/x');
    expect(explained.code).toBe(code);
    expect(explained.message).toMatch(/^[^\n]*db:5432\/x[^\n]*$/);
  });
});
