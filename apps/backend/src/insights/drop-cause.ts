import type { DropCause } from '../vocabulary.ts';
import { explainedWithinDays, ratioRiseCause } from './limits.ts';

/** An entry of the operations log that may have lowered a rate. */
export interface LoweringEvent {
  id: string;
  /** First and last day of its time; the same where no end was logged. */
  day: number;
  lastDay: number;
  kind: 'choke' | 'frequency' | 'test' | 'other';
}

/** What was seen around the first day of a drop; NaN where not reported. */
export interface DropEvidence {
  day: number;
  /** Last day of the drop seen so far. */
  lastDay: number;
  /** Fall of the rate (fraction of the baseline). */
  fraction: number;
  /** Medians of the 30 valid days before: water cut (%), gas-oil ratio (Sm3/Sm3). */
  waterCutBefore: number;
  gorBefore: number;
  /** Medians over the drop. */
  waterCutNow: number;
  gorNow: number;
  /** Fall that the median of the five valid days before the drop already showed (fraction of the baseline). */
  slide: number;
  events: readonly LoweringEvent[];
}

/** Confidence of the causes that are read from a record rather than measured in it (0..1). */
const causeScores = { reported: 0.9, measurement: 0.8, gas: 0.6, slide: 0.5 } as const;
/** Score below which a drop has no cause: it would more likely have another one. */
const leastCauseScore = 0.5;

/**
 * The likeliest cause with its score (0.5..1), or none. Something that was done to the well beats what the ratios say; a test
 * does while its time covers the whole drop. The water cut scores by the share of the oil loss that the extra water accounts for.
 */
export function dropCause(evidence: DropEvidence): {
  cause: DropCause;
  score: number;
  /** The entry of the log that it rests on. */
  eventId: string | null;
} {
  const near = nearest(
    evidence.events.filter((event) => isBehind(event, evidence)),
    evidence.day,
  );
  if (near?.kind === 'choke' || near?.kind === 'frequency')
    return { cause: near.kind, score: causeScores.reported, eventId: near.id };
  if (near?.kind === 'test')
    return { cause: 'measurement', score: causeScores.measurement, eventId: near.id };
  return { ...causeOfRatios(evidence), eventId: null };
}

function causeOfRatios(evidence: DropEvidence): { cause: DropCause; score: number } {
  const watering = wateringShare(evidence);
  if (watering >= leastCauseScore) return { cause: 'watering', score: watering };
  if (evidence.gorNow > ratioRiseCause * evidence.gorBefore) return { cause: 'gas', score: causeScores.gas };
  if (evidence.slide > evidence.fraction / 2) return { cause: 'decline', score: causeScores.slide };
  return { cause: 'unknown', score: 0 };
}

/** The step of a choke or a frequency down that is nearest to a day, at most two days away. */
export function stepBehind(events: readonly LoweringEvent[], day: number): LoweringEvent | undefined {
  return nearest(
    events.filter((event) => event.kind !== 'test' && isBehind(event, { day, lastDay: day })),
    day,
  );
}

function nearest(events: readonly LoweringEvent[], day: number): LoweringEvent | undefined {
  return events.toSorted((a, b) => Math.abs(a.day - day) - Math.abs(b.day - day))[0];
}

function isBehind(
  { kind, ...event }: LoweringEvent,
  { day, lastDay }: Pick<DropEvidence, 'day' | 'lastDay'>,
): boolean {
  if (kind === 'test') return event.day <= day && lastDay <= event.lastDay;
  return kind !== 'other' && Math.abs(event.day - day) <= explainedWithinDays;
}

/** Share of the oil loss that the risen water cut explains at constant liquid; 0 when it has not risen enough. */
function wateringShare({ waterCutBefore, waterCutNow, fraction }: DropEvidence): number {
  if (!(waterCutNow > ratioRiseCause * waterCutBefore) || waterCutBefore >= 100) return 0;
  const explained = 1 - (100 - waterCutNow) / (100 - waterCutBefore);
  return Math.min(1, Math.max(0, explained / fraction));
}
