import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import type { Limits } from '../limits.ts';
import { usagePeriodOf } from '../usage-period.ts';
import { dayMs } from '../production-day.ts';
import { knownBrowserSeconds } from './known-browsers.ts';

/** Rows of the audit log that one statement deletes. */
const auditPortion = 5_000;
/** Ended sessions are kept this long, so that their tokens still say that the session is over (s). */
const endedSessionSeconds = 24 * 60 * 60;
/** Reports of faults in browsers are kept this long (s). */
const clientErrorSeconds = 30 * 24 * 60 * 60;
/** Mail that no mail server takes is kept this long, to be read in the outbox (s). */
const mailSeconds = 7 * 24 * 60 * 60;

/** Messages that were sent, and runs of programs, are kept this long (s). */
const deliverySeconds = 90 * 24 * 60 * 60;
/** What a delivery of rows was answered is kept this long (s). */
const receiptSeconds = 30 * 24 * 60 * 60;
/** For so long it is known that something was reported (s): longer than anything stays in a list of what is open. */
const matterSeconds = 800 * 24 * 60 * 60;

/**
 * Deletes what sign-in no longer needs: used encrypted texts past their window, counters, failures and locks that no
 * longer count, browsers long unused, flows and codes that ended, the provider's state and traded tokens past their end, old mail, old alerts, old receipts of deliveries, files that were to be imported, what old imports found, old runs of programs, old reports
 * of faults in browsers, old events of usage, keys of pseudonyms whose period is over, private views without an owner, ended sessions with their tokens, old rows of the audit log. Safe in several processes at once.
 */
export async function deleteExpired(
  db: Kysely<Database>,
  now: Clock,
  limits: Pick<
    Limits,
    | 'failureWindowSeconds'
    | 'lockMemorySeconds'
    | 'auditDays'
    | 'usageDays'
    | 'importFileHours'
    | 'importImageDays'
  >,
): Promise<void> {
  const ago = (seconds: number) => new Date(now().getTime() - seconds * 1000);
  await db.deleteFrom('used_ciphertext').where('expires_at', '<', now()).execute();
  await db.deleteFrom('rate_limit').where('resets_at', '<', now()).execute();
  await db.deleteFrom('sign_in_failure').where('at', '<', ago(limits.failureWindowSeconds)).execute();
  await db.deleteFrom('sign_in_lock').where('locked_until', '<', ago(limits.lockMemorySeconds)).execute();
  await db.deleteFrom('known_browser').where('used_at', '<', ago(knownBrowserSeconds)).execute();
  await db.deleteFrom('sso_challenge').where('expires_at', '<', now()).execute();
  await db.deleteFrom('password_reset_code').where('expires_at', '<', now()).execute();
  await db.deleteFrom('provider_reset_code').where('expires_at', '<', now()).execute();
  await db.deleteFrom('outgoing_mail').where('created_at', '<', ago(mailSeconds)).execute();
  await db.deleteFrom('alert_delivery').where('created_at', '<', ago(deliverySeconds)).execute();
  await db.deleteFrom('delivery').where('received_at', '<', ago(receiptSeconds)).execute();
  await db.deleteFrom('alert_matter').where('found_at', '<', ago(matterSeconds)).execute();
  await db
    .deleteFrom('import_file')
    .where('created_at', '<', ago(limits.importFileHours * 3_600))
    .execute();
  // What programs delivered; the reports of people's imports stay, and so does what a book names.
  await db
    .deleteFrom('import_run')
    .where('started_at', '<', ago(deliverySeconds))
    .where((of) => of.or([of('feed', 'like', 'key:%'), of('feed', 'like', 'user:%')]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('book_entry')
            .select('book_entry.id')
            .whereRef('book_entry.run_id', '=', 'import_run.id'),
        ),
      ),
    )
    .execute();
  await deleteImages(db, ago((limits.importImageDays * dayMs) / 1000));
  await db.deleteFrom('client_error').where('reported_at', '<', ago(clientErrorSeconds)).execute();
  await db
    .deleteFrom('usage_event')
    .where('at', '<', ago((limits.usageDays * dayMs) / 1000))
    .execute();
  await db.deleteFrom('usage_key').where('period', '<', usagePeriodOf(now())).execute();
  await db.deleteFrom('saved_view').where('owner_id', 'is', null).where('shared', '=', false).execute();
  // Identity providers have no clock but that of their own machine.
  await db.deleteFrom('provider_state').where('expires_at', '<', new Date()).execute();
  await db.deleteFrom('provider_token_use').where('expires_at', '<', new Date()).execute();
  await db.deleteFrom('user_session').where('expires_at', '<', ago(endedSessionSeconds)).execute();
  await deleteAudit(db, ago((limits.auditDays * dayMs) / 1000));
}

/** In portions, each short enough for the time that a statement has. */
async function deleteAudit(db: Kysely<Database>, before: Date): Promise<void> {
  const oldest = db
    .selectFrom('audit_event')
    .select('id')
    .where('at', '<', before)
    .orderBy('at')
    .limit(auditPortion);
  let deleted: bigint;
  do {
    const result = await db.deleteFrom('audit_event').where('id', 'in', oldest).executeTakeFirst();
    deleted = result.numDeletedRows;
  } while (deleted === BigInt(auditPortion));
}

/** Of one import after the other: each may have changed many rows. */
async function deleteImages(db: Kysely<Database>, before: Date): Promise<void> {
  const runs = await db
    .updateTable('import_run')
    .set({ has_images: false })
    .where('has_images', '=', true)
    .where('started_at', '<', before)
    .where('status', '!=', 'running')
    .returning('id')
    .execute();
  for (const { id } of runs) await db.deleteFrom('import_image').where('run_id', '=', id).execute();
}
