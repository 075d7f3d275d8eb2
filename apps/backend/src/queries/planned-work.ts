import { isSetAbout, workInTheWay, type StepTarget } from '@cnx/api/decisions';
import type { components } from '@cnx/api/schema';
import type { Kysely } from 'kysely';
import { anyOf } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import { notifiedWithinDays } from '../insights/limits.ts';
import { dayMs, zonedTime } from '../production-day.ts';
import type { CheckName } from '../vocabulary.ts';

type WorkBeside = components['schemas']['WorkBeside'];

/** A step that is planned: its well, when it is made, and the entry of the schedule that is the step itself. */
export interface StepAt {
  readonly wellId: string;
  readonly at: Date;
  readonly own: string | null;
  readonly target: StepTarget;
}

/** Some time of a well in which work may be, the entry of the schedule that is no other work, and what a step would set in it. */
interface WorkBefore {
  readonly wellId: string;
  readonly until: Date;
  readonly own: string | null;
  readonly target: StepTarget | null;
}

/** Open work of some wells and of the whole fields that they are in, the first to begin first. */
export interface OpenWork {
  /** What stands in the way of a step. */
  readonly inTheWay: (step: StepAt) => WorkBeside[];
  /** What is overdue, begins before a moment, or sets what a step would set to another value, whenever. */
  readonly before: (span: WorkBefore) => WorkBeside[];
}

const openStatuses = ['planned', 'confirmed', 'inProgress', 'overdue'] as const;

/** Open work of some wells and of the whole fields that they are in. */
export async function readOpenWork(
  db: Kysely<Database>,
  wellIds: readonly string[],
  now: Date,
): Promise<OpenWork> {
  if (wellIds.length === 0) return { inTheWay: () => [], before: () => [] };
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
    .innerJoin('field', 'field.id', 'well.field_id')
    .select([
      'entry.id',
      'well.id as wellId',
      'entry.activity',
      'entry.title',
      'entry.step',
      'entry.status',
      'entry.planned_start as start',
      'entry.planned_end as end',
      'field.time_zone as zone',
    ])
    .where('well.id', '=', anyOf([...new Set(wellIds)]))
    .where('entry.status', 'in', openStatuses)
    .orderBy('entry.planned_start')
    .orderBy('entry.id')
    .execute();
  const works = rows.map((row) => {
    const isOver = row.end < now && row.status !== 'inProgress';
    const status = isOver ? 'overdue' : (row.status as WorkBeside['status']);
    return { ...row, status };
  });
  const found = (isMeant: (work: (typeof works)[number]) => boolean): WorkBeside[] =>
    works.filter(isMeant).map(({ id, activity, title, step, status, start, end, zone }) => ({
      ...{ id, activity, title, step, status },
      ...{
        plannedStart: zonedTime(start.toISOString(), zone),
        plannedEnd: zonedTime(end.toISOString(), zone),
      },
    }));
  const timed = ({ start, end, ...work }: (typeof works)[number]) => ({
    ...work,
    ...{ start: start.getTime(), end: end.getTime() },
  });
  return {
    inTheWay: ({ wellId, at, own, target }) =>
      found(
        (work) =>
          work.wellId === wellId &&
          work.id !== own &&
          workInTheWay(timed(work), at.getTime(), target) !== null,
      ),
    before: ({ wellId, until, own, target }) =>
      found(
        (work) =>
          work.wellId === wellId &&
          work.id !== own &&
          work.activity !== 'dataReview' &&
          (work.status === 'overdue' ||
            work.start < until ||
            workInTheWay(timed(work), until.getTime(), target) === 'otherTarget'),
      ),
  };
}

/** What advice sets: a frequency, or something of a well without a pump. */
type TargetedAdvice =
  | { readonly toHz: number }
  | { readonly kind: Exclude<StepTarget['setting'], 'frequency'>; readonly to: number };

/** What the step of advice sets. */
export function targetOf(advice: TargetedAdvice): StepTarget {
  return 'toHz' in advice
    ? { setting: 'frequency', to: advice.toHz }
    : { setting: advice.kind, to: advice.to };
}

/** Advice, as the work beside its step needs it. */
type PlannedAdvice = TargetedAdvice & {
  readonly well: { readonly id: string };
  readonly status: string;
  readonly plannedFor: string | null;
  readonly scheduleId: string | null;
  readonly expiresAt: string | null;
  readonly checks: readonly Check[];
};

type Check = components['schemas']['FrequencyCheck'];

/**
 * Advice that is open with the work beside its step, of today: the check that was made when it was found knew neither what was planned since
 * nor when the step is made. A step that has a time is checked at it. One without can still be set about tests; anything else that comes
 * first does not leave the well that the advice is of.
 */
export async function withPlannedWork<Advice extends PlannedAdvice>(
  db: Kysely<Database>,
  advice: readonly Advice[],
  now: Date,
): Promise<(Advice & { plannedWork: WorkBeside[] })[]> {
  const open = advice.filter(({ status, plannedFor, expiresAt }) =>
    status === 'proposed' ? expiresAt !== null : status === 'accepted' && plannedFor !== null,
  );
  const work = await readOpenWork(
    db,
    open.map(({ well }) => well.id),
    now,
  );
  return advice.map((one) => {
    if (!open.includes(one)) return { ...one, plannedWork: [] };
    const { well, plannedFor, expiresAt, scheduleId: own } = one;
    const of = { wellId: well.id, own, target: targetOf(one) };
    const plannedWork =
      plannedFor === null
        ? work.before({ ...of, until: new Date(expiresAt!) })
        : work.inTheWay({ ...of, at: new Date(plannedFor) });
    const checks = withWork(one.checks, plannedWork, { now, isTimed: plannedFor !== null });
    return { ...one, checks, plannedWork };
  });
}

/** Guard rails of a step with that of the work beside it. */
export function withWork(
  checks: readonly Check[],
  works: readonly WorkBeside[],
  { now, isTimed }: { readonly now: Date; readonly isTimed: boolean },
): Check[] {
  const name: CheckName = 'plannedWork';
  const oldest = now.getTime() - notifiedWithinDays * dayMs;
  // What was never closed in weeks is named, and withholds nothing.
  const withholds = ({ activity, plannedEnd }: WorkBeside) =>
    !isSetAbout(activity) && Date.parse(plannedEnd) > oldest;
  const isFailed = works.length > 0 && (isTimed || works.some(withholds));
  return checks.map((check) =>
    check.name === name
      ? { ...check, value: works.length, pass: !isFailed, checked: isFailed || works.length === 0 }
      : check,
  );
}
