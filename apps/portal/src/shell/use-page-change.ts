import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { Message } from '../i18n/message.ts';
import type { HandOverError } from '../session/storage.ts';
import { foundAtom } from '../state/leaving.atoms.ts';
import { showToast } from '../state/toasts.atoms.ts';
import { usageAtom } from '../state/usage.ts';
import { usePortal } from '../use-portal.tsx';

/**
 * Does what a page load would do when another page opens without one: the focus goes to the page's name, and it starts at
 * its top. Also shows, once, the error of a hand-over that failed.
 * @param pathname of the address
 * @param view Names what the page shows in place of its first view, such as an area; empty for that.
 */
export function usePageChange(pathname: string, view: string): void {
  const shown = useRef<string | null>(null);
  const { storage, store } = usePortal();
  // What was searched for is a page of its own, though it may be another choice of wells on the same one.
  const page = `${pathname} ${view} ${useAtomValue(foundAtom)}`;
  useEffect(() => {
    if (shown.current === page) return undefined;
    const isFirst = shown.current === null;
    shown.current = page;
    // A page that was loaded is named by its title. The sign-in form leaves with the focus, and names nothing.
    if (isFirst && !hasLostFocus()) return undefined;
    if (!isFirst) scrollTo(0, 0);
    return focusHeading();
  }, [page]);
  useEffect(() => store.get(usageAtom).record({ name: 'view' }), [store, pathname]);
  useEffect(() => {
    const error = storage.read('extUrlError');
    storage.remove('extUrlError');
    if (error) showToast(store, messageOf(error), 'critical');
  }, [storage, store]);
}

/** Whether this document was loaded at another address than the page now shown, whose form had the focus and took it along. */
function hasLostFocus(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  const isOther = loaded !== undefined && new URL(loaded.name).pathname !== location.pathname;
  return isOther && document.activeElement === document.body;
}

/** Gives the focus to the page's name, which may come later: until then to the page. Answers what ends the wait. */
function focusHeading(): () => void {
  const main = document.querySelector('main');
  const toHeading = () => {
    const heading = Array.from(main?.querySelectorAll('h1') ?? []).find((each) => each.checkVisibility());
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  const end = () => undefined;
  if (!main || toHeading()) return end;
  main.focus({ preventScroll: true });
  const additions = new MutationObserver(() => {
    // Who has gone on meanwhile is not called back.
    if (document.activeElement !== main || toHeading()) additions.disconnect();
  });
  additions.observe(main, { childList: true, subtree: true });
  return () => additions.disconnect();
}

function messageOf({ reason, target, message }: HandOverError): Message {
  if (reason === 'refused') return { key: 'portal:shell.targetRefused', values: { target } };
  if (reason === 'unexpectedAnswer') return { key: 'portal:shell.unexpectedTransfer' };
  return message
    ? { key: 'portal:shell.handOverFailedWith', values: { target, message } }
    : { key: 'portal:shell.handOverFailed', values: { target } };
}
