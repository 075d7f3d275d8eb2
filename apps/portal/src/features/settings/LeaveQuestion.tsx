import { Button, Dialog } from '@cnx/ui';
import { useFormats } from '../../insight/use-formats.ts';
import { usePortal } from '../../use-portal.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

/** Props of {@link LeaveQuestion}. */
export interface LeaveQuestionProps {
  /** Whether the form holds something that is not saved. */
  readonly unsaved: boolean;
  /** Takes the changes back. */
  readonly onDiscard: () => void;
}

/** Asks before a form is left whose changes are not saved. */
export function LeaveQuestion({ unsaved, onDiscard }: LeaveQuestionProps) {
  const { t } = useFormats();
  const { navigation } = usePortal();
  const { to, stay } = useLeaveGuard(unsaved);
  const leave = () => {
    onDiscard();
    stay();
    if (to !== null) void navigation.go(to);
  };
  return (
    <Dialog
      open={to !== null}
      onOpenChange={(open) => !open && stay()}
      size="sm"
      title={t('settings.leave')}
      actions={
        <>
          <Button emphasis="strong" onClick={stay}>
            {t('settings.stay')}
          </Button>
          <Button onClick={leave}>{t('settings.discard')}</Button>
        </>
      }
    >
      {t('settings.leaveText')}
    </Dialog>
  );
}
