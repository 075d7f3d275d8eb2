import { exampleResponse } from '@cnx/api/examples';
import { queryClientAtom } from 'jotai-tanstack-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openData, requestData } from './open-data.ts';
import { testPortal } from './portal.fixture.ts';
import { errorReportsAtom } from './state/error-reports.ts';
import { tourStopAtom } from './state/tour.atoms.ts';

const fault = { operation: '', place: 'screen *', expectation: 'renders (TypeError)' };
const address = new URL('https://portal.example/dashboard');
const signInAs = (email: string) =>
  [
    { email, isSSO: false },
    { id_token: email, expires_in: 60 },
  ] as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', new URL('https://portal.example/wells/private'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  const bearers = new Set<string | null>();
  const bodies: unknown[] = [];
  const { portal, store, sessionManager } = testPortal({
    config: { errorReports: true },
    answer: async (request) => {
      bearers.add(request.headers.get('authorization'));
      if (request.method === 'POST') bodies.push(await request.json());
      return exampleResponse('getWells');
    },
  });
  openData(portal);
  const cached = () =>
    store
      .get(queryClientAtom)
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.data !== undefined || state.fetchStatus !== 'idle');
  return { portal, store, sessionManager, bearers, bodies, cached };
}

it.each(['requested', 'expired', 'inactive', 'superseded'] as const)(
  'drops what was asked for early when the session ends (%s)',
  async (reason) => {
    const { portal, sessionManager, cached } = open();
    sessionManager.signIn(...signInAs('first@cnx.example'));
    await requestData(portal, address);
    expect(cached().length).toBeGreaterThan(0);
    sessionManager.end(reason);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(cached()).toEqual([]);
  },
);

it('ends the tour with the session: the next user has not asked for it', () => {
  const { store, sessionManager } = open();
  sessionManager.signIn(...signInAs('first@cnx.example'));
  store.set(tourStopAtom, 3);
  sessionManager.end('requested');
  expect(store.get(tourStopAtom)).toBeNull();
});

it('asks anew for the user who signs in next', async () => {
  const { portal, sessionManager, bearers, store } = open();
  sessionManager.signIn(...signInAs('first@cnx.example'));
  await requestData(portal, address);
  await vi.advanceTimersByTimeAsync(100);
  const first = store.get(queryClientAtom).getQueryCache().getAll();
  expect(first.length).toBeGreaterThan(0);
  bearers.clear();
  sessionManager.signIn(...signInAs('second@cnx.example'));
  await requestData(portal, address);
  await vi.advanceTimersByTimeAsync(100);
  const second = store.get(queryClientAtom).getQueryCache().getAll();
  expect(second.length).toBeGreaterThan(0);
  expect(second.filter((query) => first.includes(query))).toEqual([]);
  expect([...bearers]).toEqual(['Bearer second@cnx.example']);
});

it('reports a fault with the template of the address, and only in a session', async () => {
  const { store, sessionManager, bodies } = open();
  const { report } = store.get(errorReportsAtom);
  expect(report(fault)).toBeUndefined();
  sessionManager.signIn(...signInAs('first@cnx.example'));
  const id = report(fault);
  await vi.advanceTimersByTimeAsync(0);
  await expect.poll(() => bodies).toEqual([expect.objectContaining({ id, route: '*', place: fault.place })]);
});
