import { CountdownDialog } from '@cnx/ui';
import { useTranslation } from 'react-i18next';
import { useViewTitle } from '../insight/use-view-title.ts';
import { paths } from '../paths.ts';

/** Props of {@link InactivityDialog}. */
export interface InactivityDialogProps {
  /** When the session ends, ms since 1970. */
  readonly endsAtMs: number;
  readonly onStay: () => void;
}

/** Warns a user who seems to have left, and lets them stay signed in. */
export function InactivityDialog({ endsAtMs, onStay }: InactivityDialogProps) {
  const { t } = useTranslation('portal');
  // Seen from another tab, too.
  useViewTitle(t('trouble.session.awayTitle'));
  return (
    <CountdownDialog
      open
      endsAtMs={endsAtMs}
      title={t('trouble.session.awayTitle')}
      description={t('trouble.session.awayText')}
      onOpenChange={onStay}
      leaveHref={paths.logout}
    />
  );
}
