import type { components } from '@cnx/api/schema';
import type { ScheduledState } from '../database/tables/kept.ts';
import type { ScheduleAction } from '../vocabulary.ts';

/** A change of the schedule as JSON of the database has it. */
export interface ScheduleChangeRow {
  readonly id: string;
  readonly at: string;
  readonly by: string | null;
  readonly byId: string | null;
  readonly action: ScheduleAction;
  readonly before: ScheduledState | null;
  readonly after: ScheduledState;
  readonly comment: string | null;
  readonly overlapReason: string | null;
  readonly undone: boolean;
}

/** A change of the schedule as the contract has it; why an activity may overlap another one stands in its comment. */
export function asScheduleChange(row: ScheduleChangeRow): components['schemas']['ScheduleChange'] {
  const { id, at, by, byId, action, before, after, comment, overlapReason, undone } = row;
  const isMove = action === 'move';
  const texts = [overlapReason, comment].filter((text) => text !== null);
  return {
    ...{ id, at: new Date(at).toISOString(), by, byId, action },
    from: isMove && before ? before.planned_start : null,
    to: isMove ? after.planned_start : null,
    comment: texts.length === 0 ? null : texts.join('\n'),
    undone,
  };
}
