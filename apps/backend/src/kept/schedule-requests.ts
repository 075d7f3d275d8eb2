// What a change of the schedule needs, by its action.
import type { components } from '@cnx/api/schema';
import { dayMs } from '../production-day.ts';
import { Refusal } from '../refusal.ts';
import type { ScheduleAction } from '../vocabulary.ts';

type Request = components['schemas']['ChangeScheduleRequest'];

/** Furthest time ahead that work can be planned: two years. */
const maxAheadMs = 731 * dayMs;

/** Of each action, the parts that it needs; of the others, those that it may have. */
const parts: Readonly<Record<ScheduleAction, { needed: readonly Part[]; optional: readonly Part[] }>> = {
  create: { needed: ['work', 'plannedStart', 'plannedEnd'], optional: ['overlapReason', 'comment'] },
  move: { needed: ['activity', 'plannedStart', 'plannedEnd'], optional: ['overlapReason', 'comment'] },
  confirm: { needed: ['activity'], optional: ['comment'] },
  done: { needed: ['activity', 'doneAt'], optional: ['value', 'comment'] },
  cancel: { needed: ['activity'], optional: ['comment'] },
  comment: { needed: ['activity', 'comment'], optional: [] },
  explain: { needed: ['activity', 'purpose'], optional: ['comment'] },
};

type Part = Exclude<keyof Request, 'id' | 'action'>;

/** @throws Refusal 400 for a change that lacks what its action needs, or says what is not for it. */
export function assertFits(request: Request, now: Date): void {
  const { action, plannedStart, plannedEnd, doneAt } = request;
  const { needed, optional } = parts[action];
  for (const part of needed)
    if ((request[part] ?? null) === null) throw new Refusal(400, `body/${part} must be given to ${action}`);
  for (const part of Object.keys(request) as (keyof Request)[])
    if (
      part !== 'id' &&
      part !== 'action' &&
      request[part] !== null &&
      ![...needed, ...optional].includes(part)
    )
      throw new Refusal(400, `body/${part} is not for ${action}`);
  if (doneAt !== null && new Date(doneAt) > now)
    throw new Refusal(400, 'body/doneAt must not be in the future');
  if (plannedStart === null || plannedEnd === null) return;
  if (new Date(plannedEnd) <= new Date(plannedStart))
    throw new Refusal(400, 'body/plannedEnd must be after body/plannedStart');
  if (new Date(plannedEnd) <= now)
    throw new Refusal(400, 'body/plannedEnd must be in the future', undefined, { code: 'planPast' });
  if (Date.parse(plannedEnd) > now.getTime() + maxAheadMs)
    throw new Refusal(400, 'body/plannedEnd must be within the next two years');
}
