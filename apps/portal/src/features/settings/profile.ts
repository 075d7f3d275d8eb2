// What the signed-in user changes of themselves: how it is saved, and shown in every tab of this browser.
import { isApiFailure, type ApiClient, type Profile, type UploadPhotoRequest } from '@cnx/api';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { Message } from '../../i18n/message.ts';
import type { Portal } from '../../portal.ts';
import { base64Of } from '../../state/base64.ts';
import { userKey } from '../../session/session.ts';
import { showToast } from '../../state/toasts.atoms.ts';

/** Path of the call that reads the profile. */
export const profilePath = '/CNXUser/GetProfile';
const queryKey = [profilePath, {}];

/** The names that the form holds. */
export type Names = Pick<Profile, 'firstName' | 'lastName'>;

/**
 * What came of a change: stored; changed meanwhile by another tab or device; refused, because it is not what it should be;
 * or not answered well.
 */
export type ProfileOutcome = 'saved' | 'changed' | 'refused' | 'failed';

/** What changes of the profile need of the portal. */
export type ProfileServices = Pick<Portal, 'store' | 'loadClient' | 'sessionManager'>;

/** Shows a profile wherever the signed-in user is shown, in all tabs of this browser. */
export function showProfile({ sessionManager }: Pick<Portal, 'sessionManager'>, profile: Profile): void {
  const { firstName, lastName, photo: avatar } = profile;
  sessionManager.describe({ firstName, lastName, avatar });
}

const outcomes: Readonly<Record<number, ProfileOutcome>> = { 400: 'refused', 409: 'changed', 413: 'refused' };

/** Makes a change and reads what it came to. */
async function change(
  { store, loadClient, sessionManager }: ProfileServices,
  send: (client: ApiClient) => Promise<unknown>,
  done: Message,
): Promise<ProfileOutcome> {
  const client = store.get(queryClientAtom);
  const readAgain = () => client.invalidateQueries({ queryKey });
  try {
    await send(await loadClient());
  } catch (error) {
    const known = isApiFailure(error) && error.kind === 'api' ? outcomes[error.status] : undefined;
    if (known === 'changed') await readAgain();
    return known ?? 'failed';
  }
  await readAgain();
  const answer = client.getQueryData<{ readonly data: Profile }>(queryKey);
  if (answer) showProfile({ sessionManager }, answer.data);
  showToast(store, done, 'good');
  return 'saved';
}

/** Saves the user's names over the version that they were changed on. Never fails: a failure is a result. */
export function saveNames(services: ProfileServices, names: Names, version: number): Promise<ProfileOutcome> {
  const { firstName, lastName } = names;
  const body = { version, firstName: firstName.trim(), lastName: lastName.trim() };
  return change(services, ({ POST }) => POST('/CNXUser/SaveProfile', { body }), {
    key: 'portal:settings.profileSaved',
  });
}

/** Sends a photo. Never fails: a failure is a result. */
export async function uploadPhoto(services: ProfileServices, photo: Blob): Promise<ProfileOutcome> {
  const mediaType = photo.type as UploadPhotoRequest['mediaType'];
  const body = { mediaType, content: base64Of(new Uint8Array(await photo.arrayBuffer())) };
  return change(services, ({ POST }) => POST('/CNXUser/UploadPhoto', { body }), {
    key: 'portal:settings.photoSaved',
  });
}

/** Removes the photo: initials stand in its place. Never fails: a failure is a result. */
export function removePhoto(services: ProfileServices): Promise<ProfileOutcome> {
  return change(services, ({ POST }) => POST('/CNXUser/RemovePhoto', { body: {} }), {
    key: 'portal:settings.photoRemoved',
  });
}

/** Follows what another tab of this browser saved of the same user. @returns a function that ends it */
export function followProfile(
  { sessionManager, storage, store }: Pick<Portal, 'sessionManager' | 'storage' | 'store'>,
  target: Window,
): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== 'userData') return;
    const session = sessionManager.current();
    const shared = storage.readShared('userData');
    if (session.state !== 'signedIn' || !shared || userKey(shared) !== userKey(session.user)) return;
    if (sessionManager.describe(shared)) void store.get(queryClientAtom).invalidateQueries({ queryKey });
  };
  target.addEventListener('storage', follow);
  return () => target.removeEventListener('storage', follow);
}
