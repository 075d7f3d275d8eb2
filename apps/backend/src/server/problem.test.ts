import { describe, expect, it } from 'vitest';
import { Refusal, SessionOver } from '../refusal.ts';
import { describeProblem } from './problem.ts';

const withCode = (code: string, message = 'relation "app_user" does not exist') =>
  Object.assign(new Error(message), { code });

describe('describeProblem', () => {
  it('tells a refusal as it is', () => {
    expect(describeProblem(new Refusal(429, 'Wait.', 60), 'r')).toMatchObject({
      status: 429,
      messages: ['Wait.'],
      retryAfterSeconds: 60,
    });
  });

  it('says that a session is over in exactly the words of the portal', () => {
    expect(describeProblem(new SessionOver(), 'r')).toMatchObject({
      status: 401,
      plainText: 'Session timedout. Please relogin.',
    });
  });

  it.each([withCode('42P01'), new TypeError('x is not a function'), 'a text', undefined])(
    'says nothing but the reference of %s',
    (error) => {
      expect(describeProblem(error, 'abc')).toMatchObject({
        status: 500,
        messages: ['Internal error. Reference abc'],
      });
    },
  );

  it.each([
    [withCode('57P01'), 2],
    [withCode('ECONNREFUSED'), 2],
    [new Error('Connection terminated unexpectedly'), 2],
    [withCode('57014'), 5],
    [withCode('53100'), 30],
  ])('asks to come back when the database cannot: %s', (error, retryAfterSeconds) => {
    const problem = describeProblem(error, 'abc');
    expect(problem).toMatchObject({ status: 503, retryAfterSeconds });
    expect(problem.messages.join()).not.toContain('app_user');
  });
});
