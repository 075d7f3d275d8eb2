import { atom } from 'jotai';
import { paths } from '../../paths.ts';
import type { ProviderSession } from '../../corporate-sign-in/provider.ts';
import { searchForTarget, stateInAddress, storedTarget, takeState } from '../../redirects/redirect-state.ts';
import { allowedTargetsAtom, sessionServicesAtom } from '../../session/session.atoms.ts';
import { nameOfUser } from '../../session/session.ts';
import type { TokenPackage, UserData } from '../../session/storage.ts';
import { loadClientAtom } from '../../state/api.atoms.ts';
import { configAtom } from '../../state/config.atoms.ts';

/** Longest that a person waits for the server to take note of the sign-out. */
const revokeWithinMs = 3_000;
const lockName = 'cnx-sign-out';

/** The application that the address and the stored items name, to go on to after the next sign-in. */
const nextTargetAtom = atom(null, (get, _set, search: string, thrownOut: boolean): string | undefined => {
  const { storage } = get(sessionServicesAtom);
  // A stranger is refused, visibly, where it leads to: on the login page.
  const { target: asked, given } = stateInAddress(search);
  // Whoever was thrown out comes back to where they were, not to the application that brought them long ago.
  const stored = thrownOut ? undefined : storedTarget(storage, get(allowedTargetsAtom));
  return asked || given || stored;
});

const revokeAtom = atom(null, async (get, _set, { refresh_token: refreshToken }: TokenPackage) => {
  const revoked = get(loadClientAtom)().then((client) =>
    client.POST('/CNXAuth/Logout', { body: refreshToken ? { refreshToken } : {}, keepalive: true }),
  );
  const patience = new Promise((give) => setTimeout(give, revokeWithinMs));
  await Promise.race([revoked, patience]).catch(() => undefined);
});

/**
 * Signs out: the server revokes the session, what is stored is cleared, and the other tabs follow. The server's silence
 * holds nobody back; the call goes on while the page is left. Of tabs that sign out at the same time one does it for
 * all. A corporate user is signed out at the identity provider too.
 * @param search The query of the address, whose state says where to sign in next.
 * @returns where to go; nothing when the provider has taken over the page.
 */
export const signOutAtom = atom(null, async (get, set, search: string): Promise<string | undefined> => {
  const { keeper, storage, locks, loadProvider } = get(sessionServicesAtom);
  // Whoever was thrown out has an address to come back to; whoever asked to leave has none.
  const thrownOut = storage.read('returnAddress') !== undefined;
  const target = set(nextTargetAtom, search, thrownOut);
  const next = target ? paths.login + searchForTarget(target) : paths.login;
  keeper.startSignOut();
  const session = keeper.current();
  if (session.state !== 'signingOut') {
    keeper.finishSignOut(thrownOut ? 'lost' : 'askedElsewhere');
    return next;
  }
  const { user, tokens } = session;
  const run = async (): Promise<boolean> => {
    // Another tab was first: the items are gone, and so is the session at the server and the provider.
    if (storage.persistent && !storage.readShared('TokenPackage')) {
      keeper.finishSignOut(thrownOut ? 'lost' : 'askedElsewhere');
      return false;
    }
    await set(revokeAtom, tokens);
    keeper.finishSignOut(thrownOut ? 'left' : 'asked');
    return user.isSSO;
  };
  const atProvider = await (locks ? locks.request(lockName, {}, run) : run());
  // The provider comes back to an address without a state.
  if (atProvider && target) takeState(searchForTarget(target), storage, get(allowedTargetsAtom));
  const left = atProvider && (await signOutAtProvider(loadProvider, user, get(configAtom).hubHomeUrl));
  return left ? undefined : next;
});

async function signOutAtProvider(
  load: () => Promise<ProviderSession | undefined>,
  user: UserData,
  hubHomeUrl: string,
): Promise<boolean> {
  const provider = await load().catch(() => undefined);
  if (provider) return provider.signOut(hubHomeUrl);
  // Whoever runs the portal finds here why people stay signed in at the provider.
  // eslint-disable-next-line no-console
  console.error(`${nameOfUser(user)} could not be signed out at the identity provider: there is none`);
  return false;
}
