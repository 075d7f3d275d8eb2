import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { BackendConfig } from './config.ts';
import type { Database } from './database/schema.ts';
import { startDelivery } from './mail/delivery.ts';
import type { Mailer } from './mail/mailer.ts';
import { createOutbox, type Outbox } from './mail/outbox.ts';

/** Mail as configured. */
export interface MailService {
  readonly outbox: Outbox;
  /** Absent where nobody would ever get the mail: neither a mail server nor a demonstration. */
  readonly mailer: Mailer | undefined;
  /** Writes to the outbox in any case. */
  readonly always: Mailer;
  stop(): Promise<void>;
}

/** Starts sending where `SMTP_URL` is set; else mail stays in the outbox. */
export function startMail(
  db: Kysely<Database>,
  config: Pick<BackendConfig, 'mail' | 'demonstration'>,
  now: Clock,
  log: Logger,
): MailService {
  const warn = (error: unknown, fact: string) => log.warn({ err: error }, fact);
  const outbox = createOutbox(db, now, warn);
  const delivery = config.mail && startDelivery(outbox, config.mail, warn);
  const always: Mailer = { post: (tx, mail) => outbox.post(tx, mail), deliver: () => delivery?.wake() };
  return {
    outbox,
    always,
    mailer: delivery || config.demonstration ? always : undefined,
    stop: async () => delivery?.stop(),
  };
}
