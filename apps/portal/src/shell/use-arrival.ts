import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import type { Message } from '../i18n/message.ts';
import { takeHandOverErrorAtom } from '../session/session.atoms.ts';
import type { HandOverError } from '../session/storage.ts';
import { showToastAtom } from '../state/toasts.atoms.ts';

/**
 * Does what a page load would do when another page opens without one: the focus goes to the page, and it starts at its
 * top. Also tells, once, of a hand-over that did not happen.
 */
export function useArrival(pathname: string): void {
  const arrived = useRef(pathname);
  const takeHandOverError = useSetAtom(takeHandOverErrorAtom);
  const showToast = useSetAtom(showToastAtom);
  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    document.querySelector('main')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [pathname]);
  useEffect(() => {
    const error = takeHandOverError();
    if (error) showToast(messageOf(error), 'error');
  }, [takeHandOverError, showToast]);
}

function messageOf({ reason, target, message }: HandOverError): Message {
  if (reason === 'refused') return { key: 'portal:shell.targetRefused', values: { target } };
  if (reason === 'unexpectedAnswer') return { key: 'portal:shell.unexpectedTransfer' };
  return message
    ? { key: 'portal:shell.handOverFailedWith', values: { target, message } }
    : { key: 'portal:shell.handOverFailed', values: { target } };
}
