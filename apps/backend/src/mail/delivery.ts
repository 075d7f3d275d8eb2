import type { Mail, Outbox } from './outbox.ts';

/** Sends what the outbox holds, until it is stopped. */
export interface Delivery {
  /** Something was written just now: look at once instead of at the next round. */
  wake(): void;
  /** Resolves when no mail is being sent any more. */
  stop(): Promise<void>;
}

/** How often the outbox is looked at for mail of other processes and for retries (ms). */
const round = 15_000;
/** Longest time that a mail server may take for one mail (ms). */
const sendLimit = 8_000;

/**
 * Starts delivering by SMTP.
 * @param smtpUrl `smtp://user:password@host:587` or `smtps://…`.
 * @param from Sender, such as `CNX <no-reply@portal.example>`.
 */
export function startDelivery(
  outbox: Outbox,
  { smtpUrl, from }: { smtpUrl: string; from: string },
  warn: (error: unknown, fact: string) => void,
): Delivery {
  let stopped = false;
  let running: Promise<void> | undefined;
  let again = false;

  async function send({ recipient, subject, body }: Mail): Promise<void> {
    const { default: nodemailer } = await import('nodemailer');
    const limits = { connectionTimeout: sendLimit, greetingTimeout: sendLimit, socketTimeout: sendLimit };
    const transport = nodemailer.createTransport({
      url: smtpUrl,
      ...limits,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await transport.sendMail({ from, to: recipient, subject, text: body });
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
      .catch((error: unknown) => warn(error, 'the outbox could not be read'))
      .finally(() => (running = undefined));
  }

  const timer = setInterval(wake, round).unref();
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
