import { takesOver, type HandOver } from '../auth/hand-over.ts';
import type { RegisteredApps } from '../auth/registered-apps.ts';
import type { PublishedKey } from '../auth/signing-keys.ts';
import { Refusal } from '../refusal.ts';
import type { Handlers } from '../server/contract-handlers.ts';

/** What the calls for linked applications need. */
export interface ApplicationOptions {
  readonly handOver: HandOver;
  readonly registeredApps: RegisteredApps;
  readonly publicKeys: readonly PublishedKey[];
}

/** The hand-over of a signed-in user to a linked application, and the keys by which that verifies it. */
export function applicationHandlers({ handOver, registeredApps, publicKeys }: ApplicationOptions) {
  return {
    async getApplications() {
      const apps = [...(await registeredApps.read())].sort((a, b) => a.name.localeCompare(b.name, 'en'));
      const body = apps.map((app) => ({
        id: app.id,
        name: app.name,
        description: app.description,
        url: new URL(app.path_prefix, `${app.scheme}://${app.host}`).href,
        state: takesOver(app) ? ('ready' as const) : ('notConnected' as const),
      }));
      return { status: 200, body };
    },
    async getBackendUrlByFeUrl({ body: { feUrl }, principal, caller }) {
      if (!principal) throw new Refusal(401, 'Authorization token missing.');
      const { backendUrl, idToken, expiresInSeconds } = await handOver(feUrl, principal, caller.address);
      return { status: 200, body: { backendUrl, idToken, expiresIn: expiresInSeconds } };
    },
    getJwks: () =>
      Promise.resolve({
        status: 200,
        body: { keys: [...publicKeys] },
        headers: { 'Cache-Control': 'public, max-age=300' },
      }),
  } satisfies Partial<Handlers>;
}
