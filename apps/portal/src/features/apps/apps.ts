import type { LinkedApplication } from '@cnx/api';
import type { Message } from '../../i18n/message.ts';
import type { Portal } from '../../portal.ts';
import { allowedTarget } from '../../redirects/redirect-target.ts';
import { handOverAtom } from '../../state/api-client.atoms.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';

/** What came of opening an application: where to go, or what to say. */
export type OpenedApp = { readonly leaveFor: string } | { readonly failed: Message };

/** What {@link openApp} needs of the portal. */
export type AppServices = Pick<Portal, 'store' | 'storage'>;

/** Whether the portal may send a user there: the table of the server and the portal's own settings have to agree. */
export function canOpen({ url, state }: LinkedApplication, targets: Portal['redirectTargets']): boolean {
  return state === 'ready' && allowedTarget(url, targets) !== undefined;
}

/** Hands the user over to an application. Never fails. */
export async function openApp(services: AppServices, { url, name }: LinkedApplication): Promise<OpenedApp> {
  const { store, storage } = services;
  const target = truncateForDisplay(name);
  const failed: Message = { key: 'portal:shell.handOverFailed', values: { target } };
  const outcome = await store
    .get(handOverAtom)
    .run(url)
    .catch(() => undefined);
  if (!outcome) return { failed };
  if ('leaveFor' in outcome) return outcome;
  // Said at the application's own card, so that no later page says it again.
  const error = storage.read('extUrlError');
  storage.remove('extUrlError');
  if (error?.reason === 'refused')
    return { failed: { key: 'portal:shell.targetRefused', values: { target } } };
  if (error?.message === undefined) return { failed };
  return { failed: { key: 'portal:shell.handOverFailedWith', values: { target, message: error.message } } };
}
