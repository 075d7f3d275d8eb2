import { Button, Dialog } from '@cnx/ui';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { leavingAtom } from '../state/leaving.atoms.ts';
import { usePortal } from '../use-portal.tsx';
import { useUnloadQuestion } from './use-unload-question.ts';

/** Asks before a user signs out while a change is not answered, and has the browser ask before the page goes. */
export function UnansweredQuestion() {
  const { t } = useTranslation('portal');
  const { navigation } = usePortal();
  const [leaving, setLeaving] = useAtom(leavingAtom);
  useUnloadQuestion();
  const to = leaving?.loses === 'unanswered' ? leaving.to : null;
  const stay = () => setLeaving(null);
  const leave = () => {
    stay();
    if (to !== null) void navigation.go(to);
  };
  return (
    <Dialog
      open={to !== null}
      onOpenChange={(open) => !open && stay()}
      size="sm"
      title={t('shell.unanswered')}
      actions={
        <>
          <Button emphasis="strong" onClick={stay}>
            {t('shell.staySignedIn')}
          </Button>
          <Button onClick={leave}>{t('shell.signOut')}</Button>
        </>
      }
    >
      {t('shell.unansweredText')}
    </Dialog>
  );
}
