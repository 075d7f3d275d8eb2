import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useLazyCode } from '../../insight/use-lazy-code.ts';
import { lazyCode } from '../../lazy-code.tsx';
import { showToast } from '../../state/toasts.atoms.ts';
import type { ScheduleForm } from './schedule-change.ts';
import type { ScheduleDialogProps } from './ScheduleDialog.tsx';

const dialog = lazyCode(() => import('./ScheduleDialog.tsx'));

/** Props of {@link LazyScheduleDialog}. */
export interface LazyScheduleDialogProps extends Omit<ScheduleDialogProps, 'form' | 'open'> {
  /** What it asks for; null while it is closed. */
  form: ScheduleForm | null;
}

/** The dialog before a change of the schedule, whose code is fetched when it is first opened. */
export function LazyScheduleDialog({ form, ...props }: LazyScheduleDialogProps) {
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
  return code ? <code.ScheduleDialog {...props} form={form ?? 'comment'} open={open} /> : null;
}
