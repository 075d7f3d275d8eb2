import type { LinkedApplication } from '@cnx/api';
import type { Message } from '../../i18n/message.ts';
import type { Portal } from '../../portal.ts';
import { handOver } from '../../redirects/hand-over.ts';
import { allowedTarget } from '../../redirects/redirect-target.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';

/** What came of opening an application: where to go, or what to say. */
export type OpenedApp = { readonly leaveFor: string } | { readonly failed: Message };

/** What {@link openApp} needs of the portal. */
export type AppServices = Pick<Portal, 'storage' | 'sessionManager' | 'redirectTargets' | 'loadClient'>;

/** Whether the portal may send a user there: the table of the server and the portal's own settings have to agree. */
export function canOpen({ url, state }: LinkedApplication, targets: Portal['redirectTargets']): boolean {
  return state === 'ready' && allowedTarget(url, targets) !== undefined;
}

/** Hands the user over to an application. Never fails. */
export async function openApp(services: AppServices, { url, name }: LinkedApplication): Promise<OpenedApp> {
  const { storage, sessionManager, redirectTargets, loadClient } = services;
  const session = sessionManager.current();
  const target = truncateForDisplay(name);
  const failed: Message = { key: 'portal:shell.handOverFailed', values: { target } };
  if (session.state !== 'signedIn') return { failed };
  try {
    const client = await loadClient();
    const outcome = await handOver(url, { client, storage, user: session.user, allowed: redirectTargets });
    if ('leaveFor' in outcome) return outcome;
  } catch {
    return { failed };
  }
  // Said at the application's own card, so that no later page says it again.
  const error = storage.read('extUrlError');
  storage.remove('extUrlError');
  if (error?.reason === 'refused')
    return { failed: { key: 'portal:shell.targetRefused', values: { target } } };
  if (error?.message === undefined) return { failed };
  return { failed: { key: 'portal:shell.handOverFailedWith', values: { target, message: error.message } } };
}
