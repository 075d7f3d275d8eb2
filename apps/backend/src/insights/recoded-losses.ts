import type { LossKind } from '../vocabulary.ts';
import type { DeferredDay } from './deferred-production.ts';
import type { Loss } from './loss-split.ts';

/** A cause that people booked a share of a loss to. */
export interface RecodedPart {
  readonly reasonCode: string;
  readonly kind: LossKind;
  /** Of the time and of the volume, 0 to 1; the shares of a recode add up to 1. */
  readonly share: number;
}

/** What people say that the losses of one cause were; days as days since 1970-01-01. */
export interface LossRecode {
  readonly from: number;
  readonly to: number;
  readonly reasonCode: string;
  readonly kind: LossKind;
  readonly parts: readonly RecodedPart[];
}

/**
 * Days with their losses as people recoded them: volume, hours and sum of each day stay.
 * @param recodes the oldest first: a later one is of what the earlier ones left
 */
export function recoded(days: DeferredDay[], recodes: readonly LossRecode[]): DeferredDay[] {
  if (recodes.length === 0) return days;
  return days.map((day) => {
    const ofDay = recodes.filter(({ from, to }) => from <= day.day && day.day <= to);
    if (ofDay.length === 0) return day;
    const losses = ofDay
      .reduce((before, recode) => before.flatMap((loss) => partsOf(loss, recode)), day.losses)
      .sort((a, b) => b.deferred - a.deferred);
    const planned = losses.reduce((sum, loss) => sum + (loss.kind === 'planned' ? loss.deferred : 0), 0);
    return { ...day, losses, planned, unplanned: Math.max(0, day.deferred - planned) };
  });
}

function partsOf(loss: Loss, { reasonCode, kind, parts }: LossRecode): Loss[] {
  if (loss.reasonCode !== reasonCode || loss.kind !== kind) return [loss];
  return parts.map((part) => ({
    reasonCode: part.reasonCode,
    kind: part.kind,
    eventId: loss.eventId,
    deferred: loss.deferred * part.share,
    hours: loss.hours * part.share,
  }));
}
