import { Toasts } from '@cnx/ui';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../i18n/message.ts';
import { toastsAtom } from '../state/toasts.atoms.ts';

/** The place where toasts appear. */
export function ShownToasts() {
  const { t } = useTranslation('portal');
  const textOf = useMessageText();
  const [{ shown }, setToasts] = useAtom(toastsAtom);
  return (
    <Toasts
      messages={shown.map(({ id, tone, message }) => ({ id, tone, text: textOf(message) }))}
      onDismiss={(id) =>
        setToasts((toasts) => ({ ...toasts, shown: toasts.shown.filter((toast) => toast.id !== id) }))
      }
      regionLabel={t('shell.messages')}
      dismissLabel={t('shell.close')}
    />
  );
}
