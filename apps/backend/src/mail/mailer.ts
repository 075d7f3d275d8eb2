import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { startDelivery, type Delivery, type SmtpOptions } from './delivery.ts';
import { createOutbox, type Mail, type Outbox } from './outbox.ts';

/** Where mail is handed in. */
export interface Mailer {
  /** Writes a mail; give it the transaction that causes the mail, so that neither happens without the other. */
  post(db: Kysely<Database>, mail: Mail): Promise<void>;
  /** Call it after that transaction: mail goes out now instead of at the next round. */
  deliver(): void;
}

/** Mail as configured. */
export interface MailService {
  readonly outbox: Outbox;
  /** Absent without a mail server. */
  readonly delivery: Delivery | undefined;
  /** Absent where no mail would ever be read: neither a mail server nor a demonstration. */
  readonly mailer: Mailer | undefined;
  /** Writes to the outbox in any case. */
  readonly always: Mailer;
  /** Resolves when no mail is being sent any more. */
  stop(): Promise<void>;
}

/**
 * Starts sending where there is a mail server; else mail stays in the outbox.
 * @param keepsMail Whether mail is written without a mail server too, to be read in the outbox.
 */
export function startMail(
  db: Kysely<Database>,
  { smtp, keepsMail }: { smtp: SmtpOptions | undefined; keepsMail: boolean },
  now: Clock,
  log: Logger,
): MailService {
  const outbox = createOutbox(db, now, log);
  const delivery = smtp && startDelivery(outbox, smtp, log);
  const always: Mailer = { post: outbox.post, deliver: () => delivery?.wake() };
  return {
    outbox,
    delivery,
    always,
    mailer: delivery || keepsMail ? always : undefined,
    stop: async () => delivery?.stop(),
  };
}
