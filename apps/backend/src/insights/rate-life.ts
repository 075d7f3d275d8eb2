import type { LossEnd } from '../vocabulary.ts';
import type { Level } from './rate-level.ts';

/** A step of the rate of a well's main product that change detection has confirmed. Days are numbers since 1970-01-01. */
export interface ConfirmedStep {
  day: number;
  detectedDay: number;
  /** Logarithm of its factor, net of decline. */
  step: number;
}

/** What bears on a well's losses beside its rows. */
export interface LossContext {
  /** Days on which a person accepted what the well then made as its level, ascending. */
  acceptedDays: ArrayLike<number>;
  /** From which day until before which one a loss was put off. */
  postponements: readonly { from: number; until: number }[];
  /** Whether the well has not reported for so long that none is expected of it. */
  isForgotten: boolean;
}

/** What a loss is on one of its reported days. */
export interface LossDay {
  day: number;
  /** Sm3/d. */
  expected: number;
  /** What is lost while the loss is standing, whatever the well makes on the day (Sm3/d); null while it is open. */
  standing: number | null;
}

/** A loss of the rate of a well's main product from its first day until it is over: one life, whether a drop or a confirmed change began it. */
export interface RateException {
  day: number;
  /** Day on which its rule was met. */
  detectedDay: number;
  begunBy: 'drop' | 'fall';
  /** What was expected when it began, and the first and last day of those it is the median of. */
  level: Level & { fromDay: number; toDay: number };
  /** First days of the confirmed changes that are part of it. */
  changeDays: number[];
  /** Its first day, or that of what joined it last: from here on its days are of the level that it left. */
  lastChangeDay: number;
  days: LossDay[];
  /** Day from which its level is the well's though no person accepted it. */
  standingFrom: number | null;
  /** Its last valid day so far. */
  lastDay: number;
  end: LossEnd | null;
}

/** How the level of a well's main product went: its losses by first day, and the days on which a confirmed rise started it anew. */
export interface RateLife {
  losses: RateException[];
  riseDays: number[];
}
