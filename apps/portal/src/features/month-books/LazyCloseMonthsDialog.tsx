import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useLazyCode } from '../../insight/use-lazy-code.ts';
import { lazyCode } from '../../lazy-code.tsx';
import { showToast } from '../../state/toasts.atoms.ts';
import type { CloseMonthsDialogProps } from './CloseMonthsDialog.tsx';

const dialog = lazyCode(() => import('./CloseMonthsDialog.tsx'));

/** The dialog before a closing, whose code is fetched when it is first opened. */
export function LazyCloseMonthsDialog(props: CloseMonthsDialogProps) {
  const { open, onClose } = props;
  const store = useStore();
  const { code } = useLazyCode(dialog);
  useEffect(() => {
    if (!open) return;
    dialog.load().catch(() => {
      onClose();
      showToast(store, { key: 'portal:failures.unknown' }, 'critical');
    });
  }, [open, onClose, store]);
  return code ? <code.CloseMonthsDialog {...props} /> : null;
}
