import { FormMessage } from '@cnx/ui';
import { useMessageText, type Message } from '../i18n/message.ts';

/** Why an order was refused; screen readers hear it when it comes. */
export function Refused({ message }: { message: Message | undefined }) {
  const textOf = useMessageText();
  return <div role="alert">{message && <FormMessage>{textOf(message)}</FormMessage>}</div>;
}
