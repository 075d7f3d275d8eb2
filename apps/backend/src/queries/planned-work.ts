import { workInTheWay } from '@cnx/api/decisions';
import type { Kysely } from 'kysely';
import { anyOf } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import { notifiedWithinDays } from '../insights/limits.ts';
import { dayMs } from '../production-day.ts';
import type { ScheduleActivity } from '../vocabulary.ts';

/** A step that is planned: its well, when it is made, and the entry of the schedule that is the step itself. */
export interface StepAt {
  readonly wellId: string;
  readonly at: Date;
  readonly own: string | null;
}

/** Open work of a well. */
export interface OpenWork {
  readonly id: string;
  readonly wellId: string;
  readonly activity: ScheduleActivity;
  readonly title: string;
}

/** Open work of some wells and of the whole fields that they are in, as what stands in the way of a step is asked of it. */
export async function readOpenWork(
  db: Kysely<Database>,
  wellIds: readonly string[],
  now: Date,
): Promise<(step: StepAt) => OpenWork[]> {
  if (wellIds.length === 0) return () => [];
  const rows = await db
    .selectFrom('schedule_entry as entry')
    .innerJoin('well', (join) =>
      join.on(({ or, and, eb, ref }) =>
        or([
          eb('entry.well_id', '=', ref('well.id')),
          and([
            eb('entry.well_id', 'is', null),
            eb('entry.field_id', '=', ref('well.field_id')),
            eb('entry.activity', '=', 'plannedShutdown'),
          ]),
        ]),
      ),
    )
    .select([
      'entry.id',
      'well.id as wellId',
      'entry.activity',
      'entry.title',
      'entry.status',
      'entry.planned_start as start',
      'entry.planned_end as end',
    ])
    .where('well.id', '=', anyOf([...new Set(wellIds)]))
    .where('entry.status', 'in', ['planned', 'confirmed', 'inProgress'])
    .where('entry.planned_end', '>', new Date(now.getTime() - notifiedWithinDays * dayMs))
    .orderBy('entry.planned_start')
    .orderBy('entry.id')
    .execute();
  return ({ wellId, at, own }) =>
    rows.filter((row) => {
      const { activity, start, end } = row;
      const status = end < now && row.status !== 'inProgress' ? 'overdue' : row.status;
      const work = { activity, status, start: start.getTime(), end: end.getTime() };
      return row.wellId === wellId && row.id !== own && workInTheWay(work, at.getTime()) !== null;
    });
}

/** Advice of which it is known when its step is made. */
interface PlannedAdvice {
  readonly well: { readonly id: string };
  readonly status: string;
  readonly plannedFor: string | null;
  readonly scheduleId: string | null;
  readonly checks: readonly { readonly name: string; readonly limit: number | null }[];
}

/**
 * Advice whose planned work is that about the time for which its step is accepted, of today: the check that was made when it was found
 * knew neither.
 */
export async function withPlannedWork<Advice extends PlannedAdvice>(
  db: Kysely<Database>,
  advice: readonly Advice[],
  now: Date,
): Promise<Advice[]> {
  const accepted = advice.filter(({ status, plannedFor }) => status === 'accepted' && plannedFor !== null);
  const worksOf = await readOpenWork(
    db,
    accepted.map(({ well }) => well.id),
    now,
  );
  return advice.map((one) => {
    if (!accepted.includes(one)) return one;
    const at = new Date(one.plannedFor!);
    const value = worksOf({ wellId: one.well.id, at, own: one.scheduleId }).length;
    const checks = one.checks.map((check) =>
      check.name === 'plannedWork'
        ? { ...check, value, pass: value <= (check.limit ?? 0), checked: true }
        : check,
    );
    return { ...one, checks };
  });
}
