import { Button, IconButton } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNarrowPage } from '../../insight/use-folding.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { useLazyCode } from '../../insight/use-lazy-code.ts';
import { lazyCode } from '../../lazy-code.tsx';
import { showToast } from '../../state/toasts.atoms.ts';
import { usePortal } from '../../use-portal.tsx';
import { refetchAdvice } from './guard-rails.ts';
import { guardRailsViewAtom } from './guard-rails.atoms.ts';

const dialog = lazyCode(() => import('./GuardRailsDialog.tsx'));
const icon = <ShieldCheck size={16} aria-hidden="true" />;

/** Opens the guard rails of advice; their code and data are fetched when they are first opened. */
export function GuardRailsButton() {
  const { t } = useFormats();
  const { store } = usePortal();
  const narrow = useNarrowPage();
  const [open, setOpen] = useState(false);
  const { code } = useLazyCode(dialog);
  useAdviceComputed();
  const show = () => {
    setOpen(true);
    dialog.load().catch(() => {
      setOpen(false);
      showToast(store, { key: 'portal:failures.unknown' }, 'critical');
    });
  };
  return (
    <>
      {narrow ? (
        <IconButton size="sm" icon={icon} label={t('optimization.rails.open')} onClick={show} />
      ) : (
        <Button size="sm" icon={icon} onClick={show}>
          {t('optimization.rails.open')}
        </Button>
      )}
      {code && <code.GuardRailsDialog open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Has the page show the advice of other guard rails as soon as the server has computed it. */
function useAdviceComputed() {
  const portal = usePortal();
  const view = useAtomValue(guardRailsViewAtom);
  const due = view.status === 'shown' ? view.body.dueWells : 0;
  const before = useRef(due);
  useEffect(() => {
    if (due === 0 && before.current > 0) refetchAdvice(portal);
    before.current = due;
  }, [due, portal]);
}
