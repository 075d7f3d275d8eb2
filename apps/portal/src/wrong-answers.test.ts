import type { ApiAnswer } from '@cnx/api';
import { queryClientAtom } from 'jotai-tanstack-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectApi } from './session/connection.ts';
import { createServerClock } from './session/server-clock.ts';
import { openTab, testTime } from './session/session.fixture.ts';
import { createErrorReports, type FaultReport } from './state/error-reports.ts';
import { createQueryClient } from './state/query-client.ts';
import { createPortalStore } from './state/store.ts';
import { dataReads, withUnknownCodes, wrongAnswers, type WrongAnswer } from './wrong-answers.fixture.ts';

const seed = 20_261_122;

/** The portal's data path, with a server that gives one answer. */
function open() {
  const { storage, sessionManager } = openTab();
  let answer: Pick<WrongAnswer, 'text' | 'headers'> = { text: '', headers: {} };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(answer.text, { headers: answer.headers })));
  const { client } = connectApi({
    baseUrl: 'http://api.example',
    sessionManager,
    storage,
    serverClock: createServerClock(() => testTime),
    locks: undefined,
    loadProviderSession: () => Promise.resolve(undefined),
    onProviderRefusal: vi.fn(),
    onNotOffered: vi.fn(),
    onRejectedRequest: vi.fn(),
  });
  sessionManager.signIn({ email: 'engineer@cnx.example', isSSO: false }, { id_token: 't', expires_in: 60 });
  const sent: FaultReport[] = [];
  const reports = createErrorReports({ now: () => testTime, send: (report) => sent.push(report) > 0 });
  const store = createPortalStore();
  store.set(
    queryClientAtom,
    createQueryClient(() => Promise.resolve(client), reports),
  );
  const fetchAnswer = (path: string, given: Pick<WrongAnswer, 'text' | 'headers'>) => {
    answer = given;
    return store
      .get(queryClientAtom)
      .fetchQuery<ApiAnswer<unknown>>({ queryKey: [path, {}], staleTime: 0, gcTime: 0 });
  };
  return { fetchAnswer, sent, sessionManager };
}

afterEach(() => vi.unstubAllGlobals());

describe.each(dataReads)('$id', (read) => {
  it('gives out the contract’s example', async () => {
    const { fetchAnswer } = open();
    const answer = await fetchAnswer(read.path, {
      text: JSON.stringify(read.example),
      headers: read.headers,
    });
    expect(answer.data).toEqual(read.example);
  });

  it('gives out an answer with codes that only a newer server has', async () => {
    const { fetchAnswer, sent } = open();
    const newer = withUnknownCodes(read.schema, read.example);
    const answer = await fetchAnswer(read.path, { text: JSON.stringify(newer), headers: read.headers });
    expect(answer.data).toEqual(newer);
    expect(sent).toEqual([]);
  });

  it('gives out no wrong answer, and leaves the session alone', async () => {
    const { fetchAnswer, sent, sessionManager } = open();
    const wrong = wrongAnswers(read, seed);
    expect(wrong.length).toBeGreaterThan(8);
    const passed: string[] = [];
    for (const answer of wrong) {
      await fetchAnswer(read.path, answer).then(
        () => passed.push(answer.what),
        (error: unknown) =>
          expect(error).toMatchObject({ kind: expect.stringMatching(/^(contract|api)$/) as string }),
      );
    }
    expect(passed, `of ${wrong.length} wrong answers`).toEqual([]);
    expect(sessionManager.current().state).toBe('signedIn');
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.length).toBeLessThanOrEqual(10);
    expect(sent[0]).toMatchObject({ operation: `GET ${read.path}` });
  });
});
