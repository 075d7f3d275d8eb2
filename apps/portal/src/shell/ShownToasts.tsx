import { Toasts } from '@cnx/ui';
import { useAtom } from 'jotai';
import { useMessageText } from '../i18n/message.ts';
import { toastsAtom } from '../state/toasts.atoms.ts';

/** The place where toasts appear. */
export function ShownToasts() {
  const textOf = useMessageText();
  const [{ shown }, setToasts] = useAtom(toastsAtom);
  return (
    <Toasts
      items={shown.map(({ id, tone, message }) => ({ id, tone, label: textOf(message) }))}
      onDismiss={(id) =>
        setToasts((toasts) => ({ ...toasts, shown: toasts.shown.filter((toast) => toast.id !== id) }))
      }
    />
  );
}
