import { dayMs } from '../../production-day.ts';
import type { DriveMode, EventSource } from '../../vocabulary.ts';
import type { LoggedEvent } from '../field-record.ts';
import type { Readings } from './readings.ts';
import { findSteps, frequencyRule, type SettingStep } from './setting-steps.ts';
import type { OtherChange } from './step-effect.ts';

/** A change of the frequency that was made. */
export interface ExecutedStep {
  /** Entry of the log; null when the readings alone show it. */
  eventId: string | null;
  /** ms. */
  at: number;
  /** Hz. */
  from: number;
  to: number;
  source: EventSource;
}

/** A log may be this far from what it logs (ms). */
const logDelay = 1.5 * dayMs;

/**
 * Whether an entry of the log is of a step of the readings: near the hour that has it, or, to the same level, at any time since the
 * last hour that has the level before. A gauge that is silent for days shows the step days after it was made.
 */
function isOf(entry: ExecutedStep, { since, at, from, to }: SettingStep): boolean {
  if ((entry.to - entry.from) * (to - from) <= 0) return false;
  if (Math.abs(entry.at - at) <= logDelay) return true;
  const isBetween = entry.at >= since - logDelay && entry.at <= at + logDelay;
  return isBetween && Math.abs(entry.to - to) < frequencyRule.least;
}

/**
 * Changes of a pump's frequency by time: those of the log, and those that the readings alone show. What a drive
 * does in a mode other than a fixed frequency is its controller's.
 */
export function executedSteps(
  wellId: string,
  readings: Pick<Readings, 'at' | 'frequency'>,
  events: readonly LoggedEvent[],
  mode: DriveMode,
): ExecutedStep[] {
  const logged = events.flatMap((event): ExecutedStep[] => {
    const { id, kind, fromValue: from, toValue: to, source } = event;
    if (event.wellId !== wellId || kind !== 'frequency' || from === null || to === null) return [];
    return Math.abs(to - from) < frequencyRule.least
      ? []
      : [{ eventId: id, at: event.from, from, to, source }];
  });
  const found = findSteps(readings.at, readings.frequency, frequencyRule)
    .filter((step) => !logged.some((entry) => isOf(entry, step)))
    .map(({ at, from, to }): ExecutedStep => ({
      ...{ at, from, to },
      eventId: null,
      source: mode === 'fixed' ? 'operator' : 'controller',
    }));
  return [...logged, ...found].sort((a, b) => a.at - b.at);
}

/** Outages that a well needs time to come back from (ms). */
const longOutage = dayMs;

/** What else happened to a well, by the log, as the tracking of a step takes it. */
export function otherChanges(
  wellId: string,
  events: readonly LoggedEvent[],
  dayOf: (moment: number) => number,
): OtherChange[] {
  return events.flatMap((event): OtherChange[] => {
    if (event.wellId !== wellId && event.wellId !== null) return [];
    const day = dayOf(event.from);
    switch (event.kind) {
      case 'frequency':
      case 'calibration':
        return [];
      case 'choke':
      case 'test':
        return [{ day, kind: event.kind }];
      case 'chemical':
      case 'other':
        return [{ day, kind: 'otherChange' }];
      case 'workover':
      case 'espReplacement': {
        const end = Number.isFinite(event.to) ? dayOf(event.to) : day;
        return [
          { day, kind: 'otherChange' },
          { day: end, kind: 'otherChange' },
        ];
      }
      case 'shutIn':
      case 'trip':
      case 'facility':
        return event.to - event.from >= longOutage ? [{ day, kind: 'shutIn' }] : [];
    }
  });
}
