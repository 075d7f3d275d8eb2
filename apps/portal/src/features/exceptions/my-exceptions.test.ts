import { createExampleFetch, examples } from '@cnx/api/examples';
import { queryClientAtom } from 'jotai-tanstack-query';
import { expect, it } from 'vitest';
import { exception } from '../../decisions/exceptions.fixture.ts';
import { testPortal } from '../../portal.fixture.ts';
import { createQueryClient } from '../../state/query-client.ts';
import { assignedEventsViewAtom, changedEventsViewAtom, homeVisits } from './my-exceptions.atoms.ts';

/** A tab of an engineer with one field of their own. */
function open(since: string | null) {
  const asked: URLSearchParams[] = [];
  const tab = testPortal({
    answer: createExampleFetch({
      saveVisit: () => Response.json({ place: 'home', since }),
      getPreferences: () =>
        Response.json({
          ...examples.preferences,
          myWells: { businessUnitIds: [], fieldIds: ['venture'], wellGroupIds: [], wellIds: [] },
        }),
      getExceptions: ({ url }) => {
        const query = new URL(url).searchParams;
        asked.push(query);
        const isOpen = query.get('where')?.startsWith('isOpen=true') === true;
        const owner = query.has('ownerId') ? examples.exceptions[0]!.owner : null;
        const row = exception({ id: isOpen ? 'open' : 'over', isOpen, owner });
        return Response.json([row], { headers: { 'x-total-count': '1' } });
      },
    }),
  });
  const { store, portal, sessionManager } = tab;
  store.set(queryClientAtom, createQueryClient(portal.loadClient, { report: () => 'AAAA-AAAA' }));
  sessionManager.signIn({ email: 'engineer@cnx.example', isSSO: false }, examples.tokenPackage);
  return { store, portal, asked };
}

it('lists what began and what is over at the user’s wells since they were here', async () => {
  const { store, portal, asked } = open('2026-11-19T16:02:11.000Z');
  const stop = store.sub(changedEventsViewAtom, () => undefined);
  expect(store.get(changedEventsViewAtom).status).toBe('loading');
  await homeVisits.saveVisit(portal);
  await expect.poll(() => store.get(changedEventsViewAtom).status).toBe('shown');
  expect(store.get(changedEventsViewAtom)).toMatchObject({
    body: { events: [{ id: 'open' }, { id: 'over' }], found: 1, ended: 1, since: { visited: true } },
  });
  const [found, ended] = ['isOpen=true', 'isOpen=false'].map((begin) =>
    asked.find((query) => query.get('where')?.startsWith(begin)),
  );
  expect(Object.fromEntries(found!)).toMatchObject({
    fieldIds: 'venture',
    foundSince: '2026-11-19T16:02:11.000Z',
  });
  // On the 19th the newest day was the 18th: what ended then was not over yet.
  expect(ended!.get('where')).toContain('endedOn>=2026-11-18');
  stop();
});

it('lists what changed in a day where the user was never here', async () => {
  const { store, portal } = open(null);
  const stop = store.sub(changedEventsViewAtom, () => undefined);
  await homeVisits.saveVisit(portal);
  await expect.poll(() => store.get(changedEventsViewAtom).status).toBe('shown');
  const moment = new Date(portal.now().getTime() - 86_400_000).toISOString();
  expect(store.get(changedEventsViewAtom)).toMatchObject({ body: { since: { moment, visited: false } } });
  stop();
});

it('lists what the user looks into at all wells', async () => {
  const { store, asked } = open(null);
  const stop = store.sub(assignedEventsViewAtom, () => undefined);
  await expect.poll(() => asked.filter((query) => query.has('ownerId'))).toHaveLength(1);
  expect(asked.find((query) => query.has('ownerId'))?.has('fieldIds')).toBe(false);
  stop();
});
