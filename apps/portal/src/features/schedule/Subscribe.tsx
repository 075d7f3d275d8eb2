import { Button } from '@cnx/ui';
import { useSetAtom } from 'jotai';
import { CalendarSync } from 'lucide-react';
import { useEffect } from 'react';
import { useFormats } from '../../insight/use-formats.ts';
import { useLazyCode } from '../../insight/use-lazy-code.ts';
import { lazyCode } from '../../lazy-code.tsx';
import { showToast } from '../../state/toasts.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { openDialogAtom } from './schedule.atoms.ts';

const dialog = lazyCode(() => import('./CalendarDialog.tsx'));

/** Opens what brings the schedule into a calendar program. */
export function Subscribe() {
  const { t } = useFormats();
  const open = useSetAtom(openDialogAtom);
  return (
    <Button size="sm" icon={<CalendarSync size={16} aria-hidden="true" />} onClick={() => open('calendar')}>
      {t('schedule.calendar.open')}
    </Button>
  );
}

/** Props of {@link LazyCalendarDialog}. */
export interface LazyCalendarDialogProps {
  open: boolean;
  onClose: () => void;
}

/** What brings the schedule into a calendar program; its code is fetched when it is first opened. */
export function LazyCalendarDialog({ open, onClose }: LazyCalendarDialogProps) {
  const { store } = usePortal();
  const { code } = useLazyCode(dialog);
  useEffect(() => {
    if (!open) return;
    dialog.load().catch(() => {
      onClose();
      showToast(store, { key: 'portal:failures.unknown' }, 'critical');
    });
  }, [open, onClose, store]);
  return code ? <code.CalendarDialog open={open} onClose={onClose} /> : null;
}
