import { ApiError, NetworkError, NotOfferedError, type ErrorText } from '@cnx/api';
import { describe, expect, it } from 'vitest';
import { createI18n, loadTexts, loginTexts } from '../i18n/i18n.ts';
import type { Language } from '../i18n/languages.ts';
import type { Message } from '../i18n/message.ts';
import { errorCodes } from '../wrong-answers.fixture.ts';
import { problemOf, problemText } from './problem-text.ts';
import { serverMessage, serverMessages } from './server-messages.ts';

const refusal = (...errors: ErrorText[]) => new ApiError({ status: 409, errors, retryAfterSeconds: null });
const protocol = 'body/version is 3, but Ana changed it to 4 at 2026-11-20T06:05:00.000Z';
const values = {
  by: 'Ana Lind',
  at: '2026-11-20T06:05:00.000Z',
  reference: '01J9ZK3V6T',
  rows: '120000',
  least: '35',
  most: '100000',
  parameter: 'wellIds',
  ids: 'NV-A-99',
  well: 'NV-A-01',
  work: 'Workover',
  hours: '12.00',
  field: 'Venture',
  reports: '2',
  text: '25-110',
};

async function textsIn(language: Language) {
  const i18n = createI18n(language, await loginTexts(language));
  await Promise.all((['portal', 'signIn', 'passwords'] as const).map((bundle) => loadTexts(i18n, bundle)));
  const t = i18n.t as unknown as (key: string, values?: object) => string;
  return (message: Message | null) =>
    message === null ? '' : 'text' in message ? message.text : t(message.key, message.values);
}

const [inEnglish, inSpanish, inFrench] = await Promise.all([textsIn('en'), textsIn('es'), textsIn('fr')]);

describe.each(errorCodes)('a refusal for %s', (code) => {
  it.each([
    ['with names and moments', values],
    ['without them', undefined],
  ])('is said in the language of its reader, %s', (_, given) => {
    const problem = problemOf(refusal({ message: protocol, code, ...(given && { values: given }) }));
    expect(problem).not.toBeNull();
    const texts = [inEnglish, inSpanish, inFrench].map((textOf) => textOf(problem));
    expect(new Set(texts).size).toBe(3);
    for (const text of texts) {
      expect(text).not.toContain('body/');
      expect(text).not.toContain('undefined');
      if (given) expect(text).not.toContain('{{');
    }
  });

  it('is said before sign-in without the words of the server', () => {
    const [message] = serverMessages([{ message: protocol, code }]);
    expect(inSpanish(message!)).not.toContain('body/');
    expect(inSpanish(message!)).not.toBe(inEnglish(message!));
  });
});

describe('a refusal', () => {
  it('names who changed something, and when', () => {
    expect(inSpanish(problemOf(refusal({ message: protocol, code: 'changedSince', values })))).toBe(
      'Ana Lind lo cambió el 20 nov 2026, 6:05 UTC. No se ha cambiado nada; léalo de nuevo para ver el último estado.',
    );
  });

  it('names nobody by characters that turn text around', () => {
    const problem = problemOf(
      refusal({ message: protocol, code: 'changedSince', values: { ...values, by: 'A\u202ena' } }),
    );
    expect(problem).toMatchObject({ values: { name: 'Ana' } });
  });

  it.each([
    ['with a code that only a newer server has', { message: protocol, code: 'somethingNew' }],
    ['with the name of every object for a code', { message: protocol, code: 'constructor' }],
    ['without a code, in words for programs', { message: protocol }],
    ['without words', { message: ' ' }],
  ])('%s has no text of its own', (_, error) => {
    expect(problemOf(refusal(error))).toBeNull();
    expect(problemText(refusal(error), 'portal:handover.refused')).toEqual({
      key: 'portal:handover.refused',
    });
  });

  it.each([
    ['user access denied', { key: 'portal:trouble.server.accessDenied' }],
    ['Bro\u202Eken', { text: 'Broken' }],
    ['x'.repeat(300), { text: 'x'.repeat(200) }],
  ])('of a server without codes is its first sentence: %j', (message, problem) => {
    expect(problemOf(refusal({ message: '' }, { message }))).toEqual(problem);
  });

  it('is none of a call that was not answered, nor a fault of ours', () => {
    expect(problemOf(new NetworkError(undefined))).toBeNull();
    expect(problemOf(new TypeError('a fault of ours'))).toBeNull();
  });
});

describe('a text of the server before sign-in', () => {
  it('is shown as it is where it comes without a code', () => {
    expect(serverMessage('Call 555')).toEqual({ text: 'Call 555' });
    expect(serverMessage('Call 555', 'somethingNew')).toEqual({ key: 'signIn:unknown' });
    expect(serverMessage('Invalid username or password')).toEqual({ key: 'signIn:invalidCredentials' });
  });
});

describe('an operation that the server does not offer', () => {
  it('is said so', () => {
    expect(problemOf(new NotOfferedError('/Views/GetViews'))).toEqual({
      key: 'portal:trouble.server.notOffered',
    });
  });
});
