import { maxRevokeWaitMs } from '../../limits.ts';
import { paths } from '../../paths.ts';
import type { Portal } from '../../portal.ts';
import { searchForTarget, stateInAddress, storedTarget, takeState } from '../../redirects/redirect-state.ts';
import { userKey } from '../../session/session.ts';
import type { TokenPackage, UserData } from '../../session/storage.ts';

const lockName = 'cnx-sign-out';

/**
 * Signs out: the server revokes the session, what is stored is cleared, and the other tabs follow. The page does not
 * wait long for the server; the call goes on while the page is left. Of tabs that sign out at the same time one does it
 * for all. A corporate user is signed out at the identity provider too.
 * @param search The query of the address, whose state says where to sign in next.
 * @returns where to go; undefined when the provider has taken over the page.
 */
export async function signOut(portal: Portal, search: string): Promise<string | undefined> {
  const { sessionManager, storage, locks, redirectTargets } = portal;
  // A user who was signed out has an address to come back to; one who requested it has none.
  const forced = storage.read('returnAddress') !== undefined;
  const target = nextTarget(portal, search, forced);
  const next = target ? paths.login + searchForTarget(target) : paths.login;
  sessionManager.startSignOut();
  const session = sessionManager.current();
  if (session.state !== 'signingOut') {
    sessionManager.end(forced ? 'refused' : 'requestedElsewhere');
    return next;
  }
  const { user, tokens } = session;
  const run = async (): Promise<boolean> => {
    // Another tab was first: the items are gone, and so is the session at the server and the provider.
    if (storage.persistent && !storage.readShared('TokenPackage')) {
      sessionManager.end(forced ? 'refused' : 'requestedElsewhere');
      return false;
    }
    await revoke(portal, tokens);
    sessionManager.end(forced ? 'inactive' : 'requested');
    return user.isSSO;
  };
  const atProvider = await (locks ? locks.request(lockName, {}, run) : run());
  // The provider comes back to an address without a state.
  if (atProvider && target) takeState(searchForTarget(target), storage, redirectTargets);
  return atProvider && (await signOutAtProvider(portal, user)) ? undefined : next;
}

/** The application that the address and the stored items name, to go on to after the next sign-in. */
function nextTarget(
  { storage, redirectTargets }: Portal,
  search: string,
  forced: boolean,
): string | undefined {
  // An unregistered one is refused, visibly, where it leads to: on the login page.
  const { target, given } = stateInAddress(search);
  // A user who was signed out comes back to their address, not to the application that brought them long ago.
  return target || given || (forced ? undefined : storedTarget(storage, redirectTargets));
}

async function revoke({ loadClient }: Portal, { refresh_token: refreshToken }: TokenPackage): Promise<void> {
  const revoked = loadClient().then((client) =>
    client.POST('/CNXAuth/Logout', { body: refreshToken ? { refreshToken } : {}, keepalive: true }),
  );
  const timeout = new Promise((resolve) => setTimeout(resolve, maxRevokeWaitMs));
  await Promise.race([revoked, timeout]).catch(() => undefined);
}

async function signOutAtProvider({ loadProviderSession, config }: Portal, user: UserData): Promise<boolean> {
  const provider = await loadProviderSession().catch(() => undefined);
  if (provider) return provider.signOut(config.hubHomeUrl);
  // Tells the operator why users stay signed in at the provider.
  // eslint-disable-next-line no-console
  console.error(`${userKey(user)} could not be signed out at the identity provider: there is none`);
  return false;
}
