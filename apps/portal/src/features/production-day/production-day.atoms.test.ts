import { createApiClient } from '@cnx/api';
import { exampleResponse } from '@cnx/api/examples';
import { queryClientAtom } from 'jotai-tanstack-query';
import { expect, it } from 'vitest';
import { addressSearchAtom } from '../../state/filters.atoms.ts';
import { createQueryClient } from '../../state/query-client.ts';
import { createPortalStore } from '../../state/store.ts';
import { productionDayComparedAtom } from './production-day.atoms.ts';

it('compares the newest day with the one that corresponds, not with the newest of the compared window', async () => {
  const asked: string[] = [];
  const example = (await exampleResponse('getProductionDayInfo').json()) as object;
  const client = createApiClient({
    baseUrl: 'http://api.example',
    getSession: () => undefined,
    fetch: (request) => {
      const query = new URL(request.url).searchParams;
      asked.push(`${query.get('from')} ${query.get('to')}`);
      return Promise.resolve(Response.json({ ...example, day: '2026-11-24' }));
    },
  });
  const store = createPortalStore();
  store.set(
    queryClientAtom,
    createQueryClient(() => Promise.resolve(client), { report: () => 'AAAA-AAAA' }),
  );
  store.set(addressSearchAtom, '?from=2026-10-27&to=2026-11-25&compare=before');
  const stop = store.sub(productionDayComparedAtom, () => undefined);
  await expect.poll(() => asked.at(-1)).toBe('2026-09-27 2026-10-25');
  store.set(addressSearchAtom, '?from=2026-10-27&to=2026-11-25&compare=year');
  await expect.poll(() => asked.at(-1)).toBe('2025-10-27 2025-11-24');
  stop();
});
