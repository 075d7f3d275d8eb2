import { atom } from 'jotai';
import { sessionServicesAtom } from '../../session/session.atoms.ts';
import { loadClientAtom } from '../../state/api.atoms.ts';

/** Longest that a person waits for the server to take note of the sign-out. */
const revokeWithinMs = 3_000;

/**
 * Signs out: the server revokes the session, what is stored is cleared, and the other tabs follow. The server's silence
 * holds nobody back; the call goes on while the page is left.
 */
export const signOutAtom = atom(null, async (get) => {
  const { keeper } = get(sessionServicesAtom);
  keeper.startSignOut();
  const session = keeper.current();
  if (session.state === 'signingOut') {
    const { refresh_token: refreshToken } = session.tokens;
    const revoked = get(loadClientAtom)().then((client) =>
      client.POST('/CNXAuth/Logout', { body: refreshToken ? { refreshToken } : {}, keepalive: true }),
    );
    const patience = new Promise((give) => setTimeout(give, revokeWithinMs));
    await Promise.race([revoked, patience]).catch(() => undefined);
  }
  keeper.finishSignOut(true);
});
