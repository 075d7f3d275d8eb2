import { createApiClient } from '@cnx/api';
import { queryClientAtom } from 'jotai-tanstack-query';
import { expect, it } from 'vitest';
import { comparedAtom, comparedDayAtom, comparedWindowAtom } from './compared-data.atoms.ts';
import { addressSearchAtom } from './filters.atoms.ts';
import { createQueryClient } from './query-client.ts';
import { createPortalStore } from './store.ts';

const day = comparedAtom('/Dashboard/GetProductionDayInfo', (filters) => ({
  ...filters,
  potentialMethod: 'declining',
}));
const november = '?fieldIds=NV&from=2026-11-01&to=2026-11-30';

it('calls for the compared window with the filters and choices of the current one, and for nothing without one', async () => {
  const asked: string[] = [];
  const client = createApiClient({
    baseUrl: 'http://api.example',
    getSession: () => undefined,
    fetch: (request) => {
      asked.push(request.url.replace('http://api.example', ''));
      return Promise.resolve(Response.json({ day: null }));
    },
  });
  const store = createPortalStore();
  store.set(
    queryClientAtom,
    createQueryClient(() => Promise.resolve(client), { report: () => 'AAAA-AAAA' }),
  );
  store.set(addressSearchAtom, november);
  const stop = store.sub(day, () => undefined);
  expect(store.get(comparedWindowAtom)).toBe(null);
  expect(store.get(day)).toMatchObject({ isFetching: false, data: undefined });
  store.set(addressSearchAtom, `${november}&compare=before`);
  await expect.poll(() => store.get(day).isSuccess).toBe(true);
  store.set(addressSearchAtom, `${november}&compare=year`);
  expect(store.get(comparedDayAtom)('2026-11-02')).toBe('2025-11-02');
  await expect.poll(() => store.get(day).isSuccess).toBe(true);
  const call = '/Dashboard/GetProductionDayInfo?fieldIds=NV';
  expect(asked).toEqual([
    `${call}&from=2026-10-01&to=2026-10-31&potentialMethod=declining`,
    `${call}&from=2025-11-01&to=2025-11-30&potentialMethod=declining`,
  ]);
  stop();
});
