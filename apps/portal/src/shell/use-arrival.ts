import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { takeRefusedTargetAtom } from '../session/session.atoms.ts';
import { showToastAtom } from '../state/toasts.atoms.ts';

/**
 * Does what a page load would do when another page opens without one: the focus goes to the page, and it starts at its
 * top. Also tells, once, of a redirect that was not followed.
 */
export function useArrival(pathname: string): void {
  const arrived = useRef(pathname);
  const takeRefusedTarget = useSetAtom(takeRefusedTargetAtom);
  const showToast = useSetAtom(showToastAtom);
  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    document.querySelector('main')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [pathname]);
  useEffect(() => {
    const target = takeRefusedTarget();
    if (target) showToast({ key: 'portal:shell.targetRefused', values: { target } }, 'error');
  }, [takeRefusedTarget, showToast]);
}
