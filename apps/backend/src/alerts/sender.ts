import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { AlertSubscriptionTable } from '../database/tables/alerts.ts';
import type { Mailer } from '../mail/mailer.ts';
import { writeAlertMail } from './mail.ts';
import type { AlertMessage } from './message.ts';
import type { Subscriber } from './sources.ts';

/** What messages are sent with. */
export interface SenderOptions {
  readonly mailer: Mailer;
  readonly publicOrigin: string;
}

/** Puts messages on their way: with the mail, or for the webhook, in the transaction that makes them. */
export function createSender({ mailer, publicOrigin }: SenderOptions) {
  return async function send(
    tx: Transaction<Database>,
    { id, channel, recipient, token }: Selectable<AlertSubscriptionTable>,
    { principal, reader }: Pick<Subscriber, 'principal' | 'reader'>,
    message: AlertMessage,
  ): Promise<void> {
    const at = new Date(message.at);
    await tx
      .insertInto('alert_delivery')
      .values({
        id: message.id,
        subscription_id: id,
        channel,
        content: JSON.stringify(message),
        created_at: at,
        due_at: channel === 'webhook' ? at : null,
        sent_at: channel === 'webhook' ? null : at,
      })
      .execute();
    if (channel !== 'mail') return;
    await mailer.post(
      tx,
      writeAlertMail(message, {
        recipient: recipient ?? principal.email,
        token,
        reader,
        origin: publicOrigin,
      }),
    );
  };
}
