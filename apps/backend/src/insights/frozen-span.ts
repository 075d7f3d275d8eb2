import { standingDowntimeDays } from './limits.ts';
import type { RateException } from './rate-life.ts';

/** Days, both inclusive, on which a well's potential stands still because an exception is open. */
export interface FrozenSpan {
  from: number;
  to: number;
  /** Whether what the well made meanwhile is its level afterwards; else the level before holds on. */
  isNewLevel: boolean;
}

/** An exception as its span is made of it. */
interface OpenSpan {
  day: number;
  lastDay: number;
  /** It ended as the well's new level. */
  isNewLevel: boolean;
}

/** The days of a loss of rate on which its level is not the well's yet. */
export function spanOfLoss({
  day,
  lastDay,
  standingFrom,
  end,
}: Pick<RateException, 'day' | 'lastDay' | 'standingFrom' | 'end'>): OpenSpan {
  if (standingFrom !== null) return { day, lastDay: standingFrom - 1, isNewLevel: true };
  return { day, lastDay, isNewLevel: end === 'accepted' };
}

/** The days of a downtime on which its well's potential is that of before. */
export function spanOfDowntime({ day, lastDay }: Pick<OpenSpan, 'day' | 'lastDay'>): OpenSpan {
  const last = day + standingDowntimeDays - 1;
  return { day, lastDay: Math.min(lastDay, last), isNewLevel: lastDay > last };
}

/**
 * The spans of a well's exceptions, ascending and apart. Exceptions that overlap or follow each other without a day
 * between are one span. A span ends the day before a person accepts the new level.
 * @param acceptedDays ascending
 */
export function frozenSpans(exceptions: readonly OpenSpan[], acceptedDays: ArrayLike<number>): FrozenSpan[] {
  const joined: FrozenSpan[] = [];
  for (const { day, lastDay, isNewLevel } of [...exceptions].sort((a, b) => a.day - b.day)) {
    const last = joined.at(-1);
    if (last === undefined || day > last.to + 1) joined.push({ from: day, to: lastDay, isNewLevel });
    else if (lastDay >= last.to) {
      last.isNewLevel = isNewLevel || (last.isNewLevel && lastDay === last.to);
      last.to = lastDay;
    }
  }
  return joined.map((span) => {
    const accepted = Array.from(acceptedDays).find((day) => day > span.from && day <= span.to);
    return accepted === undefined ? span : { from: span.from, to: accepted - 1, isNewLevel: true };
  });
}
