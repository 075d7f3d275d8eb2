import type { components } from '@cnx/api/schema';
import type { WellEventKind } from '../vocabulary.ts';

type WellEvent = components['schemas']['WellEvent'];

/** An entry of the operations log as queries read it. */
export interface WellEventRow {
  id: string;
  kind: WellEventKind;
  starts_at: Date | string;
  ends_at: Date | string | null;
  from_value: number | null;
  to_value: number | null;
  unit: string | null;
  planned: boolean;
  remark: string | null;
}

/** Kinds that the contract has no word of its own for. */
const contractKinds: Partial<Record<WellEventKind, WellEvent['kind']>> = {
  calibration: 'other',
  facility: 'other',
};

/** The contract's shape of an entry of the operations log; times may come as JSON text. */
export function asWellEvent(row: WellEventRow): WellEvent {
  return {
    id: row.id,
    kind: contractKinds[row.kind] ?? (row.kind as WellEvent['kind']),
    start: isoTime(row.starts_at),
    end: row.ends_at === null ? null : isoTime(row.ends_at),
    from: row.from_value,
    to: row.to_value,
    unit: row.unit,
    planned: row.planned,
    reason: row.remark,
  };
}

/** A moment as ISO 8601 in UTC. */
export function isoTime(moment: Date | string): string {
  return (moment instanceof Date ? moment : new Date(moment)).toISOString();
}

/** As {@link isoTime}; null stays null. */
export function isoTimeOrNull(moment: Date | string | null): string | null {
  return moment === null ? null : isoTime(moment);
}
