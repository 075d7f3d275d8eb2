import type { AuditEvent, AuditKind, CallParams } from '@cnx/api';
import type { DayRange } from '@cnx/ui';
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

/** The instant at which a day begins in a zone, ISO 8601. */
export function startOfDay(day: string, timeZone: string | undefined): string {
  const wall = Date.parse(`${day}T00:00:00Z`);
  // The offset may change that very day: the second reading is that of the beginning.
  const first = wall - offsetAt(wall, timeZone);
  return new Date(wall - offsetAt(first, timeZone)).toISOString();
}

/** How far a zone's clock is ahead of UTC at an instant (ms). */
function offsetAt(instant: number, timeZone: string | undefined): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const name = parts.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
