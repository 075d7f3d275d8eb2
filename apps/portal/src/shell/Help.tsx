import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useLazyCode } from '../insight/use-lazy-code.ts';
import { lazyCode } from '../lazy-code.tsx';
import { helpAtom } from '../state/help.atoms.ts';
import { showToast } from '../state/toasts.atoms.ts';
import { usePortal } from '../use-portal.tsx';

const dialog = lazyCode(() => import('./HelpDialog.tsx'));

/** The help, whose code is fetched when it is first opened. */
export function Help() {
  const { store } = usePortal();
  const [place, setPlace] = useAtom(helpAtom);
  const { code } = useLazyCode(dialog);
  const isOpen = place !== null;
  useEffect(() => {
    if (!isOpen) return;
    dialog.load().catch(() => {
      setPlace(null);
      showToast(store, { key: 'portal:failures.unknown' }, 'critical');
    });
  }, [isOpen, setPlace, store]);
  return code ? <code.HelpDialog place={place} onPlace={setPlace} /> : null;
}
