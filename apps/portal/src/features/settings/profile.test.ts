import type { Profile } from '@cnx/api';
import { createExampleFetch, examples } from '@cnx/api/examples';
import { queryClientAtom } from 'jotai-tanstack-query';
import { describe, expect, it, vi } from 'vitest';
import { testPortal } from '../../portal.fixture.ts';
import { userAtom } from '../../session/session.atoms.ts';
import { memoryArea, openTab } from '../../session/session.fixture.ts';
import { createErrorReports } from '../../state/error-reports.ts';
import { createQueryClient } from '../../state/query-client.ts';
import { toastsAtom } from '../../state/toasts.atoms.ts';
import { base64Of } from '../../state/base64.ts';
import { followProfile, profilePath, removePhoto, saveNames, uploadPhoto } from './profile.ts';

const user = { email: 'engineer@cnx.example', firstName: 'Erin', lastName: 'Moe', isSSO: false };
const address = examples.profileWithPhoto.photo;

/** A tab of a signed-in user whose server answers changes so. */
function open(status = 200, tab = openTab()) {
  let kept: Profile = examples.profile;
  const sent: unknown[] = [];
  const answer = (change: (body: never) => Partial<Profile>) => async (request: Request) => {
    const body = (await request.json()) as never;
    sent.push(body);
    if (status !== 200) return Response.json({ errors: [{ message: 'no' }] }, { status });
    kept = { ...kept, ...change(body), version: kept.version + 1 };
    return Response.json(kept);
  };
  const opened = testPortal({
    tab,
    answer: createExampleFetch({
      getProfile: () => Response.json(kept),
      saveProfile: answer(({ firstName, lastName }: Profile) => ({ firstName, lastName })),
      uploadPhoto: answer(() => ({ photo: address })),
      removePhoto: answer(() => ({ photo: null })),
    }),
  });
  const reports = createErrorReports({ now: opened.portal.now, send: undefined });
  const client = createQueryClient(opened.portal.loadClient, reports);
  opened.store.set(queryClientAtom, client);
  opened.sessionManager.signIn(user, examples.tokenPackage);
  const watch = async () => {
    // As the frame of the portal does.
    await client.fetchQuery({ queryKey: [profilePath, {}] });
    const { QueryObserver } = await import('@tanstack/query-core');
    return new QueryObserver(client, { queryKey: [profilePath, {}] }).subscribe(() => undefined);
  };
  return { ...opened, sent, watch };
}

describe('what a user changes of themselves', () => {
  it('is sent over its version, shown where the user is shown, and stored for the other tabs', async () => {
    const { portal, store, sent, watch, storage } = open();
    const end = await watch();
    expect(await saveNames(portal, { firstName: ' Zoé ', lastName: '' }, 0)).toBe('saved');
    expect(sent).toEqual([{ version: 0, firstName: 'Zoé', lastName: '' }]);
    expect(store.get(userAtom)).toMatchObject({ firstName: 'Zoé', lastName: '' });
    expect(storage.readShared('userData')).toMatchObject({ firstName: 'Zoé', email: user.email });
    expect(store.get(toastsAtom).shown).toMatchObject([{ message: { key: 'portal:settings.profileSaved' } }]);
    end();
  });

  it('may be the photo, until it is removed', async () => {
    const { portal, store, sent, watch } = open();
    const end = await watch();
    const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0]);
    expect(await uploadPhoto(portal, new Blob([bytes], { type: 'image/jpeg' }))).toBe('saved');
    expect(sent).toEqual([{ mediaType: 'image/jpeg', content: '/9j/AA==' }]);
    expect(store.get(userAtom)?.avatar).toBe(address);
    expect(await removePhoto(portal)).toBe('saved');
    expect(store.get(userAtom)?.avatar).toBeNull();
    end();
  });

  it.each([
    [400, 'refused'],
    [413, 'refused'],
    [409, 'changed'],
    [403, 'failed'],
    [501, 'failed'],
  ])('that is answered with %i is %s, and nothing changes here', async (status, outcome) => {
    const { portal, store, watch } = open(status);
    const end = await watch();
    expect(await uploadPhoto(portal, new Blob(['x'], { type: 'image/png' }))).toBe(outcome);
    expect(store.get(userAtom)).toMatchObject(user);
    expect(store.get(toastsAtom).shown).toEqual([]);
    end();
  });

  it('in another tab is shown here, unless another user signed in there', () => {
    const local = memoryArea();
    const { portal, store, sessionManager, storage } = open(200, openTab({ local }));
    const target = new EventTarget() as unknown as Window;
    const end = followProfile(portal, target);
    const shown = vi.fn();
    sessionManager.subscribe(shown);
    const stored = (value: object) => {
      local.setItem('userData', JSON.stringify(value));
      target.dispatchEvent(Object.assign(new Event('storage'), { key: 'userData' }));
    };
    stored({ ...user, lastName: 'Larsen', avatar: address });
    expect(store.get(userAtom)).toMatchObject({ lastName: 'Larsen', avatar: address });
    expect(storage.read('TokenPackage')).toEqual(examples.tokenPackage);
    stored({ ...user, lastName: 'Larsen', avatar: address });
    expect(shown).toHaveBeenCalledTimes(1);
    stored({ ...user, email: 'admin@cnx.example', lastName: 'Boss' });
    end();
    stored({ ...user, lastName: 'Late' });
    expect(store.get(userAtom)).toMatchObject({ lastName: 'Larsen' });
  });
});

it('writes bytes in base64, however many', () => {
  const bytes = Uint8Array.from({ length: 20_000 }, (_, i) => i % 256);
  expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString('base64'));
});
