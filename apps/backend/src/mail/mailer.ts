import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Mail } from './outbox.ts';

/** Where mail is handed in. */
export interface Mailer {
  /** Writes a mail; give it the transaction that causes the mail, so that neither happens without the other. */
  post(db: Kysely<Database>, mail: Mail): Promise<void>;
  /** Call it after that transaction: mail goes out now instead of at the next round. */
  deliver(): void;
}
