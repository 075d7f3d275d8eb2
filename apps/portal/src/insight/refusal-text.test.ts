import { ApiError, NetworkError } from '@cnx/api';
import { describe, expect, it } from 'vitest';
import { refusalOf } from './refusal-text.ts';

const api = (...messages: string[]) =>
  new ApiError({ status: 500, errors: messages.map((message) => ({ message })), retryAfterSeconds: null });

describe('what the server says of a failed call', () => {
  it.each([
    [
      'is put into the language of the user',
      'user access denied',
      { key: 'portal:trouble.server.accessDenied' },
    ],
    [
      'keeps the reference of a fault',
      ' Internal error. Reference 01J9ZK3V6T ',
      { key: 'portal:trouble.server.internal', values: { reference: '01J9ZK3V6T' } },
    ],
    [
      'takes no sentence for a reference',
      'Internal error. Reference call me at once',
      { text: 'Internal error. Reference call me at once' },
    ],
    ['is shown as it is where the portal has no text', 'Bro\u202Eken', { text: 'Broken' }],
    ['is no name of every object', 'constructor', { text: 'constructor' }],
    ['is cut to a length', 'x'.repeat(300), { text: 'x'.repeat(200) }],
  ])('%s', (_what, text, message) => expect(refusalOf(api(text))).toEqual(message));

  it('is its first text that is not empty, and nothing where there is none', () => {
    expect(refusalOf(api('', 'Broken'))).toEqual({ text: 'Broken' });
    expect(refusalOf(api(' '))).toBeNull();
    expect(refusalOf(new NetworkError(undefined))).toBeNull();
    expect(refusalOf(new TypeError('a fault of ours'))).toBeNull();
  });
});
