import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { components } from '@cnx/api/schema';
import type { Kysely } from 'kysely';
import type { Audit, AuditEntry } from '../auth/audit.ts';
import type { Clock } from '../clock.ts';
import type { BulkTransaction } from '../database/bulk.ts';
import type { Database } from '../database/schema.ts';
import { ImportError } from '../import/import-error.ts';
import type { ImportResult } from '../import/import-files.ts';
import type { ReadRow } from '../import/read-files.ts';
import type { Table } from '../import/table.ts';
import { Refusal } from '../refusal.ts';
import { fieldsOnly, maxDeliveredRows, rowOfLine, type DeliveryFile } from './delivery-file.ts';
import { makeDeliveryFolder } from './delivery-folders.ts';
import { importOfFeed, isOtherRunning } from './feed-import.ts';
import type { Turns } from './turns.ts';

type Schemas = components['schemas'];
type Receipt = Schemas['DeliveryReceipt'];

/** Who sends rows. */
export interface Sender {
  /** As runs and receipts name it: `key:` and the id of an API key, or `user:` and that of a user. */
  readonly feed: string;
  /** The fields that it may send rows of; null for every field. */
  readonly fieldIds: readonly string[] | null;
  /** Of the audit log. */
  readonly audited: Pick<AuditEntry, 'userId' | 'sid' | 'address'>;
}

/** What deliveries are taken with. */
export interface RowDeliveriesOptions {
  /** For long work. */
  readonly db: Kysely<Database>;
  readonly bulk: <T>(work: (transaction: BulkTransaction) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly audit: Audit;
  /** Imports of this process, one after the other. */
  readonly turns: Turns;
  /** Called when rows were stored, from which insights have to be computed. */
  readonly onStored: () => void;
}

/** Seconds that a delivery waits for the imports of its process, and again for that of another one. */
const waitSeconds = 20;
/** When a delivery may be sent again that found another import running (s). */
const againSeconds = 10;

/** Takes rows that programs send. */
export type RowDeliveries = ReturnType<typeof createRowDeliveries>;

export function createRowDeliveries(options: RowDeliveriesOptions) {
  const { db, bulk, now, audit, turns, onStored } = options;

  const find = (from: Kysely<Database>, sender: string, key: string) =>
    from
      .selectFrom('delivery')
      .select(['body_hash', 'answer'])
      .where('sender', '=', sender)
      .where('idempotency_key', '=', key)
      .executeTakeFirst();

  async function namesOf({ fieldIds }: Sender): Promise<string[] | null> {
    if (fieldIds === null) return null;
    if (fieldIds.length === 0) throw new Refusal(403, 'The fields that the API key is good for are gone');
    const fields = await db.selectFrom('field').select('name').where('id', 'in', fieldIds).execute();
    return fields.map(({ name }) => name);
  }

  return {
    /**
     * Takes rows by the rules and the function of an import of files. What is answered is stored for good; it is computed
     * soon after. Sent again under its key, a delivery gets the answer that it got, and changes nothing.
     * @throws Refusal 409 for a key under which something else was sent, 503 while another import runs, 403 for a sender whose
     *   fields are gone
     */
    async deliver(sender: Sender, key: string, file: DeliveryFile): Promise<Receipt> {
      const answered = async (): Promise<Receipt | undefined> => {
        const known = await find(db, sender.feed, key);
        if (!known) return undefined;
        if (!known.body_hash.equals(file.hash)) throw new Refusal(409, reusedKey);
        return JSON.parse(known.answer) as Receipt;
      };
      /** @returns false where it was answered by now */
      const keep = async (tx: Kysely<Database>, receipt: Receipt): Promise<boolean> => {
        const { numInsertedOrUpdatedRows: kept } = await tx
          .insertInto('delivery')
          .values({
            sender: sender.feed,
            idempotency_key: key,
            body_hash: file.hash,
            received_at: new Date(receipt.receivedAt),
            answer: JSON.stringify(receipt),
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        if (!kept) return false;
        const { stored, unchanged, rejected } = receipt;
        const detail = { subject: sender.feed, stored, unchanged, rejected };
        const outcome = receipt.status === 'stored' ? 'ok' : 'refused';
        await audit({ kind: 'rowsDelivery', outcome, ...sender.audited, detail }, tx);
        return true;
      };
      return turns.inTurn(async () => {
        const before = await answered();
        if (before) return before;
        const names = await namesOf(sender);
        const receivedAt = now().toISOString();
        const seen = new RowsSeen(file);
        let receipt: Receipt | undefined;
        const folder = await makeDeliveryFolder();
        try {
          const path = join(folder, file.name);
          await writeFile(path, file.content, { mode: 0o600 });
          const result = await importOfFeed(
            path,
            {
              mapping: file.mapping,
              strict: false,
              dryRun: false,
              acceptFigures: file.acceptFigures,
              feed: sender.feed,
              ...fieldsOnly(names),
            },
            {
              db,
              bulk,
              now,
              waitSeconds,
              wording: (message) => file.asSent(message),
              isForgotten: (error) => isOtherRunning(error) || error instanceof AnsweredMeanwhile,
              async beforeCommit(tx, stored) {
                receipt = { receivedAt, status: 'stored', message: null, ...seen.receipts(stored) };
                if (!(await keep(tx, receipt))) throw new AnsweredMeanwhile();
              },
              recompute: () => Promise.resolve(onStored()),
            },
            seen.observer,
            true,
            refuseTooMany,
          );
          if (receipt) return receipt;
          receipt = { receivedAt, status: 'rejected', message: null, ...seen.receipts(result) };
        } catch (error) {
          if (isOtherRunning(error))
            throw new Refusal(503, 'Another import is running. Send it again in a moment.', againSeconds);
          if (error instanceof AnsweredMeanwhile) return (await answered())!;
          if (!(error instanceof ImportError)) throw error;
          // The rows are stored: what failed is their computation, which is taken up by itself.
          if (receipt) return receipt;
          receipt = {
            receivedAt,
            status: 'rejected',
            message: file.asSent(error.message),
            ...seen.receipts(),
          };
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
        const refused = receipt;
        // With its line of the audit log or not at all.
        const isKept = await db.transaction().execute((transaction) => keep(transaction, refused));
        return isKept ? refused : (await answered())!;
      }, waitSeconds * 1_000);
    },
  };
}

/** What to do where a key was sent again with another body. */
const reusedKey =
  'header/Idempotency-Key has named another delivery before, whose answer stands. Nothing of this body ' +
  'was stored: send it under a new key. A key is sent again only with the body that it first had, when its answer was lost.';

/** @throws Refusal 400 */
function refuseTooMany(files: readonly Table[]): void {
  const count = files.reduce((sum, { rowCount }) => sum + rowCount, 0);
  if (count > maxDeliveredRows)
    throw new Refusal(
      400,
      `body has ${count} rows; one delivery takes ${maxDeliveredRows}: send it in parts, each under a key of its own`,
    );
}

/** Ends the transaction of a delivery that another process has answered under the same key. */
class AnsweredMeanwhile extends ImportError {
  constructor() {
    super('The same delivery was stored meanwhile.');
  }
}

/** What became of each row. */
class RowsSeen {
  readonly #file: DeliveryFile;
  readonly #rows: (ReadRow | undefined)[];
  readonly #changed = new Set<string>();

  constructor(file: DeliveryFile) {
    this.#file = file;
    this.#rows = Array<undefined>(file.rowCount ?? 0).fill(undefined);
  }

  readonly observer = {
    onProgress: () => undefined,
    onStage: () => undefined,
    onRejected: () => undefined,
    onSuspect: () => undefined,
    onRow: (row: ReadRow) => {
      if (this.#file.rowCount === undefined) this.#rows.push(row);
      else this.#rows[rowOfLine(row.line) - 1] = row;
    },
    onChanged: (wellId: string, days: readonly string[]) =>
      days.forEach((day) => this.#changed.add(`${wellId}\0${day}`)),
  };

  /** @param result of rows that were stored. @default none was */
  receipts(result?: ImportResult): Pick<Receipt, 'stored' | 'unchanged' | 'rejected' | 'rows'> {
    const rows = this.#rows.map((row, index) => ({
      row: index + 1,
      ...(row && this.#file.rowCount === undefined && { line: row.line }),
      ...this.#outcome(row, result),
    }));
    const count = (wanted: string) => rows.filter(({ outcome }) => outcome === wanted).length;
    return { stored: count('stored'), unchanged: count('unchanged'), rejected: count('rejected'), rows };
  }

  #outcome(row: ReadRow | undefined, result: ImportResult | undefined): Omit<Schemas['RowReceipt'], 'row'> {
    if (row && 'problem' in row)
      return { outcome: 'rejected', reason: this.#file.asSent(row.problem), doubts: null };
    const wellId = row && result?.wellIds[row.well];
    if (!row || wellId === undefined)
      return { outcome: 'rejected', reason: 'nothing of the delivery was stored: see message', doubts: null };
    const isChanged = this.#changed.has(`${wellId}\0${row.day}`);
    return {
      outcome: isChanged ? 'stored' : 'unchanged',
      reason: null,
      doubts: row.doubts.length > 0 ? row.doubts.join(', ') : null,
    };
  }
}
