import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';

/**
 * The events that the audit log keeps: sign-ins, refused sign-ins, attempts without permission, and changes of views and
 * annotations, decisions on exceptions, choices of sensitivity, hand-overs of shifts, and what administrators change.
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
  | 'annotationChange'
  | 'exceptionDecision'
  | 'sensitivityChoice'
  | 'shiftHandover'
  | 'invitation'
  | 'personChange'
  | 'applicationChange';

export interface AuditEntry {
  readonly kind: AuditKind;
  readonly outcome: 'ok' | 'refused';
  readonly userId?: string;
  readonly sid?: string;
  readonly address?: string;
  /** Never tokens or passwords. */
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}

/** Writes audit events. */
export type Audit = (entry: AuditEntry, db?: Kysely<Database>) => Promise<void>;

/** @returns The writer of the audit log; give it a transaction to write with it. */
export function createAudit(database: Kysely<Database>, now: Clock): Audit {
  return async (entry, db = database) => {
    await db
      .insertInto('audit_event')
      .values({
        at: now(),
        kind: entry.kind,
        outcome: entry.outcome,
        user_id: entry.userId ?? null,
        sid: entry.sid ?? null,
        address: entry.address ?? null,
        detail: JSON.stringify(entry.detail ?? {}),
      })
      .execute();
  };
}
