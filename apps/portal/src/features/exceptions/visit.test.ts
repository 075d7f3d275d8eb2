import { createExampleFetch, examples } from '@cnx/api/examples';
import { describe, expect, it } from 'vitest';
import { testPortal } from '../../portal.fixture.ts';
import { lookedSinceAtom, ownVisitAtom, saveVisit } from './visit.ts';

function signedIn(saved: () => Response) {
  const tab = testPortal({ answer: createExampleFetch({ saveVisit: () => saved() }) });
  tab.sessionManager.signIn({ email: 'engineer@cnx.example', isSSO: false }, examples.tokenPackage);
  return tab;
}

const visitAt = (since: string | null) => Response.json({ place: 'exceptionReport', since });

describe('a visit', () => {
  it('says when the user last looked; a first one says that they never did', async () => {
    let since: string | null = null;
    const { portal, store } = signedIn(() => visitAt(since));
    await saveVisit(portal);
    expect(store.get(ownVisitAtom)).toMatchObject({ since: null, failed: false });
    since = '2026-11-19T16:02:11.000Z';
    await saveVisit(portal);
    expect(store.get(lookedSinceAtom)).toBe(since);
  });

  it('that fails leaves what an earlier one said', async () => {
    let fails = false;
    const since = '2026-11-19T16:02:11.000Z';
    const { portal, store } = signedIn(() =>
      fails ? Response.json({ errors: [{ message: 'no' }] }, { status: 501 }) : visitAt(since),
    );
    await saveVisit(portal);
    fails = true;
    await saveVisit(portal);
    expect(store.get(lookedSinceAtom)).toBe(since);
    expect(store.get(ownVisitAtom)?.failed).toBe(true);
  });

  it('is that of one user: another one begins without it', async () => {
    const { portal, store, sessionManager } = signedIn(() => visitAt('2026-11-19T16:02:11.000Z'));
    await saveVisit(portal);
    sessionManager.signIn({ email: 'erin@cnx.example', isSSO: false }, examples.tokenPackage);
    expect(store.get(lookedSinceAtom)).toBeNull();
  });
});
