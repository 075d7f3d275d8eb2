import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';

/** What runs and receipts of a folder are known by. */
export const folderFeed = 'folder';

/** Files of a folder whose rows are stored and that still lie where they came. */
export interface StoredFiles {
  /** Call it in the transaction of the rows. @param key of this file and no other one of its name */
  note(transaction: Kysely<Database>, key: string, report: string): Promise<void>;
  /** @returns the report that was noted; it is known for 30 days more then */
  find(key: string): Promise<string | undefined>;
  /** Call it when the file is where it is not taken from again. */
  forget(key: string): Promise<void>;
}

/** Keeps them among the receipts of deliveries, so that a file is stored once whenever a process ends. */
export function createStoredFiles(db: Kysely<Database>, now: Clock): StoredFiles {
  return {
    async note(transaction, key, report) {
      await transaction
        .insertInto('delivery')
        .values({
          sender: folderFeed,
          idempotency_key: key,
          body_hash: createHash('sha256').update(key).digest(),
          received_at: now(),
          answer: JSON.stringify({ report }),
        })
        .execute();
    },
    async find(key) {
      const known = await db
        .updateTable('delivery')
        .set({ received_at: now() })
        .where('sender', '=', folderFeed)
        .where('idempotency_key', '=', key)
        .returning('answer')
        .executeTakeFirst();
      return known && (JSON.parse(known.answer) as { report: string }).report;
    },
    async forget(key) {
      await db
        .deleteFrom('delivery')
        .where('sender', '=', folderFeed)
        .where('idempotency_key', '=', key)
        .execute();
    },
  };
}
