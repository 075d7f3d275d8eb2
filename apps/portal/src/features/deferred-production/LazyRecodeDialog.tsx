import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useLazyCode } from '../../insight/use-lazy-code.ts';
import { lazyCode } from '../../lazy-code.tsx';
import { showToast } from '../../state/toasts.atoms.ts';
import type { RecodeDialogProps } from './RecodeDialog.tsx';

const dialog = lazyCode(() => import('./RecodeDialog.tsx'));

/** The dialog before a recode, whose code is fetched when it is first opened. */
export function LazyRecodeDialog(props: RecodeDialogProps) {
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
  return code ? <code.RecodeDialog {...props} /> : null;
}
