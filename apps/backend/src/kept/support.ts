import type { Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { RateLimiter } from '../auth/rate-limit.ts';
import type { Principal } from '../auth/sessions.ts';
import type { Database } from '../database/schema.ts';
import type { Mailer } from '../mail/mailer.ts';
import { Refusal } from '../refusal.ts';

type SupportMessage = components['schemas']['SupportMessage'];

/** What {@link createSupport} is made of. */
export interface SupportOptions {
  readonly db: Kysely<Database>;
  /** Where messages go. */
  readonly address: string | undefined;
  /** Absent where no mail would ever be read. */
  readonly mailer: Mailer | undefined;
  /** Messages that one user may send. */
  readonly messagesOfUser: RateLimiter;
}

/** Messages from users to the people who run the portal. */
export type Support = ReturnType<typeof createSupport>;

export function createSupport({ db, address, mailer, messagesOfUser }: SupportOptions) {
  const through = address === undefined ? undefined : mailer;
  return {
    /** Whether messages can be sent. */
    available: through !== undefined,
    /**
     * Mails a message with what the user was shown of it, and no more; an answer goes to the user.
     * @throws Refusal 501 where there is no address, 400 for a message of blanks, 429 for too many.
     */
    async send({ userId, email }: Principal, message: SupportMessage): Promise<void> {
      if (!through || address === undefined)
        throw new Refusal(501, 'Messages to support are not offered by this backend');
      if (message.subject.trim() === '' || message.message.trim() === '')
        throw new Refusal(400, 'body/subject and body/message must not be blank');
      await messagesOfUser.take(userId);
      await through.post(db, { recipient: address, replyTo: email, ...supportMail(email, message) });
      through.deliver();
    },
  };
}

/** The mail of a message. What was written stands last, so that nothing in it can pass for the context. */
function supportMail(account: string, message: SupportMessage) {
  const line = (text: string) => text.replace(/\s+/g, ' ').trim();
  const context = [
    ['Account', account],
    ['Page', message.page ?? '–'],
    ['Version', message.version],
    ['Language', message.language],
    ['Time zone', message.timeZone],
    ['Browser', message.userAgent],
  ].map(([name = '', value = '']) => `${name}: ${line(value)}`);
  return {
    subject: `[CNX] ${line(message.subject)}`,
    body: `${context.join('\n')}\n\n${message.message.replace(/\r\n?/g, '\n')}`,
  };
}
