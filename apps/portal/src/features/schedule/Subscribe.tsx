import { Button } from '@cnx/ui';
import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '../../insight/use-formats.ts';
import { useLazyCode } from '../../insight/use-lazy-code.ts';
import { lazyCode } from '../../lazy-code.tsx';
import { showToast } from '../../state/toasts.atoms.ts';
import { usePortal } from '../../use-portal.tsx';

const dialog = lazyCode(() => import('./CalendarDialog.tsx'));

/** Opens what brings the schedule into a calendar program; its code is fetched when it is first opened. */
export function Subscribe() {
  const { t } = useFormats();
  const { store } = usePortal();
  const [open, setOpen] = useState(false);
  const { code } = useLazyCode(dialog);
  const show = () => {
    setOpen(true);
    dialog.load().catch(() => {
      setOpen(false);
      showToast(store, { key: 'portal:failures.unknown' }, 'critical');
    });
  };
  return (
    <>
      <Button size="sm" icon={<CalendarSync size={16} aria-hidden="true" />} onClick={show}>
        {t('schedule.calendar.open')}
      </Button>
      {code && <code.CalendarDialog open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
