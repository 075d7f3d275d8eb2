import type { UsageEvent } from '@cnx/api';
import { exampleResponse } from '@cnx/api/examples';
import { queryClientAtom } from 'jotai-tanstack-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openData } from './open-data.ts';
import { openUsage } from './open-usage.ts';
import { testPortal } from './portal.fixture.ts';
import { usageChoiceAtom } from './state/display.atoms.ts';
import { filtersAtom } from './state/filters.atoms.ts';
import { collectMs, usageAtom } from './state/usage.ts';

const measured = vi.hoisted(() => ({ lcp: (_: { value: number }) => undefined }));
vi.mock('web-vitals', () => ({
  onLCP: (callback: typeof measured.lcp) => (measured.lcp = callback),
  onINP: vi.fn(),
  onCLS: vi.fn(),
}));

let hide: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', new URL('https://portal.example/dashboard/exception-report?wellIds=NV-A-01'));
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  const page = {
    visibilityState: 'visible',
    addEventListener: (_: string, listener: () => void) => {
      hide = () => {
        page.visibilityState = 'hidden';
        listener();
      };
    },
  };
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  const sent: { bearer: string | null; keepalive: boolean; events: UsageEvent[] }[] = [];
  const { portal, store, sessionManager } = testPortal({
    answer: async (request) => {
      const { events } = (await request.json()) as { events: UsageEvent[] };
      const { keepalive } = request;
      sent.push({ bearer: request.headers.get('authorization'), keepalive, events });
      return exampleResponse('recordUsage');
    },
  });
  sessionManager.signIn({ email: 'ada@cnx.example', isSSO: false }, { id_token: 'token', expires_in: 3_600 });
  openData(portal);
  openUsage(portal);
  const names = () => sent.flatMap(({ events }) => events.map(({ name }) => name));
  const { record } = store.get(usageAtom);
  return { store, sessionManager, sent, names, record };
}

const passed = () => vi.advanceTimersByTimeAsync(collectMs);

it('sends what happened together, with the bearer, in a call that outlives the page', async () => {
  const { store, sent, names, record } = open();
  record({ name: 'view' });
  store.set(filtersAtom, (filters) => ({ ...filters, fields: ['venture'], compare: 'before' as const }));
  expect(sent).toEqual([]);
  await passed();
  expect(sent).toMatchObject([{ bearer: 'Bearer token', keepalive: true }]);
  expect(names()).toEqual(['session', 'view', 'filter.fieldIds', 'feature.compare']);
  // Of the address only which page it is.
  expect(sent[0]?.events.every(({ page }) => page === 'exceptionReport')).toBe(true);
  expect(JSON.stringify(sent)).not.toMatch(/venture|NV-A-01/);
});

it('sends what waits when the page is hidden, and what is measured only then', async () => {
  const { names } = open();
  await vi.advanceTimersByTimeAsync(0);
  hide();
  await vi.advanceTimersByTimeAsync(0);
  expect(names()).toEqual(['session']);
  measured.lcp({ value: 812 });
  await vi.advanceTimersByTimeAsync(0);
  expect(names()).toEqual(['session', 'load.lcp']);
});

it('counts a search without result once, however often its answer is fetched', async () => {
  const { store, sent } = open();
  const client = store.get(queryClientAtom);
  const ask = (text: string, total: number) =>
    client.setQueryData(['/Search/GetResults', { query: { text } }], { data: { total }, meta: {} });
  ask('halvarin', 3);
  ask('separator', 0);
  ask('separator', 0);
  await passed();
  expect(sent.flatMap(({ events }) => events).filter(({ name }) => name === 'emptySearch')).toMatchObject([
    { words: 'separator', page: 'searchResults' },
  ]);
});

it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'sends nothing from a browser with %j',
  async (asked) => {
    vi.stubGlobal('navigator', asked);
    const { record, sent } = open();
    record({ name: 'view' });
    await passed();
    expect(sent).toEqual([]);
  },
);

it('sends nothing for a user who switched it off, nor after the session', async () => {
  const { store, sessionManager, record, sent } = open();
  store.set(usageChoiceAtom, 'off');
  record({ name: 'view' });
  await passed();
  store.set(usageChoiceAtom, 'on');
  record({ name: 'view' });
  sessionManager.end('requested');
  record({ name: 'view' });
  await passed();
  expect(sent).toEqual([]);
});
