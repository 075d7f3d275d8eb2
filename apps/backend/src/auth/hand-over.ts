import { Refusal } from '../refusal.ts';
import type { Audit } from './audit.ts';
import { portalAudience, type IdTokens } from './id-token.ts';
import { hostOf, type RegisteredApp, type RegisteredApps } from './registered-apps.ts';
import type { Principal } from './sessions.ts';

/** Where and with what a user is handed over to a linked application. */
export interface HandOverTicket {
  /** Base of the application's user API. */
  readonly backendUrl: string;
  /** Good for this application only. */
  readonly idToken: string;
  readonly expiresInSeconds: number;
}

/**
 * Prepares a hand-over to the application at a front-end domain.
 * Throws Refusal 404 for a domain that is not registered, or whose application takes no users over.
 */
export type HandOver = (feUrl: string, principal: Principal, address: string) => Promise<HandOverTicket>;

export function createHandOver(parts: {
  registeredApps: RegisteredApps;
  idTokens: IdTokens;
  audit: Audit;
  seconds: number;
}): HandOver {
  const { registeredApps, idTokens, audit, seconds } = parts;
  return async (feUrl, principal, address) => {
    const host = hostOf(feUrl);
    const app = host && (await registeredApps.read()).find((candidate) => candidate.host === host);
    const { userId, sid } = principal;
    if (!app || !takesOver(app)) {
      await audit({ kind: 'handOver', outcome: 'refused', userId, sid, address, counted: true });
      throw new Refusal(404, 'body/feUrl names no registered application.');
    }
    const idToken = await idTokens.signForApp(principal, app.audience, seconds);
    await audit({ kind: 'handOver', outcome: 'ok', userId, sid, address, detail: { app: app.id } });
    return { backendUrl: app.transfer_api, idToken, expiresInSeconds: seconds };
  };
}

/** Whether an application takes users over. One that calls itself the portal would get tokens that open our own API. */
export function takesOver(app: RegisteredApp): app is RegisteredApp & { transfer_api: string } {
  return app.transfer_api !== null && app.audience !== portalAudience;
}
