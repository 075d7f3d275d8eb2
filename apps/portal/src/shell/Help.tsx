import { useEffect } from 'react';
import { useLazyCode } from '../insight/use-lazy-code.ts';
import { lazyCode } from '../lazy-code.tsx';
import { showToast } from '../state/toasts.atoms.ts';
import { usePortal } from '../use-portal.tsx';

const dialog = lazyCode(() => import('./HelpDialog.tsx'));

/** Props of {@link Help}. */
export interface HelpProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The help, whose code is fetched when it is first opened. */
export function Help({ open, onOpenChange }: HelpProps) {
  const { store } = usePortal();
  const { code } = useLazyCode(dialog);
  useEffect(() => {
    if (!open) return;
    dialog.load().catch(() => {
      onOpenChange(false);
      showToast(store, { key: 'portal:failures.unknown' }, 'critical');
    });
  }, [open, onOpenChange, store]);
  return code ? <code.HelpDialog open={open} onOpenChange={onOpenChange} /> : null;
}
