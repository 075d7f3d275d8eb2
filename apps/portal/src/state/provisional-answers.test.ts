import { createApiClient } from '@cnx/api';
import { examples } from '@cnx/api/examples';
import { environmentManager } from '@tanstack/query-core';
import { queryClientAtom } from 'jotai-tanstack-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { queryAtom } from './query.atoms.ts';
import { createPortalStore } from './store.ts';

// Without a window, the library takes itself for a server, which fetches nothing again.
beforeEach(() => environmentManager.setIsServer(() => false));
afterEach(() => {
  environmentManager.setIsServer(() => true);
  vi.useRealTimers();
});

it('fetches a provisional answer again until there is the other', async () => {
  vi.useFakeTimers();
  let state = 'closed';
  let asked = 0;
  const client = createApiClient({
    baseUrl: 'http://api.example',
    getSession: () => undefined,
    fetch: () => {
      asked += 1;
      return Promise.resolve(Response.json({ ...examples.monthlyReport, state }));
    },
  });
  const store = createPortalStore();
  store.set(
    queryClientAtom,
    createQueryClient(
      () => Promise.resolve(client),
      { report: () => 'AAAA-AAAA' },
      () => undefined,
    ),
  );
  const report = queryAtom('/Statistics/GetMonthlyReport', () => ({ query: { month: '2026-10' } }), {
    isProvisional: (body) => body.state === 'closed',
  });
  const stop = store.sub(report, () => undefined);
  await vi.advanceTimersByTimeAsync(5_500);
  expect(asked).toBe(2);
  state = 'kept';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(3);
  expect(store.get(report).data?.data.state).toBe('kept');
  stop();
});
