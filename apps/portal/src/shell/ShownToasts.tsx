import { Toasts } from '@cnx/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useWords } from '../i18n/message.ts';
import { dismissToastAtom, toastsAtom } from '../state/toasts.atoms.ts';

/** The place where toasts appear. */
export function ShownToasts() {
  const { t } = useTranslation('portal');
  const words = useWords();
  const toasts = useAtomValue(toastsAtom);
  const dismiss = useSetAtom(dismissToastAtom);
  return (
    <Toasts
      messages={toasts.map(({ id, tone, message }) => ({ id, tone, text: words(message) }))}
      onDismiss={dismiss}
      regionLabel={t('shell.messages')}
      dismissLabel={t('shell.close')}
    />
  );
}
