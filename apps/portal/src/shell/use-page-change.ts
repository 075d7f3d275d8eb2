import { useEffect, useRef } from 'react';
import type { Message } from '../i18n/message.ts';
import type { HandOverError } from '../session/storage.ts';
import { showToast } from '../state/toasts.atoms.ts';
import { usageAtom } from '../state/usage.ts';
import { usePortal } from '../use-portal.tsx';

/**
 * Does what a page load would do when another page opens without one: the focus goes to the page, and it starts at its
 * top. Also shows, once, the error of a hand-over that failed.
 */
export function usePageChange(pathname: string): void {
  const shown = useRef(pathname);
  const { storage, store } = usePortal();
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector('main')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [pathname]);
  useEffect(() => store.get(usageAtom).record({ name: 'view' }), [store, pathname]);
  useEffect(() => {
    const error = storage.read('extUrlError');
    storage.remove('extUrlError');
    if (error) showToast(store, messageOf(error), 'critical');
  }, [storage, store]);
}

function messageOf({ reason, target, message }: HandOverError): Message {
  if (reason === 'refused') return { key: 'portal:shell.targetRefused', values: { target } };
  if (reason === 'unexpectedAnswer') return { key: 'portal:shell.unexpectedTransfer' };
  return message
    ? { key: 'portal:shell.handOverFailedWith', values: { target, message } }
    : { key: 'portal:shell.handOverFailed', values: { target } };
}
