import type { Kysely, Selectable } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';

/** A mail in plain text, with the same in HTML where there is one. */
export interface Mail {
  readonly recipient: string;
  /** The address that an answer goes to. @default the sender's */
  readonly replyTo?: string;
  readonly subject: string;
  readonly body: string;
  readonly html?: string;
  /** What it is known by, also where it is sent twice: a text within `<…>` that no other mail has. @default the mailer's choice */
  readonly messageId?: string;
  /** More headers, by their names. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A mail that waits in the database. */
export interface WaitingMail extends Mail {
  readonly id: number;
  readonly createdAt: Date;
  readonly tries: number;
  /** Null when it was given up. */
  readonly nextTryAt: Date | null;
  /** What the last failed try came to; null where none has failed. */
  readonly failure: string | null;
}

/** Mail on its way out. It is written with whatever caused it and sent later, so no caller waits for a mail server. */
export type Outbox = ReturnType<typeof createOutbox>;

/** Seconds after which a failed mail is tried again, longer than one try may take; from then on as after the last one. */
const retryDelays = [30, 120, 480, 1_800, 3_600];
/** A mail that could not be sent for this long is given up (s): a mail server may be away over a weekend. */
const maxWaitSeconds = 3 * 24 * 60 * 60;
/** Longest text that is kept of what a mail server answered. */
const maxFailureLength = 300;

export function createOutbox(database: Kysely<Database>, now: Clock, log: Logger) {
  return {
    /** Writes a mail; give it the transaction that causes the mail. */
    async post(db: Kysely<Database>, { recipient, replyTo, subject, body, ...more }: Mail): Promise<void> {
      await db
        .insertInto('outgoing_mail')
        .values({
          recipient,
          reply_to: replyTo ?? null,
          subject,
          body,
          html: more.html ?? null,
          message_id: more.messageId ?? null,
          headers: more.headers ? JSON.stringify(more.headers) : null,
          created_at: now(),
          due_at: now(),
        })
        .execute();
    },
    /** What waits, newest first, at most `max`. */
    async read(max: number): Promise<WaitingMail[]> {
      const rows = await database
        .selectFrom('outgoing_mail')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(max)
        .execute();
      return rows.map(({ id, recipient, subject, body, failure, ...row }) => ({
        id,
        recipient,
        subject,
        body,
        createdAt: row.created_at,
        tries: row.attempts,
        nextTryAt: row.given_up_at ? null : row.due_at,
        failure,
      }));
    },
    /** Makes a mail due, also one that was given up. @returns Whether it is still there. */
    async makeDue(id: number): Promise<boolean> {
      const { numUpdatedRows } = await database
        .updateTable('outgoing_mail')
        .set({ due_at: now(), given_up_at: null })
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    /**
     * Takes one mail that is due and gives it to `send`; it is deleted when that succeeds and tried again later when not,
     * for three days. Then it is kept and tried no more. Several processes never take the same one.
     * @returns Whether there was one.
     */
    async sendNext(send: (mail: Mail) => Promise<void>): Promise<boolean> {
      const mail = await claim(database, now());
      if (!mail) return false;
      const failure = await send(mailOf(mail)).then(
        () => undefined,
        (error: unknown) => error ?? new Error('the mail server refused'),
      );
      const writtenAt = mail.created_at;
      const lastTry = now().getTime() - writtenAt.getTime() >= maxWaitSeconds * 1000;
      const known = { err: failure, mail: mail.id, writtenAt, tries: mail.attempts };
      if (failure !== undefined && lastTry) log.error(known, 'a mail is given up');
      if (failure !== undefined && !lastTry) log.warn(known, 'a mail waits to be sent again');
      if (failure === undefined) {
        await database.deleteFrom('outgoing_mail').where('id', '=', mail.id).execute();
      } else {
        await database
          .updateTable('outgoing_mail')
          .set({ failure: failureText(failure), ...(lastTry && { given_up_at: now() }) })
          .where('id', '=', mail.id)
          .execute();
      }
      return true;
    },
  };
}

function mailOf({
  recipient,
  reply_to: replyTo,
  subject,
  body,
  html,
  message_id: messageId,
  headers,
}: Selectable<Database['outgoing_mail']>): Mail {
  return {
    recipient,
    subject,
    body,
    ...(replyTo !== null && { replyTo }),
    ...(html !== null && { html }),
    ...(messageId !== null && { messageId }),
    ...(headers !== null && { headers }),
  };
}

/** What a failed try came to, in one line. */
export function failureText(error: unknown): string {
  const text = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').trim();
  return text.slice(0, maxFailureLength) || 'unknown';
}

/**
 * Takes the mail that has been due for longest and puts off its next try, so that no transaction is open while a mail
 * server answers. A process that dies while sending may send twice, but never not at all.
 */
async function claim(db: Kysely<Database>, now: Date) {
  return db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('outgoing_mail')
      .select(['id', 'attempts'])
      .where('due_at', '<=', now)
      .where('given_up_at', 'is', null)
      .orderBy('due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return undefined;
    const delay = retryDelays[due.attempts] ?? retryDelays.at(-1) ?? 0;
    return tx
      .updateTable('outgoing_mail')
      .set({ attempts: due.attempts + 1, due_at: new Date(now.getTime() + delay * 1000) })
      .where('id', '=', due.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
