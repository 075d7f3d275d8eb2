import type { components } from '@cnx/api/schema';
import type { Kysely } from 'kysely';
import type { RateLimiter } from '../auth/rate-limit.ts';
import type { Database } from '../database/schema.ts';
import { chooseLanguage } from '../mail/languages.ts';
import type { MailService } from '../mail/mailer.ts';
import { testMail } from '../mail/messages.ts';
import { failureText } from '../mail/outbox.ts';
import { Refusal } from '../refusal.ts';
import type { Administrator } from './people.ts';

/** What outgoing mail is administered with. */
export interface OutgoingMailOptions {
  readonly db: Kysely<Database>;
  readonly mail: MailService;
  readonly changesOfUser: RateLimiter;
  readonly publicOrigin: string;
}

/** The newest are listed. */
const maxListed = 500;

/** Mail that could not be sent yet, for administrators; its text is shown to none of them. */
export function createOutgoingMail({ db, mail, changesOfUser, publicOrigin }: OutgoingMailOptions) {
  const { outbox, delivery } = mail;
  return {
    async list(): Promise<components['schemas']['OutgoingMail']> {
      const mails = await outbox.read(maxListed);
      return {
        isSent: delivery !== undefined,
        mails: mails.map(({ id, recipient, subject, createdAt, tries, nextTryAt, failure }) => ({
          id: String(id),
          recipient,
          subject,
          writtenAt: createdAt.toISOString(),
          tries,
          nextTryAt: delivery ? (nextTryAt?.toISOString() ?? null) : null,
          failure,
        })),
      };
    },
    /** @throws Refusal 404 where it is not there any more, 501 without a mail server, 429 for too many changes */
    async sendAgain({ userId }: Administrator, id: string): Promise<void> {
      await changesOfUser.take(userId);
      const through = deliveryOrRefusal();
      if (!/^\d{1,9}$/.test(id) || !(await outbox.makeDue(Number(id))))
        throw new Refusal(404, `body/id names no mail: ${id}`);
      through.wake();
    },
    /**
     * Sends a test mail to the administrator.
     * @throws Refusal 501 without a mail server, 429 for too many changes
     */
    async sendTest({ userId }: Administrator): Promise<components['schemas']['TestMail']> {
      await changesOfUser.take(userId);
      const through = deliveryOrRefusal();
      const { email, preferences } = await db
        .selectFrom('app_user')
        .select(['email', 'preferences'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      const text = testMail(chooseLanguage([preferences['language']]), { origin: publicOrigin });
      return { failure: await through.send({ recipient: email, ...text }).then(() => null, failureText) };
    },
  };

  function deliveryOrRefusal() {
    if (delivery) return delivery;
    throw new Refusal(501, 'Sending is not offered by this backend: set SMTP_URL');
  }
}
