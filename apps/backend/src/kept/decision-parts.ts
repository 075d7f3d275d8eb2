import { dayMs } from '../production-day.ts';
import { Refusal } from '../refusal.ts';
import type { Decision } from './decided-findings.ts';

/** Of which parts of a request an action needs one; the others are not for it. */
const needed = {
  assign: ['assigneeId'],
  judge: ['feedback'],
  comment: ['comment'],
  explain: ['eventId', 'causeCode', 'comment'],
} as const satisfies Partial<Record<Decision['action'], readonly (keyof Decision)[]>>;
/** What an action may have besides; snoozed without a moment is snoozed until the next well test. */
const optional = { snooze: 'until', dismiss: 'feedback' } as const;

/** @throws Refusal 400 for a decision that lacks what its action needs, or says what is not for it. */
export function assertFits(
  place: 'exceptions' | 'changes',
  given: readonly { readonly id: string }[],
  decision: Decision,
  now: Date,
): void {
  const { action, until } = decision;
  const own: readonly (keyof Decision)[] = action in needed ? needed[action as keyof typeof needed] : [];
  if (own.length > 0 && own.every((part) => decision[part] === null))
    throw new Refusal(400, `${own.map((part) => `body/${part}`).join(' or ')} must be given to ${action}`);
  const besides = action in optional ? optional[action as keyof typeof optional] : undefined;
  const foreign = (['assigneeId', 'until', 'feedback', 'eventId', 'causeCode'] as const).filter(
    (part) => !own.includes(part) && part !== besides && decision[part] !== null,
  );
  if (foreign.length > 0) throw new Refusal(400, `body/${foreign[0]!} is not for ${action}`);
  if (decision.eventId !== null && decision.causeCode !== null)
    throw new Refusal(400, 'body/causeCode must be null where body/eventId is given');
  if (until !== null && new Date(until) <= now)
    throw new Refusal(400, 'body/until must be in the future', undefined, { code: 'untilPast' });
  if (until !== null && new Date(until).getTime() > now.getTime() + maxSnoozeMs)
    throw new Refusal(400, 'body/until must be within the next year');
  const ids = given.map(({ id }) => id);
  if (new Set(ids).size < ids.length)
    throw new Refusal(
      400,
      `body/${place} must name each ${place === 'changes' ? 'change' : 'exception'} once`,
    );
}

/** Longest time that an event can be put off: a year and a day, whatever the zone of the caller. */
const maxSnoozeMs = 367 * dayMs;
