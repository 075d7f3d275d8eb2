import type { DropCause } from '../vocabulary.ts';
import type { DeferredDay } from './deferred-production.ts';
import { stepBehind, type LoweringEvent } from './drop-cause.ts';
import { mergeWithinDays } from './limits.ts';
import { underperformance, type Loss } from './loss-split.ts';
import type { RateException } from './rate-life.ts';
import type { ValidDays } from './rate-level.ts';
import { median } from './robust-statistics.ts';

/** The code of the catalog for each cause of a loss of rate; null where the loss has none. */
const codeOf: Record<DropCause, string | null> = {
  choke: 'choke-setting',
  frequency: 'speed-restriction',
  watering: 'water-breakthrough',
  gas: 'gas-breakthrough',
  decline: 'reservoir',
  measurement: 'well-test',
  downtime: null,
  unknown: null,
};

/** What a loss of rate is put down to, and the entry of the log that this rests on. */
export interface NamedCause {
  readonly cause: DropCause;
  readonly eventId: string | null;
}

/** The part of a day's loss that has one cause, 0 to 1; the parts of a day add up to 1. */
export interface NamedPart extends NamedCause {
  readonly share: number;
}

/** The causes of a loss on each of its days, by day since 1970-01-01. */
export type NamedDays = ReadonlyMap<number, readonly NamedPart[]>;

/**
 * What an open loss of rate is put down to on each of its days: to its cause from its first day on, and what a confirmed fall that
 * joined it added, to the step of the log within two days of that fall. A rise takes of all alike. Days on which it is standing are of
 * the level that it left, and have none.
 * @param first its likeliest cause
 * @param events what may have lowered the rate
 */
export function namedDays(
  loss: Pick<RateException, 'day' | 'changeDays' | 'days'>,
  { day, rate }: Pick<ValidDays, 'day' | 'rate'>,
  first: NamedCause,
  events: readonly LoweringEvent[],
): NamedDays {
  const rateOn = new Map(day.map((number, i) => [number, rate[i]!]));
  const open = loss.days.filter(({ standing }) => standing === null);
  const later = loss.changeDays.filter((change) => change - loss.day > mergeWithinDays).sort((a, b) => a - b);
  const begins = [loss.day, ...later];
  const named = new Map<number, readonly NamedPart[]>();
  let parts: { of: NamedCause; size: number }[] = [];
  for (const [stage, begin] of begins.entries()) {
    const days = open.filter((one) => one.day >= begin && one.day < (begins[stage + 1] ?? Infinity));
    if (days.length === 0) continue;
    const lacks = days.flatMap((one) => {
      const made = rateOn.get(one.day);
      return made === undefined ? [] : [Math.max(0, 1 - made / one.expected)];
    });
    const size = lacks.length > 0 ? median(lacks) : 0;
    const before = parts.reduce((sum, part) => sum + part.size, 0);
    if (size > before) {
      const of = stage === 0 ? first : causeOfStep(stepBehind(events, begin));
      parts = [...parts, { of, size: size - before }];
    } else if (before > 0 && size > 0) {
      parts = parts.map((part) => ({ ...part, size: (part.size * size) / before }));
    }
    const sum = parts.reduce((total, part) => total + part.size, 0);
    const shares =
      sum > 0 ? parts.map(({ of, size: own }) => ({ ...of, share: own / sum })) : [{ ...first, share: 1 }];
    for (const one of days) named.set(one.day, shares);
  }
  return named;
}

function causeOfStep(step: LoweringEvent | undefined): NamedCause {
  return step && (step.kind === 'choke' || step.kind === 'frequency')
    ? { cause: step.kind, eventId: step.id }
    : { cause: 'unknown', eventId: null };
}

/**
 * Days of deferred production on which what nothing else explains has the causes that the loss of these days has: an exception and
 * the losses by reason name the same.
 */
export function withNamedLosses(days: DeferredDay[], named: NamedDays): DeferredDay[] {
  if (named.size === 0) return days;
  return days.map((day) => {
    const parts = named.get(day.day);
    const own = day.losses.find(({ reasonCode }) => reasonCode === underperformance);
    if (own === undefined || parts === undefined || parts.every(({ cause }) => codeOf[cause] === null))
      return day;
    const losses = [
      ...day.losses.filter((loss) => loss !== own),
      ...parts.map((part) => lossOfPart(own, part)),
    ];
    return { ...day, losses: losses.sort((a, b) => b.deferred - a.deferred) };
  });
}

function lossOfPart(own: Loss, { cause, eventId, share }: NamedPart): Loss {
  const code = codeOf[cause];
  const deferred = own.deferred * share;
  return code === null ? { ...own, deferred } : { ...own, reasonCode: code, eventId, deferred };
}
