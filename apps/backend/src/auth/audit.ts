import { sql, type Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';

/**
 * The events that the audit log keeps: sign-ins, refused sign-ins, attempts without permission, and changes of views and
 * annotations, decisions on exceptions and advice, changes of the schedule, choices of sensitivity, hand-overs of shifts, and what administrators change.
 */
export type AuditKind =
  | 'signIn'
  | 'signOut'
  | 'lockOut'
  | 'refreshReuse'
  | 'passwordChange'
  | 'passwordResetMail'
  | 'handOver'
  | 'roleDenial'
  | 'identityMismatch'
  | 'rateLimit'
  | 'viewChange'
  | 'alertChange'
  | 'annotationChange'
  | 'exceptionDecision'
  | 'adviceDecision'
  | 'lossRecode'
  | 'declineCase'
  | 'scheduleChange'
  | 'calendarAddress'
  | 'sensitivityChoice'
  | 'shiftHandover'
  | 'invitation'
  | 'personChange'
  | 'applicationChange'
  | 'causeChange'
  | 'guardRailChange'
  | 'monthClosing'
  | 'apiKeyChange'
  | 'dataImport'
  | 'importUndo'
  | 'importTemplateChange'
  | 'rowsDelivery'
  | 'masterDataChange';

export interface AuditEntry {
  readonly kind: AuditKind;
  readonly outcome: 'ok' | 'refused';
  readonly userId?: string;
  readonly sid?: string;
  readonly address?: string;
  /** A refusal that its user can bring about as often as he likes: within a minute it is counted, not written anew. @default false */
  readonly counted?: boolean;
  /** Never tokens or passwords. */
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}

/** Writes audit events. */
export type Audit = (entry: AuditEntry, db?: Kysely<Database>) => Promise<void>;

/** @returns The writer of the audit log; give it a transaction to write with it. */
export function createAudit(database: Kysely<Database>, now: Clock): Audit {
  return async (entry, db = database) => {
    const { kind, userId, detail, counted } = entry;
    const minute = now().toISOString().slice(0, 16);
    await db
      .insertInto('audit_event')
      .values({
        at: now(),
        counted_as: counted ? [kind, userId, detail?.['operation'], minute].join(' ') : null,
        kind,
        outcome: entry.outcome,
        user_id: userId ?? null,
        sid: entry.sid ?? null,
        address: entry.address ?? null,
        detail: JSON.stringify(detail ?? {}),
      })
      .onConflict((conflict) =>
        conflict.column('counted_as').doUpdateSet({ times: sql<number>`audit_event.times + 1` }),
      )
      .execute();
  };
}
