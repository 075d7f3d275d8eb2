import { maxFrozenDays } from './limits.ts';

/** Days, both inclusive, on which a well's potential stands still because an exception is open. */
export interface FrozenSpan {
  from: number;
  to: number;
  /** Whether what the well made meanwhile is its level afterwards; else the level before holds on. */
  isNewLevel: boolean;
}

/** An exception as its span is made of it. */
export interface OpenSpan {
  day: number;
  lastDay: number;
  /** It ended as the well's new level. */
  settled?: boolean;
}

/**
 * The spans of a well's exceptions, ascending and apart. Exceptions that overlap or follow each other without a day
 * between are one span. A span ends after 90 days, or the day before a person accepts the new level.
 * @param acceptedDays ascending
 */
export function frozenSpans(exceptions: readonly OpenSpan[], acceptedDays: ArrayLike<number>): FrozenSpan[] {
  const joined: FrozenSpan[] = [];
  for (const { day, lastDay, settled = false } of [...exceptions].sort((a, b) => a.day - b.day)) {
    const last = joined.at(-1);
    if (last === undefined || day > last.to + 1) joined.push({ from: day, to: lastDay, isNewLevel: settled });
    else if (lastDay >= last.to) {
      last.isNewLevel = settled || (last.isNewLevel && lastDay === last.to);
      last.to = lastDay;
    }
  }
  return joined.map((span) => {
    const end = levelEnd(span.from, acceptedDays);
    return span.to >= end ? { from: span.from, to: end - 1, isNewLevel: true } : span;
  });
}

/** The day from which an exception that began on a day is the well's new level at the latest. */
export function levelEnd(from: number, acceptedDays: ArrayLike<number>): number {
  const accepted = Array.from(acceptedDays).find((day) => day > from) ?? Infinity;
  return Math.min(accepted, from + maxFrozenDays);
}
