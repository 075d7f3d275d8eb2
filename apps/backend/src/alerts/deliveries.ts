import type { components } from '@cnx/api/schema';
import { sql, type Kysely } from 'kysely';
import type { Principal } from '../auth/sessions.ts';
import type { Database } from '../database/schema.ts';
import { mapPage, pageOf, readPage, type Page, type PageRequest } from '../queries/pages.ts';
import { messageIdOf } from './mail.ts';

type Schemas = components['schemas'];

/** What has become of the message in the row `delivery`. @param origin where users reach the portal */
export function deliveryState(origin: string) {
  const [before, after] = messageIdOf('|', origin).split('|');
  const mails = (isGivenUp: boolean) => sql<boolean>`exists (
    select from outgoing_mail as mail
    where mail.message_id = ${before}::text || delivery.id || ${after}::text and (mail.given_up_at is not null) = ${isGivenUp}::boolean)`;
  return sql<Schemas['AlertDeliveryState']>`case
    when delivery.due_at is not null or ${mails(false)} then 'waiting'
    when delivery.sent_at is null or ${mails(true)} then 'failed'
    else 'sent' end`;
}

/** What subscriptions have sent, for those whose they are. @param hasServer whether there is a mail server */
export function createDeliveries(
  db: Kysely<Database>,
  { publicOrigin, hasServer }: { publicOrigin: string; hasServer: boolean },
) {
  const rowsOf = (userId: string) =>
    db
      .selectFrom('alert_delivery as delivery')
      .innerJoin('alert_subscription as subscription', 'subscription.id', 'delivery.subscription_id')
      .select(['delivery.id', 'delivery.channel', 'delivery.failure', 'delivery.content'])
      .select(deliveryState(publicOrigin).as('state'))
      .where('subscription.user_id', '=', userId)
      .orderBy('delivery.created_at', 'desc')
      .orderBy('delivery.id');
  // Messages of earlier versions do not say so.
  const noTest: Partial<Schemas['AlertMessage']> = { test: false };
  const shown = <Row extends { readonly content: unknown }>({ content, ...row }: Row) => ({
    ...row,
    message: { ...noTest, ...(content as Schemas['AlertMessage']) },
  });
  return {
    /** What the user's subscriptions have sent, newest first. */
    async list({ userId }: Principal, page: PageRequest): Promise<Page<Schemas['AlertDelivery']>> {
      return mapPage(await readPage(pageOf(rowsOf(userId), page)), shown);
    },
    /** One of them. */
    async find({ userId }: Principal, id: string): Promise<Schemas['AlertDelivery']> {
      return shown(await rowsOf(userId).where('delivery.id', '=', id).executeTakeFirstOrThrow());
    },
    /** What became of the last mail to the user: one that waits after a failed try, or the newest message. */
    async channels({ userId, email }: Principal): Promise<Schemas['AlertChannels']> {
      if (!hasServer) return { mail: 'none', mailAt: null };
      const refused = await db
        .selectFrom('outgoing_mail')
        .select('created_at as at')
        .where('recipient', '=', email)
        .where('failure', 'is not', null)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      const taken = await db
        .selectFrom('alert_delivery as delivery')
        .innerJoin('alert_subscription as subscription', 'subscription.id', 'delivery.subscription_id')
        .select('delivery.created_at as at')
        .where('subscription.user_id', '=', userId)
        .where('subscription.recipient', 'is', null)
        .where('delivery.channel', '=', 'mail')
        .where(deliveryState(publicOrigin), '=', 'sent')
        .orderBy('delivery.created_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (refused && (!taken || refused.at >= taken.at))
        return { mail: 'fails', mailAt: refused.at.toISOString() };
      return taken ? { mail: 'works', mailAt: taken.at.toISOString() } : { mail: 'untried', mailAt: null };
    },
  };
}
