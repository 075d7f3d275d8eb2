import { paths } from './paths.ts';
import { sessionServicesAtom } from './session/session.atoms.ts';
import { connectTabs } from './session/tabs.ts';
import { loadClientAtom } from './state/api.atoms.ts';
import type { PortalStore } from './state/store.ts';

/**
 * Ties this tab to the others of this browser. Once for a page.
 * @returns a function that looks whether the stored session is still the one in use; see `connectTabs`.
 */
export function joinTabs(store: PortalStore): () => boolean {
  const { keeper, storage, now } = store.get(sessionServicesAtom);
  return connectTabs({
    keeper,
    storage,
    target: window,
    now,
    channel: 'BroadcastChannel' in window ? new BroadcastChannel('cnx-session') : undefined,
    confirm: async ({ email = '' }) => {
      const client = await store.get(loadClientAtom)();
      await client.GET('/CNXUser/userinfo', { params: { query: { email } } });
    },
    leave: () => location.replace(paths.login),
  });
}
