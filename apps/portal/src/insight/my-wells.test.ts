import { createApiClient } from '@cnx/api';
import { exampleResponse, examples } from '@cnx/api/examples';
import { queryClientAtom } from 'jotai-tanstack-query';
import { expect, it } from 'vitest';
import { unknownIdsAtom } from '../state/filters.atoms.ts';
import { createQueryClient } from '../state/query-client.ts';
import { createPortalStore } from '../state/store.ts';
import {
  filtersOfMyWells,
  goneCountAtom,
  keptPreferencesViewAtom,
  myDaysViewAtom,
  myWellsOf,
  myWellsQueryAtom,
  myWellsSearchAtom,
} from './my-wells.ts';

const myWells = {
  businessUnitIds: [],
  fieldIds: ['venture'],
  wellGroupIds: [],
  wellIds: ['NV-A-01', 'GONE-1'],
};

function open(answer: () => Response) {
  const asked: string[] = [];
  const client = createApiClient({
    baseUrl: 'http://api.example',
    getSession: () => undefined,
    fetch: (request) => {
      asked.push(request.url.replace('http://api.example', ''));
      const isKept = request.url.endsWith('/GetPreferences');
      return Promise.resolve(isKept ? answer() : exampleResponse('getChangeDetectionStatistics'));
    },
  });
  const store = createPortalStore();
  const loadClient = () => Promise.resolve(client);
  store.set(queryClientAtom, createQueryClient(loadClient, { report: () => 'AAAA-AAAA' }));
  const stop = store.sub(myDaysViewAtom, () => undefined);
  return { store, asked, stop };
}

const kept = () => Response.json({ ...examples.preferences, myWells });

it('are asked of and linked to as the user chose them, and what no longer exists is left out and counted', async () => {
  const { store, asked, stop } = open(kept);
  expect(store.get(myWellsQueryAtom)).toBeNull();
  await expect.poll(() => store.get(myDaysViewAtom).status).toBe('shown');
  expect(asked).toContain(
    '/ExceptionReport/GetChangeDetectionStatistics?fieldIds=venture&wellIds=NV-A-01,GONE-1',
  );
  store.set(unknownIdsAtom, ['wellIds=GONE-1']);
  expect(store.get(myWellsQueryAtom)).toEqual({ fieldIds: ['venture'], wellIds: ['NV-A-01'] });
  expect(store.get(myWellsSearchAtom)).toBe('?fieldIds=venture&wellIds=NV-A-01');
  expect(store.get(goneCountAtom)).toBe(1);
  stop();
});

it('are all wells while none are chosen, and where the choice cannot be had', async () => {
  const none = open(() => Response.json({ ...examples.preferences, myWells: undefined }));
  await expect.poll(() => none.store.get(myWellsQueryAtom)).toEqual({});
  none.stop();
  const refused = open(() => Response.json({ errors: [{ message: 'no' }] }, { status: 400 }));
  await expect.poll(() => refused.store.get(keptPreferencesViewAtom).status).toBe('failed');
  expect(refused.store.get(myWellsQueryAtom)).toEqual({});
  refused.stop();
});

it('are kept as they were chosen', () => {
  expect(myWellsOf(filtersOfMyWells(myWells))).toEqual(myWells);
});
