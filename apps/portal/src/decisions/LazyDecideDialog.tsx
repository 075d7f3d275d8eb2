import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useLazyCode } from '../insight/use-lazy-code.ts';
import { lazyCode } from '../lazy-code.tsx';
import { showToast } from '../state/toasts.atoms.ts';
import type { DecideDialogProps } from './DecideDialog.tsx';
import type { DecideForm } from './decide-form.ts';

const dialog = lazyCode(() => import('./DecideDialog.tsx'));

/** Props of {@link LazyDecideDialog}. */
export interface LazyDecideDialogProps extends Omit<DecideDialogProps, 'form' | 'open'> {
  /** What it asks for; null while it is closed. */
  form: DecideForm | null;
}

/** The dialog before a decision, whose code is fetched when it is first opened. */
export function LazyDecideDialog({ form, ...props }: LazyDecideDialogProps) {
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
  return code ? <code.DecideDialog {...props} form={form ?? 'comment'} open={open} /> : null;
}
