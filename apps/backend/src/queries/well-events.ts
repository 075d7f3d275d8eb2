import { sql } from 'kysely';
import type { components } from '@cnx/api/schema';
import type { WellEventKind } from '../vocabulary.ts';
import { productionDay } from './selection.ts';

type WellEvent = components['schemas']['WellEvent'];

/**
 * The reason as it was logged: the name of the one that it is booked to, and what was remarked. A kind that is its own reason
 * needs no name.
 */
const loggedReason = sql<string | null>`nullif(concat_ws('. ', (
  select named.text from deferment_reason as named
  where named.code = event.reason_code and (event.kind, named.code) not in (('workover', 'workover'), ('test', 'well-test'))
), event.remark), '')`;

/** Columns of the operations log, joined as `event`, under the contract's names. */
export const wellEventColumns = [
  'event.id',
  'event.kind',
  'event.starts_at as start',
  'event.ends_at as end',
  'event.from_value as from',
  'event.to_value as to',
  'event.unit',
  'event.planned',
  loggedReason.as('reason'),
  dayOf('event.starts_at').as('startDay'),
  dayOf('event.ends_at').as('endDay'),
] as const;

/** Whether the entry `event` explains the change `point`: the log says so, or a user does. */
export const isLinked = sql<boolean>`event.id in (
  select linked.event_id from change_point_event as linked where linked.change_point_id = point.id
  union all select point.explained_by)`;

/** Whether it is another one than that which a user named; orders that one first. */
export const isNotNamed = sql<boolean>`event.id is distinct from point.explained_by`;

/** The production day of a moment of the event, on the clock of its field. */
function dayOf(moment: 'event.starts_at' | 'event.ends_at') {
  return sql<string | null>`(
    select ${productionDay(sql.ref(moment), 'field')} from field where field.id = event.field_id)`;
}

/** An entry of the operations log as queries read it; times come as JSON text inside a list. */
interface WellEventRow extends Omit<WellEvent, 'kind' | 'start' | 'end' | 'startDay'> {
  kind: WellEventKind;
  start: Date | string;
  end: Date | string | null;
  startDay: string | null;
}

/** Kinds that the contract has no name of its own for. */
const contractKinds: Partial<Record<WellEventKind, WellEvent['kind']>> = {
  calibration: 'other',
  facility: 'other',
};

/** The contract's shape of an entry of the operations log. */
export function asWellEvent(row: WellEventRow): WellEvent {
  return {
    ...row,
    startDay: row.startDay!,
    kind: contractKinds[row.kind] ?? (row.kind as WellEvent['kind']),
    start: new Date(row.start).toISOString(),
    end: row.end === null ? null : new Date(row.end).toISOString(),
  };
}
