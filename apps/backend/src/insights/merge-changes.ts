import type { DetectedChange } from './change-points.ts';
import { changeVariableNames, type ChangeVariable } from './change-variables.ts';
import { explainedWithinDays, mergeWithinDays } from './limits.ts';

/** Something that was done to a well or happened to it; days since 1970-01-01. */
export interface DatedEvent {
  id: string;
  day: number;
  /** A test or a treatment: it lowers a rate while it lasts, and leaves no loss behind. */
  isPassing?: boolean;
}

/**
 * One change per well and moment: changes of one well within three days of the first of them are merged; the
 * production variables lead, so that a frequency step is reported by what it did to the well.
 */
export function mergeChanges(changes: readonly DetectedChange[]): DetectedChange[] {
  const groups: DetectedChange[][] = [];
  for (const change of [...changes].sort((a, b) => a.day - b.day)) {
    const group = groups.at(-1);
    if (group !== undefined && change.day - group[0]!.day <= mergeWithinDays) group.push(change);
    else groups.push([change]);
  }
  return groups.map(
    (group) => group.sort((a, b) => rank(a.variable) - rank(b.variable) || b.score - a.score)[0]!,
  );
}

/** The alarms without a certain change within three days of them. */
export function alarmsApart(
  alarms: readonly DetectedChange[],
  certain: readonly DetectedChange[],
): DetectedChange[] {
  return mergeChanges(alarms).filter(
    (alarm) => !certain.some((change) => Math.abs(change.day - alarm.day) <= mergeWithinDays),
  );
}

/**
 * Events within two days of a change, nearest first; any of them explains it. A test or a treatment explains no loss that goes
 * on after it.
 */
export function explainingEvents(
  change: DetectedChange,
  events: readonly DatedEvent[],
  isLoss: boolean,
): DatedEvent[] {
  const distance = (event: DatedEvent): number => Math.abs(event.day - change.day);
  return events
    .filter((event) => distance(event) <= explainedWithinDays && !(isLoss && event.isPassing === true))
    .sort((a, b) => distance(a) - distance(b));
}

function rank(variable: ChangeVariable): number {
  return changeVariableNames.indexOf(variable);
}
