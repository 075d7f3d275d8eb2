import type { AuditEvent, AuditKind, CallParams } from '@cnx/api';
import type { DayRange } from '@cnx/ui';
import { startOfDay } from '../../insight/zoned-time.ts';
import { addDays } from '../../quantities.ts';

type AuditQuery = NonNullable<CallParams<'/Administration/GetAuditEvents', 'get'>['query']>;

/** Which events of the audit log are listed; empty for all. */
export interface AuditChoice {
  readonly text: string;
  readonly kind: AuditKind | '';
  readonly outcome: AuditEvent['outcome'] | '';
  readonly days: DayRange | null;
}

/**
 * The query for chosen events.
 * @param timeZone IANA name of the zone whose days are chosen. @default the computer's
 */
export function auditQueryOf(
  { text, kind, outcome, days }: AuditChoice,
  timeZone: string | undefined,
): AuditQuery {
  return {
    ...(text.trim() && { text: text.trim() }),
    ...(kind && { kind }),
    ...(outcome && { outcome }),
    ...(days && {
      since: startOfDay(days.from, timeZone),
      until: startOfDay(addDays(days.to, 1), timeZone),
    }),
  };
}
