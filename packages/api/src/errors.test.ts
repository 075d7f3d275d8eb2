import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ApiError,
  errorTextsOf,
  isApiFailure,
  NetworkError,
  isSessionOver,
  sessionOverText,
} from './errors.ts';

describe('the body that says that the session is over', () => {
  it.each([
    sessionOverText,
    `  ${sessionOverText}\r\n`,
    JSON.stringify(sessionOverText),
    ` ${JSON.stringify(` ${sessionOverText} `)}\n`,
  ])('is recognised as %j', (body) => {
    expect(isSessionOver(body)).toBe(true);
  });

  it.each([
    '',
    'Session timedout. Please relogin',
    'session timedout. please relogin.',
    `<p>${sessionOverText}</p>`,
    JSON.stringify({ errors: [{ message: sessionOverText }] }),
    JSON.stringify([sessionOverText]),
  ])('is not %j', (body) => {
    expect(isSessionOver(body)).toBe(false);
  });
});

describe('the texts of an error body', () => {
  it.each([
    ['the errors list', '{"errors":[{"message":"a"},{"message":"b"}]}', ['a', 'b']],
    ['a list of bare texts', '{"errors":["a"]}', ['a']],
    ['only what is a text', '{"errors":[{"message":1},null,{"message":"b"}]}', ['b']],
    ['a plain body', 'Bad gateway', ['Bad gateway']],
    ['a quoted body', '"Bad gateway"', ['Bad gateway']],
    ['a single message', '{"message":"no"}', ['no']],
    ['an object without either', '{"code":7}', []],
    ['an empty list alone', '{"errors":[]}', []],
    ['a page of HTML', '\n<html><body>Bad gateway</body></html>', []],
    ['an empty errors list', '{"errors":[],"message":"no"}', ['no']],
    ['an errors field that is no list', '{"errors":"no"}', []],
    ['an empty body', ' \n', []],
  ])('are taken from %s', (_from, body, messages) => {
    expect(errorTextsOf(body)).toEqual(messages.map((message) => ({ message })));
  });

  it('are the first ten that are listed, whatever they are', () => {
    const lists = fc.array(fc.record({ message: fc.string({ unit: 'binary' }) }), { minLength: 1 });
    fc.assert(
      fc.property(lists, (errors) => {
        expect(errorTextsOf(JSON.stringify({ errors }))).toEqual(errors.slice(0, 10));
      }),
    );
  });

  it('are texts of bounded length for any body', () => {
    const bodies = fc.oneof(fc.json(), fc.string({ unit: 'binary', maxLength: 2000 }));
    fc.assert(
      fc.property(bodies, (body) => {
        const texts = errorTextsOf(body);
        expect(texts.every(({ message }) => typeof message === 'string')).toBe(true);
      }),
    );
    expect(errorTextsOf('x'.repeat(100_000))[0]?.message).toHaveLength(500);
  });
});

describe('failures', () => {
  it('tell themselves from aborts and faults', () => {
    expect(isApiFailure(new NetworkError(new TypeError('fetch failed')))).toBe(true);
    expect(isApiFailure(new DOMException('gone', 'AbortError'))).toBe(false);
    expect(isApiFailure({ kind: 'api' })).toBe(false);
  });

  it('have a message even without texts', () => {
    expect(new ApiError({ status: 502, errors: [], retryAfterSeconds: null }).message).toBe('HTTP 502');
  });
});
