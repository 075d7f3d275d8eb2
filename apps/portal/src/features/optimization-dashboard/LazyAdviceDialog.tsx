import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useLazyCode } from '../../insight/use-lazy-code.ts';
import { lazyCode } from '../../lazy-code.tsx';
import { showToast } from '../../state/toasts.atoms.ts';
import type { AdviceForm } from './advice-decision.ts';
import type { AdviceDialogProps } from './AdviceDialog.tsx';

const dialog = lazyCode(() => import('./AdviceDialog.tsx'));

/** Props of {@link LazyAdviceDialog}. */
export interface LazyAdviceDialogProps extends Omit<AdviceDialogProps, 'form' | 'open'> {
  /** What it asks for; null while it is closed. */
  form: AdviceForm | null;
}

/** The dialog before a decision on advice, whose code is fetched when it is first opened. */
export function LazyAdviceDialog({ form, ...props }: LazyAdviceDialogProps) {
  const { onClose } = props;
  const store = useStore();
  const { code } = useLazyCode(dialog);
  const open = form !== null;
  useEffect(() => {
    if (!open) return;
    dialog.load().catch(() => {
      onClose();
      showToast(store, { key: 'portal:failures.unknown' }, 'critical');
    });
  }, [open, onClose, store]);
  return code ? <code.AdviceDialog {...props} form={form ?? 'comment'} open={open} /> : null;
}
