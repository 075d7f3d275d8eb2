import { Toasts } from '@cnx/ui';
import { useAtomValue, useStore } from 'jotai';
import { useMessageText } from '../i18n/message.ts';
import { hideToast, toastsAtom } from '../state/toasts.atoms.ts';

/** The place where toasts appear. */
export function ShownToasts() {
  const textOf = useMessageText();
  const store = useStore();
  const { shown } = useAtomValue(toastsAtom);
  return (
    <Toasts
      items={shown.map(({ id, tone, message, action, durationMs }) => ({
        id,
        tone,
        label: textOf(message),
        ...(action && { actions: [{ label: textOf(action.label), onSelect: action.run }] }),
        ...(durationMs !== undefined && { duration: durationMs }),
      }))}
      onDismiss={(id) => hideToast(store, id)}
    />
  );
}
