import type { Logger } from 'pino';
import type { Mail, Outbox } from './outbox.ts';

/** Sends what the outbox holds, until it is stopped. */
export interface Delivery {
  /** Sends what was written just now at once instead of at the next round. */
  wake(): void;
  /** Sends a mail past the outbox. @throws what the mail server, or the way to it, answered */
  send(mail: Mail): Promise<void>;
  /** Resolves when no mail is being sent any more. */
  stop(): Promise<void>;
}

/** How often the outbox is read for mail of other processes and for retries (ms). */
const roundMs = 15_000;
/** Longest time that a mail server may take for one mail (ms). */
const maxSendMs = 8_000;

/** The mail server and the sender. */
export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly smtpUrl: string;
  /** Such as `CNX <no-reply@portal.example>`. */
  readonly from: string;
}

/** As an object it is one address whatever is in it; a text is read as a list, with names and groups. */
const oneAddress = (address: string) => ({ name: '', address });

/** Starts delivering by SMTP. */
export function startDelivery(outbox: Outbox, { smtpUrl, from }: SmtpOptions, log: Logger): Delivery {
  let stopped = false;
  let running: Promise<void> | undefined;
  let again = false;

  async function send({ recipient, replyTo, subject, body, html, messageId, headers }: Mail): Promise<void> {
    const { default: nodemailer } = await import('nodemailer');
    const limits = { connectionTimeout: maxSendMs, greetingTimeout: maxSendMs, socketTimeout: maxSendMs };
    const transport = nodemailer.createTransport({
      url: smtpUrl,
      ...limits,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await transport.sendMail({
        from,
        to: oneAddress(recipient),
        subject,
        text: body,
        ...(replyTo !== undefined && { replyTo: oneAddress(replyTo) }),
        ...(html !== undefined && { html }),
        ...(messageId !== undefined && { messageId }),
        ...(headers !== undefined && { headers }),
      });
    } finally {
      transport.close();
    }
  }

  async function sendAll(): Promise<void> {
    do {
      again = false;
      while (!stopped && (await outbox.sendNext(send)));
    } while (again && !stopped);
  }

  function wake(): void {
    again = true;
    if (stopped) return;
    running ??= sendAll()
      .catch((error: unknown) => log.warn({ err: error }, 'the outbox could not be read'))
      .finally(() => (running = undefined));
  }

  const timer = setInterval(wake, roundMs).unref();
  wake();
  return {
    wake,
    send,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
